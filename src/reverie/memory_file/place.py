"""The place of a memory file: read, stamped, written whole, and never over someone's work."""

from __future__ import annotations

import hashlib
import os
import re
import secrets
import string
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from enum import Enum, auto
from pathlib import Path

from reverie import keyed
from reverie.confirmed import led_to
from reverie.domain.views.sheet import Sheet
from reverie.errors import CannotWrite, FileRefused, step_after
from reverie.files import beginning, lock, make_folder, open_lock, write_led, write_whole
from reverie.frozen import dataclass
from reverie.memory_file.comments import Comments, comments_in, with_comments
from reverie.memory_file.git_versions import Version, versions
from reverie.memory_file.nodes import MOST_BYTES, addresses_in
from reverie.memory_file.seen_versions import Seen, forget_seen, seen_of
from reverie.memory_file.write import COLD, HOT, WARM, is_ours, lines_of

FILE, ASIDE = "memory.yml", "memory.yml.tonight"
TAKING = "memory.taking"
"""The text that is being taken in, by its digest, and the last entry before."""
TAG_LETTERS = 4
STAMP = re.compile(r"^(  stamp: )([a-z]+)-(\d+)-([0-9a-f]{12})([ \t]*(?:[ \t]#.*)?)$", re.MULTILINE)
BLANK = "0" * 12
HEADS = (f"hot: {HOT}", f"warm: {WARM}", f"cold: {COLD}")


class State(Enum):
    """How a file stands to what was last written here."""

    MISSING = auto()
    AS_WRITTEN = auto()
    EDITED = auto()
    """From what we wrote last."""
    STRAYED = auto()
    """From something else that we or nobody wrote: nothing counts as deleted."""
    FOREIGN = auto()
    """Another machine's."""


@dataclass(frozen=True, slots=True)
class Found:
    """A file as it was found; `text` is what it must still be when it is written over."""

    state: State
    text: str
    tag: str
    written: str = ""
    """What we wrote last, where it was edited."""
    seen: tuple[Seen, ...] = ()
    """How the file went since we wrote it, oldest first, as far as it was looked at."""
    in_git: tuple[Version, ...] = ()
    """What git holds of the file that we did not write."""
    is_known: bool = True
    """Whether we have written the file here before; if not, nobody saw how it came."""

    @property
    def has_stamp(self) -> bool:
        """Whether a machine wrote the file, or what it was made from."""
        return bool(tag_of(self.text))

    @property
    def genuine(self) -> Version | None:
        """What git holds of the file under the stamp it has now."""
        stamp = stamp_of(self.text)
        return next((one for one in self.in_git if stamp and stamp_of(one.text) == stamp), None)

    @property
    def is_from_elsewhere(self) -> bool:
        """Whether nothing tells what of the file was written here."""
        is_foreign = self.state is State.FOREIGN
        return self.genuine is None if is_foreign else not self.is_known

    @property
    def whence(self) -> str:
        """Where the file comes from, in words."""
        by = next((one.whence for one in self.in_git if one.whence), "")
        machine = f"machine {self.tag}" if self.state is State.FOREIGN else ""
        return ", ".join(filter(None, (by, machine))) or "a file found here"


