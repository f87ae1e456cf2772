"""Word signs: words as signs for the judge, alone and in pairs (bag of n-grams)."""

from __future__ import annotations

import re
from collections.abc import Collection
from math import sqrt

NUMBER, FIRST, LAST = "#", "^", "$"
"""What stands for any number, for the beginning of a text, and for its end."""
BESIDE, HEARD = "~", "@"
"""What stands before a word of the same message, and before one of whoever is spoken to."""
_TOKEN = re.compile(r"[^\W\d_](?:[^\W\d_]|')*|\d+|[?!:;,.…]")
_NAMES = {BESIDE: "beside it", HEARD: "heard"}


def word_signs(text: str) -> frozenset[str]:
    """The words and marks of a text, and each two that stand side by side."""
    words = _words(text)
    pairs = zip([FIRST, *words], [*words, LAST], strict=True)
    return frozenset((*words, *(f"{one} {other}" for one, other in pairs)))


def signs_around(beside: str, heard: str) -> frozenset[str]:
    """The words of the rest of a message, and those of whoever is spoken to."""
    near, far = (f"{BESIDE}{word}" for word in _words(beside)), _words(heard)
    return frozenset((*near, *(f"{HEARD}{word}" for word in far)))


def sign_of(word: str) -> str:
    """What a word or a pair of words is called among the signs."""
    return f"{_NAMES[word[0]]} “{word[1:]}”" if word[:1] in _NAMES else f"says “{word}”"


def word_shares(words: Collection[str], known: Collection[str]) -> dict[str, float]:
    """The known ones of some words as signs; each counts less where there are many."""
    said = [sign for word in words if (sign := sign_of(word)) in known]
    return dict.fromkeys(said, 1 / sqrt(len(said))) if said else {}


def _words(text: str) -> list[str]:
    found = _TOKEN.findall(text.lower().replace("’", "'"))
    return [NUMBER if word.isdigit() else word for word in found]
