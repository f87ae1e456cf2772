"""Six states, which may follow which, and when an agent falls asleep and wakes."""

from __future__ import annotations

from itertools import product

import pytest

from reverie.domain.journal.plan import Depth, Stimulus
from reverie.domain.rules.wakefulness import (
    LEGAL,
    Signs,
    SleepState,
    first_illegal,
    may_follow,
    should_sleep,
    should_sleep_live,
    state_in,
    wakes,
)
from reverie.settings.sleep import SleepSettings

SETTINGS = SleepSettings()
IDLE, AWAKE, MANY = 300_000, 3_600_000, 100
AWAKE_STATE, ENTERING, LIGHT, DEEP, DREAMING, WAKING = SleepState


def test_the_states_have_the_ordinals_of_the_seed() -> None:
    assert [(state.word, int(state)) for state in SleepState] == [
        ("awake", 0),
        ("entering_sleep", 1),
        ("light_sleep", 2),
        ("deep_sleep", 3),
        ("dreaming", 4),
        ("waking", 5),
    ]


def test_only_deep_sleep_and_dreaming_are_protected() -> None:
    assert [state for state in SleepState if state.is_protected] == [DEEP, DREAMING]


def test_the_state_is_that_of_the_stage_that_runs() -> None:
    assert [state_in(depth) for depth in Depth] == [LIGHT, DEEP, DREAMING]


@pytest.mark.parametrize("idle", [True, False])
@pytest.mark.parametrize("awake", [True, False])
@pytest.mark.parametrize("waiting", [True, False])
def test_an_agent_sleeps_when_idle_and_either_long_awake_or_with_much_waiting(
    idle: bool, awake: bool, waiting: bool
) -> None:
    signs = Signs(IDLE + idle, AWAKE + awake, MANY + waiting)

    assert should_sleep(signs, SETTINGS) is (idle and (awake or waiting))


@pytest.mark.parametrize(
    ("signs", "sleeps"),
    [
        (Signs(0, AWAKE + 1, 0, must_sleep=True), True),
        (Signs(0, AWAKE, MANY, must_sleep=True), False),
        (Signs(0, 0, 10 * MANY + 1), True),
        (Signs(0, AWAKE + 1, 10 * MANY), False),
        (Signs(IDLE + 1, AWAKE + 1, 0), True),
        (Signs(IDLE, AWAKE + 1, 0), False),
    ],
)
def test_of_one_that_lives_by_itself_a_full_debt_or_tenfold_waiting_is_as_good_as_idle(
    signs: Signs, sleeps: bool
) -> None:
    assert should_sleep_live(signs, SETTINGS) is sleeps


LEGAL_STEPS = {
    (AWAKE_STATE, ENTERING),
    (ENTERING, LIGHT),
    (ENTERING, DEEP),
    (ENTERING, DREAMING),
    (ENTERING, WAKING),
    (LIGHT, DEEP),
    (LIGHT, DREAMING),
    (LIGHT, WAKING),
    (DEEP, LIGHT),
    (DEEP, DREAMING),
    (DEEP, WAKING),
    (DREAMING, DEEP),
    (DREAMING, WAKING),
    (WAKING, AWAKE_STATE),
}


@pytest.mark.parametrize(("before", "after"), list(product(SleepState, repeat=2)))
def test_these_states_and_no_others_may_follow_each_other(
    before: SleepState, after: SleepState
) -> None:
    assert may_follow(before, after) is ((before, after) in LEGAL_STEPS)


def test_every_state_can_be_left_and_come_to() -> None:
    assert {after for some in LEGAL.values() for after in some} == set(LEGAL) == set(SleepState)


def test_the_checker_names_the_first_step_that_may_not_be() -> None:
    assert first_illegal([AWAKE_STATE, ENTERING, LIGHT, DEEP, DREAMING, WAKING]) is None
    assert first_illegal([AWAKE_STATE, LIGHT, AWAKE_STATE]) == (AWAKE_STATE, LIGHT)
    assert first_illegal([]) is None


PLAIN, URGENT = Stimulus.PLAIN, Stimulus.URGENT


@pytest.mark.parametrize(
    ("state", "called", "woken"),
    [
        *((AWAKE_STATE, call, False) for call in (None, PLAIN, URGENT)),
        *((WAKING, call, True) for call in (None, PLAIN, URGENT)),
        *((state, None, False) for state in (ENTERING, LIGHT, DEEP, DREAMING)),
        *((state, URGENT, True) for state in (ENTERING, LIGHT, DEEP, DREAMING)),
        (ENTERING, PLAIN, True),
        (LIGHT, PLAIN, True),
        (DEEP, PLAIN, False),
        (DREAMING, PLAIN, False),
    ],
)
def test_which_call_wakes_depends_on_the_state(
    state: SleepState, called: Stimulus | None, woken: bool
) -> None:
    assert wakes(state, called) is woken


@pytest.mark.parametrize("state", [DEEP, DREAMING])
def test_after_the_cycle_a_plain_call_wakes_from_protected_sleep_too(state: SleepState) -> None:
    assert wakes(state, PLAIN, cycle_over=True)
    assert not wakes(state, None, cycle_over=True)
