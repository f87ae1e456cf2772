"""Sleeping: a night is a straight line of stages, each committed before the next begins."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from reverie.domain.intake.moment import to_the_millisecond
from reverie.domain.journal.entry import (
    Entry,
    NightBegan,
    nights,
)
from reverie.domain.journal.plan import (
    NightPlan,
    Outcome,
    Sleep,
    should_wake,
)
from reverie.domain.language import language_named
from reverie.engine.committing import mend
from reverie.engine.governing import Governor
from reverie.engine.planning import plan_night
from reverie.engine.sleeper import Heard, NightRun, Sleeper
from reverie.engine.sparing import tried, with_ports_apart
from reverie.engine.stepping import Step, checkpoint, ended
from reverie.engine.trying_again import try_outdated_again
from reverie.engine.turns import turns
from reverie.errors import Asleep
from reverie.ports import Mind, Store
from reverie.stages import RECONCILE

DERIVED_ANEW = 2_000
"""Memories whose derived columns are made anew before a stage, where other rules made them."""


def run_night(store: Store, sleeper: Sleeper, sleep: Sleep = Sleep.NIGHT) -> NightRun:
    """Sleep a night from its plan to its end, or go on with one that was cut short."""
    sleeper = with_ports_apart(sleeper)
    with store.night_lock(waits=False):
        mend(store)
        plan = _left_open(store, sleeper) or _begin(store, sleeper, sleep)
        return _through(store, sleeper, plan)


def run_doze(store: Store, sleeper: Sleeper) -> NightRun | None:
    """Take in what waits, by the rules, at once; None, and no trace, where nothing does.

    Beside a night that rests or was cut short it is refused: that one has begun with what waits.
    """
    sleeper = with_ports_apart(sleeper)
    with store.night_lock(dozes=True):
        mend(store)
        if open_night := _left_open(store, sleeper):
            raise Asleep(f"night {open_night.night} has not ended; go on with it: `reverie night`")
        try_outdated_again(store, sleeper)
        if not store.sessions.waiting():
            return None
        return _through(store, sleeper, _begin(store, sleeper, Sleep.DOZE))


def finish_doze(store: Store, sleeper: Sleeper) -> None:
    """Go on with a doze that was cut short, if there is one."""
    with store.night_lock(dozes=True):
        mend(store)
        _left_open(store, with_ports_apart(sleeper))


def _left_open(store: Store, sleeper: Sleeper) -> NightPlan | None:
    """The plan of a night that was cut short; a doze that was is slept to its end here."""
    plan = unfinished_plan(store)
    if plan is None or plan.sleep.counts:
        return plan
    _through(store, sleeper, plan)
    return None


def _through(store: Store, sleeper: Sleeper, plan: NightPlan) -> NightRun:
    """Run the stages that are left of a night, each committed before the next begins."""
    heard = Heard([], [], {})
    run = _stage_by_stage(store, sleeper, plan, heard)
    thinker = sleeper.thinker_in(plan.sleep)
    cost = thinker.spent_tonight(plan.night) if isinstance(thinker, Governor) else ""
    said = [*heard.said, *([plan.incubation.waits] if heard.pondered else []), cost]
    return replace(
        run,
        looks=tuple(heard.looks),
        said=tuple(filter(None, said)),
        pondered=tuple(heard.pondered.values()),
        asides=tuple(one for one in store.asides() if one.night == plan.night),
    )


def _stage_by_stage(store: Store, sleeper: Sleeper, plan: NightPlan, heard: Heard) -> NightRun:
    for turn in turns(store, plan, sleeper):
        stage, opens = turn.stage, turn.opens
        if should_wake(stage.depth, sleeper.alarm.heard(), cycle_over=opens):
            return ended(store, sleeper, plan, Outcome.WOKEN)
        sleeper.watch(stage.name)
        derive = partial(store.derive, language_named(plan.language), limit=DERIVED_ANEW)
        tried(sleeper, "derive", derive, 0)
        if outcome := Step(store, sleeper, plan, turn, heard).run():
            return outcome
    return ended(store, sleeper, plan, Outcome.COMPLETED)


def plan_tonight(mind: Mind, sleeper: Sleeper, sleep: Sleep = Sleep.NIGHT) -> NightPlan:
    """What a night begun now would do; changes nothing."""
    now = to_the_millisecond(sleeper.clock.now())
    return plan_night(
        mind,
        sleeper.settings,
        now,
        sleep=sleep,
        line=sleeper.line,
        thinker=sleeper.thinker.name,
        anchor=sleeper.anchor,
        incubation=sleeper.incubation(now),
        version=sleeper.version,
    )


def dry_run(
    store: Store,
    sleeper: Sleeper,
    sleep: Sleep = Sleep.NIGHT,
    prepare: Callable[[Store], object] = lambda copy: None,
) -> tuple[NightRun, list[Entry]]:
    """The night and the entries it would write, slept on a copy that is then thrown away."""
    with store.scratch() as copy:
        prepare(copy)
        run = run_night(copy, sleeper, sleep)
        return run, [entry for h in run.entries if (entry := copy.journal.entry(h.number))]


def unfinished_plan(mind: Mind) -> NightPlan | None:
    """The plan of a night that was cut short or rests, if there is one."""
    began = mind.journal.nights_began()
    told = nights(mind.journal.headings(since=began[-1])) if began else []
    return told[-1].plan if told and told[-1].outcome is Outcome.UNFINISHED else None


def _begin(store: Store, sleeper: Sleeper, sleep: Sleep) -> NightPlan:
    try_outdated_again(store, sleeper)
    plan = plan_tonight(store, sleeper, sleep)
    if sleeper.rulebook and any(s.name == RECONCILE and not s.skipped for s in plan.stages):
        plan = replace(plan, rules=sleeper.rulebook.pin())
    checkpoint(store, plan, NightBegan(plan), [])
    return plan
