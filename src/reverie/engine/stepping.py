"""Stepping: one stage of a night is decided and committed, whatever it meets."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import partial
from typing import NamedTuple

from reverie.domain.journal.entry import NightBegan, NightEnded, NightStep, Took
from reverie.domain.journal.kinds import Change
from reverie.domain.journal.plan import NightPlan, Outcome, should_wake
from reverie.domain.values.aside import Aside, Sort, Thing
from reverie.domain.values.directive import RuleFiles
from reverie.engine.calling_away import holding_nothing
from reverie.engine.committing import commit_group, mend
from reverie.engine.folding import fold_old_nights
from reverie.engine.sleeper import Heard, NightRun, Sleeper
from reverie.engine.sparing import Trial, decided, hidden_from, set_aside, tried
from reverie.engine.thinking import ask
from reverie.engine.turns import Turn, depth_of, own_headings
from reverie.errors import AnswersPending, CalledAway, ends_all
from reverie.ports import Clock, Store
from reverie.questions.ponder import PuzzleTold
from reverie.stages.context import StageContext
from reverie.stages.veil import Hidden

MOST_ROUNDS = 4
"""How often a stage is begun: where it fails each time on something else, all of it is aside."""


class Step(NamedTuple):
    """What one stage of a night is run with."""

    store: Store
    sleeper: Sleeper
    plan: NightPlan
    turn: Turn
    heard: Heard

    def run(self) -> NightRun | None:
        """Decide and commit; gives how the night ran if it ends or rests here.

        What the stage cannot work with is set aside by the same step, and all else is done.
        """
        asides: list[Aside] = []
        since = self.sleeper.clock.now(), self.sleeper.clock.spent()
        for rounds_left in reversed(range(MOST_ROUNDS)):
            mark = self.heard.mark()
            changes: list[Change] | None = None
            try:
                with holding_nothing():
                    changes = self._decided(asides)
                if self._is_woken():
                    return self._woken()
                self._commit([*changes, *set_aside(self.store, self.plan, asides)], since)
                return None
            except AnswersPending:
                return told(self.store, self.plan, Outcome.WAITING)
            except CalledAway:
                return self._woken()
            except Exception as error:
                if ends_all(error) or not rounds_left:
                    raise
                mend(self.store)
                self.heard.back_to(mark)
                trial = self._trial(asides, commits=changes is not None)
                if rounds_left == 1:
                    asides = [trial.the_stage(error)]
                    continue
                try:
                    with holding_nothing():
                        asides += trial.spare(error)
                except CalledAway:
                    return self._woken()
        return None

    def _woken(self) -> NightRun:
        """End the night at its last checkpoint."""
        mend(self.store)
        return ended(self.store, self.sleeper, self.plan, Outcome.WOKEN)

    def _decided(self, asides: Sequence[Aside]) -> list[Change]:
        """What the stage decides; nothing if all of it is aside."""
        hidden = self._hidden(asides)
        if hidden.hides(Thing(Sort.STAGE, self.turn.stage.name)):
            return []
        with self.store.view() as mind:
            return decided(mind, self._context(), self.turn.stage, hidden)

    def _is_woken(self) -> bool:
        depth, called = depth_of(self.sleeper, self.plan, self.turn), self.sleeper.alarm.heard()
        return should_wake(depth, called, cycle_over=False)

    def _commit(self, changes: list[Change], since: tuple[datetime, float]) -> None:
        plan, turn = self.plan, self.turn
        step = NightStep(plan.night, turn.cycle, turn.stage.name, is_doze=not plan.sleep.counts)
        checkpoint(self.store, plan, step, changes, _took(self.sleeper.clock, *since))
        self.sleeper.committed(step)

    def _hidden(self, asides: Sequence[Aside]) -> Hidden:
        before = hidden_from(self.store, self.plan, self.sleeper.line, self.turn.stage.name)
        return before.and_all(one.thing for one in asides)

    def _trial(self, asides: Sequence[Aside], *, commits: bool) -> Trial:
        store, sleeper, plan, turn, _ = self
        hidden = self._hidden(asides)
        return Trial(store, sleeper, plan, turn.stage, self._context(), hidden, commits)

    def _context(self) -> StageContext:
        store, sleeper, plan, turn, heard = self
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


def ended(store: Store, sleeper: Sleeper, plan: NightPlan, outcome: Outcome) -> NightRun:
    """Note that a night has ended, and how; older nights are folded then."""
    is_doze = not plan.sleep.counts
    checkpoint(store, plan, NightEnded(plan.night, outcome, is_doze), [])
    run = told(store, plan, outcome)
    if not is_doze:
        kept = plan.settings.journal.undoable_nights
        tried(sleeper, "fold", lambda: fold_old_nights(store, kept, sleeper.shared_upto()), None)
    return run


def told(store: Store, plan: NightPlan, outcome: Outcome) -> NightRun:
    """How a night has run so far."""
    return NightRun(plan, outcome, tuple(own_headings(store, plan)))


def checkpoint(
    store: Store,
    plan: NightPlan,
    cause: NightBegan | NightStep | NightEnded,
    changes: list[Change],
    took: Took | None = None,
) -> None:
    """Commit a part of a night, which is a point to go on from."""
    most = plan.settings.journal.max_step_changes
    commit_group(store, cause, changes, at=plan.began, step=most, took=took)


def _took(clock: Clock, began: datetime, spent: float) -> Took:
    wall = (clock.now() - began).total_seconds()
    return Took(max(0, round(wall * 1_000)), round((clock.spent() - spent) * 1_000))


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
        except Exception as error:
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
