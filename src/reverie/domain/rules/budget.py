"""Budget: what of a memory fits into a file, and in which form."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Generic, TypeVar

from reverie.frozen import dataclass
from reverie.settings import Settings

T = TypeVar("T")
P = TypeVar("P", bound=Hashable)
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


def at_least_one(ranked: Sequence[T], cost: Callable[[T], int], share: int, room: int) -> Fill[T]:
    """What fits into a share of a room; the first of usual length even if the share is smaller."""
    usual = max(min(share, room), room // LONG_PART)
    first = filled(ranked, cost, usual).chosen[:1] or filled(ranked, cost, room).chosen[:1]
    used = sum(map(cost, first))
    rest = filled([one for one in ranked if one not in first], cost, min(share, room) - used)
    return Fill([*first, *rest.chosen], rest.left, used + rest.used)


def shared_out(
    ranked: Sequence[T],
    cost: Callable[[T], int],
    room: int,
    *,
    part: Callable[[T], P],
    shares: Mapping[P, int],
) -> Fill[T]:
    """What fits into a room: each part within its share, in hundredths, then the first of the rest.

    So no part starves another, and room that one leaves is used by those ranked first.
    """
    given: Counter[P] = Counter()
    first: list[int] = []
    full: set[P] = set()
    for place, item in enumerate(ranked):
        name, price = part(item), cost(item)
        if name in full:
            continue
        if given[name] + price <= room * shares.get(name, 0) // 100:
            given[name] += price
            first.append(place)
        elif price <= room // LONG_PART:
            full.add(name)
    taken = frozenset(first)
    others = [item for place, item in enumerate(ranked) if place not in taken]
    rest = filled(others, cost, room - given.total())
    left = {id(item) for item in rest.left}
    chosen = [item for item in ranked if id(item) not in left]
    return Fill(chosen, rest.left, given.total() + rest.used)
