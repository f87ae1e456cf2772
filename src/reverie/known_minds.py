"""Known minds: by which files, and how far, each mind of one's homes was known of late; light.

It is noted in the person's own state folder, out of reach of what a pull or an archive brings.
"""

from __future__ import annotations

import os

from reverie import files
from reverie.keyed import user_state, word_in

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pathlib import Path

NOTED, MOST_INODES, MOST_NOTED = "minds", 8, 1 << 20
HEAD, ADOPT = "head ", "adopt "
"""What begins a line that tells how far a journal went, and one of a file that may be signed."""
MAGIC = b"SQLite format 3\0"


def note(path: str | Path, heads: list[str] | None = None) -> None:
    """Note in the person's own state that a mind of theirs is known from now on as it lies there.

    `heads` tell how far its journal goes. Where nothing can be noted the mind is looked at whole
    when it is opened next.
    """
    noted = _noted(path)
    if not noted:
        return
    try:
        known, inode = _inodes(noted), _inode(path)
        if inode in known and heads in (None, heads_of(path)):
            os.utime(noted)
            return
        last = [*(it for it in known if it != inode), inode][-MOST_INODES:]
        here = _head_of(path)
        lines = [*last, *(it for it in _noted_lines(noted) if it.startswith(HEAD))]
        if heads is not None:
            lines = [it for it in lines if not it.startswith(here)] + [here + it for it in heads]
        files.make_folder(os.path.dirname(noted))
        files.replace(noted, "".join(f"{it}\n" for it in lines))
    except OSError:
        return


def heads_of(path: str | Path) -> list[str]:
    """How far the journal of a mind went when it was closed last where it lies now."""
    lines, here = _noted_lines(_noted(path)), _head_of(path)
    return [line.removeprefix(here) for line in lines if line.startswith(here)]


def is_noted(path: str | Path) -> bool:
    """Whether this very file of a mind was known here before, and nobody else changed it since.

    The number of an inode is given anew to another file; the time of its last change cannot be
    set. While a mind is open, or after a kill, its log and the map of it tell that the change may
    be our own.
    """
    noted = _noted(path)
    if not noted:
        return True
    if not os.path.lexists(path) or _inode(path) not in _inodes(noted):
        return False
    is_logged, is_open = (os.path.lexists(f"{path}-{part}") for part in ("wal", "shm"))
    if os.path.lexists(f"{path}-journal") or (is_logged and not is_open):
        return False  # no mind of ours has a log so
    return is_logged or os.stat(noted).st_mtime_ns >= os.lstat(path).st_ctime_ns


def was_keyed(path: str | Path) -> bool:
    """Whether a mind of this name was ever signed in this home."""
    noted = _noted(path)
    return bool(noted) and bool(_inodes(noted))


def forget(home: str) -> None:
    """Let the minds of a home be signed anew when they are opened next."""
    folder, word = os.path.join(user_state(), NOTED), word_in(home)
    for name in os.listdir(folder) if word and os.path.isdir(folder) else ():
        if name.startswith(word):
            os.unlink(os.path.join(folder, name))


def let_adopt(home: str) -> None:
    """Let the minds that a home holds right now be signed when they are opened next.

    A person has said that they are theirs, or they are of before there were MACs.
    """
    for name in sorted(os.listdir(home)):
        path = os.path.join(home, name)
        noted = _noted(path)
        if noted and files.glimpse(path, len(MAGIC)) == MAGIC and not _inodes(noted):
            files.make_folder(os.path.dirname(noted))
            files.replace(noted, f"{ADOPT}{_inode(path)}\n")


def may_adopt(path: str | Path) -> bool:
    """Whether this very file may be signed, whoever wrote it."""
    noted = _noted(path)
    return bool(noted) and f"{ADOPT}{_inode(path)}" in _noted_lines(noted)


def _noted(path: str | Path) -> str:
    """Where the inodes of a mind are noted; nowhere outside of a home."""
    home, name = os.path.split(os.path.abspath(path))
    word = word_in(home) if os.path.basename(home) == files.HOME else ""
    return os.path.join(user_state(), NOTED, f"{word}-{name}") if word else ""


def _head_of(path: str | Path) -> str:
    """What begins a line on a mind at its place; a copy of a home has the same word elsewhere."""
    import zlib

    return f"{HEAD}{zlib.crc32(os.path.realpath(path).encode(errors='surrogateescape')):08x} "


def _inodes(noted: str) -> list[str]:
    return [line for line in _noted_lines(noted) if not line.startswith((HEAD, ADOPT))]


def _noted_lines(noted: str) -> list[str]:
    return files.glimpse(noted, MOST_NOTED).decode(errors="replace").splitlines()


def _inode(path: str | Path) -> str:
    found = os.lstat(path)
    return f"{found.st_dev}:{found.st_ino}"
