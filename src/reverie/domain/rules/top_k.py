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
"""A priority: it grows with what stays, and never falls as the birth is later."""
Rank = tuple[float, int, int, int]


def best_of(
    by_still: Iterable[Standing], by_birth: Iterable[Standing], score: Score, limit: int
) -> list[int]:
    """The numbers of the best `limit` candidates, in the order of `rank`.

    `by_still` falls by (still, born), `by_birth` by (born, still); in both numbers rise last.
    """
    if limit < 1:
        return []
    best: list[Rank] = []
    seen: set[int] = set()
    for one, other in zip_longest(by_still, by_birth):
        for standing in (one, other):
            if standing and standing.number not in seen:
                seen.add(standing.number)
                _offer(best, rank(standing, score), limit)
        if one is None or other is None:
            break  # a line that has ended has shown everyone
        if len(best) == limit and _nobody_beats(best[0], one, other, score):
            break
    return [-place[-1] for place in sorted(best, reverse=True)]


def rank(standing: Standing, score: Score) -> Rank:
    """How candidates compare: by score, by what stays, by birth, and the first of equals."""
    priority = score(standing.still, standing.born)
    return (priority, standing.still, standing.born, -standing.number)


def _offer(best: list[Rank], place: Rank, limit: int) -> None:
    if len(best) < limit:
        heappush(best, place)
    else:
        heappushpop(best, place)


def _nobody_beats(worst: Rank, one: Standing, other: Standing, score: Score) -> bool:
    """Whether no candidate behind both heads can come before the worst of the best.

    Whoever is behind them and reaches the bound has what stays of the first head, and comes
    after all of that kind that have been seen.
    """
    bound = score(one.still, other.born)
    return worst[0] > bound or (worst[0] == bound and worst[1] >= one.still)
