"""Figures: what a day was like, in shares and quantiles, made of its counts."""

from __future__ import annotations

import msgspec
import numpy as np

from reverie.domain.formulas.codes import Aspect, Family
from reverie.population.arrays import Array
from reverie.simulation.measures import BINS, MILLIONTHS, NAMED, Measures, subjects_of
from reverie.simulation.scenario import Scenario

QUANTILES = (0.1, 0.5, 0.9)
DIGITS = 6
"""Digits of a figure; the counts it is made of are whole, so it is the same everywhere."""


class Spread(msgspec.Struct, frozen=True):
    """How one aspect of the beliefs of a family is spread over those who hold one."""

    family: str
    aspect: str
    beliefs: int
    mean: float
    low: float
    median: float
    high: float


class Opinion(msgspec.Struct, frozen=True):
    """What is believed of one subject on the average; an aspect each."""

    family: str
    subject: str
    believers: int
    means: tuple[float, ...]


class Figures(msgspec.Struct, frozen=True):
    """What one day was like."""

    day: int
    agents: int
    episodes: int
    held: int
    held_before: int
    forgotten: float
    """The share of the day's episodes that is no longer held when it is over."""
    overloaded: float
    """The share of agents whose day's buffer overflowed."""
    stress: float
    morale: float
    sleep_quality: float
    sleepers: tuple[int, ...]
    spreads: tuple[Spread, ...]
    opinions: tuple[Opinion, ...]


def figures_of(counts: Measures, scenario: Scenario, day: int) -> Figures:
    """The figures of a day, counted from 1, of all agents."""
    stress, morale, quality = (int(total) / MILLIONTHS / counts.agents for total in counts.moods)
    forgotten = 1 - counts.held / counts.episodes if counts.episodes else 0.0
    return Figures(
        day,
        counts.agents,
        counts.episodes,
        counts.held,
        counts.held_before,
        _told(forgotten),
        _told(counts.overloaded / counts.agents),
        _told(stress),
        _told(morale),
        _told(quality),
        tuple(map(int, counts.sleepers)),
        tuple(
            _spread(family, aspect, counts.spread[family, aspect])
            for family in Family
            for aspect in Aspect
            if counts.spread[family, aspect].any()
        ),
        tuple(_opinions(counts, scenario)),
    )


def _spread(family: Family, aspect: Aspect, bins: Array) -> Spread:
    total, below = int(bins.sum()), np.cumsum(bins)
    scores = (np.arange(BINS) - BINS // 2) / (BINS // 2)
    low, median, high = (
        float(scores[np.searchsorted(below, quantile * total)]) for quantile in QUANTILES
    )
    mean = _told(float((bins * (np.arange(BINS) - BINS // 2)).sum()) / (BINS // 2) / total)
    return Spread(family.name.lower(), aspect.name.lower(), total, mean, low, median, high)


def _opinions(counts: Measures, scenario: Scenario) -> list[Opinion]:
    found = []
    for family, names in subjects_of(scenario).items():
        place = NAMED.index(family)
        for number, name in enumerate(names):
            if believers := int(counts.believers[place, number]):
                sums = counts.subjects[place, number]
                means = tuple(_told(int(one) / MILLIONTHS / believers) for one in sums)
                found.append(Opinion(family.name.lower(), name, believers, means))
    return found


def _told(number: float) -> float:
    return round(number, DIGITS)
