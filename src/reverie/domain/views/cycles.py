"""Cycles: what the replay of a night did, read from its journal entries alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from enum import StrEnum

from reverie.domain.journal.entry import Entry, Heading, NightStep, Took
from reverie.domain.journal.kinds import Change, LinkChange, MemoryChange
from reverie.domain.journal.parts import EndingChange, StrengthChange
from reverie.domain.journal.plan import NightPlan, Outcome
from reverie.domain.rules.replay import intensity_of
from reverie.domain.values.appraisal import Appraisal
from reverie.domain.values.link import Link
from reverie.domain.values.memory import ONE, Kind
from reverie.frozen import dataclass

REPLAY, DREAM, PRUNE = "replay", "dream", "prune"


class CycleStatus(StrEnum):
    """How a cycle ended, or where it stands."""

    IN_PROGRESS = "in_progress"
    COMPLETED = "completed"
    INTERRUPTED = "interrupted"
    EMPTY = "empty"


@dataclass(frozen=True, slots=True)
class Replayed:
    """One replay of one memory: how it came, beside whom, and what it linked."""

    memory: int
    place: int
    priority: float
    is_novel: bool
    strength_delta: float
    became_permanent: bool
    beside: tuple[int, ...]
    """Those replayed right before and right after it."""
    formed: tuple[Link, ...]
    """The new links to those replayed before it."""
    strengthened: tuple[tuple[int, float], ...]
    """Those replayed before it that it was linked to closer, and by how much."""
    joined: tuple[Link, ...]
    """All links to those replayed before it, as the replay left them."""


@dataclass(frozen=True, slots=True)
class Dreamt:
    """A composite that was dreamt, or dreamt on, and of how many memories by now."""

    name: str
    sources: int
    is_new: bool


@dataclass(frozen=True, slots=True)
class Cycle:
    """One pass of the repeating stages."""

    name: str
    number: int
    status: CycleStatus
    started: datetime
    took: Took
    stages: tuple[tuple[str, Took], ...]
    replays: tuple[Replayed, ...]
    dreamt: tuple[Dreamt, ...]
    merged: int
    """How many memories ended because another says the same."""
    dream_links: int
    """How many links join what was dreamt to its sources."""
    pruned: int
    faded: int
    """How many links lost a little tonight: all but those active tonight."""

    @property
    def consolidated(self) -> int:
        """How many memories became permanent."""
        return sum(replay.became_permanent for replay in self.replays)

    @property
    def formed(self) -> int:
        """How many links are new."""
        return self.dream_links + sum(len(replay.formed) for replay in self.replays)

    @property
    def strengthened(self) -> int:
        """How many links grew, new ones among them."""
        return self.formed + sum(len(replay.strengthened) for replay in self.replays)

    @property
    def avg_priority(self) -> float:
        """The mean priority of what was replayed; 0 if nothing was."""
        return share(sum(replay.priority for replay in self.replays), len(self.replays))

    @property
    def novel_familiar_ratio(self) -> float:
        """The share of what was replayed as new; 0 if nothing was."""
        return share(sum(replay.is_novel for replay in self.replays), len(self.replays))


@dataclass(frozen=True, slots=True)
class Summary:
    """The cycles of a night together."""

    cycles: int
    took: Took
    replayed: int
    consolidated: int
    strengthened: int
    pruned: int
    avg_priority_per_cycle: float
    consolidation_rate: float
    prune_rate: float
    network_density_delta: float


def cycles_of(
    plan: NightPlan,
    entries: Sequence[tuple[Heading, Entry]],
    outcome: Outcome,
    *,
    links_after: int,
) -> list[Cycle]:
    """The cycles of a night, in order; no two ever have one name."""
    steps: dict[int, list[tuple[str, Took, tuple[Change, ...]]]] = {}
    for heading, entry in entries:
        cause = heading.cause
        if isinstance(cause, NightStep) and cause.cycle:
            took = heading.took or Took()
            steps.setdefault(cause.cycle, []).append((cause.stage, took, entry.changes))
    told: list[Cycle] = []
    started = plan.began
    for number, done in sorted(steps.items()):
        cycle = _cycle(_name(plan, number), number, done, outcome, started)
        started += cycle.took.wall
        told.append(cycle)
    faded = max(0, links_after - sum(cycle.strengthened for cycle in told))
    return [replace(cycle, faded=faded) for cycle in told]


def cycle_begun(plan: NightPlan, earlier: Sequence[Cycle]) -> Cycle:
    """The cycle after some others, of which nothing is committed yet."""
    number = earlier[-1].number + 1 if earlier else 1
    started = earlier[-1].started + earlier[-1].took.wall if earlier else plan.began
    return _cycle(_name(plan, number), number, (), Outcome.UNFINISHED, started)


def summary_of(cycles: Sequence[Cycle], density_delta: float) -> Summary:
    """What the cycles of a night did together; nothing is divided by nothing."""
    replayed = sum(len(cycle.replays) for cycle in cycles)
    consolidated = sum(cycle.consolidated for cycle in cycles)
    strengthened = sum(cycle.strengthened for cycle in cycles)
    pruned = sum(cycle.pruned for cycle in cycles)
    return Summary(
        cycles=len(cycles),
        took=sum((cycle.took for cycle in cycles), Took()),
        replayed=replayed,
        consolidated=consolidated,
        strengthened=strengthened,
        pruned=pruned,
        avg_priority_per_cycle=share(sum(cycle.avg_priority for cycle in cycles), len(cycles)),
        consolidation_rate=share(consolidated, replayed),
        prune_rate=share(pruned, strengthened),
        network_density_delta=density_delta,
    )


def density(links: int, memories: int) -> float:
    """The share of all possible links that are there; 0 below two memories.

    All memories there ever were count, also those that ended: links may still lead to them.
    """
    return 2 * links / (memories * (memories - 1)) if memories > 1 else 0.0


def share(part: float, whole: float) -> float:
    """A part of a whole; nothing of nothing is 0."""
    return part / whole if whole else 0.0


def peak_intensity(appraisals: Iterable[Appraisal]) -> float:
    """The strongest feeling among what was replayed, from 0 to 1."""
    return max(map(intensity_of, appraisals), default=0.0)


def _name(plan: NightPlan, number: int) -> str:
    return f"sleep-cycle-{plan.began:%Y-%m-%d}-{plan.night:03d}{number:03d}"


def _cycle(
    name: str,
    number: int,
    done: Sequence[tuple[str, Took, tuple[Change, ...]]],
    outcome: Outcome,
    started: datetime,
) -> Cycle:
    changed = {
        stage: [c for name, _, some in done if name == stage for c in some]
        for stage in (REPLAY, DREAM, PRUNE)
    }
    replays = _replays(changed[REPLAY])
    return Cycle(
        name=name,
        number=number,
        status=_status([stage for stage, _, _ in done], bool(replays), outcome),
        started=started,
        took=sum((took for _, took, _ in done), Took()),
        stages=tuple((stage, took) for stage, took, _ in done),
        replays=replays,
        dreamt=tuple(
            Dreamt(c.after.name, len(c.after.sources), c.before is None)
            for c in changed[DREAM]
            if isinstance(c, MemoryChange) and c.after and c.after.kind is Kind.COMPOSITE
        ),
        merged=sum(isinstance(c, EndingChange) for c in changed[DREAM]),
        dream_links=sum(isinstance(c, LinkChange) for c in changed[DREAM]),
        pruned=sum(isinstance(c, LinkChange) and c.after is None for c in changed[PRUNE]),
        faded=0,
    )


def _status(names: list[str], has_replays: bool, outcome: Outcome) -> CycleStatus:
    if PRUNE in names:
        return CycleStatus.COMPLETED if has_replays else CycleStatus.EMPTY
    is_open = outcome in (Outcome.UNFINISHED, Outcome.WAITING)
    return CycleStatus.IN_PROGRESS if is_open else CycleStatus.INTERRUPTED


def _replays(changes: Sequence[Change]) -> tuple[Replayed, ...]:
    drawn = [c for c in changes if isinstance(c, StrengthChange) and c.priority is not None]
    order = {change.target: place for place, change in enumerate(drawn)}
    joined: dict[int, list[Link]] = {}
    formed: dict[int, list[Link]] = {}
    closer: dict[int, list[tuple[int, float]]] = {}
    for change in changes:
        if not isinstance(change, LinkChange) or change.after is None:
            continue
        earlier, later = sorted(change.target, key=lambda number: order.get(number, -1))
        joined.setdefault(later, []).append(change.after)
        if change.before is None:
            formed.setdefault(later, []).append(change.after)
        else:
            delta = (change.after.weight - change.before.weight) / ONE
            closer.setdefault(later, []).append((earlier, delta))
    return tuple(
        replace(
            _replayed(place, drawn),
            joined=tuple(joined.get(change.target, [])),
            formed=tuple(formed.get(change.target, [])),
            strengthened=tuple(closer.get(change.target, [])),
        )
        for place, change in enumerate(drawn)
    )


def _replayed(place: int, drawn: Sequence[StrengthChange]) -> Replayed:
    change = drawn[place]
    beside = [*drawn[max(0, place - 1) : place], *drawn[place + 1 : place + 2]]
    was, now = change.before, change.after
    return Replayed(
        memory=change.target,
        place=place,
        priority=change.priority or 0.0,
        is_novel=bool(change.is_novel),
        strength_delta=(now.points - was.points) / ONE,
        became_permanent=was.permanent is None and now.permanent is not None,
        beside=tuple(other.target for other in beside),
        formed=(),
        strengthened=(),
        joined=(),
    )
