"""An agent that lives by itself falls asleep when it is idle and tired, and tells each state."""

from __future__ import annotations

import pytest

from reverie import Settings
from reverie.domain.rules.wakefulness import SleepState, first_illegal
from reverie.live.event import Happened
from reverie.settings.sleep import SleepSettings
from tests.live.lives import HOUR, MINUTE, SimulatedTime, a_life, pass_time, worked


def test_one_that_is_idle_and_was_awake_for_an_hour_sleeps() -> None:
    time = SimulatedTime()
    mind, scheduler, log = a_life(time)
    worked(mind, "monday")
    pass_time(scheduler, time, HOUR, step=30)
    assert mind.nights() == []

    pass_time(scheduler, time, MINUTE, step=30)

    assert [night.outcome for night in mind.nights()] == ["completed"]
    assert set(log.states) == set(SleepState)
    assert first_illegal(log.states) is None


def test_whoever_works_is_not_idle() -> None:
    time = SimulatedTime()
    mind, scheduler, _ = a_life(time)
    worked(mind, "monday")
    for turn in range(30):
        pass_time(scheduler, time, 4 * MINUTE, step=30)
        mind.record(f"Turn {turn} went well.", session="tuesday")

    assert mind.nights() == []


def test_nobody_sleeps_where_nothing_waits() -> None:
    time = SimulatedTime()
    mind, scheduler, _ = a_life(time)

    pass_time(scheduler, time, 5 * HOUR, step=30)

    assert mind.nights() == []


def test_a_clock_that_is_set_begins_no_sleep_and_is_told() -> None:
    time = SimulatedTime()
    mind, scheduler, log = a_life(time)
    worked(mind, "monday")
    scheduler.tick()
    time.jump(24 * HOUR)
    pass_time(scheduler, time, 4 * MINUTE, step=30)

    assert mind.nights() == []
    assert len(log.of(Happened.CLOCK)) == 1


def test_between_two_cycles_it_pauses_for_as_long_as_is_set() -> None:
    def waited(pause_ms: int) -> float:
        time = SimulatedTime()
        settings = Settings(
            sleep=SleepSettings(
                cycle_pause_ms=pause_ms, replay_batch_size=1, idle_threshold_ms=0, max_cycles=3
            )
        )
        mind, scheduler, log = a_life(time, settings=settings)
        worked(mind, "monday", *(f"Never push to branch {name}." for name in "abcdef"))
        scheduler.tick()
        time.wait(2 * HOUR)
        before = time.steady()
        scheduler.tick()
        assert scheduler.state.cycles_completed == 2, log
        return time.steady() - before

    assert waited(100) == pytest.approx(0.1)
    assert waited(7_000) == pytest.approx(7)
