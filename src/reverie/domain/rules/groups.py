"""Groups: what belongs together because chains of pairs join it (union-find)."""

from __future__ import annotations

from collections.abc import Iterable

Pair = tuple[int, int]


def groups_joined(pairs: Iterable[Pair]) -> list[list[int]]:
    """The sets of numbers that chains of pairs join, each in order, the one with the least first.

    A number that no pair names is in no set.
    """
    leader: dict[int, int] = {}
    for a, b in pairs:
        one, other = sorted((_first(leader, a), _first(leader, b)))
        leader[other] = one
    together: dict[int, list[int]] = {}
    for number in sorted(leader):
        together.setdefault(_first(leader, number), []).append(number)
    return list(together.values())


def _first(leader: dict[int, int], number: int) -> int:
    """Who leads the set of a number, with the way there made shorter."""
    leader.setdefault(number, number)
    while leader[number] != number:
        leader[number] = leader[leader[number]]
        number = leader[number]
    return number
