"""Minds for a loop of your own: it steps, its agents remember, and they sleep by themselves."""

from __future__ import annotations

from typing import Any

import numpy as np

from reverie.domain.formulas.codes import Family
from reverie.domain.values.belief import Belief
from reverie.errors import ArgumentRefused, NumberRefused
from reverie.population.batch import COLUMNS, HUNDREDTHS
from reverie.population.population import Population
from reverie.settings.memory_config import MemoryConfig

MOST_AHEAD = 24.0
"""Hours of the longest step."""
OTHERWISE = {
    name: column.otherwise for name, column in COLUMNS.items() if column.otherwise is not None
}
"""What an episode holds of which nothing is said."""


class Minds:
    """A population whose time passes step by step, and who of it is taken."""

    def __init__(
        self,
        size: int,
        config: MemoryConfig | None = None,
        *,
        hours_a_step: float = 1.0,
        seed: int = 0,
        **given: Any,
    ) -> None:
        """So many minds; whatever else is given goes to `Population.spawn`."""
        if not 0 < hours_a_step <= MOST_AHEAD:
            raise NumberRefused(f"hours_a_step is {hours_a_step}; give more than 0, up to 24")
        self.population = Population.spawn(size, config, seed=seed, **given)
        self.step_ticks = max(1, round(hours_a_step * self.population.config.ticks_per_hour))
        self._taken = 0
        self._numbers = np.zeros(size, np.int64)
        self._rows: list[dict[str, Any]] = []
        self._read()

    def __len__(self) -> int:
        return len(self.population)

    def take(self) -> int:
        """The number of a mind that nobody has taken yet."""
        if self._taken == len(self):
            raise NumberRefused(f"all {len(self)} minds are taken; make more of them at the start")
        self._taken += 1
        return self._taken - 1

    def remember(self, mind: int, **episode: Any) -> None:
        """Let something happen to a mind in the coming step; columns as `Population.record` has.

        There is no too much: a mind forgets what weighs least of all that it has not judged.
        """
        if not 0 <= mind < len(self):
            raise NumberRefused(f"there is no mind {mind}; give one from 0 to {len(self) - 1}")
        row = OTHERWISE | {name: _whole(name, value) for name, value in episode.items()}
        self._numbers[mind] += 1
        self._rows.append(row | {"agent": mind, "number": int(self._numbers[mind])})

    def pass_time(self) -> None:
        """Let a step pass: what was remembered happens as it begins, and some sleep or wake."""
        if self._rows:
            columns = {name: [row[name] for row in self._rows] for name in self._rows[0]}
            self.population.record(tick=self.population.now + 1, **columns)
            self._rows = []
        self.population.advance(self.population.now + self.step_ticks)
        self._read()

    @property
    def day(self) -> int:
        """The day of the coming step, from 1."""
        return (self.population.now + 1) // self.population.config.ticks_per_day + 1

    @property
    def hour(self) -> float:
        """The hour of the day at which the coming step begins."""
        config = self.population.config
        return (self.population.now + 1) % config.ticks_per_day / config.ticks_per_hour

    @property
    def share_asleep(self) -> float:
        """The share of minds that sleep."""
        return float(self.is_asleep.mean())

    def believed(self, mind: int, family: Family = Family.PLACE) -> dict[int, Belief]:
        """What a mind believes of a family, by subject."""
        return {one.subject: one for one in self.population.believed(mind, family)}

    def _read(self) -> None:
        agents = self.population.agents()
        self.is_asleep, self.stress, self.morale = (
            agents[name] for name in ("is_asleep", "stress", "morale")
        )


def _whole(name: str, value: object) -> int:
    """A value of an episode in whole numbers, or refused."""
    if name not in OTHERWISE:
        raise ArgumentRefused(f"{name!r} cannot be given; give {', '.join(OTHERWISE)}")
    low, high = COLUMNS[name].low, COLUMNS[name].high
    whole = value
    if isinstance(value, float) and name in HUNDREDTHS and abs(value) <= 1.0:
        whole = round(value * 100)
    if not isinstance(whole, int | np.integer) or not low <= whole <= high:
        decimals = f", or a decimal from {low / 100:g} to 1" if name in HUNDREDTHS else ""
        raise NumberRefused(
            f"{name} is {value}; give a whole number from {low} to {high}{decimals}"
        )
    return int(whole)
