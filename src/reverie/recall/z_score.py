"""Z-scores: how far each value of a signal stands out from the others."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple


class Usual(NamedTuple):
    """The prior of a signal: what it is like in units that have nothing to do with the question."""

    mean: float = 0.0
    spread: float = 0.0


UNMATCHED, UNLIKE, TELLING = Usual(), Usual(0.15, 0.12), Usual(1.3, 1.5)
"""Of words that are not there, of the cosine of two meanings, and of the fact score."""
LARGE = 100
"""Units with which a pool is taken as it is; a smaller one is filled up with usual ones."""


def z_scores(values: Sequence[float], usual: Usual = UNMATCHED) -> list[float]:
    """The z-score of each value: how many deviations from the mean; zeros when all are alike.

    Few values are compared with usual ones beside them (a prior): three units of which two
    match tell nothing about how rare a match is.
    """
    mean, spread = mean_and_spread(values, usual)
    if not spread > 1e-12:  # nor if it is no number
        return [0.0] * len(values)
    return [(value - mean) / spread for value in values]


def mean_and_spread(values: Sequence[float], usual: Usual = UNMATCHED) -> tuple[float, float]:
    """The mean of some values and their standard deviation, with usual ones beside few."""
    size = max(len(values), LARGE)
    more = size - len(values)
    mean = (math.fsum(values) + more * usual.mean) / size
    apart = math.dist(values, [mean] * len(values))
    beside = math.sqrt(more) * math.hypot(usual.mean - mean, usual.spread)
    return mean, math.hypot(apart, beside) / math.sqrt(size)
