"""Best of: the first k by a sum of two parts, without looking at all of them.

Two lines hold the same candidates, one by the part that stays and one by the part that time
takes away. Whoever is in neither head cannot beat what both heads allow: the threshold
algorithm. The answer is exactly what scoring every candidate would give.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from heapq import heappush, heappushpop
from itertools import zip_longest
from typing import NamedTuple


class Standing(NamedTuple):
    """A candidate as the lines show it."""

    still: int
    born: int
    number: int


Score = Callable[[int, int], float]
"""The priority of a still part and a birth; it never falls as either grows."""


def best_of(
    by_still: Iterable[Standing], by_birth: Iterable[Standing], score: Score, limit: int
) -> list[tuple[float, int]]:
    """The best `limit` candidates as (priority, number), best first, the lowest number of equals.

    `by_still` falls by (still, born), `by_birth` by (born, still); in both numbers rise last.
    """
    if limit < 1:
        return []
    best: list[tuple[float, int]] = []
    seen: set[int] = set()
    for one, other in zip_longest(by_still, by_birth):
        for standing in (one, other):
            if standing and standing.number not in seen:
                seen.add(standing.number)
                _offer(best, (score(standing.still, standing.born), -standing.number), limit)
        if one is None or other is None:
            break  # a line that has ended has shown everyone
        if len(best) == limit and _nobody_beats(best[0], one, other, score):
            break
    return [(priority, -number) for priority, number in sorted(best, reverse=True)]


def _offer(best: list[tuple[float, int]], item: tuple[float, int], limit: int) -> None:
    if len(best) < limit:
        heappush(best, item)
    else:
        heappushpop(best, item)


def _nobody_beats(worst: tuple[float, int], one: Standing, other: Standing, score: Score) -> bool:
    """Whether no candidate behind both heads can come before the worst of the best."""
    priority, number = worst[0], -worst[1]
    bound = score(one.still, other.born)
    if priority != bound:
        return priority > bound
    if one.born < other.born or other.still < one.still:
        return True  # all that could reach the bound have been seen
    if one.born == other.born:
        return number <= one.number
    if one.still == other.still:
        return number <= other.number
    return False
