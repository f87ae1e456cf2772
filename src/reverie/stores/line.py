"""The line: one journal that all machines of a mind share, in sealed segments that never change.

Each segment is what one machine lived and did since the one before, told in numbers that follow
it. Whoever was second tells its own anew behind the first, so that all machines hold one life.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from datetime import datetime
from typing import Any

import msgspec

from reverie.domain.values.person import Person
from reverie.errors import NewerMind, NotAMind
from reverie.frozen import dataclass
from reverie.stores.archive import DAMAGE, Screen
from reverie.stores.foreign import as_told_by_another
from reverie.stores.journaled import JournaledStore
from reverie.stores.lived import life_in, lines_of, write_life
from reverie.stores.primitives import Lived

VERSION = 1


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


def read_segment(segment: bytes, before: bytes, person: Person) -> Segment:
    """A segment as it is told to a person; refused if it does not follow the one before."""
    try:
        first, _, body = segment.partition(b"\n")
        kind, head = msgspec.json.decode(first, type=tuple[str, dict[str, Any]])
        if head["version"] > VERSION:
            raise NewerMind("the journal is from a newer Reverie; upgrade with `pip install -U`")
        seal = head.pop("seal")
        if kind != "segment" or head["previous"] != hashlib.sha256(before).hexdigest():
            raise ValueError("it does not follow the one before")
        lines = tuple(body.splitlines())
        is_ours = person.has_sealed(msgspec.json.encode(head) + b"\n" + body, str(seal))
        return Segment(
            str(head["machine"])[:8],
            datetime.fromisoformat(head["at"]),
            str(head["person"])[:16],
            life_in(lines),
            is_ours,
            lines,
        )
    except DAMAGE as error:
        raise NotAMind(
            f"a segment of the journal is damaged ({error}); nothing of it was taken: pull again, "
            "or push from a machine that has it whole"
        ) from None


def read_line(segments: Sequence[bytes], person: Person, since: int = 0) -> list[Segment]:
    """The segments of a line from one on, each seen to follow the one before."""
    pairs = zip((b"", *segments), segments, strict=False)
    return [read_segment(one, before, person) for before, one in list(pairs)[since:]]


def follow(store: JournaledStore, segments: Sequence[Segment]) -> None:
    """Let a store hold more segments of the line, inside a transaction someone else holds."""
    for segment in segments:
        lived = segment.lived if segment.is_ours else as_told_by_another(store, segment)
        write_life(store, lived)
