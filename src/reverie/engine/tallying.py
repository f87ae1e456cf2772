"""Tallying: what the sleeps in a journal have done, and how the mind stands, as metrics."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime

from reverie.domain.journal.entry import (
    Entry,
    Heading,
    Night,
    NightEnded,
    NightStep,
    groups,
    nights,
)
from reverie.domain.journal.plan import NightPlan, Outcome
from reverie.domain.rules.wakefulness import SleepState, state_in
from reverie.domain.values.memory import Kind, Layer
from reverie.domain.views.cycles import cycles_of, density
from reverie.domain.views.metrics import (
    Metrics,
    NightTally,
    Tallies,
    Tally,
    added,
    brought_forward,
    tally_of,
)
from reverie.engine.days import today
from reverie.ports import Mind
from reverie.stages import THE_NIGHT


def tallies_of(mind: Mind, known: Tallies) -> Tallies:
    """What was counted before, brought forward; only sleeps that have changed are read again.

    Sleeps that began at the same moment, by a clock that stands still, are counted as one.
    """
    told: dict[datetime, list[Night]] = {}
    for night in nights(mind.journal.headings(timed=False)):
        told.setdefault(night.plan.began, []).append(night)
    before = {night.began: night for night in known.nights}
    stale = [began for began, some in told.items() if not _is_known(some, before.get(began))]
    since = min((told[began][0].first for began in stale), default=0)
    steps = _whole(mind.journal.headings(since=since)) if stale else []
    fresh = {began: _counted(mind, told[began], steps) for began in stale}
    return brought_forward(known, [fresh.get(began) or before[began] for began in told])


def measured(mind: Mind, tallies: Tallies) -> Metrics:
    """How a mind stands, beside what its sleeps have done."""
    links, last = mind.links.count(), mind.sessions.last()
    kinds = [(kind, mind.memories.count([kind])) for kind in Kind]
    hot, warm = (
        len(mind.memories.in_layer(layer, upto_session=last)) for layer in (Layer.HOT, Layer.WARM)
    )
    cold = sum(count for _, count in kinds) - hot - warm
    slept = [n.plan for n in nights(mind.journal.headings(timed=False)) if n.plan.sleep.counts]
    return Metrics(
        agent=mind.agent,
        tally=tallies.whole,
        queue=mind.memories.backlog(without=today(mind)),
        density=density(links, mind.memories.next_number() - 1),
        links=links,
        kinds=tuple(kinds),
        layers=((Layer.HOT, hot), (Layer.WARM, warm), (Layer.COLD, cold)),
        sessions=len(mind.sessions.waiting()) + len(mind.sessions.dozed()),
        proposals=len(mind.proposals()),
        last_night=slept[-1].began if slept else None,
    )


def state_by_journal(mind: Mind, plan: NightPlan) -> SleepState:
    """The state of a night that runs, by the step it committed last: that of the stage after it."""
    headings = mind.journal.headings(since=mind.journal.nights_began()[-1], timed=False)
    done = [h.cause for h in headings if isinstance(h.cause, NightStep)]
    skipped = {stage.name for stage in plan.stages if stage.skipped}
    line = [stage for stage in THE_NIGHT.stages() if stage.name not in skipped]
    names = [stage.name for stage in line]
    if not line:
        return SleepState.ENTERING_SLEEP
    if not done or done[-1].stage not in names:
        return state_in(line[0].depth)
    place = names.index(done[-1].stage) + 1
    return state_in(line[place].depth) if place < len(line) else SleepState.WAKING


def _is_known(told: Sequence[Night], before: NightTally | None) -> bool:
    """Whether nothing has come of a sleep since it was counted, and no undo either."""
    if before is None or before.last != told[-1].last:
        return False
    noted = sum(count for _, how, count in before.tally.ends if how == Outcome.UNDONE)
    return noted >= sum(night.outcome is Outcome.UNDONE for night in told)


def _counted(mind: Mind, told: Sequence[Night], headings: Sequence[Heading]) -> NightTally:
    tallies = [_tally(mind, night, headings) for night in told]
    return NightTally(told[-1].plan.began, told[-1].last, added(tallies))


def _tally(mind: Mind, night: Night, headings: Sequence[Heading]) -> Tally:
    number = night.plan.night
    own = [h for h in headings if isinstance(h.cause, NightStep) and h.cause.night == number]
    ends = [h.cause for h in headings if isinstance(h.cause, NightEnded)]
    ended = next((end.outcome for end in ends if end.night == number), None)
    steps = list(_entries(mind, own))
    cycles = cycles_of(night.plan, steps, ended or Outcome.UNFINISHED, links_after=0)
    is_undone = night.outcome is Outcome.UNDONE
    return tally_of(cycles, night.plan.sleep.value, ended, undone=is_undone)


def _entries(mind: Mind, headings: Sequence[Heading]) -> Iterator[tuple[Heading, Entry]]:
    for heading in headings:
        if entry := mind.journal.entry(heading.number):
            yield heading, entry


def _whole(headings: Sequence[Heading]) -> list[Heading]:
    """All but a broken tail, which will be decided again."""
    return [heading for group in groups(headings) if group[-1].last for heading in group]
