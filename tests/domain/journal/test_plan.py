"""A night pins all it may depend on, and wakes only when it should."""

from __future__ import annotations

import pytest

from reverie.domain.journal.plan import (
    Depth,
    PlannedStage,
    Sleep,
    Stimulus,
    plan_night,
    should_wake,
    why_skipped,
)
from reverie.domain.values.session import Reach
from reverie.engine.waking import record
from reverie.settings import Settings
from reverie.stores.in_ram import InRamStore
from reverie.testing import DAWN, TickClock, a_memory, a_mind
from tests.days import lived, slept

STAGES = ["encode", "compress"]


def test_a_plan_pins_all_a_night_may_depend_on() -> None:
    store = InRamStore("ada")
    a_mind(store, memories=[a_memory(6)])
    lived(store, "one", "two", session="s1")
    lived(store, "three", session="s2")
    settings = Settings.of(max_cycles=2)

    plan = plan_night(store, settings, DAWN, stages=STAGES, sleep=Sleep.NAP)

    assert (plan.agent, plan.night, plan.sleep, plan.began) == ("ada", 1, Sleep.NAP, DAWN)
    assert plan.sessions == (Reach("s1", 1, 0, 2), Reach("s2", 2, 0, 3))
    assert (plan.horizon, plan.coming_session, plan.next_memory) == (3, 3, 7)
    assert plan.settings is settings
    assert [stage.name for stage in plan.stages] == STAGES


def test_a_plan_stays_as_it_is_when_life_goes_on() -> None:
    store = InRamStore()
    lived(store, "one")
    plan = plan_night(store, Settings(), DAWN, stages=STAGES, sleep=Sleep.NIGHT)

    lived(store, "two")

    assert (plan.horizon, plan.sessions) == (1, (Reach("s1", 1, 0, 1),))


def test_a_session_that_has_not_ended_does_not_wait_but_lies_within_the_horizon() -> None:
    store = InRamStore()
    lived(store, "one")
    record(store, TickClock(), Settings(), "still talking", session="open")

    plan = plan_night(store, Settings(), DAWN, stages=STAGES, sleep=Sleep.NIGHT)

    assert [reach.session for reach in plan.sessions] == ["s1"]
    assert plan.horizon == 2


def test_each_skipped_stage_has_its_reason_and_the_others_have_none() -> None:
    plan = plan_night(InRamStore(), Settings(), DAWN, stages=STAGES, sleep=Sleep.NIGHT)

    assert plan.stages == (
        PlannedStage("encode", "no session waits to be taken in"),
        PlannedStage("compress", None),
    )
    assert why_skipped("encode", [Reach("s1", 1, 0, 1)]) is None


def test_the_dice_differ_from_agent_to_agent_and_from_night_to_night() -> None:
    ada, bob = InRamStore("ada"), InRamStore("bob")
    first, other = (
        plan_night(store, Settings(), DAWN, stages=STAGES, sleep=Sleep.NIGHT)
        for store in (ada, bob)
    )
    slept(ada)
    second = plan_night(ada, Settings(), DAWN, stages=STAGES, sleep=Sleep.NIGHT)

    assert len({first.dice, other.dice, second.dice}) == 3


TRUTHS = [
    (Depth.LIGHT, None, False, False),
    (Depth.LIGHT, None, True, False),
    (Depth.LIGHT, Stimulus.PLAIN, False, True),
    (Depth.LIGHT, Stimulus.PLAIN, True, True),
    (Depth.LIGHT, Stimulus.URGENT, False, True),
    (Depth.LIGHT, Stimulus.URGENT, True, True),
    (Depth.DEEP, None, False, False),
    (Depth.DEEP, None, True, False),
    (Depth.DEEP, Stimulus.PLAIN, False, False),
    (Depth.DEEP, Stimulus.PLAIN, True, True),
    (Depth.DEEP, Stimulus.URGENT, False, True),
    (Depth.DEEP, Stimulus.URGENT, True, True),
    (Depth.DREAMING, None, False, False),
    (Depth.DREAMING, None, True, False),
    (Depth.DREAMING, Stimulus.PLAIN, False, False),
    (Depth.DREAMING, Stimulus.PLAIN, True, True),
    (Depth.DREAMING, Stimulus.URGENT, False, True),
    (Depth.DREAMING, Stimulus.URGENT, True, True),
]


@pytest.mark.parametrize(("depth", "called", "cycle_over", "wakes"), TRUTHS)
def test_a_sleeper_wakes_from_light_sleep_at_any_call_and_from_deeper_when_it_must(
    depth: Depth, called: Stimulus | None, cycle_over: bool, wakes: bool
) -> None:
    assert should_wake(depth, called, cycle_over=cycle_over) is wakes
