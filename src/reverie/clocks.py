"""Clocks: the one of this machine, and one that stands still."""

from __future__ import annotations

from datetime import UTC, datetime
from time import monotonic, process_time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reverie.engine.sleeper import Pace


class SystemClock:
    """The clock of this machine."""

    def now(self) -> datetime:
        """The present moment, in UTC."""
        return datetime.now(UTC)

    def spent(self) -> float:
        """How many seconds of the processor this process has used."""
        return process_time()


class Stopwatch:
    """Tells whether so many minutes have passed since it was first looked at."""

    def __init__(self, minutes: float) -> None:
        self._minutes = minutes
        self._began: float | None = None

    def has_time(self) -> bool:
        """Whether they have not; the first look starts it."""
        now = monotonic()
        self._began = now if self._began is None else self._began
        return now - self._began < self._minutes * 60


def own_pace() -> Pace:
    """The pace of this machine: time passes, and nothing waits between cycles."""
    from reverie.engine.sleeper import Pace

    return Pace(monotonic)


class StoppedClock:
    """A clock that always shows the same moment, for demonstrations and tests."""

    def __init__(self, moment: datetime) -> None:
        self._moment = moment

    def now(self) -> datetime:
        """The moment it was stopped at."""
        return self._moment

    def spent(self) -> float:
        """Nothing, as no time passes."""
        return 0.0
