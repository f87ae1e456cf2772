"""Measures: what is counted of a day in whole numbers, so that shards add up exactly."""

from __future__ import annotations

from typing import NamedTuple, Self

import numpy as np

from reverie.domain.formulas.codes import ASPECTS, Aspect, Family
from reverie.population.arrays import DAILY, SHORT, Array
from reverie.population.population import Population
from reverie.population.readout import slots_in_use
from reverie.simulation.scenario import Scenario

MILLIONTHS = 1_000_000
BINS = 401
"""Scores from -1 to 1 are counted in steps of 0.005."""
MOODS = ("stress", "morale", "sleep_quality")
NAMED = (Family.PLACE, Family.FACTION, Family.PROTOCOL)
"""The families whose subjects a scenario names."""


class Measures(NamedTuple):
    """Counts of one day over some agents; those of others are added."""

    agents: int
    episodes: int
    """What happened in the day."""
    held: int
    """How much of it is still held when the day is over."""
    held_before: int
    """What is held of days before."""
    overloaded: int
    """Agents whose day's buffer overflowed."""
    sleepers: Array
    """By hour: how many sleep when it is over."""
    moods: Array
    """Sums in millionths."""
    spread: Array
    """By family, aspect and bin: how many beliefs score so."""
    subjects: Array
    """By family, subject and aspect: the sum of scores, in millionths."""
    believers: Array
    """By family and subject: how many have a belief about it."""

    def __add__(self, other: object) -> Self:
        assert isinstance(other, Measures)
        return self._replace(
            **{name: mine + getattr(other, name) for name, mine in self._asdict().items()}
        )


def overflows_of(city: Population) -> Array:
    """How often the day's buffer of each agent has overflowed so far."""
    overflows: Array = city.city.agents["overflows"].copy()
    return overflows


def measured(
    city: Population, scenario: Scenario, episodes: int, sleepers: Array, overflows: Array
) -> Measures:
    """The counts of a day that has just ended, given what was counted in its course."""
    agents = city.city.agents
    held, before = _held(city)
    spread, subjects, believers = _believed(city, scenario)
    return Measures(
        len(city),
        episodes,
        held,
        before,
        int((agents["overflows"] > overflows).sum()),
        sleepers,
        np.array([_millionths(agents[name]).sum() for name in MOODS]),
        spread,
        subjects,
        believers,
    )


def asleep_in(city: Population) -> int:
    """How many sleep at present."""
    city.catch_up()
    return int(city.city.agents["is_asleep"].sum())


def subjects_of(scenario: Scenario) -> dict[Family, tuple[str, ...]]:
    """The names of what beliefs are about, by family."""
    return {
        Family.PLACE: tuple(place.name for place in scenario.places),
        Family.FACTION: scenario.factions,
        Family.PROTOCOL: scenario.protocols,
    }


def _held(city: Population) -> tuple[int, int]:
    """How many episodes are held of the day that ends now, and of days before."""
    agents, arena = city.city.agents, city.city.arena
    slots, owners = slots_in_use(agents["start"], agents["arrived"])
    waits = slots - agents["start"][owners] >= agents["settled"][owners]
    slots = slots[waits | ((arena["flags"][slots] & (SHORT | DAILY)) != 0)]
    new = int((arena["tick"][slots] > city.now - city.config.ticks_per_day).sum())
    return new, len(slots) - new


def _believed(city: Population, scenario: Scenario) -> tuple[Array, Array, Array]:
    names = subjects_of(scenario)
    widest = max(1, *map(len, names.values()))
    spread = np.zeros((len(Family), ASPECTS, BINS), np.int64)
    subjects = np.zeros((len(NAMED), widest, ASPECTS), np.int64)
    believers = np.zeros((len(NAMED), widest), np.int64)
    for family in Family:
        table = city.beliefs(family)
        for aspect in Aspect:
            scores = table[aspect.name.lower()]
            bins = np.rint((scores + 1.0) * (BINS // 2)).astype(np.int64)
            spread[family, aspect] = np.bincount(bins, minlength=BINS)
            if family in NAMED:
                np.add.at(
                    subjects[NAMED.index(family), :, aspect],
                    table["subject"],
                    _millionths(scores),
                )
        if family in NAMED:
            counted = np.bincount(table["subject"], minlength=widest)
            believers[NAMED.index(family)] = counted
    return spread, subjects, believers


def _millionths(numbers: Array) -> Array:
    whole: Array = np.rint(numbers * MILLIONTHS).astype(np.int64)
    return whole
