"""Words: what of a text says something."""

from __future__ import annotations

import re
from functools import lru_cache

from reverie.domain.language.english.stems import stem

_SAYING_LITTLE = (
    "a about after all also am an and any are as at be because been before being but by can "
    "could did do does doing for from had has have having he her here him his how i if in "
    "into is it its just me more most my no not now of on once only or other our out over "
    "own same she should so some such than that the their them then there these they this "
    "those through to too under until up us very was we were what when where which while "
    "who whom why will with would you your"
)
_WORD = re.compile(r"[^\W_]+")
STOP_WORDS = frozenset(_SAYING_LITTLE.split())
_EVERYDAY = (
    "add added bad bug change changed check choose chose chosen decide decided done error fail "
    "failed fails fast file files fix fixed get go good got great huge keep learn learned let look "
    "lot make made missing need needed needs new old one put run runs see set show slow start "
    "still thing things time today tried try turn turned turns update updated use used uses using "
    "want wants way well work worked works"
)
EVERYDAY = frozenset(_EVERYDAY.split())
"""Words of any working day: they say something, but not what a text is about."""
_LITTLE = (
    "a actually again also an basically indeed its itself just now of often quite really simply so "
    "still that the then these this those today too very"
)
_ADDING_NOTHING = frozenset(_LITTLE.split())

_AFTER_APOSTROPHES = (
    "s t d m ve ll re don didn doesn isn wasn aren weren won wouldn couldn shouldn hasn haven hadn"
)
LEFT_OF_CONTRACTIONS = frozenset(_AFTER_APOSTROPHES.split())
"""What is left of `I've` and `didn't` when a text is cut into words."""


def straight(text: str) -> str:
    """The text with straight apostrophes, as cues expect them."""
    return text.replace("’", "'")


def topic_words(text: str) -> frozenset[str]:
    """The stems of the words that tell what a text is about."""
    return frozenset(
        stem(word) for word in plain_words(text) if word not in STOP_WORDS and len(word) > 1
    )


@lru_cache(maxsize=1024)
def telling_words(text: str) -> frozenset[str]:
    """The stems that tell what a text is about, and not only that work was done."""
    return topic_words(text) - _everyday_stems()


def says_little(word: str) -> bool:
    """Whether a small word stands in texts about anything (a stop word)."""
    return word in STOP_WORDS


def is_everyday(word: str) -> bool:
    """Whether a small word is one of any working day."""
    return word in EVERYDAY


def adds_nothing(word: str) -> bool:
    """Whether a text says the same without a small word."""
    return word in _ADDING_NOTHING


def content_words(text: str) -> list[str]:
    """The words of a text that say something, small, in order."""
    little = STOP_WORDS | LEFT_OF_CONTRACTIONS
    return [word for word in plain_words(text) if word not in little and len(word) > 1]


def stems_of(text: str) -> frozenset[str]:
    """The stems of what a text says."""
    return frozenset(map(stem, content_words(text)))


def plain_words(text: str) -> list[str]:
    """The words of a text in their order, small."""
    return _WORD.findall(text.casefold())


@lru_cache(maxsize=1)
def _everyday_stems() -> frozenset[str]:
    return frozenset(map(stem, EVERYDAY))
