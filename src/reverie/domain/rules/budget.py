"""Budget: what of a memory fits into a file, and in which form."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

from reverie.frozen import dataclass
from reverie.settings import Settings

T = TypeVar("T")
LONG_PART = 4
"""What takes more than this part of its room is over-long: it does not drive out the others."""


@dataclass(frozen=True, slots=True)
class Room:
    """How many tokens each layer may still take; what hot leaves flows to warm, then to cold."""

    hot: int
    warm: int
    total: int


def room_for_the_rest(settings: Settings, must: int) -> Room:
    """What is left for what may be cut, once `must` tokens are given away."""
    file = settings.file
    total = max(0, file.token_budget - must)
    return Room(total * file.hot_share // 100, total * file.warm_share // 100, total)


@dataclass(frozen=True, slots=True)
class Fill(Generic[T]):
    """What fits, what does not, and what it takes."""

    chosen: list[T]
    left: list[T]
    used: int


def filled(ranked: Iterable[T], cost: Callable[[T], int], room: int) -> Fill[T]:
    """The first of the ranked that fit into a room; one that is over-long is passed over.

    Once one of usual length does not fit, all after it are left.
    """
    chosen: list[T] = []
    left: list[T] = []
    used = 0
    waiting = iter(ranked)
    for item in waiting:
        price = cost(item)
        if used + price <= room:
            chosen.append(item)
            used += price
            continue
        left.append(item)
        if price <= room // LONG_PART:
            break
    return Fill(chosen, [*left, *waiting], used)
