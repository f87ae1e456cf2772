"""Report: what a person reads about the sleeps of one date; no agent ever sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import date, datetime, timedelta

from reverie.domain.journal.entry import Entry, Heading, Night, NightStep, Took
from reverie.domain.journal.kinds import (
    BeliefChange,
    Change,
    FindingChange,
    MemoryChange,
    ProposalChange,
)
from reverie.domain.journal.parts import EndingChange, StrengthChange, WordingChange
from reverie.domain.journal.plan import Outcome, Sleep
from reverie.domain.values.conflict import Scan
from reverie.domain.values.ending import End
from reverie.domain.values.held_belief import HeldBelief
from reverie.domain.values.memory import SURVIVAL, Kind, Memory
from reverie.domain.values.owner import Owner
from reverie.domain.values.recurrence import Pattern
from reverie.domain.views.learned import Learned, learned
from reverie.frozen import dataclass

SHORTENS = "compress"
"""The stage that puts memories into fewer words, which is only counted."""


@dataclass(frozen=True, slots=True)
class Said:
    """Whose word something is, and when it was said; no moment if it was not said here."""

    owner: Owner
    at: datetime | None = None


@dataclass(frozen=True, slots=True)
class Item:
    """One memory that a report tells of: what it says, why it is told, and on what it rests."""

    name: str
    text: str
    kind: Kind
    why: str = ""
    said: tuple[Said, ...] = ()
    other: str = ""
    """What it said before, or what is said in its place."""


@dataclass(frozen=True, slots=True)
class Asked:
    """One proposal that waits for a person."""

    name: str
    question: str
    origin: str = ""


@dataclass(frozen=True, slots=True)
class ToDecide:
    """What waits for a person's word: how much of it, and the first of each."""

    proposals: tuple[Asked, ...] = ()
    still_true: tuple[Item, ...] = ()
    """Rules that nobody has touched for long."""
    still_open: tuple[Item, ...] = ()
    """Questions that nobody has touched for long, asked about once."""
    waiting: int = 0
    """How many proposals there are in all."""
    outdated: int = 0
    """How many rules there are to confirm in all."""
    unanswered: int = 0
    """How many questions there are to ask about in all."""
    held: int = 0
    """How much is held back because no person said it."""
    held_back: tuple[Item, ...] = ()
    findings: int = 0
    """How many findings about the work are put to the person."""

    @property
    def count(self) -> int:
        """How many decisions wait."""
        return self.waiting + self.outdated + self.unanswered + self.held + self.findings


@dataclass(frozen=True, slots=True)
class Beside:
    """What the journal does not tell of a sleep: what was said beside it, and the debt."""

    notes: tuple[str, ...] = ()
    debt_before: int | None = None
    debt_after: int | None = None
    asked: tuple[str, ...] = ()
    """What it asks about memories that the working tree speaks against."""


@dataclass(frozen=True, slots=True)
class Slept:
    """One nap or night of the date."""

    night: int
    sleep: Sleep
    outcome: Outcome
    began: datetime
    took: Took = Took()
    sessions: int = 0
    """How many sessions it slept on, those that dozes had taken in among them."""
    worked: timedelta = timedelta()
    """How long these sessions were."""
    counts: Learned = Learned()
    learned: tuple[Item, ...] = ()
    changed: tuple[Item, ...] = ()
    superseded: tuple[Item, ...] = ()
    closed: tuple[Item, ...] = ()
    """What was open and found an answer."""
    let_go: tuple[Item, ...] = ()
    merged: int = 0
    """How many memories another one says now."""
    shortened: int = 0
    """How many were put into fewer words."""
    permanent: int = 0
    asked: int = 0
    """How many proposals it made."""
    patterns: tuple[Pattern, ...] = ()
    """What came back across sessions, first noticed or seen again."""
    turned: tuple[HeldBelief, ...] = ()
    """What was held reliable and no longer is, or the other way round."""
    scan: Scan | None = None
    """What the rules came to, if it looked them over."""
    skipped: tuple[tuple[str, str], ...] = ()
    beside: Beside = Beside()
    spent_micros: int = 0
    """What its thoughts cost, in millionths of a dollar."""
    dozes: tuple[Slept, ...] = ()
    """The dozes since the sleep before, which are told with this one and with no other."""


@dataclass(frozen=True, slots=True)
class Report:
    """What a person reads about the sleeps of one date."""

    agent: str
    day: date
    sleeps: tuple[Slept, ...]
    decide: ToDecide = ToDecide()


Steps = Sequence[tuple[Heading, Entry]]
Sources = Callable[[Memory], tuple[Said, ...]]
"""Whose words a memory rests on."""


