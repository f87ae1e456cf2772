"""The exchange: both sides of a sync come to say the same, or nothing of it happens."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Protocol, TypeVar

from reverie.domain.intake.text import clipped
from reverie.domain.values.travel import Pulled
from reverie.errors import NotTaken, OutOfReach, SecretFound, TransportFailed
from reverie.frozen import dataclass
from reverie.ports import Transport
from reverie.transports.book import Book
from reverie.transports.both_sides import Look, looked
from reverie.transports.file_merge import SEGMENT, Sides, is_half, is_odd
from reverie.transports.sync_folder import (
    JOURNAL,
    MOST_BYTES,
    drop_segments,
    hash_of,
    land,
    own_segments,
    put,
    segment_name,
)

MOST_NAMED, NAMED_CHARS = 3, 60
"""How many odd files are named, and by how many letters."""
MARKER, MARKED = "reverie-sync.json", b'{"format": 1}\n'
TRIES = 6
"""How often someone else may be first before it is left to the next run."""
REWRITTEN = (
    "the history there was rewritten (a forced push, or a backup): what this machine has was put "
    "beside what stands there now, and nothing of it is lost"
)
LEFT_ALONE = "the journal was left alone"
T = TypeVar("T")


class Line(Protocol):
    """The journal's part in an exchange: one line of segments that all machines share."""

    def refuse_another(self, first: bytes) -> None:
        """Refuse the line of another mind, by its first segment."""

    def take(self, segments: Sequence[bytes]) -> str:
        """Let the mind hold these segments; why it cannot now, or nothing if it does."""

    def next(self) -> bytes | None:
        """What this mind holds beyond the segments, as one more; None where that is nothing."""


@dataclass(frozen=True, slots=True)
class Still:
    """A line that is left as it is."""

    line: Line | None = None

    def refuse_another(self, first: bytes) -> None:
        """Refuse the line of another mind: its files are another's too."""
        if self.line:
            self.line.refuse_another(first)

    def take(self, segments: Sequence[bytes]) -> str:
        """Nothing is taken."""
        return LEFT_ALONE

    def next(self) -> bytes | None:
        """Nothing is given."""
        return None


