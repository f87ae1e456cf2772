"""Recounting: the cycles of a night told from the journal, with what the mind was before."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from reverie.domain.journal.change import Place
from reverie.domain.journal.entry import (
    Entry,
    Heading,
    Night,
    NightStep,
    births,
    nights,
    standing_of,
)
from reverie.domain.journal.kinds import Change, LinkChange
from reverie.domain.journal.plan import Outcome
from reverie.domain.values.memory import Memory
from reverie.domain.views.cycles import (
    REPLAY,
    Cycle,
    CycleStatus,
    Summary,
    cycle_begun,
    cycles_of,
    density,
    peak_intensity,
    summary_of,
)
from reverie.domain.views.states import Seen, seen_in
from reverie.engine.undoing import the_night
from reverie.errors import Unknown
from reverie.frozen import dataclass
from reverie.ports import Mind
from reverie.stages import THE_NIGHT

DEPTHS = {stage.name: stage.depth for stage in THE_NIGHT.stages()}


@dataclass(frozen=True, slots=True)
class Dreams:
    """A night's cycles, their summary, the strongest feeling in each, and the names in them."""

    night: Night
    cycles: tuple[Cycle, ...]
    summary: Summary
    peaks: tuple[float, ...]
    names: dict[int, str]
    oldest: int
    """The oldest night that is not folded yet."""
    seen: tuple[Seen, ...] = ()
    """The states an observer saw, from falling asleep to being awake."""


def dreams_of(mind: Mind, number: int | None = None) -> Dreams:
    """What was replayed in a night, the last one if none is named."""
    headings = mind.journal.headings()
    night = _last_night(headings) if number is None else the_night(mind, number)
    links = _links_after(mind, night)
    stands = standing_headings(headings)
    entries = entries_of_night(mind, night, stands)
    cycles = cycles_of(night.plan, entries, night.outcome, links_after=links)
    if _has_begun_another(mind, night, cycles, entries):
        cycles.append(cycle_begun(night.plan, cycles))
    before = night.plan.next_memory - 1
    after = before + sum(len(births(entry)) for _, entry in entries)
    more = _links_made(change for _, entry in entries for change in entry.changes)
    delta = density(links, after) - density(links - more, before)
    known = memories_in(mind, cycles)
    peaks = [
        peak_intensity(known[r.memory].appraisal for r in cycle.replays if r.memory in known)
        for cycle in cycles
    ]
    names = {number: memory.name for number, memory in known.items()}
    is_over = night.outcome not in (Outcome.UNFINISHED, Outcome.WAITING)
    seen = seen_in(night.plan, [heading for heading, _ in entries], DEPTHS, is_over=is_over)
    return Dreams(
        night,
        tuple(cycles),
        summary_of(cycles, delta),
        tuple(peaks),
        names,
        oldest=nights(headings)[0].plan.night,
        seen=tuple(seen),
    )


def _has_begun_another(
    mind: Mind, night: Night, cycles: Sequence[Cycle], entries: Sequence[tuple[Heading, Entry]]
) -> bool:
    """Whether a night that was cut short had begun a cycle of which nothing is committed.

    The step before a cycle is its start, and the night goes on there.
    """
    plan = night.plan
    names = [stage.name for stage in plan.stages if not stage.skipped]
    if night.outcome is not Outcome.UNFINISHED or REPLAY not in names:
        return False
    causes = [heading.cause for heading, _ in entries]
    done = {step.stage for step in causes if isinstance(step, NightStep) and not step.cycle}
    if done != set(names[: names.index(REPLAY)]):
        return False
    if not cycles:
        return plan.settings.sleep.max_cycles > 0
    if cycles[-1].status is CycleStatus.IN_PROGRESS:
        return False
    waits = mind.memories.candidates(plan.day.number, plan.began, plan.settings, limit=1)
    return bool(waits) and cycles[-1].number < plan.settings.sleep.max_cycles


def _last_night(headings: Sequence[Heading]) -> Night:
    slept = [night for night in nights(headings) if night.plan.sleep.counts]
    told = [night for night in slept if night.outcome is not Outcome.UNDONE]
    if not told:
        raise Unknown("no night has been slept yet; sleep one: `reverie night`")
    return told[-1]


def standing_headings(headings: Iterable[Heading]) -> list[Heading]:
    """The entries that have not been taken back, in order."""
    told = list(headings)
    stands = standing_of(told)
    return [heading for heading in told if heading.number in stands]


def entries_of_night(
    mind: Mind, night: Night, stands: Iterable[Heading]
) -> list[tuple[Heading, Entry]]:
    """The steps of a night among some entries, whole."""
    own = [heading for heading in stands if _is_of(heading, night.plan.night)]
    return [(heading, entry) for heading in own if (entry := mind.journal.entry(heading.number))]


def memories_in(mind: Mind, cycles: Sequence[Cycle]) -> dict[int, Memory]:
    """The memories replayed in some cycles, by number; one that was forgotten is left out."""
    numbers = sorted({replay.memory for cycle in cycles for replay in cycle.replays})
    found = mind.present([Place("memory", number) for number in numbers])
    return {m.number: m for m in found.values() if isinstance(m, Memory)}


def _links_after(mind: Mind, night: Night) -> int:
    """How many links there were when a night was over; of the last one, no more is read."""
    links = mind.links.count()
    for heading in mind.journal.headings(since=night.last + 1):
        if entry := mind.journal.entry(heading.number):
            links -= _links_made(entry.changes)
    return links


def _links_made(changes: Iterable[Change]) -> int:
    """How many links changes bring about, those they cut taken off."""
    links = [change for change in changes if isinstance(change, LinkChange)]
    return sum((link.after is not None) - (link.before is not None) for link in links)


def _is_of(heading: Heading, night: int) -> bool:
    return isinstance(heading.cause, NightStep) and heading.cause.night == night
