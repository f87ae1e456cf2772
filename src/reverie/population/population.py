"""A population: many simulated minds in arrays, each catching up when it is needed."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any, Self

from reverie.errors import ExtraMissing, NumberRefused
from reverie.extras import how_to_install

try:
    import numpy as np
    from numpy.typing import ArrayLike
except ImportError as error:
    raise ExtraMissing(f"a population is held by numpy; {how_to_install('population')}") from error

from reverie.domain.formulas.codes import Family
from reverie.domain.rules.simulation_terms import terms_of
from reverie.domain.values.belief import Belief
from reverie.domain.values.sim_episode import SimEpisode
from reverie.population import readout
from reverie.population.agent import Agent
from reverie.population.arrays import EPISODE, Array, City, new_city, terms_array
from reverie.population.arrivals import BEFORE, FINE
from reverie.population.batch import LARGEST, LAST_TICK, Batch, batch_of, columns_of
from reverie.population.kernels import kernels
from reverie.settings.memory_config import MemoryConfig

ALONE = 4_096
"""Fewer agents or episodes than these are not worth a second thread."""


class Population:
    """Agents 0 to size - 1, as they are once all of tick `now` is over."""

    def __init__(self, city: City, config: MemoryConfig, now: int, threads: int | None) -> None:
        self.city, self.config, self.now = city, config, now
        self.terms = terms_of(config)
        self._terms = terms_array(self.terms)
        self.threads = threads or os.cpu_count() or 1

    @classmethod
    def spawn(
        cls,
        size: int,
        config: MemoryConfig | None = None,
        *,
        seed: int = 0,
        first: int = 0,
        tick: int = 0,
        falls_asleep: ArrayLike | None = None,
        tier: ArrayLike = 2,
        intelligence: ArrayLike = 50,
        will: ArrayLike = 50,
        trauma: ArrayLike = 0,
        threads: int | None = None,
    ) -> Self:
        """Agents that live from a tick on; an attribute is one number, or one for each agent.

        Each first falls asleep so many ticks later, or else when seed and id say. The first of
        them has the id `first`, for one who holds a part of a population.
        """
        config = config or MemoryConfig()
        _refuse_outside("size", size, 1, LARGEST)
        _refuse_outside("seed", seed, 0, LAST_TICK)
        _refuse_outside("first", first, 0, LARGEST)
        _refuse_outside("tick", tick, 0, LAST_TICK)
        given = (("tier", tier), ("intelligence", intelligence), ("will", will), ("trauma", trauma))
        temperaments = np.empty((size, len(given)), np.int8)
        for place, (name, values) in enumerate(given):
            low, high = (1, 3) if name == "tier" else (0, 100)
            temperaments[:, place] = _attribute(name, values, size, low, high)
        terms = terms_of(config)
        city = new_city(temperaments, terms, config.arrivals_capacity)
        wake, sleep = config.wake_duration_ticks, config.sleep_duration_ticks
        offsets = np.empty(size, np.int64)
        if falls_asleep is None:
            kernels().fill_offsets(seed, first, config.ticks_per_day, offsets)
        else:
            offsets[:] = _attribute("falls_asleep", falls_asleep, size, 0, LAST_TICK)
        kernels().be_born(city.agents, offsets, tick, wake, sleep, terms_array(terms))
        return cls(city, config, tick - 1, threads)

    def __len__(self) -> int:
        return len(self.city.agents)

    def record(self, **columns: ArrayLike) -> None:
        """Take in episodes, a row each, for ticks that have not been reached; all or none.

        Within each agent numbers grow with ticks. The order of rows does not matter. Of more than
        may wait at once an agent forgets the lowest retention, as they happen.
        """
        batch = batch_of(columns, len(self))
        if not len(batch.agent):
            return
        self._refuse_far_ahead(batch)
        order = self._order(batch)
        ranges = list(_cuts(batch.agent, order, self.threads))
        by_agent = batch.agent[order].astype(np.int64)
        starts = np.flatnonzero(np.append(True, by_agent[1:] != by_agent[:-1]))
        self._catch_up(by_agent[starts])
        faults = self._share_out(
            lambda first, end: kernels().fault_in(
                self.city.agents, batch, order, first, end, self.now
            ),
            ranges,
        )
        for row, fault in faults:
            if fault != FINE:
                raise self._refusal(batch, row, fault)
        left = self._set_ahead(batch, order, starts)
        self._share_out(
            lambda first, end: kernels().take(
                self.city.agents, self.city.arena, batch, left, first, end, self._terms
            ),
            ranges if left is order else list(_cuts(batch.agent, left, self.threads)),
        )

    def record_episode(self, agent: int, episode: SimEpisode) -> None:
        """Take in one episode."""
        self.record(**columns_of(agent, episode))

    def advance(self, until: int) -> None:
        """Let time pass, all of tick `until` included; agents catch up when they are needed."""
        _refuse_outside("until", until, self.now, LAST_TICK)
        self.now = until

    def hold(self, agents: ArrayLike, until: int) -> None:
        """Let some agents neither fall asleep nor wake before a tick."""
        _refuse_outside("until", until, 0, LAST_TICK)
        those = np.asarray(agents)
        if those.size and not 0 <= those.min() <= those.max() < len(self):
            raise NumberRefused(f"there are agents from 0 to {len(self) - 1}; give those")
        self.catch_up()
        self.city.agents["held_until"][those] = until

    def catch_up(self) -> None:
        """Let every agent live up to the present."""
        self._catch_up(np.arange(len(self)))

    def agents(self) -> dict[str, Array]:
        """Clocks and moods, a row an agent."""
        self.catch_up()
        return readout.agents(self.city)

    def buffers(self) -> dict[str, Array]:
        """All episodes that are held, a row each, with where they are held."""
        self.catch_up()
        return readout.buffers(self.city)

    def beliefs(self, family: Family) -> dict[str, Array]:
        """All beliefs of a family as they are now, a row each."""
        self.catch_up()
        return readout.beliefs(self.city, family, self.terms)

    def agent(self, number: int) -> Agent:
        """One agent as a value of its own, as the plain rules have it."""
        _refuse_outside("agent", number, 0, len(self) - 1)
        self._catch_up(np.array([number]))
        return readout.agent(self.city, number, self.terms)

    def believed(self, number: int, family: Family) -> list[Belief]:
        """What one agent believes, by subject."""
        return self.agent(number).believed(family)

    def save(self, path: str | Path) -> None:
        """Write everything into one file, from which `load` goes on at this tick."""
        from reverie.population.snapshot import write

        write(Path(path), self.city, self.config, self.now)

    @classmethod
    def load(cls, path: str | Path, *, threads: int | None = None) -> Self:
        """A population as it was saved."""
        from reverie.population.snapshot import read

        return cls(*read(Path(path)), threads)

    def _catch_up(self, those: Array) -> None:
        self._let_in()
        parts = 4 * self.threads if len(those) >= ALONE else 1
        edges = [len(those) * part // parts for part in range(parts + 1)]
        self._share_out(
            lambda first, end: kernels().catch_up_all(
                self.city, those, first, end, self.now, self._terms
            ),
            list(pairwise(edges)),
        )

    def _set_ahead(self, batch: Batch, order: Array, starts: Array) -> Array:
        """Keep aside what the slices of its agents cannot hold, and say which rows are left."""
        city, those = self.city, batch.agent[order[starts]]
        counts = np.diff(np.append(starts, len(order)))
        waiting = city.agents["filled"][those] - city.agents["settled"][those]
        too_many = counts + waiting > self.config.arrivals_capacity
        if len(city.ahead):
            too_many |= np.isin(those, city.ahead_of)
        if not too_many.any():
            return order
        without_room = np.repeat(too_many, counts)
        rows = order[without_room]
        ahead = np.zeros(len(rows), EPISODE)
        kernels().set_ahead(city.agents, ahead, batch, rows, self._terms)
        self.city = city._replace(
            ahead=np.append(city.ahead, ahead),
            ahead_of=np.append(city.ahead_of, batch.agent[rows]),
        )
        left: Array = order[~without_room]
        return left

    def _let_in(self) -> None:
        """Let what was kept aside arrive, as far as time has come."""
        ahead, ahead_of = self.city.ahead, self.city.ahead_of
        is_due = ahead["tick"] <= self.now
        if is_due.any():
            due = np.flatnonzero(is_due)
            order = due[np.lexsort((ahead["number"][due], ahead_of[due]))]
            kernels().let_in(self.city, order, self.now, self._terms)
            self.city = self.city._replace(ahead=ahead[~is_due], ahead_of=ahead_of[~is_due])

    def _refuse_far_ahead(self, batch: Batch) -> None:
        furthest = self.now + self.config.lookahead_ticks
        if batch.tick.max() > furthest:
            where = _place(batch, int(np.flatnonzero(batch.tick > furthest)[0]))
            raise NumberRefused(
                f"{where} lies in the future; time has reached {self.now}, "
                f"so give ticks up to {furthest}, or advance first"
            )

    def _order(self, batch: Batch) -> Array:
        """The rows by agent."""
        rows = len(batch.agent)
        if (batch.agent[1:] >= batch.agent[:-1]).all():
            return np.arange(rows)
        if rows < len(self) // 8:
            return np.argsort(batch.agent, kind="stable")
        order = np.empty(rows, np.int64)
        starts = np.zeros(len(self) + 1, np.int64)
        np.cumsum(np.bincount(batch.agent, minlength=len(self)), out=starts[1:])
        kernels().order_by_agent(batch.agent, starts, order)
        return order

    def _refusal(self, batch: Batch, row: int, fault: int) -> NumberRefused:
        where, newest = _place(batch, row), self.city.agents[batch.agent[row]]["newest"]
        if fault == BEFORE:
            words = f"comes too late: time has reached {self.now}, or its agent is past it"
        else:
            words = f"has no number of its own that grows with ticks; the newest was {newest}"
        return NumberRefused(f"{where} {words}")

    def _share_out(
        self, work: Callable[[int, int], Any], ranges: list[tuple[int, int]]
    ) -> list[Any]:
        """Do a work on ranges, in threads where there is more than one."""
        if len(ranges) == 1:
            return [work(*ranges[0])]
        with ThreadPoolExecutor(self.threads) as pool:
            return list(pool.map(lambda one: work(*one), ranges))


def _cuts(agent: Array, order: Array, threads: int) -> Iterator[tuple[int, int]]:
    """Ranges of ordered rows, none of which ends within an agent."""
    rows = len(order)
    parts = 4 * threads if rows >= ALONE else 1
    first = 0
    for part in range(1, parts + 1):
        end = max(first, rows * part // parts)
        while 0 < end < rows and agent[order[end]] == agent[order[end - 1]]:
            end += 1
        if end > first:
            yield first, end
        first = end


def _place(batch: Batch, row: int) -> str:
    return f"row {row} (agent {batch.agent[row]}, tick {batch.tick[row]})"


def _attribute(name: str, values: ArrayLike, size: int, low: int, high: int) -> Array:
    given = np.asarray(values)
    if given.ndim > 1 or (given.ndim and len(given) != size):
        raise NumberRefused(f"{name} has {given.size} values; give one, or {size}")
    if given.dtype.kind not in "iu" or not low <= given.min() <= given.max() <= high:
        raise NumberRefused(f"{name} is out of range; give whole numbers from {low} to {high}")
    return given


def _refuse_outside(name: str, value: object, low: int, high: int) -> None:
    if not isinstance(value, int | np.integer) or not low <= value <= high:
        raise NumberRefused(f"{name} is {value}; give a whole number from {low} to {high}")
