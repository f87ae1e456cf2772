"""Word signs: the words of a text, alone and in pairs, as signs for the judge (bag of n-grams)."""

from __future__ import annotations

import re
from collections.abc import Collection
from math import sqrt

NUMBER, FIRST, LAST = "#", "^", "$"
"""What stands for any number, for the beginning of a text, and for its end."""
_TOKEN = re.compile(r"[^\W\d_](?:[^\W\d_]|')*|\d+|[?!:;,.…]")


def word_signs(text: str) -> frozenset[str]:
    """The words and marks of a text, and each two that stand side by side."""
    found = _TOKEN.findall(text.lower().replace("’", "'"))
    words = [NUMBER if word.isdigit() else word for word in found]
    pairs = zip([FIRST, *words], [*words, LAST], strict=True)
    return frozenset((*words, *(f"{one} {other}" for one, other in pairs)))


def sign_of(word: str) -> str:
    """What a word or a pair of words is called among the signs."""
    return f"says “{word}”"


def word_shares(text: str, known: Collection[str]) -> dict[str, float]:
    """The known words of a text as signs; each counts less where there are many."""
    said = [sign for word in word_signs(text) if (sign := sign_of(word)) in known]
    return dict.fromkeys(said, 1 / sqrt(len(said))) if said else {}
