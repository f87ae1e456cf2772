"""Coherence: how well what a successor says agrees with what the mind knows (word overlap)."""

from __future__ import annotations

from collections.abc import Iterable

from reverie.domain.language import Language
from reverie.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Expected:
    """One question to a successor, and what the mind knows about it."""

    about: str
    """The name of the decision, or nothing for what comes next."""
    question: str
    known: tuple[str, ...]
    """Each of these would be a right answer."""


@dataclass(frozen=True, slots=True)
class Examined:
    """What a successor said to one question, and how far that agrees with the mind."""

    expected: Expected
    said: str
    score: float


def agreement(said: str, known: Iterable[str], language: Language) -> float:
    """The share of the stems of a right answer that were said; of several, the best."""
    words = language.words.stems_of(said)
    rights = [language.words.stems_of(text) for text in known]
    return max((len(words & right) / len(right) for right in rights if right), default=0.0)
