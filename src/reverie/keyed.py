"""Keyed files: what is told or believed bears a MAC by this person's secret; light, for hooks.

The MAC (keyed BLAKE2b) covers the word on the seal of the home, the name of the file in it and its
bytes, and is written in one with them. So nothing that a pull, an archive or another home brings
is read, and nothing of one's own ever looks foreign. Files outside of a home bear none.
"""

from __future__ import annotations

import errno
import os
from _blake2 import blake2b

from reverie import files

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    Hand = tuple[bytes, bytes]
    """What signs: the secret, and what each MAC covers beside the bytes."""

SEAL = "state/.seal"
SECRET = "secret"
SECRET_BYTES, MAC_BYTES = 32, 16
LETTERS = 32
"""Hexadecimal digits of the word on a seal, and of a MAC."""
VARIABLE = "REVERIE_STATE_HOME"
"""The variable of the environment that names the person's own state folder."""
OBJECT, ITEM, LINE = (b'"mac": "', b'"}\n'), (b'{"mac": "', b'"}]\n'), (b"\nmac ", b"\n")
"""What stands around a MAC: as last key of an object, as last item of a list, as last line."""
_HELD: dict[str, tuple[str, bytes]] = {}
"""The word and the secret of a home, where a hook has read them already."""
NOT_OURS = "{path} was not written here"
STATE = "state"
WHOLE = frozenset(
    {
        ".sleep.json",
        ".sleep-history.json",
        "audit.json",
        "directed",
        "hook.json",
        "installed.json",
        "live.json",
        "machine",
        "memory.base.yml",
        "memory.seen",
        "memory.taking",
        "metrics.json",
        "morning-note.txt",
        "mornings.json",
        "owner.json",
        "paused",
        "schedule.json",
        "sync.json",
        "written",
    }
)
"""The keyed files of a state that are written whole; so are those of its folders."""
FOLDERS = ("briefing", "memory.seen.d", "traces")
GROWING = frozenset({"live/told.jsonl", "notes.jsonl", "spend.jsonl", "stimuli.jsonl"})
"""The keyed files that grow by lines, each of which bears a MAC."""


def user_state() -> str:
    """The folder of what Reverie knows of this person, whatever the project."""
    if os.path.isabs(named := os.environ.get(VARIABLE) or ""):
        return named
    given = os.environ.get("XDG_STATE_HOME") or ""
    own = os.path.join(os.path.expanduser("~"), ".local", "state")
    return os.path.join(given if os.path.isabs(given) else own, "reverie")


def word_in(home: str) -> str:
    """The word on the seal of a home; empty if it has none."""
    word = files.glimpse(os.path.join(home, SEAL), LETTERS + 1).decode(errors="replace")
    is_word = len(word) == LETTERS and not word.strip("0123456789abcdef")
    return word if is_word else ""


def has_secret() -> bool:
    """Whether this person has a secret to sign with."""
    return bool(_secret())


def make_secret() -> None:
    """Make the person's secret, unless there is one that can be read; whoever is first decides."""
    if has_secret():
        return
    folder = user_state()
    files.make_folder(folder)
    fresh = os.path.join(folder, f".{SECRET}.{os.urandom(8).hex()}")
    files.write_new(fresh, os.urandom(SECRET_BYTES).hex())
    try:
        os.link(fresh, os.path.join(folder, SECRET))
    except FileExistsError:
        if not has_secret():  # else another process was quicker
            os.replace(os.path.join(folder, SECRET), f"{fresh}.broken")
            make_secret()
    finally:
        os.unlink(fresh)


def read(path: str | Path, most: int = files.MOST_BYTES) -> bytes:
    """What a keyed file says, without its MAC; ValueError if it was not written here."""
    return checked(path, files.read(path, most), hand_of(path))


def answers(path: str | Path) -> bool:
    """Whether what lies at a path was written here; of appended files whether a line was."""
    try:
        if os.fspath(path).endswith(".jsonl"):
            return os.stat(path).st_size == 0 or any(True for _ in lines(path))
        checked(path, files.glimpse(path, files.MOST_BYTES), hand_of(path))
    except (OSError, ValueError):
        return False
    return True


def replace(path: str | Path, text: str) -> None:
    """Put a keyed file in the place of an old one, as `files.replace` does."""
    whole = text.encode(errors="replace")
    files.replace(os.fspath(path), _signed(path, whole, hand_of(path)))


def write_whole(path: str | Path, text: str) -> None:
    """Rewrite a keyed file, as `files.write_whole` does."""
    files.write_whole(path, signed(path, text))


def signed(path: str | Path, text: str) -> str:
    """The text of a file with its MAC; as it is where nothing is keyed."""
    whole = text.encode(errors="replace")
    return _signed(path, whole, hand_of(path)).decode(errors="replace")


def glimpse(path: str | Path, most: int) -> bytes:
    """What a small keyed file says; nothing if it is not there, or was not written here."""
    whole = files.glimpse(path, most)
    try:
        return checked(path, whole, hand_of(path)) if whole else b""
    except (OSError, ValueError):
        return b""


def append(path: str, line: str) -> None:
    """Add a line, an object in JSON, to a keyed file that grows by lines."""
    files.append(path, signed(path, line).rstrip("\n"))


