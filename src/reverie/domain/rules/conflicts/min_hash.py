"""MinHash: texts as small sketches whose likeness can be looked up (one-permutation, LSH bands)."""

from __future__ import annotations

import re
import zlib
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise

BINS, ROWS = 96, 3
"""How many parts a sketch has, and how many of them one band joins."""
MOST_IN_A_BAND = 60
"""Texts with one band that are all compared; of more, each only with its neighbours."""
_WORD = re.compile(r"\w+")


def shingles_of(text: str) -> frozenset[int]:
    """The pairs of neighbouring words of a text, as numbers (shingling)."""
    words = _WORD.findall(text.casefold())
    pairs = (f"{one} {other}" for one, other in pairwise(words))
    return frozenset(zlib.crc32(pair.encode()) * 0x9E3779B1 & 0xFFFFFFFF for pair in pairs)


def sketch_of(shingles: frozenset[int]) -> tuple[int, ...]:
    """The least shingle of each bin; an empty bin borrows from the next (densification)."""
    least = [-1] * BINS
    for shingle in shingles:
        place, rest = shingle % BINS, shingle // BINS
        if least[place] < 0 or rest < least[place]:
            least[place] = rest
    held = next((value for value in least if value >= 0), 0)
    for place in range(BINS - 1, -1, -1):
        held = least[place] if least[place] >= 0 else held + 1
        least[place] = held
    return tuple(least)


def likeness(one: frozenset[int], other: frozenset[int]) -> float:
    """The share of two texts that is the same (Sørensen–Dice), from 0 to 1."""
    whole = len(one) + len(other)
    return 2 * len(one & other) / whole if whole else 0.0


def alike(texts: Sequence[frozenset[int]], least: float) -> Iterator[tuple[int, int, float]]:
    """The pairs of texts of which more than a share is the same, with that share.

    Candidates share a band of their sketches (locality-sensitive hashing); each is then measured.
    """
    bands: defaultdict[tuple[int, ...], list[int]] = defaultdict(list)
    for number, shingles in enumerate(texts):
        sketch = sketch_of(shingles)
        for place in range(0, BINS, ROWS):
            bands[(place, *sketch[place : place + ROWS])].append(number)
    seen: set[tuple[int, int]] = set()
    for found in bands.values():
        near = combinations(found, 2) if len(found) <= MOST_IN_A_BAND else pairwise(found)
        for pair in near:
            if pair not in seen:
                seen.add(pair)
                share = likeness(texts[pair[0]], texts[pair[1]])
                if share > least:
                    yield (*pair, share)