@dataclass(frozen=True, slots=True)
class Exchanged:
    """What an exchange came to."""

    brought: tuple[str, ...] = ()
    """The paths that changed here."""
    given: tuple[str, ...] = ()
    """The paths that changed there."""
    held_back: tuple[str, ...] = ()
    """What looked like a secret, by file and line, and so stayed here."""
    notes: tuple[str, ...] = ()
    refused: str = ""
    """Why a part of the journal was not taken, or not given; what is sound travelled."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """What two sides are brought to agree with: a folder, a line, and who looks for secrets."""

    sync: Path
    line: Line
    secret_in: Callable[[bytes], int | None]
    """The line in which a text holds a secret, if it does."""
    quiet: Callable[[], AbstractContextManager[object]] = nullcontext
    """Keeps whoever lets traces grow waiting, while files are written here."""

    def run(
        self, transport: Transport, book: Book, subject: str, *, gives: bool = True
    ) -> tuple[Exchanged, Book]:
        """Pull, join and push until nobody else was first; gives what it came to and the book."""
        came, is_lost = Exchanged(), False
        for _ in range(TRIES):
            pulled = _once_more(transport.pull)
            _refuse_others(transport, pulled)
            meeting = self._met(transport, book, pulled, gives=gives)
            came = _added(came, meeting, pulled)
            if not gives or not meeting.staged:
                return came, self._agreed(book, pulled, meeting, ())
            self._refuse_secret_segments(meeting.staged)
            is_new = MARKER not in pulled.hashes
            for path, content in (*meeting.staged.items(), *([(MARKER, MARKED)] * is_new)):
                transport.write(path, content)
            try:
                pushed = transport.push(subject)
            except OutOfReach:
                if is_lost:
                    raise
                is_lost = True  # it may have arrived all the same: the next look tells
                continue
            if pushed.is_done:
                now, given = Pulled(pushed.version, pushed.files), tuple(sorted(meeting.staged))
                told = (*came.notes, *filter(None, [pushed.note]))
                came = replace(came, given=given, notes=told)
                return came, self._agreed(book, now, meeting, given)
        raise OutOfReach(f"{transport.name}: others were first {TRIES} times; the next run tries")

    def _met(self, transport: Transport, book: Book, pulled: Pulled, *, gives: bool) -> _Meeting:
        """Bring here what is new there, and see what is to be given."""
        segments, why, refused = self._joined(transport, book, pulled)
        look, brought = self._landed(transport, book, pulled, line_is_left=bool(why))
        sides, after, stamps = look.sides, look.after, look.stamps
        staged, held_back = self._staged(sides, after)
        staged |= _missing_there(segments, pulled) if not why and not refused else {}
        if gives and not why and not refused:
            refused = self._told_anew(segments, staged)
        same = [p for p, c in after.items() if p in sides and sides[p].theirs == c]
        kept = {path: stamp for path, stamp in stamps.items() if path not in brought}
        told = tuple(segments)
        return _Meeting(look, tuple(same), brought, staged, held_back, told, why, kept, refused)

    def _told_anew(self, segments: list[bytes], staged: dict[str, bytes | None]) -> str:
        """Add what this mind holds beyond the segments; why it may not be given, if so."""
        try:
            segment = self.line.next()
        except NotTaken as refused:
            return str(refused)
        if segment:
            segments.append(segment)
            staged[segment_name(len(segments))] = segment
        return ""

    def _landed(
        self, transport: Transport, book: Book, pulled: Pulled, *, line_is_left: bool
    ) -> tuple[Look, tuple[str, ...]]:
        """Both sides as one, written here; looked at anew where something here grew meanwhile."""
        for _ in range(TRIES):
            look = looked(self.sync, book, transport, pulled, line_is_left=line_is_left)
            with self.quiet():
                brought = land(self.sync, look.ours, look.after)
            if brought is not None:
                return look, brought
        raise OutOfReach(f"files here changed {TRIES} times in the middle; the next run tries")

    def _joined(
        self, transport: Transport, book: Book, pulled: Pulled
    ) -> tuple[list[bytes], str, str]:
        """The line as it is now, which the mind holds unless there is a reason why not now.

        Of one that cannot be taken whole the sound beginning is, where it goes on from here.
        """
        names = sorted(name for name in pulled.hashes if SEGMENT.match(name))
        if names != [segment_name(number) for number in range(1, len(names) + 1)]:
            raise TransportFailed(
                f"a segment of the journal is missing in {transport.name}; push from a machine "
                "that has all of them"
            )
        own = own_segments(self.sync)
        theirs = [
            own[place]
            if place < len(own) and book.agreed.get(name, ("", ""))[1] == pulled.hashes[name]
            else transport.read(name)
            for place, name in enumerate(names)
        ]
        if theirs:
            self.line.refuse_another(theirs[0])
        line = own if own[: len(theirs)] == theirs else theirs
        try:
            return list(line), self.line.take(line), ""
        except NotTaken as refused:
            sound = theirs[: refused.sound]
            goes_on = len(sound) > len(own) and sound[: len(own)] == own
            why = self.line.take(sound) if goes_on else LEFT_ALONE
            return (sound if goes_on else own), why, str(refused)

    def _staged(
        self, sides: Mapping[str, Sides], after: Mapping[str, bytes | None]
    ) -> tuple[dict[str, bytes | None], tuple[str, ...]]:
        """What the other side shall be given; halves wait, and what holds a secret stays here."""
        staged: dict[str, bytes | None] = {}
        held: dict[str, int] = {}
        for path, content in after.items():
            there = sides[path].theirs if path in sides else None
            if content == there:
                continue
            line = self._secret_line(content, there) if content is not None else None
            if line is None:
                staged[path] = content
            else:
                held[path] = line
        whole = {path: None if path in held else content for path, content in after.items()}
        fit = {p: c for p, c in staged.items() if c is None or not is_half(p, whole)}
        return fit, tuple(f"{path}, line {line}" for path, line in held.items())

    def _secret_line(self, content: bytes, there: bytes | None) -> int | None:
        """The line of a secret in what is new of a file; what only grew was looked at before."""
        known = there if there and there.endswith(b"\n") and content.startswith(there) else b""
        line = self.secret_in(content[len(known) :])
        return line if line is None else line + known.count(b"\n")

    def _refuse_secret_segments(self, staged: Mapping[str, bytes | None]) -> None:
        for path, content in staged.items():
            is_segment = path.startswith(f"{JOURNAL}/") and content is not None
            line = self.secret_in(content) if is_segment and content else None
            if line is not None:
                raise SecretFound(
                    f"{path}, line {line}, holds what looks like a secret; nothing was pushed: "
                    "see what it is with `reverie doctor`"
                )

    def _agreed(self, book: Book, there: Pulled, meeting: _Meeting, given: Sequence[str]) -> Book:
        """The book once both sides say the same; the segments that the mind holds are kept."""
        hashes = there.hashes
        agreed = {
            path: (hash_of(meeting.look.after[path]), hashes[path])
            for path in (*meeting.same, *given)
            if meeting.look.after.get(path) is not None and path in hashes
        }
        open_ones = meeting.look.after.keys() - {*meeting.same, *given}
        still = {*open_ones, *meeting.look.left}
        agreed |= {
            path: pair
            for path, pair in book.agreed.items()
            if path in still or (meeting.why and path.startswith(f"{JOURNAL}/"))
        }
        segments = own_segments(self.sync) if meeting.why else meeting.segments
        for number, segment in enumerate(segments, start=1):
            name = segment_name(number)
            if name in hashes and not meeting.why:
                agreed[name] = (hash_of(segment), hashes[name])
                put(self.sync, name, segment) if book.agreed.get(name) != agreed[name] else None
        drop_segments(self.sync, after=len(segments))
        stamps = {path: stamp for path, stamp in meeting.stamps.items() if path in agreed}
        return replace(book, version=there.version, agreed=agreed, stamps=stamps)


@dataclass(frozen=True, slots=True)
class _Meeting:
    """Both sides after a look: what each path shall say, and what the other side lacks."""

    look: Look
    same: tuple[str, ...]
    brought: tuple[str, ...]
    staged: dict[str, bytes | None]
    held_back: tuple[str, ...]
    segments: tuple[bytes, ...]
    why: str
    stamps: dict[str, tuple[int, int]]
    refused: str


def _added(came: Exchanged, meeting: _Meeting, pulled: Pulled) -> Exchanged:
    long = [
        f"{path} is longer than {MOST_BYTES >> 20} MB and stays here" for path in meeting.look.long
    ]
    rewritten = REWRITTEN if pulled.is_rewritten else ""
    told = [*came.notes, rewritten, meeting.why, *long, *_odd_words(pulled)]
    return Exchanged(
        tuple(dict.fromkeys((*came.brought, *meeting.brought))),
        (),
        meeting.held_back,
        tuple(dict.fromkeys(filter(None, told))),
        meeting.refused,
    )


def _odd_words(pulled: Pulled) -> list[str]:
    """What is said of the files there that no folder of a mind can hold."""
    odd = sorted(path for path in pulled.hashes if is_odd(path))
    if not odd:
        return []
    named = ", ".join(repr(clipped(path, NAMED_CHARS)) for path in odd[:MOST_NAMED])
    more = f" and {len(odd) - MOST_NAMED} more" if len(odd) > MOST_NAMED else ""
    return [f"left out there: {named}{more}; no folder of a mind can hold such a name"]


def _missing_there(segments: Sequence[bytes], pulled: Pulled) -> dict[str, bytes | None]:
    """The segments that a history which was set back has lost."""
    return {
        segment_name(number): segment
        for number, segment in enumerate(segments, start=1)
        if segment_name(number) not in pulled.hashes
    }


def _refuse_others(transport: Transport, pulled: Pulled) -> None:
    """Refuse a place that holds something else than a sync of ours."""
    if pulled.files and MARKER not in pulled.hashes:
        raise TransportFailed(
            f"{transport.name} is not empty and holds no sync of Reverie's; give an empty, private "
            "one, or set another branch below [sync]"
        )


def _once_more(reach: Callable[[], T]) -> T:
    """What the other side answers, asked twice if it does not answer at once."""
    try:
        return reach()
    except OutOfReach:
        return reach()
