"""Clocks: the one of this machine, and one that stands still."""

from __future__ import annotations

from datetime import UTC, datetime
from time import process_time


class SystemClock:
    """The clock of this machine."""

    def now(self) -> datetime:
        """The present moment, in UTC."""
        return datetime.now(UTC)

    def spent(self) -> float:
        """How many seconds of the processor this process has used."""
        return process_time()


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
