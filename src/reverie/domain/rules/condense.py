"""Condensing: what is said shorter, and what is let go of, so that all fits into a budget."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from reverie.domain.language import DEFAULT, Language
from reverie.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Keepable:
    """A text that may be kept, shortened or let go of; `fact` says how much it tells."""

    number: int
    text: str
    fact: float


def kept_within(
    texts: Sequence[Keepable],
    budget: int,
    tokens: Callable[[str], int],
    language: Language = DEFAULT,
) -> dict[int, str]:
    """The texts by number, shortened no more than needed so that all or most fit the budget.

    The least telling are made light first, then terse. What tells nothing at all is let go of
    before others lose the sentences that tell nothing; last go those that tell least.
    """
    words = {one.number: one.text for one in texts}
    costs = {number: tokens(text) for number, text in words.items()}
    rising = sorted(texts, key=lambda one: (one.fact, one.number))
    left = budget - sum(costs.values())
    for shorten in (language.shorten.light, language.shorten.terse, None, language.shorten.core):
        for one in rising:
            if left >= 0:
                return words
            if shorten is None and one.fact < 0:
                left += costs.pop(one.number)
                del words[one.number]
            elif shorten and one.number in words:
                shorter = shorten(one.text)
                saved = costs[one.number] - (cost := tokens(shorter))
                if saved > 0:
                    words[one.number], costs[one.number] = shorter, cost
                    left += saved
    if left >= 0:
        return words
    some = [one for one in rising if one.number in words]
    some.sort(key=lambda one: (-_worth(one, costs[one.number]), one.number))
    return _fitting([one.number for one in some], words, costs, budget)


def _worth(one: Keepable, cost: int) -> float:
    """What a text tells for the room it takes."""
    return math.exp(min(one.fact, 50.0)) / math.sqrt(max(1, cost))


def _fitting(
    order: Sequence[int], words: dict[int, str], costs: dict[int, int], budget: int
) -> dict[int, str]:
    kept = set()
    for number in order:
        if words[number].strip() and costs[number] <= budget:
            kept.add(number)
            budget -= costs[number]
    return {number: text for number, text in words.items() if number in kept}
