"""Byte pair encoding (BPE): the tokenizer of a table of static embeddings."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

_SPACE = "\u2581"
"""What stands for the space before a word."""
_FIRST_BYTE = 3
"""The number of byte 0; what the vocabulary lacks is told byte by byte."""
LONGEST_PIECE = 48
"""Characters of a word that are merged together: a longer one is cut."""


def words_of(text: str) -> list[str]:
    """What a text is cut into before pairs are merged: its words, the long ones in parts."""
    return [
        (_SPACE if not start else "") + word[start : start + LONGEST_PIECE]
        for word in text.split()
        for start in range(0, len(word), LONGEST_PIECE)
    ]


def token_ids(word: str, vocabulary: Mapping[str, int]) -> tuple[int, ...]:
    """The numbers of a word's tokens: the pair that was learned first is merged first."""
    parts = list(word)
    unknown = len(vocabulary)
    while len(parts) > 1:
        ranks = [vocabulary.get(one + other, unknown) for one, other in pairwise(parts)]
        first = min(ranks)
        if first == unknown:
            break
        at = ranks.index(first)
        parts[at : at + 2] = [parts[at] + parts[at + 1]]
    return tuple(number for part in parts for number in _numbers(part, vocabulary))


def _numbers(part: str, vocabulary: Mapping[str, int]) -> list[int]:
    known = vocabulary.get(part)
    if known is not None:
        return [known]
    return [_FIRST_BYTE + byte for byte in part.encode("utf-8", "replace")]
