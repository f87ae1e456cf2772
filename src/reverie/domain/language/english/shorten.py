"""Shortening: a text in fewer words, down to a telegram or to what came of it."""

from __future__ import annotations

import re

from reverie.domain.language.english.facts import fact_score
from reverie.domain.language.english.sentences import sentences
from reverie.domain.language.english.words import straight
from reverie.domain.language.pattern import pattern
from reverie.domain.language.shorten_table import ShortenTable

_I = re.IGNORECASE
_HOLLOW = (
    "a an the am is are was were be been being do does did has have had having would could should "
    "can may might shall it its it's that that's this these those there there's here and or but so "
    "then than too also very really super just quite pretty such i'm i've i'd i'll you're you've "
    "we're we've they're they've he's she's oh wow hey hi hello yeah yep yes thanks thank well "
    "haha lol sure okay ok absolutely definitely totally glad gonna wanna lets let's of as"
)
HOLLOW = frozenset(_HOLLOW.split())
_TYING = (
    "i me my mine myself you your yours he she they them we us our his her their him to for with "
    "by from at on in into about up out over again if when while will must"
)
TYING = frozenset(_TYING.split())
_FILLER = pattern(
    r"^(?:(?:well|okay|ok|so|right|yeah|yes|hmm|great|sure|anyway)[,.!]\s+|so (?=(?:we|i)\b))+", _I
)
_SAID = pattern(
    r"\b((?:said|says|asked|replied|answered)(?: \w+)?)[:,]?\s*[“\"][^“”\"]{30,}[”\"]", _I
)
_RESULT = pattern(
    r"(?:\b(?:and now|finally|in the end|as a result|which)\b,?|, so\b)\s*(.+)$", _I | re.S
)
_TABLE = ShortenTable(
    straight=straight,
    sentences=sentences,
    fact_score=fact_score,
    hollow=HOLLOW,
    tying=TYING,
    titles=("Mr.", "Dr.", "Mrs.", "St."),
    no_name=pattern(r"I$|I'"),
    filler=_FILLER,
    dialogue=_SAID,
    result=_RESULT,
)
light = _TABLE.light
terse = _TABLE.terse
core = _TABLE.core
record_of = _TABLE.record_of
outcome_of = _TABLE.outcome_of