def slept(
    night: Night, steps: Steps, known: Mapping[int, Memory], said: Sources, beside: Beside
) -> Slept:
    """One sleep, told from the steps of its journal that stand and what is known by now."""
    plan = night.plan
    told = Slept(night.plan.night, plan.sleep, night.outcome, plan.began, beside=beside)
    if night.outcome is Outcome.UNDONE:
        return told
    staged = [(_stage(heading), change) for heading, entry in steps for change in entry.changes]
    changes = [change for _, change in staged]
    ended = list(_ended(changes, known, said))
    return replace(
        told,
        took=sum((heading.took or Took() for heading, _ in steps), Took()),
        counts=learned(changes),
        learned=by_survival(_born(changes, known, said)),
        changed=tuple(_reworded(staged, known, said)),
        superseded=tuple(item for how, item in ended if how is End.SUPERSEDED),
        closed=tuple(item for how, item in ended if how not in _NIGHTS_OWN),
        let_go=tuple(item for how, item in ended if how is End.FADED),
        merged=sum(how is End.MERGED for how, _ in ended),
        shortened=sum(_is_shortened(stage, change) for stage, change in staged),
        permanent=sum(_became_permanent(change) for change in changes),
        asked=sum(isinstance(c, ProposalChange) and c.after is not None for c in changes),
        patterns=tuple(c.after for c in changes if isinstance(c, FindingChange) and c.after),
        turned=tuple(_turned(changes)),
        skipped=tuple((stage.name, stage.skipped) for stage in plan.stages if stage.skipped),
    )


def _turned(changes: Iterable[Change]) -> Iterator[HeldBelief]:
    """The beliefs that changed sides."""
    for change in changes:
        if isinstance(change, BeliefChange) and change.turned() and change.after:
            yield change.after


def with_findings(report: Report, count: int) -> Report:
    """The report with so many findings put to the person."""
    return replace(report, decide=replace(report.decide, findings=count))


_NIGHTS_OWN = (End.SUPERSEDED, End.MERGED, End.FADED)


def kept_and_let_go(changes: Iterable[Change]) -> tuple[int, int]:
    """How many memories some changes brought, and how many they let go."""
    counts: Counter[str] = Counter()
    for change in changes:
        match change:
            case MemoryChange(before=None, after=memory) if memory:
                counts["kept"] += 1
            case EndingChange(before=None):
                counts["gone"] += 1
    return counts["kept"], counts["gone"]


def item_of(memory: Memory, said: Sources, why: str = "", other: str = "") -> Item:
    """A memory as a report tells of it."""
    return Item(memory.name, memory.text, memory.kind, why, said(memory), other)


def by_survival(items: Iterable[Item]) -> tuple[Item, ...]:
    """Items in the order in which kinds are lost, the last to be lost first."""
    return tuple(sorted(items, key=lambda item: SURVIVAL[item.kind]))


def _stage(heading: Heading) -> str:
    return heading.cause.stage if isinstance(heading.cause, NightStep) else ""


def _born(changes: Iterable[Change], known: Mapping[int, Memory], said: Sources) -> Iterator[Item]:
    """What was learned and not forgotten since, in its latest words.

    What is held back waits for a person instead.
    """
    for change in changes:
        match change:
            case MemoryChange(before=None, after=memory) if memory:
                if not memory.wording.texture.held and (now := known.get(memory.number)):
                    yield item_of(now, said)


def _reworded(
    staged: Iterable[tuple[str, Change]], known: Mapping[int, Memory], said: Sources
) -> Iterator[Item]:
    """What says something else now; fewer words for the same are only counted."""
    for stage, change in staged:
        memory = known.get(change.target) if isinstance(change, WordingChange) else None
        if memory and isinstance(change, WordingChange) and stage != SHORTENS:
            item = item_of(memory, said, change.reason, change.before.text)
            yield replace(item, text=change.after.text, kind=change.after.kind)


def _ended(
    changes: Iterable[Change], known: Mapping[int, Memory], said: Sources
) -> Iterator[tuple[End, Item]]:
    """What ceased to hold, how, and what is said in its place."""
    for change in changes:
        if not isinstance(change, EndingChange) or change.before or not change.after:
            continue
        memory = known.get(change.target)
        other = known.get(change.after.by) if change.after.by else None
        if memory:
            why = change.after.why or change.reason
            yield change.after.how, item_of(memory, said, why, other.text if other else "")


def _is_shortened(stage: str, change: Change) -> bool:
    return stage == SHORTENS and isinstance(change, WordingChange)


def _became_permanent(change: Change) -> bool:
    match change:
        case StrengthChange(before=before, after=after):
            return before.permanent is None and after.permanent is not None
    return False
