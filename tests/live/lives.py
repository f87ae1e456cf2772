"""Lives for tests: a simulated time, minds that have lived, and a log that is kept."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path

from reverie import OpenMind, Settings, open_mind
from reverie.domain.rules.wakefulness import SleepState, first_illegal
from reverie.live.event import Event, Happened
from reverie.live.scheduler import Scheduler
from reverie.testing import DAWN

RULE = "Never push to main."
MINUTE, HOUR, DAY = 60.0, 3_600.0, 86_400.0


class SimulatedTime:
    """A clock and a pulse in one: time passes only when somebody waits, or jumps."""

    def __init__(self, start: datetime = DAWN) -> None:
        self.wall, self.passed, self.nudges = start, 1_000.0, 0

    def now(self) -> datetime:
        """The present moment."""
        return self.wall

    def spent(self) -> float:
        """Nothing: thinking is free."""
        return 0.0

    def steady(self) -> float:
        """Seconds that only ever grow."""
        return self.passed

    def wait(self, seconds: float) -> None:
        """Let so many seconds pass."""
        self.passed += seconds
        self.wall += timedelta(seconds=seconds)

    def nudge(self) -> None:
        """Nobody waits in earnest."""
        self.nudges += 1

    def jump(self, seconds: float) -> None:
        """Set the clock; nothing passes."""
        self.wall += timedelta(seconds=seconds)


class Log(list[Event]):
    """Every event that was told."""

    @property
    def states(self) -> list[SleepState]:
        """The states of the last life, from its start."""
        begun = max(i for i, event in enumerate(self) if event.event is Happened.STARTED)
        told = [e for e in self[begun:] if e.event in (Happened.STARTED, Happened.STATE)]
        return [event.state for event in told]

    def of(self, happened: Happened) -> list[str]:
        """What was said of one kind of event."""
        return [event.reason for event in self if event.event is happened]


def a_life(
    time: SimulatedTime, path: str | Path = ":memory:", *, settings: Settings | None = None
) -> tuple[OpenMind, Scheduler, Log]:
    """A mind that lives by itself on a simulated clock, and what it tells."""
    mind, log = open_mind(path, clock=time, settings=settings or Settings()), Log()
    return mind, Scheduler(mind, pulse=time, tell=log.append), log


def worked(mind: OpenMind, session: str, *texts: str) -> None:
    """A session in which something was said, and which has ended."""
    for text in texts or (RULE,):
        mind.record(text, session=session)
    mind.end_session(session)


def pass_time(scheduler: Scheduler, time: SimulatedTime, seconds: float, step: float = 3) -> None:
    """Let time pass, and look every few seconds of it."""
    end = time.steady() + seconds
    while time.steady() < end:
        scheduler.tick()
        time.wait(step)


__all__ = ["DAY", "HOUR", "MINUTE", "RULE", "Log", "SimulatedTime", "a_life", "first_illegal"]
