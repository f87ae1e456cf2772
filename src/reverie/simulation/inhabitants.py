"""Inhabitants: the agents of a scenario as a population, and what a day brings them."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from reverie.population.arrays import Array
from reverie.population.kernels import compiled
from reverie.population.population import ALONE, Population
from reverie.simulation import draws
from reverie.simulation.chances import NATURE, ROW, chances_of
from reverie.simulation.scenario import Scenario


class Drawers(NamedTuple):
    """The loops of `draws`, compiled."""

    draw_natures: Callable[..., None]
    count_rows: Callable[..., None]
    draw_rows: Callable[..., None]


@cache
def drawers() -> Drawers:
    """The drawers, compiled on first use or read from the cache."""
    return Drawers(*compiled(draws.draw_natures, draws.count_rows, draws.draw_rows, beside=draws))


def natures(scenario: Scenario, first: int, end: int) -> Array:
    """Who the agents from one id up to another are, a row each."""
    found = np.zeros(end - first, NATURE)
    drawers().draw_natures(chances_of(scenario), first, end, found)
    return found


def settle(
    scenario: Scenario, first: int = 0, end: int | None = None, *, threads: int | None = None
) -> Population:
    """The agents from one id up to another, or all, on the morning of the first day."""
    who = natures(scenario, first, scenario.agents if end is None else end)
    return Population.spawn(
        len(who),
        scenario.config(),
        seed=scenario.seed,
        first=first,
        falls_asleep=who["falls_asleep"],
        tier=who["tier"],
        intelligence=who["intelligence"],
        will=who["will"],
        trauma=who["trauma"],
        threads=threads,
    )


def happenings(scenario: Scenario, first: int, end: int, day: int, *, threads: int = 1) -> Array:
    """What happens to some agents in a day (from 0), by agent and tick; agents count from 0."""
    if threads == 1 or end - first < ALONE:
        return _drawn(scenario, first, end, day)
    edges = [first + (end - first) * part // threads for part in range(threads + 1)]
    with ThreadPoolExecutor(threads) as pool:
        parts = list(pool.map(lambda one: _drawn(scenario, one[0], one[1], day), pairwise(edges)))
    for part, start in zip(parts, edges, strict=False):
        part["agent"] += start - first
    return np.concatenate(parts)


def columns_of_day(
    scenario: Scenario, first: int, end: int, day: int, *, threads: int = 1
) -> dict[str, Array]:
    """The same as columns, which `Population.record` takes."""
    rows = happenings(scenario, first, end, day, threads=threads)
    return {name: rows[name] for name in ROW.names or () if name != "event"}


def _drawn(scenario: Scenario, first: int, end: int, day: int) -> Array:
    chances = chances_of(scenario)
    counts = np.zeros(end - first, np.int64)
    drawers().count_rows(chances, first, end, day, counts)
    rows = np.zeros(int(counts.sum()), ROW)
    drawers().draw_rows(chances, first, end, day, rows)
    return rows
