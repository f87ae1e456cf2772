"""Time in a night: a cycle is light at its start, has a time box, and is followed by a pause."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from reverie.domain.journal.entry import NightStep
from reverie.domain.journal.kinds import Change
from reverie.domain.journal.plan import Depth, Outcome, Stimulus
from reverie.engine.sleeper import NightRun, Pace
from reverie.ports import Mind
from reverie.settings import Settings
from reverie.settings.sleep import SleepSettings
from reverie.stages import CLOSING, OPENING, Line, Stage
from reverie.stages.context import StageContext
from reverie.stores.ram.store import InRamStore
from reverie.testing import ScriptedAlarm
from tests.days import lived, rehearse, slept


class Time:
    """Time that passes only where a test lets it."""

    def __init__(self) -> None:
        self.seconds, self.pauses = 0.0, 0

    @property
    def pace(self) -> Pace:
        """The pace of a night by this time."""
        return Pace(lambda: self.seconds, self._paused)

    def _paused(self) -> None:
        self.pauses += 1

    def line(self, *, replay: float = 0, dream: float = 0) -> Line:
        """A night whose cycles take so many seconds in each of two stages."""

        def replays(mind: Mind, night: StageContext) -> Sequence[Change]:
            self.seconds += replay
            return rehearse(mind, night)

        def dreams(mind: Mind, night: StageContext) -> Sequence[Change]:
            self.seconds += dream
            return []

        def prunes(mind: Mind, night: StageContext) -> Sequence[Change]:
            return []

        cycle = (
            Stage("rehearse", Depth.DEEP, replays),
            Stage("dreams", Depth.DREAMING, dreams),
            Stage("prunes", Depth.DEEP, prunes),
        )
        return Line(OPENING, cycle, CLOSING)


def a_mind_with_a_day() -> InRamStore:
    store = InRamStore()
    lived(store, "Never push to main.")
    return store


def done(run: NightRun, cycle: int = 1) -> list[str]:
    causes = [heading.cause for heading in run.entries]
    return [c.stage for c in causes if isinstance(c, NightStep) and c.cycle == cycle]


@pytest.mark.parametrize(
    ("took", "left"),
    [(59.9, []), (60, ["rehearse", "dreams", "prunes"])],
    ids=["in the first fifth of the cycle", "after it"],
)
def test_a_plain_call_stops_a_cycle_at_its_start_before_its_replay_commits(
    took: float, left: list[str]
) -> None:
    time, call = Time(), ScriptedAlarm({4: Stimulus.PLAIN})

    run = slept(a_mind_with_a_day(), line=time.line(replay=took), pace=time.pace, alarm=call)

    assert (run.outcome, done(run)) == (Outcome.WOKEN, left)


def test_how_long_a_cycle_is_light_is_set() -> None:
    time, call = Time(), ScriptedAlarm({4: Stimulus.PLAIN})
    settings = Settings(sleep=SleepSettings(light_sleep_duration_pct=0.5))

    run = slept(
        a_mind_with_a_day(),
        line=time.line(replay=149),
        pace=time.pace,
        alarm=call,
        settings=settings,
    )

    assert done(run) == []


def test_what_follows_the_start_of_a_cycle_is_protected_however_soon_it_comes() -> None:
    time, call = Time(), ScriptedAlarm({6: Stimulus.PLAIN})

    run = slept(a_mind_with_a_day(), line=time.line(), pace=time.pace, alarm=call)

    assert done(run) == ["rehearse", "dreams", "prunes"]


@pytest.mark.parametrize(
    ("took", "left"),
    [(300, ["rehearse", "dreams", "prunes"]), (300.1, ["rehearse", "prunes"])],
    ids=["within its box", "over its box"],
)
def test_a_cycle_over_its_time_box_is_closed_without_what_it_can_leave_out(
    took: float, left: list[str]
) -> None:
    time = Time()

    run = slept(a_mind_with_a_day(), line=time.line(replay=took), pace=time.pace)

    assert (run.outcome, done(run)) == (Outcome.COMPLETED, left)


def test_the_time_box_of_each_cycle_is_its_own() -> None:
    time = Time()

    run = slept(a_mind_with_a_day(), line=time.line(replay=200), pace=time.pace)

    assert done(run, cycle=2) == ["rehearse", "dreams", "prunes"]


def test_there_is_a_pause_between_two_cycles_and_none_around_them() -> None:
    time = Time()

    run = slept(a_mind_with_a_day(), line=time.line(), pace=time.pace)

    cycles = {
        heading.cause.cycle for heading in run.entries if isinstance(heading.cause, NightStep)
    }
    assert time.pauses == len(cycles - {0}) - 1 > 0
