"""Journal: one numbered line of entries, from which a mind can be told and rebuilt."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import field, replace
from datetime import datetime, timedelta
from enum import StrEnum
from typing import TYPE_CHECKING

from reverie.domain.journal.plan import NightPlan, Outcome
from reverie.domain.journal.standing import Step, standing
from reverie.domain.values.memory import Author
from reverie.frozen import dataclass

if TYPE_CHECKING:
    from reverie.domain.journal.kinds import Change


class Act(StrEnum):
    """What can be done to a mind between nights."""

    REMEMBER = "remember"
    FORGET = "forget"
    EDIT = "edit"
    DECIDE = "decide"
    RESOLVE = "resolve"
    CONFIRM = "confirm"
    USE = "use"
    TAKE = "take"
    AUDIT = "audit"
    UNDO_CHANGE = "undo-change"
    TRY_AGAIN = "try-again"
    DROP = "drop"


class Afterwards(StrEnum):
    """What becomes of the sessions of an undone night."""

    AGAIN = "again"
    NEVER = "never"


@dataclass(frozen=True, slots=True)
class Waking:
    """Something done between nights."""

    act: Act
    by: Author
    about: str


@dataclass(frozen=True, slots=True)
class NightBegan:
    """A night has pinned its plan."""

    plan: NightPlan


@dataclass(frozen=True, slots=True)
class NightStep:
    """A stage of a night has done its work, or a part of it."""

    night: int
    cycle: int
    stage: str
    is_doze: bool = False


@dataclass(frozen=True, slots=True)
class NightEnded:
    """A night is over."""

    night: int
    outcome: Outcome
    is_doze: bool = False


@dataclass(frozen=True, slots=True)
class Undone:
    """The entries from `down_to` on were taken back; those in `kept` were applied again."""

    down_to: int
    by: Author
    then: Afterwards
    kept: tuple[int, ...] = ()


Cause = Waking | NightBegan | NightStep | NightEnded | Undone


@dataclass(frozen=True, slots=True)
class Took:
    """How long something took, by the clock and of the processor, in milliseconds."""

    wall_ms: int = 0
    cpu_ms: int = 0

    @property
    def wall(self) -> timedelta:
        """The time that passed."""
        return timedelta(milliseconds=self.wall_ms)

    def __add__(self, other: Took) -> Took:
        return Took(self.wall_ms + other.wall_ms, self.cpu_ms + other.cpu_ms)


@dataclass(frozen=True, slots=True)
class Heading:
    """An entry without its changes."""

    number: int
    at: datetime
    cause: Cause
    last: bool = True
    """False while the commits that belong together go on."""
    size: int = 0
    """How many changes it holds."""
    took: Took | None = field(default=None, compare=False)
    """How long it took to decide, if it is known; no two runs take the same."""
    unread: str = ""
    """Why the entry cannot be read, if so; its cause is then none that was written."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One numbered group of changes, committed at once."""

    number: int
    at: datetime
    cause: Cause
    changes: tuple[Change, ...] = ()
    last: bool = True

    @property
    def heading(self) -> Heading:
        """The entry without its changes."""
        return Heading(self.number, self.at, self.cause, self.last, len(self.changes))


@dataclass(frozen=True, slots=True)
class Night:
    """One night as the journal tells it."""

    plan: NightPlan
    first: int
    last: int
    outcome: Outcome
    changes: int


def births(entry: Entry) -> list[int]:
    """The numbers of the memories an entry brings into the world; an undo brings none."""
    from reverie.domain.journal.kinds import MemoryChange

    if isinstance(entry.cause, Undone):
        return []
    if isinstance(entry.cause, Waking) and entry.cause.act is Act.UNDO_CHANGE:
        return []
    return [
        change.target
        for change in entry.changes
        if isinstance(change, MemoryChange) and change.before is None
    ]


def night_after(entry: Entry) -> int:
    """The least number of a night that comes after an entry."""
    return entry.cause.plan.night + 1 if isinstance(entry.cause, NightBegan) else 1


def standing_of(headings: Iterable[Heading]) -> set[int]:
    """The numbers of the entries that have not been taken back."""
    return standing(_step(heading) for heading in headings)


def groups(headings: Iterable[Heading]) -> list[list[Heading]]:
    """The entries that were committed together, in order; a broken tail is a group too."""
    found: list[list[Heading]] = []
    for heading in headings:
        if found and not found[-1][-1].last:
            found[-1].append(heading)
        else:
            found.append([heading])
    return found


def nights(headings: Sequence[Heading]) -> list[Night]:
    """The nights of a journal, in order, each with how it stands and what of it stands."""
    stands = standing_of(headings)
    told: dict[int, Night] = {}
    for heading in headings:
        there = heading.number in stands
        match heading.cause:
            case NightBegan(plan=plan):
                outcome = Outcome.UNFINISHED if there else Outcome.UNDONE
                told[plan.night] = Night(plan, heading.number, heading.number, outcome, 0)
            case NightStep(night=number) if number in told:
                size = heading.size if there else 0
                night = told[number]
                told[number] = replace(night, last=heading.number, changes=night.changes + size)
            case NightEnded(night=number, outcome=outcome) if number in told:
                ended = outcome if there else told[number].outcome
                told[number] = replace(told[number], last=heading.number, outcome=ended)
    return list(told.values())


def _step(heading: Heading) -> Step:
    if isinstance(heading.cause, Undone) and heading.last:
        return heading.number, heading.cause.down_to, heading.cause.kept
    return heading.number, 0, ()
