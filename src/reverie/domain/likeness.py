"""Likeness: when two texts say the same."""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections import Counter

NEARLY = 0.8
"""Which share of all their words two texts must have in common to say nearly the same."""
_NUMBERS = re.compile(r"\d[\d.,:/-]*")
_NAMES = re.compile(r"(?<=[\w,;] )[A-Z]\w+|\b\w*[a-z][A-Z]\w*|\b[\w.-]+/[\w./-]+|`[^`]+`")
_WORDS = re.compile(r"[\w']+")
_NO = frozenset(("no", "not", "never", "none", "nothing", "neither", "nor", "without", "cannot"))


def normalised(text: str) -> str:
    """The text without the differences that do not change what it says."""
    folded = unicodedata.normalize("NFKC", text).casefold()
    return " ".join(folded.split()).rstrip(".!… ")


def fingerprint(text: str) -> str:
    """A short name of what a text says, equal for texts that differ only in looks."""
    return hashlib.sha256(normalised(text).encode()).hexdigest()[:24]


def nearly_same(one: str, other: str) -> bool:
    """Whether two texts say the same in almost the same words.

    Numbers, dates, names and negations must be the same: there a small difference is all.
    """
    if _telling_marks(one) != _telling_marks(other):
        return False
    first, second = set(_words(one)), set(_words(other))
    return len(first & second) >= NEARLY * len(first | second)


def _telling_marks(text: str) -> tuple[Counter[str], frozenset[str], int]:
    """The numbers of a text, its names, and how often it says no."""
    numbers = Counter(_NUMBERS.findall(text))
    names = frozenset(name.casefold() for name in _NAMES.findall(text))
    negations = sum(word in _NO or word.endswith("n't") for word in _words(text))
    return numbers, names, negations


def _words(text: str) -> list[str]:
    return _WORDS.findall(normalised(text).replace("’", "'"))
