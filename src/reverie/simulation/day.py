"""One day of a city, or of a shard of it: draw, record, let it pass, and count."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from reverie.population.population import Population
from reverie.simulation.inhabitants import columns_of_day
from reverie.simulation.measures import Measures, asleep_in, measured, overflows_of
from reverie.simulation.scenario import HOURS, Scenario

BLOCK = 50_000
"""Agents whose day is drawn at once."""


def live_a_day(
    city: Population,
    scenario: Scenario,
    day: int,
    *,
    first: int = 0,
    after_hour: Callable[[int], None] | None = None,
) -> Measures:
    """Let a day (from 0) pass for the agents from an id on, and say what was counted."""
    overflows, episodes = overflows_of(city), 0
    for start in range(first, first + len(city), BLOCK):
        end = min(first + len(city), start + BLOCK)
        columns = columns_of_day(scenario, start, end, day, threads=city.threads)
        columns["agent"] += start - first
        episodes += len(columns["agent"])
        city.record(**columns)
    hour = city.config.ticks_per_hour
    sleepers = np.zeros(HOURS, np.int64)
    for place in range(HOURS):
        city.advance(day * HOURS * hour + (place + 1) * hour - 1)
        sleepers[place] = asleep_in(city)
        if after_hour:
            after_hour(place)
    return measured(city, scenario, episodes, sleepers, overflows)
