"""Sleeping: a night is a straight line of stages, each committed before the next begins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial

from reverie.domain.intake.moment import to_the_millisecond
from reverie.domain.journal.entry import (
    Entry,
    NightBegan,
    NightEnded,
    NightStep,
    Took,
    nights,
)
from reverie.domain.journal.kinds import Change
from reverie.domain.journal.plan import (
    NightPlan,
    Outcome,
    Sleep,
    should_wake,
)
from reverie.domain.language import language_named
from reverie.domain.values.directive import RuleFiles
from reverie.engine.committing import commit_group, mend
from reverie.engine.filing import filed
from reverie.engine.folding import fold_old_nights
from reverie.engine.governing import Governor
from reverie.engine.planning import plan_night
from reverie.engine.sleeper import Heard, NightRun, Sleeper
from reverie.engine.thinking import ask
from reverie.engine.turns import Turn, depth_of, own_headings, turns
from reverie.errors import AnswersPending, Asleep, StoreFailed
from reverie.ports import Clock, Mind, Store
from reverie.questions.ponder import PuzzleTold
from reverie.stages import RECONCILE
from reverie.stages.context import StageContext

DERIVED_ANEW = 2_000
"""Memories whose derived columns are made anew before a stage, where other rules made them."""


def run_night(store: Store, sleeper: Sleeper, sleep: Sleep = Sleep.NIGHT) -> NightRun:
    """Sleep a night from its plan to its end, or go on with one that was cut short."""
    with store.night_lock(waits=False):
        mend(store)
        plan = _left_open(store, sleeper) or _begin(store, sleeper, sleep)
        return _through(store, sleeper, plan)


def run_doze(store: Store, sleeper: Sleeper) -> NightRun | None:
    """Take in what waits, by the rules, at once; None, and no trace, where nothing does.

    Beside a night that rests or was cut short it is refused: that one has begun with what waits.
    """
    with store.night_lock(dozes=True):
        mend(store)
        if open_night := _left_open(store, sleeper):
            raise Asleep(f"night {open_night.night} has not ended; go on with it: `reverie night`")
        if not store.sessions.waiting():
            return None
        return _through(store, sleeper, _begin(store, sleeper, Sleep.DOZE))


def finish_doze(store: Store, sleeper: Sleeper) -> None:
    """Go on with a doze that was cut short, if there is one."""
    with store.night_lock(dozes=True):
        mend(store)
        _left_open(store, sleeper)


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
    )


def _stage_by_stage(store: Store, sleeper: Sleeper, plan: NightPlan, heard: Heard) -> NightRun:
    for turn in turns(store, plan, sleeper):
        cycle, stage, opens, _ = turn
        if should_wake(stage.depth, sleeper.alarm.heard(), cycle_over=opens):
            return _end(store, sleeper, plan, Outcome.WOKEN)
        sleeper.watch(stage.name)
        store.derive(language_named(plan.language), limit=DERIVED_ANEW)
        since = sleeper.clock.now(), sleeper.clock.spent()
        try:
            with store.view() as mind:
                work = stage.work(mind, _context(store, sleeper, plan, turn, heard))
                changes = filed(mind, work)
        except AnswersPending:
            return _told(store, plan, Outcome.WAITING)
        if should_wake(depth_of(sleeper, plan, turn), sleeper.alarm.heard(), cycle_over=False):
            return _end(store, sleeper, plan, Outcome.WOKEN)
        step = NightStep(plan.night, cycle, stage.name, is_doze=not plan.sleep.counts)
        _checkpoint(store, plan, step, changes, _took(sleeper.clock, *since))
        sleeper.committed(step)
    return _end(store, sleeper, plan, Outcome.COMPLETED)


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
    plan = plan_tonight(store, sleeper, sleep)
    if sleeper.rulebook and any(s.name == RECONCILE and not s.skipped for s in plan.stages):
        plan = replace(plan, rules=sleeper.rulebook.pin())
    _checkpoint(store, plan, NightBegan(plan), [])
    return plan


def _end(store: Store, sleeper: Sleeper, plan: NightPlan, outcome: Outcome) -> NightRun:
    is_doze = not plan.sleep.counts
    _checkpoint(store, plan, NightEnded(plan.night, outcome, is_doze), [])
    run = _told(store, plan, outcome)
    if not is_doze:
        fold_old_nights(store, plan.settings.journal.undoable_nights, sleeper.shared_upto())
    return run


def _checkpoint(
    store: Store,
    plan: NightPlan,
    cause: NightBegan | NightStep | NightEnded,
    changes: list[Change],
    took: Took | None = None,
) -> None:
    most = plan.settings.journal.max_step_changes
    commit_group(store, cause, changes, at=plan.began, step=most, took=took)


def _took(clock: Clock, began: datetime, spent: float) -> Took:
    wall = (clock.now() - began).total_seconds()
    return Took(max(0, round(wall * 1_000)), round((clock.spent() - spent) * 1_000))


def _context(
    store: Store, sleeper: Sleeper, plan: NightPlan, turn: Turn, heard: Heard
) -> StageContext:
    thinker = sleeper.thinker_in(plan.sleep)
    return StageContext(
        plan=plan,
        stage=turn.stage.name,
        cycle=turn.cycle,
        next_memory=max(plan.next_memory, store.memories.next_number()),
        ask=partial(ask, store, thinker, plan.night, mask=sleeper.mask, tell=heard.said.append),
        depth=turn.stage.depth,
        mask=sleeper.mask,
        thinker=sleeper.thinker.name,
        earlier=partial(_changed_in, store, plan, turn.cycle),
        say=heard.looks.append,
        ponder=partial(_ponder, store, sleeper, plan, heard),
        rules=partial(_rules, sleeper, plan, heard),
    )


def _rules(sleeper: Sleeper, plan: NightPlan, heard: Heard) -> RuleFiles | None:
    """The rule files as they were when the night began; tells if they are gone."""
    kept = sleeper.rulebook.pinned(plan.rules) if sleeper.rulebook and plan.rules else None
    if kept is None:
        heard.said.append("the rules were not looked over: what was read of them is gone")
    return kept


def _ponder(
    store: Store, sleeper: Sleeper, plan: NightPlan, heard: Heard, told: Sequence[PuzzleTold]
) -> None:
    """Have puzzles thought about, and keep what comes of each as it comes."""
    from reverie.engine.pondering import ponder

    for pondered in ponder(store, sleeper, plan, told):
        heard.pondered[pondered.puzzle.id] = pondered
        try:
            sleeper.keep_answer(pondered)
        except (OSError, StoreFailed) as error:
            heard.said.append(f"what came of puzzle {pondered.puzzle.id[:8]} was not kept: {error}")


def _changed_in(store: Store, plan: NightPlan, cycle: int) -> list[Change]:
    """What the stages of a cycle have changed so far."""
    return [
        change
        for heading in own_headings(store, plan)
        if isinstance(heading.cause, NightStep) and heading.cause.cycle == cycle
        if (entry := store.journal.entry(heading.number))
        for change in entry.changes
    ]


def _told(store: Store, plan: NightPlan, outcome: Outcome) -> NightRun:
    return NightRun(plan, outcome, tuple(own_headings(store, plan)))
