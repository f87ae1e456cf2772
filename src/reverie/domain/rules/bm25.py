"""BM25: how well a text matches some words, by how rare each is and how often it is said."""

from __future__ import annotations

import math
from collections.abc import Mapping

SATURATION = 1.2
"""How soon a word that is repeated stops to count (k1)."""


def rarity_of(holders: float, size: float) -> float:
    """How telling a word is that so many of so many texts hold: inverse document frequency."""
    return math.log(1 + (size - holders + 0.5) / (holders + 0.5))


def rarity_among_few(holders: int, size: int) -> float:
    """The same, smoothed for few texts: a word that most of them hold still tells something."""
    return math.log(1 + size / (1 + holders))


def bm25(
    counts: Mapping[str, int],
    rarity: Mapping[str, float],
    *,
    length: float = 1.0,
    length_share: float = 0.0,
) -> float:
    """The score of a text that says each word so often; words whose rarity is unknown are none.

    `length` is that of the text against the usual one; `length_share` (b), from 0 to 1, is how
    much that counts against it.
    """
    damped = SATURATION * (1 - length_share + length_share * length)
    return math.fsum(
        [
            rarity[word] * count * (SATURATION + 1) / (count + damped)
            for word, count in counts.items()
            if word in rarity
        ]
    )
