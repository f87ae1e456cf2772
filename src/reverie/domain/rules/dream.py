"""Dreaming: which memories belong so closely together that one can say them all."""

from __future__ import annotations

from collections.abc import Mapping

from reverie.domain.rules.groups import Pair
from reverie.domain.rules.likeness import fingerprint


def mark_of_dream(number: int) -> str:
    """What is buried when a dream is forgotten, for each memory it was dreamt of."""
    return fingerprint(f"dreamt of memory {number}")


def clusters_of(weights: Mapping[Pair, float], *, least: int, most: int) -> list[list[int]]:
    """Groups of numbers joined by links, the closest first, no number in two of them.

    A group grows from its heaviest link by whoever is joined to it most, up to `most` numbers.
    """
    near = _neighbours(weights)
    left = set(near)
    groups: list[list[int]] = []
    for pair in sorted(weights, key=lambda pair: (-weights[pair], pair)):
        if not left.issuperset(pair):
            continue
        group = _grown_from(pair, near, left, most)
        if len(group) >= least:
            groups.append(sorted(group))
            left.difference_update(group)
    return groups


def _neighbours(weights: Mapping[Pair, float]) -> dict[int, dict[int, float]]:
    near: dict[int, dict[int, float]] = {}
    for (a, b), weight in weights.items():
        near.setdefault(a, {})[b] = weight
        near.setdefault(b, {})[a] = weight
    return near


def _grown_from(
    pair: Pair, near: Mapping[int, Mapping[int, float]], left: set[int], most: int
) -> set[int]:
    group = set(pair)
    pull: dict[int, float] = {}
    for number in pair:
        _add_pull(pull, near[number], left, group)
    while pull and len(group) < most:
        closest = min(pull, key=lambda number: (-pull[number], number))
        group.add(closest)
        del pull[closest]
        _add_pull(pull, near[closest], left, group)
    return group


def _add_pull(
    pull: dict[int, float], near: Mapping[int, float], left: set[int], group: set[int]
) -> None:
    for number, weight in near.items():
        if number in left and number not in group:
            pull[number] = pull.get(number, 0.0) + weight