def replace_lines(path: str | Path, whole: Iterable[str]) -> None:
    """Put lines in the place of all those of a keyed file that grows by lines."""
    files.replace(os.fspath(path), "".join(f"{signed(path, line).rstrip()}\n" for line in whole))


def lines(path: str | Path) -> Iterator[bytes]:
    """The lines of a file that were written here, without their MACs; others are passed over.

    However long the file is, it is read line by line.
    """
    hand = hand_of(path)
    with os.fdopen(files.opened(path), "rb") as file:
        while line := file.readline(files.MOST_BYTES):
            try:
                yield checked(path, line, hand)
            except ValueError:
                continue


def names_in(home: str) -> Iterator[str]:
    """The keyed files that a home holds, by their names in it."""
    state = os.path.join(home, STATE)
    for folder in ("", "live", *FOLDERS):
        there = os.path.join(state, folder)
        for name in sorted(os.listdir(there)) if os.path.isdir(there) else ():
            inside = os.path.join(folder, name)
            is_one = inside in WHOLE | GROWING or (folder in FOLDERS and name[0] != ".")
            if is_one and os.path.lexists(os.path.join(there, name)):
                yield os.path.join(STATE, inside)


def adopt(path: str) -> None:
    """Sign what lies at a path, whoever wrote it; a person has said that it is theirs."""
    if path.endswith(".jsonl"):  # however long it is
        with os.fdopen(files.opened(path), "rb") as file:
            told = (_parted(path, line.rstrip() + b"\n")[2] for line in file)
            replace_lines(path, (line.decode(errors="replace") for line in told))
    else:
        replace(path, _parted(path, files.read(path))[2].decode(errors="replace"))


def hand_of(path: str | Path) -> Hand | None:
    """What signs a file; none where nothing is keyed: outside of a home, or before its seal."""
    head, home, name = os.path.join(os.curdir, path).partition(f"{os.sep}{files.HOME}{os.sep}")
    home = head + home.rstrip(os.sep)
    word, secret = _HELD.get(home) or (word_in(home) if name else "", None)
    if not (word and name):
        return None
    beside = f"{word}\0{name}\0".encode(errors="surrogateescape")
    return _secret() if secret is None else secret, beside


def hold(home: str, word: str) -> bool:
    """Read the secret once for all files of a home, in a process that ends at once, if it can."""
    if secret := _secret():
        _HELD[home] = word, secret
    return bool(secret)


def mac(hand: Hand, *parts: bytes | memoryview) -> bytes:
    """The MAC of some bytes, in hexadecimal digits."""
    secret, beside = hand
    if not secret:
        raise OSError(errno.EACCES, "the secret is lost", os.path.join(user_state(), SECRET))
    digest = blake2b(beside, digest_size=MAC_BYTES, key=secret)
    for part in parts:
        digest.update(part)
    return digest.hexdigest().encode()


def _signed(path: str | Path, whole: bytes, hand: Hand | None) -> bytes:
    if hand is None:
        return whole
    before, after = _around(path, whole)
    if before is LINE[0]:
        return b"".join((whole, before, mac(hand, whole), after))
    end = _end_of(whole, _end_of(whole, len(whole)) - 1)
    is_empty = whole[end - 1 : end] in (b"{", b"[")
    body = memoryview(whole)[:end], b"" if is_empty else b", "
    return b"".join((*body, before, mac(hand, *body), after))


def checked(path: str | Path, whole: bytes, hand: Hand | None) -> bytes:
    """What was signed, without its MAC."""
    if hand is None:
        return whole
    begin, tag, said = _parted(path, whole)
    if not tag or mac(hand, memoryview(whole)[:begin]) != tag:
        raise ValueError(NOT_OURS.format(path=path))
    return said


def _parted(path: str | Path, whole: bytes) -> tuple[int, bytes, bytes]:
    """Up to where a MAC covers some bytes, the MAC, and what the file says without it."""
    whole = whole.rstrip(b" ")
    before, after = _around(path, whole)
    end = len(whole) - len(after) - LETTERS
    begin = end - len(before)
    if begin < 0 or whole[begin:end] != before or not whole.endswith(after):
        return 0, b"", whole
    tag = whole[end : end + LETTERS]
    if before is LINE[0]:
        return begin, tag, whole[:begin]
    last = begin - 2 * (whole[begin - 2 : begin] == b", ")
    return begin, tag, b"".join((memoryview(whole)[:last], whole[_end_of(whole, len(whole)) - 1 :]))


def _end_of(whole: bytes, end: int) -> int:
    """Where some bytes end that are followed by spaces and line ends alone."""
    while end > 0 and whole[end - 1] in b" \t\n\r\v\f":
        end -= 1
    return end


def _around(path: str | Path, whole: bytes) -> tuple[bytes, bytes]:
    if not os.fspath(path).endswith((".json", ".jsonl")):
        return LINE
    end = _end_of(whole, len(whole))
    return ITEM if whole[end - 1 : end] == b"]" else OBJECT


def _secret() -> bytes:
    said = files.glimpse(os.path.join(user_state(), SECRET), 2 * SECRET_BYTES)
    try:
        secret = bytes.fromhex(said.decode())
    except ValueError:
        return b""
    return secret if len(secret) == SECRET_BYTES else b""
