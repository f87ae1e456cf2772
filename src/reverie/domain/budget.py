"""Budget: what of a memory fits into a file, and in which form."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from reverie.settings import Settings

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Room:
    """How many tokens each layer may still take; what hot leaves flows to warm, then to cold."""

    hot: int
    warm: int
    total: int


def room_for_the_rest(settings: Settings, must: int, hot_must: int, warm_must: int) -> Room:
    """What is left for what may be cut, once `must` tokens are given away."""
    total = max(0, settings.token_budget - must)
    hot = max(0, settings.token_budget * settings.hot_share // 100 - hot_must)
    warm = max(0, settings.token_budget * settings.warm_share // 100 - warm_must)
    return Room(hot, warm, total)


@dataclass(frozen=True, slots=True)
class Fill(Generic[T]):
    """What fits, what does not, and what it takes."""

    chosen: list[T]
    left: list[T]
    used: int


def filled(ranked: Iterable[T], cost: Callable[[T], int], room: int) -> Fill[T]:
    """The first of the ranked that fit into a room; once one does not, all after it are left."""
    chosen: list[T] = []
    used = 0
    waiting = iter(ranked)
    for item in waiting:
        price = cost(item)
        if used + price > room:
            return Fill(chosen, [item, *waiting], used)
        chosen.append(item)
        used += price
    return Fill(chosen, [], used)


def cut_to(ranked: Sequence[T], cost: Callable[[T], int], room: int) -> Fill[T]:
    """The ranked without as many from the end as do not fit."""
    kept = list(ranked)
    used = sum(cost(item) for item in kept)
    gone: list[T] = []
    while kept and used > room:
        gone.insert(0, kept.pop())
        used -= cost(gone[0])
    return Fill(kept, gone, used)
