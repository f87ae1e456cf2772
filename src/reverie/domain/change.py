"""Changes: the closed set of typed edits a mind can undergo, and how they apply.

A change says where it points, what was there, what will be, why, and from what.
A *whole* change makes, replaces or removes a row; a *part* change replaces one part of a memory.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import ClassVar, Generic, NamedTuple, Self, TypeVar, get_args

from reverie.domain.association import Link
from reverie.domain.ending import Ending
from reverie.domain.likeness import fingerprint
from reverie.domain.memory import Layer, Memory, Salience, Strength, Wording
from reverie.domain.session import Mark
from reverie.domain.source import Source
from reverie.domain.tone import Tone
from reverie.errors import (
    ChangeRefused,
    ProposalNotApplied,
    SameTargetTwice,
    StaleChange,
    Unknown,
)

Key = int | str | tuple[int, int]
K = TypeVar("K", bound=Key)
V = TypeVar("V")


class Place(NamedTuple):
    """Where in a mind a value lies: a table and a key in it."""

    table: str
    key: Key


@dataclass(frozen=True, slots=True)
class Tombstone:
    """What stays of a forgotten memory, so that no night learns it again."""

    name: str
    why: str
    at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Whole(Generic[K, V]):
    """A change that makes, replaces or removes one row."""

    table: ClassVar[str]
    target: K
    before: V | None
    after: V | None
    reason: str
    sources: tuple[Source, ...] = ()

    @property
    def place(self) -> Place:
        """The row it points at."""
        return Place(self.table, self.target)

    def inverse(self) -> Self:
        """The change that takes this one back."""
        return replace(self, before=self.after, after=self.before, reason=f"undo: {self.reason}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Part(Generic[V]):
    """A change of one part of a memory that stays itself."""

    part: ClassVar[str]
    target: int
    before: V
    after: V
    reason: str
    sources: tuple[Source, ...] = ()

    @property
    def place(self) -> Place:
        """The memory it points at."""
        return Place("memory", self.target)

    def inverse(self) -> Self:
        """The change that takes this one back."""
        return replace(self, before=self.after, after=self.before, reason=f"undo: {self.reason}")


class MemoryChange(Whole[int, Memory]):
    """A memory is born or forgotten."""

    __slots__ = ()
    table = "memory"


class LinkChange(Whole[tuple[int, int], Link]):
    """A link is made, strengthened or cut."""

    __slots__ = ()
    table = "link"


class MarkChange(Whole[str, Mark]):
    """A session has been taken in up to an episode."""

    __slots__ = ()
    table = "mark"


class TombstoneChange(Whole[str, Tombstone]):
    """A forgotten text may, or may again, not be learned."""

    __slots__ = ()
    table = "tombstone"


class ProposalChange(Whole[str, "Proposal"]):
    """A proposal is put to a person, or settled by one."""

    __slots__ = ()
    table = "proposal"


class ToneChange(Whole[int, Tone]):
    """The tone of a session is found, or put otherwise."""

    __slots__ = ()
    table = "tone"


class WordingChange(Part[Wording]):
    """A memory says it differently."""

    __slots__ = ()
    part = "wording"


class LayerChange(Part[Layer]):
    """A memory moves to another layer."""

    __slots__ = ()
    part = "layer"


class SalienceChange(Part[Salience]):
    """A memory is reinforced."""

    __slots__ = ()
    part = "salience"


class StrengthChange(Part[Strength]):
    """A memory is replayed."""

    __slots__ = ()
    part = "strength"


class EndingChange(Part[Ending | None]):
    """A memory ceases to hold, or holds again."""

    __slots__ = ()
    part = "ending"


WholeChange = MemoryChange | LinkChange | MarkChange | TombstoneChange | ProposalChange | ToneChange
PartChange = WordingChange | LayerChange | SalienceChange | StrengthChange | EndingChange
Change = WholeChange | PartChange


@dataclass(frozen=True, slots=True)
class Proposal:
    """Changes that wait for a person's word."""

    question: str
    wish: tuple[Change, ...]
    reason: str

    @property
    def name(self) -> str:
        """Its public name; the same question is the same proposal."""
        return f"p-{fingerprint(self.question)[:8]}"


