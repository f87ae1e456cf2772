"""Likeness: when two texts say the same."""

from __future__ import annotations

import re
import unicodedata

from reverie.domain.language import DEFAULT, Language

_SPACES = re.compile(r"[\s,;!?]+")


def normalised(text: str) -> str:
    """The text without the differences that do not change what it says."""
    folded = unicodedata.normalize("NFKC", text).casefold()
    return " ".join(folded.split()).rstrip(".!… ")


def fingerprint(text: str) -> str:
    """A short name of what a text says, equal for texts that differ only in looks."""
    import hashlib

    return hashlib.sha256(normalised(text).encode()).hexdigest()[:24]


def nearly_same(one: str, other: str, language: Language = DEFAULT) -> bool:
    """Whether two texts say the same words in the same order, but for some that add nothing.

    A number, a date, a name, a no or a turned order is a small difference, and all of it.
    """
    return _telling(one, language) == _telling(other, language)


def _telling(text: str, language: Language) -> list[str]:
    """The words of a text in their order, without looks and without those that add nothing."""
    words = _SPACES.split(language.words.straight(normalised(text)))
    bare = [word.strip("`'\"“”().,;:!?") for word in words]
    return [word for word in bare if word and not language.words.adds_nothing(word)]
