"""An agent that lives by itself falls asleep when it is idle and tired, and tells each state."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from reverie import Settings, open_mind
from reverie.domain.rules.wakefulness import SleepState, first_illegal
from reverie.live.event import Event, Happened
from reverie.live.scheduler import Scheduler
from reverie.live.state_book import StateBook
from reverie.settings.sleep import SleepSettings
from reverie.stores.sqlite.store import SqliteStore
from reverie.testing import ScriptedThinker, a_memory, a_mind
from tests.awake.hooking import a_project, tired
from tests.live.lives import HOUR, MINUTE, RULE, Log, SimulatedTime, a_life, pass_time, worked


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
    mind, scheduler, log = a_life(time, settings=settings(min_awake_duration_ms=0))
    worked(mind, "monday")
    scheduler.tick()
    time.jump(24 * HOUR)
    pass_time(scheduler, time, 4 * MINUTE, step=30)
    time.jump(-48 * HOUR)
    pass_time(scheduler, time, 4 * MINUTE, step=30)

    assert mind.nights() == []
    assert log.of(Happened.CLOCK) == [
        "set ahead or suspended, by 86400 s",
        "set back or suspended, by 172800 s",
    ]
    pass_time(scheduler, time, 2 * MINUTE, step=30)
    assert len(mind.nights()) == 1


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


def settings(**given: int) -> Settings:
    """Settings of sleep, with whatever matters given."""
    return Settings(sleep=SleepSettings(**given))  # type: ignore[arg-type]


def nights_after(time: SimulatedTime, seconds: float, **given: int) -> int:
    """How many nights a mind with one session has slept after so many idle seconds."""
    mind, scheduler, _ = a_life(time, settings=settings(**given))
    worked(mind, "monday")
    scheduler.tick()
    time.wait(seconds)
    scheduler.tick()
    return len(mind.nights())


@pytest.mark.parametrize(("threshold_s", "nights"), [(7_199, 1), (7_200, 0)])
def test_how_long_it_must_be_idle_is_set(threshold_s: int, nights: int) -> None:
    assert nights_after(SimulatedTime(), 7_200, idle_threshold_ms=threshold_s * 1_000) == nights


@pytest.mark.parametrize(("least_s", "nights"), [(599, 1), (600, 0)])
def test_how_long_it_must_have_been_awake_is_set(least_s: int, nights: int) -> None:
    assert nights_after(SimulatedTime(), 600, min_awake_duration_ms=least_s * 1_000) == nights


@pytest.mark.parametrize(("least", "nights"), [(3, 1), (4, 0)])
def test_how_much_must_wait_instead_is_set(least: int, nights: int) -> None:
    time = SimulatedTime()
    mind, scheduler, _ = a_life(time, settings=settings(min_consolidation_queue=least))
    some = [replace(a_memory(n, f"Fact {n}."), tagged=True) for n in range(1, 5)]
    a_mind(mind.store, memories=some)
    scheduler.tick()
    assert scheduler.state.waiting == 4
    time.wait(10 * MINUTE)

    scheduler.tick()

    assert len(mind.nights()) == nights


def test_a_full_debt_needs_no_idleness_in_a_project(tmp_path: Path) -> None:
    project, time = a_project(tmp_path), SimulatedTime(datetime.now(UTC))
    mind = open_mind(project.folder / ".reverie" / "mind.db", clock=time)
    worked(mind, "monday")
    project.put(tired(30))
    scheduler = Scheduler(mind, pulse=time)
    for _ in range(70):
        scheduler.touch()
        time.wait(MINUTE)
        scheduler.tick()

    assert len(mind.nights()) == 1
    mind.close()


def test_what_must_become_permanent_is_slept_on_once_a_day_without_anything_new() -> None:
    time = SimulatedTime()
    mind, scheduler, _ = a_life(time)
    worked(mind, "monday", "Never push to main.")

    pass_time(scheduler, time, 4 * 24 * HOUR, step=10 * MINUTE)

    assert [night.plan.day.number for night in mind.nights()] == [1, 2, 3, 4, 5]


def test_the_first_sleep_of_a_day_may_be_a_full_night_and_the_others_are_naps() -> None:
    time = SimulatedTime()
    mind = open_mind(":memory:", clock=time)
    scheduler = Scheduler(mind, pulse=time, full=True)
    for hour in range(2):
        worked(mind, f"session {hour}", f"Never push to branch {hour}.")
        pass_time(scheduler, time, 2 * HOUR, step=10 * MINUTE)

    assert [night.plan.sleep for night in mind.nights()] == ["night", "nap"]


def test_a_doze_is_no_sleep_after_which_one_was_not_awake() -> None:
    time = SimulatedTime()
    mind, scheduler, _ = a_life(time)
    worked(mind, "monday")
    pass_time(scheduler, time, HOUR - 5 * MINUTE, step=MINUTE)
    mind.doze()

    pass_time(scheduler, time, 10 * MINUTE, step=MINUTE)

    assert [night.plan.sleep for night in mind.nights()] == ["doze", "nap"]


def test_after_a_sleep_it_is_awake_from_then_on() -> None:
    time = SimulatedTime()
    mind, scheduler, _ = a_life(time)
    worked(mind, "monday")
    pass_time(scheduler, time, HOUR + 5 * MINUTE, step=MINUTE)
    began = mind.nights()[-1].plan.began
    assert scheduler.state.awake_since == began
    worked(mind, "tuesday", "Never deploy on a Friday.")
    pass_time(scheduler, time, HOUR - 10 * MINUTE, step=MINUTE)

    assert len(mind.nights()) == 1


@pytest.mark.parametrize("state", [state for state in SleepState if state])
def test_a_life_that_is_cut_short_in_any_state_is_told_of_by_the_next(
    state: SleepState, tmp_path: Path
) -> None:
    time, log = SimulatedTime(), Log()
    mind = open_mind(tmp_path / "mind.db", clock=time)
    worked(mind, "monday")
    time.wait(2 * HOUR)

    def die(event: Event) -> None:
        if event.state is state:
            raise KeyboardInterrupt

    tired = settings(idle_threshold_ms=0)
    with pytest.raises(KeyboardInterrupt):
        Scheduler(open_mind(tmp_path / "mind.db", clock=time, settings=tired), tell=die).tick()
    left = StateBook(tmp_path / "mind.db", "main").read()
    assert left
    assert left.state is state

    scheduler = Scheduler(
        open_mind(tmp_path / "mind.db", clock=time, settings=tired), pulse=time, tell=log.append
    )
    time.wait(2 * HOUR)
    scheduler.tick()

    assert f"cut short in {state.word}" in log.of(Happened.STARTED)[0]
    assert first_illegal(log.states) is None
    assert [memory.text for memory in scheduler.mind.memories()] == [RULE]


def test_a_cycle_is_on_record_from_its_start_and_a_crash_leaves_it_in_progress(
    tmp_path: Path,
) -> None:
    time = SimulatedTime()
    mind = open_mind(tmp_path / "mind.db", clock=time, settings=settings(idle_threshold_ms=0))
    worked(mind, "monday")

    def die(event: Event) -> None:
        if event.reason == "dream":
            raise KeyboardInterrupt

    scheduler = Scheduler(mind, pulse=time, tell=die)
    time.wait(2 * HOUR)
    with pytest.raises(KeyboardInterrupt):
        scheduler.tick()

    left = StateBook(tmp_path / "mind.db", "main").read()
    assert left
    assert (left.cycle_start, left.cycles_completed) == (time.now(), 0)
    assert [cycle.status for cycle in mind.dreams().cycles] == ["in_progress"]
    scheduler = Scheduler(mind, pulse=time)
    assert scheduler.tick()
    assert (scheduler.state.cycle_start, scheduler.state.cycles_completed) == (None, 1)


@pytest.mark.parametrize("stage", ["encode", "replay", "dream", "compress"])
def test_told_to_stop_in_its_sleep_it_wakes_at_the_last_checkpoint(stage: str) -> None:
    time, log = SimulatedTime(), Log()
    mind = open_mind(":memory:", clock=time, settings=settings(idle_threshold_ms=0))
    worked(mind, "monday")

    def stop(event: Event) -> None:
        log.append(event)
        if event.reason == stage:
            scheduler.stop()

    scheduler = Scheduler(mind, pulse=time, tell=stop)
    time.wait(2 * HOUR)
    scheduler.run()

    assert [night.outcome for night in mind.nights()] == ["woken"]
    assert first_illegal(log.states) is None


def test_where_another_sleeps_it_tries_again_later(tmp_path: Path) -> None:
    time = SimulatedTime()
    mind, scheduler, log = a_life(
        time, tmp_path / "mind.db", settings=settings(idle_threshold_ms=0)
    )
    worked(mind, "monday")
    other = SqliteStore(tmp_path / "mind.db")
    with other.night_lock():
        pass_time(scheduler, time, 2 * HOUR, step=HOUR)
        scheduler.tick()
    assert mind.nights() == []
    assert "is asleep since" in log.of(Happened.FAILED)[0]
    assert first_illegal(log.states) is None

    time.wait(MINUTE)
    scheduler.tick()

    assert [night.outcome for night in mind.nights()] == ["completed"]
    other.close()


def test_a_look_that_fails_is_told_and_ends_no_life(tmp_path: Path) -> None:
    time = SimulatedTime()
    mind, scheduler, log = a_life(time, tmp_path / "mind.db")
    worked(mind, "monday")
    scheduler.tick()
    inbox = tmp_path / "mind.db.stimuli.jsonl"
    inbox.mkdir()

    scheduler.tick()

    assert "it could not look" in log.of(Happened.FAILED)[0]
    inbox.rmdir()
    time.wait(2 * HOUR)
    assert scheduler.tick()


def test_a_night_that_rests_is_left_alone_until_its_thinker_answers() -> None:
    time = SimulatedTime()
    thinker = ScriptedThinker(otherwise=None)
    mind = open_mind(
        ":memory:", clock=time, thinker=thinker, settings=settings(idle_threshold_ms=0)
    )
    worked(mind, "monday")
    scheduler, log = Scheduler(mind, pulse=time), Log()
    time.wait(2 * HOUR)
    assert (morning := scheduler.tick())
    assert morning.outcome == "waiting"

    pass_time(scheduler, time, 5 * HOUR, step=HOUR)

    assert log == []
    assert len(mind.nights()) == 1


def test_the_state_can_be_read_at_any_time() -> None:
    time = SimulatedTime()
    mind, scheduler, _ = a_life(time)
    began = time.now()
    time.wait(10 * MINUTE)
    worked(mind, "monday")
    scheduler.tick()
    worked_at = time.now()
    time.wait(HOUR)

    before = scheduler.state
    scheduler.tick()

    assert (before.state, before.awake_since, before.last_activity) == (
        SleepState.AWAKE,
        began,
        worked_at,
    )
    after = scheduler.state
    assert (after.cycles_completed, after.memories_processed) == (1, 1)
    assert (after.awake_since, after.since, after.waiting) == (time.now(), time.now(), 0)
