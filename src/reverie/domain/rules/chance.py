"""Chance: how likely it is that something came back by itself (p-values, discovery rates)."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from math import comb, exp, factorial, log10
from typing import TypeVar

Thing = TypeVar("Thing", bound=Hashable)
LEAST = 1e-300


def poisson_tail(times: int, expected: float) -> float:
    """How likely something rare happens at least so often (Poisson tail)."""
    if times <= 0:
        return 1.0
    if expected > 100:  # far too common to be a surprise, and its terms underflow
        return 1.0 if times <= expected else exp(-((times - expected) ** 2) / (2 * times))
    below = sum(expected**k / factorial(k) for k in range(min(times, 150)))
    tail = 1.0 - exp(-expected) * below
    if tail > 1e-12:
        return tail
    return max(LEAST, exp(-expected) * expected**times / factorial(min(times, 150)))


def together_tail(both: int, one: int, other: int, among: int) -> float:
    """How likely two things meet at least so often (hypergeometric tail)."""
    whole = comb(among, other)
    meets = range(both, min(one, other) + 1)
    ways = sum(comb(one, k) * comb(among - one, other - k) for k in meets)
    return min(1.0, ways / whole) if whole else 1.0


def discoveries(
    chances: Mapping[Thing, float], tried: int, *, rate: float = 0.05
) -> Sequence[Thing]:
    """Those of many that are unlikely to be chance, at a false discovery rate.

    By Benjamini and Hochberg; `tried` counts all that were looked at, the least likely first.
    """
    ranked = sorted(chances, key=lambda thing: (chances[thing], str(thing)))
    last = 0
    for place, thing in enumerate(ranked, start=1):
        if chances[thing] <= rate * place / max(1, tried):
            last = place
    return ranked[:last]


def surprise(chance: float) -> int:
    """A likelihood as a whole number that grows with surprise: ten times its negative log10."""
    return round(-10 * log10(max(LEAST, min(1.0, chance))))
