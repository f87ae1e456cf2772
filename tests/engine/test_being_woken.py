"""A sleeper that is called ends its night at a checkpoint: which one depends on how deep it is."""

from __future__ import annotations

import pytest

from reverie.domain.journal.entry import NightEnded, NightStep
from reverie.domain.journal.kinds import Change
from reverie.domain.journal.plan import Depth, Outcome, Stimulus
from reverie.engine.sleeping import NightRun
from reverie.ports import Mind
from reverie.stages import CLOSING, OPENING, Line, Stage
from reverie.stages.context import StageContext
from reverie.stores.ram.store import InRamStore
from reverie.testing import ScriptedAlarm, ScriptedThinker, a_memory, a_mind
from tests.days import lived, rehearse, slept, texts

RULE = "Never push to main."


def rest(mind: Mind, night: StageContext) -> list[Change]:
    return []


LINE = Line(
    OPENING,
    (Stage("rehearse", Depth.DEEP, rehearse), Stage("rest", Depth.DREAMING, rest)),
    CLOSING,
)
"""The alarm is listened to before and after each stage: encode 1 2, rehearse 3 4, rest 5 6, …"""


def a_mind_with_a_day() -> InRamStore:
    store = InRamStore()
    lived(store, RULE)
    return store


def done(run: NightRun) -> list[tuple[int, str]]:
    causes = [heading.cause for heading in run.entries]
    return [(cause.cycle, cause.stage) for cause in causes if isinstance(cause, NightStep)]


FIRST_CYCLE = [(0, "encode"), (1, "rehearse"), (1, "rest")]


@pytest.mark.parametrize(
    ("moment", "stimulus", "left"),
    [
        pytest.param(1, Stimulus.PLAIN, [], id="plain before light sleep"),
        pytest.param(2, Stimulus.PLAIN, [], id="plain in light sleep discards the stage"),
        pytest.param(2, Stimulus.URGENT, [], id="urgent in light sleep"),
        pytest.param(3, Stimulus.PLAIN, FIRST_CYCLE[:1], id="plain before the first cycle"),
        pytest.param(4, Stimulus.PLAIN, FIRST_CYCLE, id="plain in deep sleep waits for the cycle"),
        pytest.param(5, Stimulus.PLAIN, FIRST_CYCLE, id="plain between two stages of a cycle"),
        pytest.param(6, Stimulus.PLAIN, FIRST_CYCLE, id="plain in dreaming waits for the cycle"),
        pytest.param(4, Stimulus.URGENT, FIRST_CYCLE[:1], id="urgent in deep sleep at once"),
        pytest.param(5, Stimulus.URGENT, FIRST_CYCLE[:2], id="urgent between two stages"),
        pytest.param(6, Stimulus.URGENT, FIRST_CYCLE[:2], id="urgent in dreaming at once"),
    ],
)
def test_a_call_ends_the_night_at_the_right_checkpoint(
    moment: int, stimulus: Stimulus, left: list[tuple[int, str]]
) -> None:
    run = slept(a_mind_with_a_day(), line=LINE, alarm=ScriptedAlarm({moment: stimulus}))

    assert run.outcome is Outcome.WOKEN
    assert done(run) == left
    assert run.entries[-1].cause == NightEnded(1, Outcome.WOKEN)


def test_an_urgent_call_after_a_plain_one_still_wakes_at_once() -> None:
    alarm = ScriptedAlarm({4: Stimulus.PLAIN, 6: Stimulus.URGENT})

    run = slept(a_mind_with_a_day(), line=LINE, alarm=alarm)

    assert done(run) == FIRST_CYCLE[:2]


def test_a_plain_call_in_a_later_cycle_lets_that_cycle_end() -> None:
    run = slept(a_mind_with_a_day(), line=LINE, alarm=ScriptedAlarm({8: Stimulus.PLAIN}))

    assert done(run) == [*FIRST_CYCLE, (2, "rehearse"), (2, "rest")]


def test_a_plain_call_in_the_last_stage_comes_too_late_to_wake() -> None:
    store = a_mind(memories=[a_memory()])

    run = slept(store, alarm=ScriptedAlarm({2: Stimulus.PLAIN}))

    assert run.outcome is Outcome.COMPLETED
    assert done(run) == [(0, "compress")]


def test_without_a_call_the_night_is_slept_to_its_end() -> None:
    run = slept(a_mind_with_a_day(), line=LINE, alarm=ScriptedAlarm({}))

    assert run.outcome is Outcome.COMPLETED


def test_what_a_woken_night_left_undone_is_done_by_the_next() -> None:
    store = a_mind_with_a_day()
    slept(store, alarm=ScriptedAlarm({2: Stimulus.PLAIN}))
    assert texts(store) == []
    assert len(store.sessions.waiting()) == 1

    run = slept(store)

    assert (run.plan.night, run.outcome) == (2, Outcome.COMPLETED)
    assert texts(store) == [RULE]


def test_a_thought_of_the_discarded_stage_is_not_asked_for_again() -> None:
    store, thinker = a_mind_with_a_day(), ScriptedThinker(cost_micros=5)
    slept(store, thinker=thinker, alarm=ScriptedAlarm({4: Stimulus.PLAIN}))
    assert len(thinker.asked) == 1

    slept(store, thinker=thinker)

    assert len(thinker.asked) == 1
