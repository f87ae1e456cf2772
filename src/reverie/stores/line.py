"""The line: one journal that all machines of a mind share, in sealed segments that never change.

Each segment is what one machine lived and did since the one before, told in numbers that follow
it. Whoever was second tells its own anew behind the first, so that all machines hold one life.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from typing import Any

import msgspec

from reverie.domain.intake.nesting import refuse_deep
from reverie.domain.rules.admission import admit
from reverie.domain.values.person import Person
from reverie.errors import NewerMind, NotTaken, StoreFailed
from reverie.extras import how_to_upgrade
from reverie.frozen import dataclass
from reverie.stores.archive import DAMAGE, Screen
from reverie.stores.foreign import as_told_by_another
from reverie.stores.journaled import JournaledStore
from reverie.stores.lived import life_in, lines_of, write_life
from reverie.stores.primitives import Lived

VERSION = 1
NAME_LETTERS = 16


class _Head(msgspec.Struct):
    """What is read of the first line of a segment."""

    version: int
    machine: str
    at: str
    person: str
    previous: str
    seal: str


@dataclass(frozen=True, slots=True)
class Segment:
    """One piece of the line: who wrote it, when, after which one, and what it tells."""

    machine: str
    at: datetime
    person: str
    lived: Lived
    is_ours: bool
    """Whether a machine of the person who reads it wrote it."""
    lines: tuple[bytes, ...]
    number: int = 1
    """Its place in the line."""


def name_of_line(first: bytes) -> str:
    """The name of the mind whose line begins so: all that follows is bound to it by its hashes."""
    return hashlib.sha256(first).hexdigest()[:NAME_LETTERS]


def written_segment(
    lived: Lived, person: Person, screen: Screen, *, machine: str, at: datetime, before: bytes
) -> bytes:
    """A segment that follows another, sealed."""
    body = b"".join(line + b"\n" for line in lines_of(lived, screen))
    head: dict[str, Any] = {
        "version": VERSION,
        "machine": machine,
        "at": at.isoformat(),
        "person": person.name,
        "previous": hashlib.sha256(before).hexdigest(),
    }
    seal = person.seal(msgspec.json.encode(head) + b"\n" + body)
    return msgspec.json.encode(("segment", {**head, "seal": seal})) + b"\n" + body


def read_segment(
    segment: bytes, before: bytes, person: Person, *, number: int = 1, now: datetime | None = None
) -> Segment:
    """A segment as it is told to a person; refused if it does not follow the one before.

    With `now` it is new here, and refused too if it holds what cannot be.
    """
    with _refusing(number):
        first, _, body = segment.partition(b"\n")
        refuse_deep(first)
        kind, told = msgspec.json.decode(first, type=tuple[str, dict[str, Any]])
        head = msgspec.convert(told, _Head)
        if head.version > VERSION:
            raise NewerMind(f"the journal is from a newer Reverie; {how_to_upgrade()}")
        if kind != "segment" or head.previous != hashlib.sha256(before).hexdigest():
            raise ValueError("it does not follow the one before")
        lines = tuple(body.splitlines())
        told.pop("seal")
        is_ours = person.has_sealed(msgspec.json.encode(told) + b"\n" + body, head.seal)
        found = Segment(
            head.machine[:8],
            datetime.fromisoformat(head.at),
            head.person[:16],
            life_in(lines),
            is_ours,
            lines,
            number,
        )
        if now:
            admit((found.at, found.lived), now)
        return found


def read_line(
    segments: Sequence[bytes], person: Person, since: int = 0, now: datetime | None = None
) -> list[Segment]:
    """The segments of a line from one on, each seen to follow the one before."""
    pairs = list(zip((b"", *segments), segments, strict=False))
    return [
        read_segment(one, before, person, number=number, now=now)
        for number, (before, one) in enumerate(pairs[since:], start=since + 1)
    ]


def follow(store: JournaledStore, segments: Sequence[Segment]) -> None:
    """Let a store hold more segments of the line, inside a transaction someone else holds."""
    for segment in segments:
        with _refusing(segment.number):
            lived = segment.lived if segment.is_ours else as_told_by_another(store, segment)
            _refuse_gap(store, lived)
            write_life(store, lived)


def _refuse_gap(store: JournaledStore, lived: Lived) -> None:
    first = store.episodes.last() + 1
    for number, episode in enumerate(lived.episodes, start=first):
        if episode.number != number:
            raise ValueError(f"episode {episode.number} does not follow {number - 1}")


@contextmanager
def _refusing(number: int) -> Iterator[None]:
    """Say of a segment that cannot be taken which one it is and why."""
    try:
        yield
    except (*DAMAGE, StoreFailed) as error:
        is_ours = isinstance(error, OSError | StoreFailed)
        if is_ours and type(error) not in (StoreFailed, NewerMind):
            raise  # a full disk, or the mind's own file: nothing that the segment says
        raise NotTaken(
            f"segment {number} of the journal cannot be taken ({_words(error)}); nothing of it was "
            "taken: put the other side right, or push from a machine that has it whole",
            number - 1,
        ) from None


def _words(error: Exception) -> str:
    kind = f"{type(error).__name__}: " if isinstance(error, LookupError) else ""
    return " ".join(f"{kind}{error}".split())[:200]
