"""Pondering: a puzzle is thought about in rounds, each written down, until its time is over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import msgspec

from reverie.domain.journal.plan import NightPlan, Stimulus
from reverie.domain.rules.puzzles import time_boxed
from reverie.domain.rules.spend import MINUTE_MS, total
from reverie.domain.values.puzzle import Pondered, Puzzle, Status
from reverie.domain.values.session import RULES
from reverie.domain.values.spend import Call, CallState
from reverie.domain.values.thought import Answer, Thought
from reverie.engine.governing import Box, Governor
from reverie.engine.sleeper import Sleeper
from reverie.engine.thinking import ask, writable
from reverie.errors import ends_all
from reverie.ports import Store
from reverie.questions.ponder import PONDER, PuzzleAnswer, PuzzleTold, answer_to

MOST_ROUNDS = 100
"""Rounds of one puzzle, whatever else would end it."""
MOST_IN_VAIN = 2
"""Rounds in a row without an answer that can be taken."""
NOT_BY_RULES = "only the rules think tonight, and they cannot answer it"
UNASKED = "nobody here has asked for it as it is now: `reverie puzzle accept`"
NOT_TAKEN = "no answer came that could be taken"
NOT_REACHED = "nobody could be reached"
GOES_ON = "it is still thought about"
WOKEN = "the agent was woken while it was thought about"
CUT_SHORT = "the night was cut short while it was thought about"


def _may_be_told(sleeper: Sleeper, puzzle: Puzzle) -> bool:
    """Whether a thinker outside may be told of a puzzle; not where nobody can say."""
    try:
        return sleeper.may_tell(puzzle)
    except Exception as error:
        if ends_all(error):
            raise
        sleeper.keep_trace("puzzles", error)
        return False


def ponder(
    store: Store, sleeper: Sleeper, plan: NightPlan, told: Sequence[PuzzleTold]
) -> Iterator[Pondered]:
    """What comes of each puzzle; a partial answer each time there is more of it.

    An urgent call ends it after the round that runs; what is not answered stays in the queue.
    """
    puzzles = {puzzle.id: puzzle for puzzle in plan.incubation.puzzles}
    thinker = sleeper.thinker_in(plan.sleep)
    if thinker.name != RULES:
        unasked = [one for one in told if not _may_be_told(sleeper, puzzles[one.id])]
        for one in unasked:
            yield replace(_begun(plan, thinker.name, puzzles[one.id]), why=UNASKED)
        told = [one for one in told if one not in unasked]
    if isinstance(thinker, Governor):
        for one in told:
            if sleeper.alarm.heard() is Stimulus.URGENT:
                return
            yield from _Rounds(store, sleeper, plan, thinker, puzzles[one.id]).run(one)
        return
    questions = [PONDER.question(one) for one in told]
    answers = ask(store, thinker, plan.night, questions, mask=sleeper.mask)
    for one, answer in zip(told, answers, strict=True):
        found = answer_to(answer, one) if answer else None
        pondered = _begun(plan, thinker.name, puzzles[one.id])
        if isinstance(found, PuzzleAnswer):
            yield replace(
                pondered, status=Status.DONE, text=found.text, sources=found.sources, why=""
            )
        elif found:
            yield replace(pondered, status=Status.FAILED, why=found.why)
        else:
            yield replace(pondered, why=NOT_BY_RULES)


def _begun(plan: NightPlan, thinker: str, puzzle: Puzzle) -> Pondered:
    return Pondered(puzzle, Status.PENDING, plan.night, plan.began, thinker)


class _Rounds:
    """The rounds of one puzzle: those that were written down are not asked again."""

    def __init__(
        self, store: Store, sleeper: Sleeper, plan: NightPlan, governor: Governor, puzzle: Puzzle
    ) -> None:
        self._store, self._sleeper, self._plan = store, sleeper, plan
        self._governor, self._puzzle = governor, puzzle
        self._refused = ""

    def run(self, told: PuzzleTold) -> Iterator[Pondered]:
        """The answer so far after each round, and in the end what came of it."""
        so_far, vain = _begun(self._plan, self._governor.name, self._puzzle), 0
        for round in range(MOST_ROUNDS):
            if self._sleeper.alarm.heard() is Stimulus.URGENT:
                yield replace(so_far, why=WOKEN)
                return
            one = msgspec.structs.replace(told, round=round, so_far=so_far.text)
            answer = self._answer(one)
            if answer is None:
                break
            found = answer_to(answer.text, one) if answer.text else None
            if isinstance(found, PuzzleAnswer):
                vain, adds = 0, found.text != so_far.text
                so_far = replace(so_far, text=found.text, sources=found.sources, why=GOES_ON)
                if found.is_done or not adds:
                    yield replace(so_far, status=Status.DONE, why="")
                    return
                if self._puzzle.every:
                    yield so_far
            elif (vain := vain + 1) == MOST_IN_VAIN:
                break
        yield self._ended(so_far)

    def _ended(self, so_far: Pondered) -> Pondered:
        """How a puzzle ends that nobody has called done."""
        states = {call.state for call in self._calls()}
        if not so_far.text and CallState.BEGUN in states:
            return replace(so_far, why=CUT_SHORT)
        if self._ms_left() <= 0:
            return replace(so_far, status=Status.TIMED_OUT, why=time_boxed(self._puzzle.minutes))
        if so_far.text:
            why = self._refused or "it was given up before it was whole"
            return replace(so_far, status=Status.TIMED_OUT, why=why)
        if self._refused:
            return replace(so_far, why=self._refused)
        if CallState.ANSWERED in states:
            return replace(so_far, status=Status.FAILED, why=NOT_TAKEN)
        return replace(so_far, why=NOT_REACHED)

    def _answer(self, told: PuzzleTold) -> Answer | None:
        """The answer of one round, from what was written down or from the model; None if not."""
        question = PONDER.question(told)
        id, night = question.id_for(self._governor.name), self._plan.night
        known = self._store.thoughts.among({id}).get(id)
        if known:
            return known.answer
        left = self._ms_left()
        if left <= 0:
            return None
        box = Box(self._puzzle.id, min(left, self._puzzle.every * MINUTE_MS or left))
        mask = self._sleeper.mask
        batches = self._governor.think(self._store, night, [question], mask=mask, box=box)
        ((_, said),) = (one for batch in batches for one in batch)
        answer = writable(said.answer, mask)
        if answer is None:
            self._refused = said.why
            return None
        self._store.keep_thoughts(
            [Thought(id, night, question.topic, "", self._governor.name, answer)]
        )
        return answer

    def _calls(self) -> list[Call]:
        """The calls for this puzzle tonight."""
        night, id = self._plan.night, self._puzzle.id
        calls = self._governor.calls()
        return [call for call in calls if call.night == night and call.box == id]

    def _ms_left(self) -> int:
        """How much of its time is left, by the clock on its calls."""
        return self._puzzle.minutes * MINUTE_MS - total(self._calls()).ms
