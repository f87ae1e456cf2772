"""Words: what of a text says something."""

from __future__ import annotations

import re

_SAYING_LITTLE = (
    "a about after all also am an and any are as at be because been before being but by can "
    "could did do does doing for from had has have having he her here him his how i if in "
    "into is it its just me more most my no not now of on once only or other our out over "
    "own same she should so some such than that the their them then there these they this "
    "those through to too under until up us very was we were what when where which while "
    "who whom why will with would you your"
)
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


_AFTER_APOSTROPHES = (
    "s t d m ve ll re don didn doesn isn wasn aren weren won wouldn couldn shouldn hasn haven hadn"
)
LEFT_OF_CONTRACTIONS = frozenset(_AFTER_APOSTROPHES.split())
"""What is left of `I've` and `didn't` when a text is cut into words."""


def straight(text: str) -> str:
    """The text with straight apostrophes, as cues expect them."""
    return text.replace("’", "'")


def topic_words(text: str) -> frozenset[str]:
    """The words that tell what a text is about, a plural like its singular."""
    return frozenset(
        stem_of(word) for word in plain_words(text) if word not in STOP_WORDS and len(word) > 1
    )


def content_words(text: str) -> list[str]:
    """The words of a text that say something, small, in order."""
    little = STOP_WORDS | LEFT_OF_CONTRACTIONS
    return [word for word in plain_words(text) if word not in little and len(word) > 1]


def plain_words(text: str) -> list[str]:
    """The words of a text in their order, small."""
    return re.findall(r"[^\W_]+", text.casefold())


def stem_of(word: str) -> str:
    """A word without the s of a plural."""
    return word.removesuffix("s") if len(word) > 3 else word
