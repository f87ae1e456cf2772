"""Metrics: what is counted and measured of a mind, for whoever watches it over time.

A counter tells what has happened, and that never becomes less: a night that was taken back has
still been slept, and one that was folded is kept as a tally.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime

from reverie.domain.journal.plan import Outcome
from reverie.domain.rules.wakefulness import SleepState
from reverie.domain.values.memory import Kind, Layer
from reverie.domain.views.cycles import Cycle, CycleStatus
from reverie.frozen import dataclass

DURATION_BOUNDS = (0.01, 0.1, 0.5, 1.0, 5.0, 15.0, 60.0, 300.0, 900.0)
"""Seconds up to which the buckets of a cycle's duration reach; one more holds the rest."""
PRIORITY_BOUNDS = (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0)
UNDONE = Outcome.UNDONE.value


@dataclass(frozen=True, slots=True)
class Histogram:
    """How many observations fall into each bucket, the last without a bound, and their sum."""

    counts: tuple[int, ...] = ()
    total: float = 0.0

    @property
    def count(self) -> int:
        """How many observations there are."""
        return sum(self.counts)


@dataclass(frozen=True, slots=True)
class Tally:
    """What sleeps have done; it only ever grows."""

    cycles: int = 0
    replayed: int = 0
    consolidated: int = 0
    strengthened: int = 0
    pruned: int = 0
    durations: Histogram = Histogram()
    priorities: Histogram = Histogram()
    ends: tuple[tuple[str, str, int], ...] = ()
    """How many sleeps of each sort ended in which way; one that was taken back counts twice."""


@dataclass(frozen=True, slots=True)
class NightTally:
    """The tally of one sleep, known by when it began."""

    began: datetime
    last: int
    """Its newest entry: while that is the same, so is the tally."""
    tally: Tally


@dataclass(frozen=True, slots=True)
class Tallies:
    """What was counted so far: of sleeps that are folded together, of the others one by one."""

    folded: Tally = Tally()
    nights: tuple[NightTally, ...] = ()

    @property
    def whole(self) -> Tally:
        """All of it together."""
        return added([self.folded, *(night.tally for night in self.nights)])


@dataclass(frozen=True, slots=True)
class Metrics:
    """What is counted and measured of one mind at a moment."""

    agent: str
    tally: Tally
    state: SleepState = SleepState.AWAKE
    queue: int = 0
    """How many memories wait to be replayed."""
    density: float = 0.0
    links: int = 0
    kinds: tuple[tuple[Kind, int], ...] = ()
    """How many memories of each kind hold."""
    layers: tuple[tuple[Layer, int], ...] = ()
    sessions: int = 0
    """How many sessions wait to be taken in."""
    proposals: int = 0
    debt: int | None = None
    """What the ledger owes; none where there is no ledger."""
    last_night: datetime | None = None
    """When the last nap or night began."""


def tally_of(
    cycles: Sequence[Cycle], sleep: str, ended: Outcome | None, *, undone: bool = False
) -> Tally:
    """The tally of one sleep by its cycles, also those that were taken back."""
    over = [cycle for cycle in cycles if cycle.status is not CycleStatus.IN_PROGRESS]
    replays = [replay for cycle in cycles for replay in cycle.replays]
    ends = [(sleep, ended.value, 1)] if ended else []
    return Tally(
        cycles=len(over),
        replayed=len(replays),
        consolidated=sum(cycle.consolidated for cycle in cycles),
        strengthened=sum(cycle.strengthened for cycle in cycles),
        pruned=sum(cycle.pruned for cycle in cycles),
        durations=histogram((c.took.wall.total_seconds() for c in over), DURATION_BOUNDS),
        priorities=histogram((replay.priority for replay in replays), PRIORITY_BOUNDS),
        ends=(*ends, *([(sleep, UNDONE, 1)] if undone else [])),
    )


def histogram(observed: Iterable[float], bounds: Sequence[float]) -> Histogram:
    """Observations sorted into buckets; each bound belongs to the bucket below it."""
    counts, total = [0] * (len(bounds) + 1), 0.0
    for value in observed:
        counts[bisect_left(bounds, value)] += 1
        total += value
    return Histogram(tuple(counts), total)


def brought_forward(known: Tallies, now: Sequence[NightTally]) -> Tallies:
    """What was counted before, and what the journal tells now: nothing becomes less.

    A sleep that the journal no longer tells was folded; what is known of it stays.
    """
    told = {night.began: night for night in now}
    before = {night.began: night for night in known.nights}
    gone = [night.tally for began, night in before.items() if began not in told]
    nights = [
        replace(night, tally=at_least(night.tally, before[began].tally))
        if began in before
        else night
        for began, night in told.items()
    ]
    return Tallies(added([known.folded, *gone]), tuple(nights))


def added(tallies: Iterable[Tally]) -> Tally:
    """Some tallies together."""
    some = list(tallies)
    ends: Counter[tuple[str, str]] = Counter()
    for tally in some:
        ends.update({(sleep, how): count for sleep, how, count in tally.ends})
    return Tally(
        cycles=sum(tally.cycles for tally in some),
        replayed=sum(tally.replayed for tally in some),
        consolidated=sum(tally.consolidated for tally in some),
        strengthened=sum(tally.strengthened for tally in some),
        pruned=sum(tally.pruned for tally in some),
        durations=_joined([tally.durations for tally in some]),
        priorities=_joined([tally.priorities for tally in some]),
        ends=_sorted(ends),
    )


def at_least(one: Tally, other: Tally) -> Tally:
    """Of two tallies of one sleep, the greater of each count."""
    ends = {(sleep, how): count for sleep, how, count in one.ends}
    for sleep, how, count in other.ends:
        ends[sleep, how] = max(count, ends.get((sleep, how), 0))
    return Tally(
        cycles=max(one.cycles, other.cycles),
        replayed=max(one.replayed, other.replayed),
        consolidated=max(one.consolidated, other.consolidated),
        strengthened=max(one.strengthened, other.strengthened),
        pruned=max(one.pruned, other.pruned),
        durations=max(one.durations, other.durations, key=lambda told: told.count),
        priorities=max(one.priorities, other.priorities, key=lambda told: told.count),
        ends=_sorted(ends),
    )


def _joined(histograms: Sequence[Histogram]) -> Histogram:
    told = [one for one in histograms if one.counts]
    size = max((len(one.counts) for one in told), default=0)
    counts = [0] * size
    for one in told:
        for place, count in enumerate(one.counts):
            counts[place] += count
    return Histogram(tuple(counts), sum(one.total for one in told))


def _sorted(ends: Mapping[tuple[str, str], int]) -> tuple[tuple[str, str, int], ...]:
    return tuple((sleep, how, count) for (sleep, how), count in sorted(ends.items()))
