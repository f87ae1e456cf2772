"""How a run of a simulation is told while it goes: a bar on a terminal, else a line a day."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import click

from reverie.cli._terminal import Guard

if TYPE_CHECKING:
    from reverie.simulation.figures import Figures

WIDTH = 30
"""Characters of the bar."""
HOURS = 24


class RunProgress:
    """Tells agent-days a second; the first day is not counted, since it compiles."""

    def __init__(self, agents: int, days: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._agents, self._days, self._clock = agents, days, clock
        self._first = 0
        self._since: float | None = None
        self._stops_after = 0
        self._guard = sys.stderr if isinstance(sys.stderr, Guard) and sys.stderr.isatty() else None

    def begins(self, day: int) -> None:
        """So many days are done."""
        self._first = day
        if self._guard:
            self._guard.redraw("compiling what it runs, the first time for some seconds …")

    def hour(self, day: int, hour: int) -> None:
        """An hour is over."""
        self._tell_of_the_stop()
        if self._guard:
            share = (day * HOURS + hour + 1) / (self._days * HOURS)
            bar = "█" * round(share * WIDTH)
            where = f"day {day + 1} of {self._days}, {hour:2}:59"
            self._guard.redraw(f"{bar:·<{WIDTH}} {share:4.0%}  {where}{self._speed(day, hour)}")

    def day(self, figures: Figures) -> None:
        """A day is over."""
        self._tell_of_the_stop()
        if not self._guard:
            speed = self._speed(figures.day - 1, HOURS - 1)
            click.echo(f"day {figures.day} of {self._days}{speed}", err=True)
        if self._since is None:
            self._since, self._first = self._clock(), figures.day

    def replaced(self, shard: int) -> None:
        """A worker died."""
        self.ended()
        click.echo(
            f"the worker of shard {shard + 1} died; another went on from its last save", err=True
        )

    def stopping(self, day: int) -> None:
        """It stops when this day is over; told with the next hour.

        Ctrl-C may come in the middle of a line, and who then prints another breaks both.
        """
        self._stops_after = day

    def ended(self) -> None:
        """Leave the line of the bar."""
        if self._guard:
            self._guard.redraw("")

    def _tell_of_the_stop(self) -> None:
        day, self._stops_after = self._stops_after, 0
        if day:
            self.ended()
            click.echo(
                f"stopping when day {day} is over; Ctrl-C again stops at once, at the last save",
                err=True,
            )

    def _speed(self, day: int, hour: int) -> str:
        passed = self._clock() - self._since if self._since is not None else 0.0
        days = day - self._first + (hour + 1) / HOURS
        if passed <= 0.0 or days <= 0:
            return ""
        return f"  {self._agents * days / passed:,.0f} agent-days a second"
