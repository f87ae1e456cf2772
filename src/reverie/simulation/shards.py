"""Shards: ranges of a run's agents, each living by itself and going on where it was saved."""

from __future__ import annotations

import os
from contextlib import ExitStack
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from reverie.population.population import Population
from reverie.simulation import shard_folder
from reverie.simulation.day import live_a_day
from reverie.simulation.inhabitants import settle
from reverie.simulation.measures import Measures
from reverie.simulation.scenario import Scenario
from reverie.simulation.shard_folder import Span


class Lived(NamedTuple):
    """A day of a shard: what was counted, and who lived it."""

    counts: Measures
    worker: int
    """The id of the process."""
    restored: int
    """So many days had been saved when that process began."""


class Shard:
    """Agents from one id up to another, asked for their days one after the other.

    Asked again it tells the same, and whatever lies before is lived first. So it may be killed at
    any moment, made anew from its checkpoint and asked again.
    """

    def __init__(self, scenario: Scenario, folder: Path, number: int, span: Span) -> None:
        self.scenario, self.folder, self.number, self.span = scenario, folder, number, span
        self._owned = ExitStack()
        self._saved = 0

    def live(self, day: int) -> Lived:
        """What was counted of a day (from 0)."""
        city, measured, restored = self._state
        while len(measured) <= day:
            measured.append(live_a_day(city, self.scenario, len(measured), first=self.span[0]))
            if len(measured) % self.scenario.outputs.checkpoint_days == 0:
                self.save()
        return Lived(measured[day], os.getpid(), restored)

    def save(self) -> int:
        """Keep where it is; so many days were lived."""
        city, measured, _ = self._state
        if measured and len(measured) != self._saved:
            shard_folder.save(self.folder, self.number, city, measured)
            self._saved = len(measured)
        return len(measured)

    def close(self) -> None:
        """Let another process hold the shard."""
        self._owned.close()

    @cached_property
    def _state(self) -> tuple[Population, list[Measures], int]:
        """The agents, what was counted of their days, and how many days were restored."""
        lock = shard_folder.lock_of(self.folder, self.number)
        self._owned.enter_context(shard_folder.held(lock))
        shard_folder.sweep(self.folder, self.number)
        found = shard_folder.restore(self.folder, self.number)
        city, measured = found or (settle(self.scenario, *self.span, threads=1), [])
        self._saved = len(measured)
        return city, measured, len(measured)
