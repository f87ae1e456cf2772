"""A run: the days of a scenario one after the other, with checkpoints to go on from."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from reverie.frozen import dataclass as frozen
from reverie.population.population import Population
from reverie.simulation import checkpoint
from reverie.simulation.day import live_a_day
from reverie.simulation.figures import Figures, figures_of
from reverie.simulation.inhabitants import settle
from reverie.simulation.measures import Measures
from reverie.simulation.scenario import Scenario


class Watcher(Protocol):
    """Whoever is told how a run goes."""

    def begins(self, day: int) -> None:
        """So many days are done when it begins."""

    def hour(self, day: int, hour: int) -> None:
        """An hour of a day, both counted from 0, is over."""

    def day(self, figures: Figures) -> None:
        """A day is over and counted."""

    def replaced(self, shard: int) -> None:
        """The worker of a shard (from 0) died, and another has gone on from its last save."""

    def stopping(self, day: int) -> None:
        """It was asked to stop, and does when this day, counted from 1, is over.

        Said while a signal is handled: to be remembered now, and printed later.
        """


@frozen(frozen=True, slots=True)
class Outcome:
    """What a run came to, whether or not it reached its last day."""

    scenario: Scenario
    figures: tuple[Figures, ...]
    city: Population | None
    """The population after the last day; None if it was left in the middle of one."""

    @property
    def is_complete(self) -> bool:
        """Whether all days are over."""
        return len(self.figures) >= self.scenario.days


@dataclass
class Stop:
    """Whether someone has asked to stop; asked twice, it stops at once."""

    is_asked: bool = False
    when_asked: Callable[[], None] = field(default=lambda: None)

    def ask(self, *_: object) -> None:
        """Stop after this day; asked again, at once."""
        if self.is_asked:
            raise KeyboardInterrupt
        self.is_asked = True
        self.when_asked()


class Inhabited(Protocol):
    """Whatever the agents of a run live in: this process, or shards."""

    def live(self, day: int, /) -> Measures:
        """Let all live a day (from 0), and say what was counted."""

    def save(self, figures: list[Figures], /) -> None:
        """Keep where they are, and what their days came to."""

    def city(self) -> Population:
        """All of them, as they are now."""


def run(
    scenario: Scenario, folder: Path, watcher: Watcher, *, resume: bool, threads: int | None = None
) -> Outcome:
    """Live through the days that are left, in this process."""
    figures, city = _begun(scenario, folder, resume, threads)
    return live_through(scenario, figures, _Here(scenario, folder, city, watcher), watcher)


def live_through(
    scenario: Scenario, figures: list[Figures], lives: Inhabited, watcher: Watcher
) -> Outcome:
    """Live through the days that are left; Ctrl-C ends it after the day, or at once if repeated."""
    watcher.begins(len(figures))
    with _until_asked(lambda: watcher.stopping(len(figures) + 1)) as stop:
        try:
            for day in range(len(figures), scenario.days):
                figures.append(figures_of(lives.live(day), scenario, day + 1))
                watcher.day(figures[-1])
                is_last = stop.is_asked or day + 1 == scenario.days
                if is_last or (day + 1) % scenario.outputs.checkpoint_days == 0:
                    lives.save(figures)
                if stop.is_asked:
                    break
        except KeyboardInterrupt:
            return Outcome(scenario, tuple(figures), None)
    return Outcome(scenario, tuple(figures), lives.city())


class _Here:
    """A run in this process: one population, saved whole."""

    def __init__(
        self, scenario: Scenario, folder: Path, city: Population, watcher: Watcher
    ) -> None:
        self._scenario, self._folder, self._city, self._watcher = scenario, folder, city, watcher

    def live(self, day: int) -> Measures:
        return live_a_day(
            self._city, self._scenario, day, after_hour=lambda hour: self._watcher.hour(day, hour)
        )

    def save(self, figures: list[Figures]) -> None:
        checkpoint.write(self._folder, self._scenario, figures, self._city)

    def city(self) -> Population:
        return self._city


def _begun(
    scenario: Scenario, folder: Path, resume: bool, threads: int | None
) -> tuple[list[Figures], Population]:
    if not resume:
        checkpoint.made(folder)
        return [], settle(scenario, threads=threads)
    figures, save = checkpoint.read(folder, scenario)
    return figures, Population.load(save, threads=threads)


@contextmanager
def _until_asked(when_asked: Callable[[], None]) -> Iterator[Stop]:
    """Take Ctrl-C as a wish to stop, in the main thread, and give it back afterwards."""
    stop = Stop(when_asked=when_asked)
    if threading.current_thread() is not threading.main_thread():
        yield stop
        return
    before = signal.signal(signal.SIGINT, stop.ask)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)
