"""Words: what of a text says something."""

from __future__ import annotations

from functools import lru_cache

from reverie.domain.language.english.stems import stem
from reverie.domain.language.word_list import WordList

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
    "add added ask asked asks bad bug change changed check choose chose chosen decide decided done "
    "error fail failed fails fast file files fix fixed get go good got great huge keep learn "
    "learned let look lot make made missing need needed needs new old one put run runs see set "
    "show slow start still thing things time today tried try turn turned turns update updated use "
    "used uses using want wants way well work worked works"
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
_LISTS = WordList(
    stop=STOP_WORDS,
    everyday=EVERYDAY,
    little=_ADDING_NOTHING,
    torn=LEFT_OF_CONTRACTIONS,
    stem=stem,
)
straight = _LISTS.straight
plain_words = _LISTS.plain_words
content_words = _LISTS.content_words
stems_of = _LISTS.stems_of
topic_words = _LISTS.topic_words
telling_words = lru_cache(maxsize=1024)(_LISTS.telling_words)
says_little = _LISTS.says_little
is_everyday = _LISTS.is_everyday
adds_nothing = _LISTS.adds_nothing