class MemoryPlace:
    """The memory file of one project, with what is kept beside it to tell edits."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.file = home / FILE
        self.aside = home / ASIDE
        self._state = home / "state"

    @property
    def tag(self) -> str:
        """The letters by which other machines know this one; chosen once."""
        path = self._state / "machine"
        with self._locked():
            known = _own(path)
            if not re.fullmatch(f"[a-z]{{{TAG_LETTERS}}}", known.strip()):
                letters = (secrets.choice(string.ascii_lowercase) for _ in range(TAG_LETTERS))
                known = "".join(letters)
                keyed.write_whole(path, known + "\n")
        return known.strip()

    def found(self) -> Found:
        """The file as it is now."""
        text = self._text()
        return Found(State.MISSING, "", self.tag) if text is None else self.judged(text)

    def judged(self, text: str, in_git: tuple[Version, ...] | None = None) -> Found:
        """How a text would stand to what was last written here, if it were the file."""
        ours, base = self.tag, _own(self._state / "memory.base.yml")
        tag = tag_of(text) or ours
        if is_whole(text) and tag == ours:
            return Found(State.AS_WRITTEN, text, tag)
        brought = versions(self.file) if in_git is None else in_git
        found = Found(
            State.FOREIGN if tag != ours else State.STRAYED,
            text,
            tag,
            seen=seen_of(self.file, self._state),
            in_git=tuple(one for one in brought if not _is_written(one.text, base)),
            is_known=bool(base),
        )
        is_edited = tag == ours and base and stamp_of(base) == stamp_of(text)
        return replace(found, state=State.EDITED, written=base) if is_edited else found

    def write(
        self, sheet: Sheet, found: Found, entry: int, comments: Comments | None = None
    ) -> bool:
        """Write the file, if it is still as found; else leave what we have beside it.

        Tells whether the file itself was written.
        """
        said = comments_of(found.text) if comments is None else comments
        is_current = self.is_current(sheet, found)
        text = found.text if is_current else stamped(sheet, said, self.tag, entry)
        kept = self._state / "memory.base.yml"
        with self._locked():
            now = self._text()
            if (now or "") != found.text or (now != text and is_being_edited(self.file)):
                write_whole(self.aside, text)
                return False
            if now != text:
                write_led(led_to(self.file), text)
            if _own(kept) != text:
                keyed.write_whole(kept, text)
            self.aside.unlink(missing_ok=True)
            (self._state / TAKING).unlink(missing_ok=True)
            forget_seen(self._state)
        return True

    def note_taking(self, text: str, entry: int) -> None:
        """Note that a text is about to be taken in behind an entry, should its writing fail."""
        make_folder(self._state)
        keyed.write_whole(self._state / TAKING, f"{entry} {_hash(text)}\n")

    def was_taken(self, text: str, entry: int) -> bool:
        """Whether a text was taken in by an entry and nothing was written in its place since."""
        before, _, told = _own(self._state / TAKING).strip().partition(" ")
        return before.isdigit() and int(before) < entry and told == _hash(text)

    def write_aside(self, sheet: Sheet, entry: int) -> None:
        """Write beside the file what it would say."""
        write_whole(self.aside, stamped(sheet, Comments(), self.tag, entry))

    def is_current(self, sheet: Sheet, found: Found) -> bool:
        """Whether the file says already what the sheet would."""
        if found.state is not State.AS_WRITTEN:
            return False
        stamp = STAMP.search(found.text)
        entry = int(stamp.group(3)) if stamp else 0
        return stamped(sheet, comments_of(found.text), self.tag, entry) == found.text

    def _text(self) -> str | None:
        return _read(led_to(self.file))

    @contextmanager
    def _locked(self) -> Iterator[None]:
        try:
            make_folder(self._state)
            file = open_lock(self._state / ".memory.lock")
        except OSError as error:
            step = step_after(error, "change its permissions")
            raise CannotWrite(f"{self._state}: {error.strerror}; {step}") from None
        try:
            lock(file)
            yield
        finally:
            os.close(file)


def stamped(sheet: Sheet, comments: Comments, tag: str, entry: int) -> str:
    """The file of a sheet, with a stamp that tells later whether it was touched."""
    lines = []
    for address, line in lines_of(sheet):
        if address == "meta/stamp":
            line = f"  stamp: {tag}-{entry}-{BLANK}"
        lines.append((address, line))
    text = "\n".join(with_comments(lines, comments)) + "\n"
    return STAMP.sub(rf"\g<1>\g<2>-\g<3>-{_hash(text)}\g<5>", text, count=1)


def comments_of(text: str) -> Comments:
    """The comments of a file; none if it cannot be read."""
    if all(is_ours(line.strip()) or line in HEADS for line in text.splitlines() if "#" in line):
        return Comments()
    try:
        return comments_in(text, addresses_in(text))
    except FileRefused:
        return Comments()


def tag_of(text: str) -> str:
    """The tag of the machine that wrote a file; empty if it does not say."""
    stamp = STAMP.search(text)
    return stamp.group(2) if stamp else ""


def is_being_edited(file: Path) -> bool:
    """Whether an editor has left its mark that the file is open in it."""
    marks = (f".{file.name}.swp", f".#{file.name}", f".~lock.{file.name}#")
    return any(os.path.lexists(file.with_name(mark)) for mark in marks)


def _hash(text: str) -> str:
    blank = STAMP.sub(rf"\g<1>\g<2>-\g<3>-{BLANK}\g<5>", text, count=1)
    return hashlib.sha256(blank.encode(errors="surrogatepass")).hexdigest()[:12]


def stamp_of(text: str) -> str:
    """The stamp of a file; empty if it has none."""
    stamp = STAMP.search(text)
    return "-".join(stamp.group(2, 3, 4)) if stamp else ""


def _is_written(text: str, last: str) -> bool:
    """Whether a version is what we wrote last."""
    return text == last or (is_whole(text) and stamp_of(text) == stamp_of(last))


def is_whole(text: str) -> bool:
    """Whether a file is as some machine wrote it."""
    stamp = STAMP.search(text)
    return bool(stamp) and stamp is not None and _hash(text) == stamp.group(4)


def _own(path: Path) -> str:
    """What a file of ours in the state says."""
    return keyed.glimpse(path, 2 * MOST_BYTES).decode(errors="replace")


def _read(path: str | Path) -> str | None:
    try:
        return (
            beginning(path, MOST_BYTES + 1)
            .decode("utf-8")
            .replace("\r\n", "\n")
            .replace("\r", "\n")
        )
    except FileNotFoundError:
        return None
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise FileRefused(line, 1, "not UTF-8; save the file as UTF-8") from None
    except OSError as error:
        raise CannotWrite(f"{path} cannot be read: {error.strerror}; mend that first") from None