Value = Memory | Link | Mark | Tombstone | Proposal | Tone
PARTS: tuple[type[PartChange], ...] = get_args(PartChange)
ROWS: dict[str, type[WholeChange]] = {kind.table: kind for kind in get_args(WholeChange)}


def apply(change: Change, present: Value | None) -> Value | None:
    """The value after a change, refused unless the present one is what the change expects."""
    if isinstance(change, Proposal):
        raise ProposalNotApplied(
            f"proposal {change.name} waits for a person; see `reverie proposals`"
        )
    if isinstance(change, Whole):
        if present != change.before:
            raise _stale(change, present)
        return change.after
    if not isinstance(present, Memory):
        raise Unknown(f"there is no memory number {change.target}; list them: `reverie memories`")
    if getattr(present, change.part) != change.before:
        raise _stale(change, getattr(present, change.part))
    return replace(present, **{change.part: change.after})  # type: ignore[arg-type]


def is_so_already(change: Change, present: Value | None) -> bool:
    """Whether what a change would bring about is there without it."""
    if isinstance(change, Part):
        return present is not None and getattr(present, change.part, None) == change.after
    return present == change.after


def settled(
    changes: Sequence[Change], read: Callable[[Collection[Place]], Mapping[Place, Value]]
) -> dict[Place, Value | None]:
    """The values after all the changes of one step, or a refusal before anything is written."""
    refuse_misfits(changes)
    after: dict[Place, Value | None] = {}
    present = read({change.place for change in changes})
    for change in changes:
        place = change.place
        after[place] = apply(change, after[place] if place in after else present.get(place))
    return after


def refuse_misfits(changes: Sequence[Change]) -> None:
    """Refuse a proposal, a change of nothing, and two changes that point at the same place."""
    parts_seen: dict[Place, set[str]] = {}
    for change in changes:
        if isinstance(change, Proposal):
            apply(change, None)
        _refuse_if_empty(change)
        seen = parts_seen.setdefault(change.place, set())
        part = change.part if isinstance(change, Part) else ""
        if seen and ("" in seen or not part or part in seen):
            raise SameTargetTwice(
                f"two changes of one step point at {change.place.table} {change.place.key}; "
                "merge them into one"
            )
        seen.add(part)


def difference(place: Place, now: Value | None, then: Value | None, reason: str) -> list[Change]:
    """The changes that lead from one value of a place to another."""
    if now == then:
        return []
    if isinstance(now, Memory) and isinstance(then, Memory) and _differ_in_parts(now, then):
        return [
            kind(
                target=now.number,
                before=getattr(now, part),
                after=getattr(then, part),
                reason=reason,
            )
            for kind in PARTS
            if getattr(now, part := kind.part) != getattr(then, part)
        ]
    row = ROWS[place.table]
    return [row(target=place.key, before=now, after=then, reason=reason)]  # type: ignore[arg-type]


def _differ_in_parts(now: Memory, then: Memory) -> bool:
    """Whether two states of a memory differ in what can change alone, and in nothing else."""
    parts = {kind.part: getattr(then, kind.part) for kind in PARTS}
    return replace(now, **parts) == then


def _refuse_if_empty(change: Change) -> None:
    if change.before == change.after:
        raise ChangeRefused(f"a change of {change.place} changes nothing; leave it out")
    if not change.reason.strip():
        raise ChangeRefused(f"a change of {change.place} has no reason; give it one")


def _stale(change: Change, present: object) -> StaleChange:
    return StaleChange(
        f"{change.place.table} {change.place.key} is not as the change expects "
        f"(expected {_short(change.before)}, found {_short(present)}); "
        "read the mind again and decide anew"
    )


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 80 else f"{text[:79]}…"
