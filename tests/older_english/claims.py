"""Claims: each form of a word is still another word."""

from __future__ import annotations

from reverie.domain.language.english.claims import (
    denies,
    is_of_something,
    measures,
    names_a_cause,
)
from reverie.domain.language.english.words import plain_words

__all__ = [
    "claimed_words",
    "denies",
    "is_of_something",
    "measures",
    "names_a_cause",
]


def claimed_words(text: str) -> frozenset[str]:
    """All words of a text, as they stand."""
    return frozenset(plain_words(text))
