"""Shortening: a German text in fewer words, down to a telegram or to what came of it."""

from __future__ import annotations

import re

from reverie.domain.language.english.facts import fact_score
from reverie.domain.language.german.sentences import sentences
from reverie.domain.language.german.words import straight
from reverie.domain.language.pattern import pattern
from reverie.domain.language.shorten_table import ShortenTable

_I = re.IGNORECASE
_HOLLOW = (
    "der die das den dem des ein eine einem einen einer eines ist sind war waren bin bist sein "
    "gewesen wird wurde wurden worden hat habe haben hatte hatten es dies diese dieser dieses und "
    "oder aber also dann da hier doch mal ja eben halt einfach eigentlich wirklich sehr ziemlich "
    "ganz auch schon so denn nun oh wow hey hi hallo danke klar ok okay super genau natürlich"
)
_TYING = (
    "ich mich mir mein meine meinem meinen du dich dir dein deine er sie ihn ihm ihnen ihr ihre "
    "wir "
    "uns unser unsere sich zu zum zur für mit von vom bei beim aus an am auf in im ins nach "
    "über um "
    "unter wenn als während wieder dass"
)
_TABLE = ShortenTable(
    straight=straight,
    sentences=sentences,
    fact_score=fact_score,
    hollow=frozenset(_HOLLOW.split()),
    tying=frozenset(_TYING.split()),
    titles=("Dr.", "Prof.", "Hr.", "Fr."),
    no_name=pattern(r"(?:Sie|Ihnen|Ihr|Ihre|Du|Dir|Dich)$"),
    filler=pattern(
        r"^(?:(?:na|gut|okay|ok|so|also|ja|hm+|super|klar|jedenfalls|naja)[,.!]\s+"
        r"|also (?=(?:wir|ich)\b))+",
        _I,
    ),
    dialogue=pattern(
        r"\b((?:sagte|sagt|fragte|antwortete|meinte)(?: \w+)?)[:,]?\s*[„“\"][^“”„\"]{30,}[“”\"]", _I
    ),
    result=pattern(
        r"(?:\b(?:und jetzt|schließlich|am ende|im ergebnis|dadurch)\b,?|, sodass\b)\s*(.+)$",
        _I | re.S,
    ),
)
light = _TABLE.light
terse = _TABLE.terse
core = _TABLE.core
record_of = _TABLE.record_of
outcome_of = _TABLE.outcome_of
