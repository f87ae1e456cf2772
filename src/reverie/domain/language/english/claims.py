"""Claims: what a statement denies, measures, and gives a cause for."""

from __future__ import annotations

import re

from reverie.domain.language.claim_table import ClaimTable
from reverie.domain.language.english.stems import stem
from reverie.domain.language.english.words import plain_words, straight
from reverie.domain.language.pattern import pattern

_I = re.IGNORECASE
_NOT = pattern(
    r"\b(?:never|not|no longer|cannot|avoid|(?:do|does|did|ca|wo|is|are|should|must)nt)\b|n't\b", _I
)
_MEASURE = pattern(
    r"(?:\b(?:is|are|was|takes?|to|of|costs?|needs?|port|limit|timeout|budget|every|than)\s+"
    r"|[=:]\s*)(\d[\d.,:]{0,30}\b)"
    r"|(?<!\d)(\d[\d.,:]{0,30})\s{0,8}(?:%|ms|s|sec\w*|min\w*|hours?|days?|[kmg]i?b|bytes|"
    r"tokens|lines|users)\b",
    _I,
)
_LED = pattern(r"^it turns out (?:that )?", _I)
_IT = pattern(
    r"^(?:it|this|that|these|those|they|he|she|here|there)\b|\b(?:it|this|that|them)[.!?]*$", _I
)
_SAYING_NO = (
    "a an the is are was were be do does did don doesn didn isn aren wasn can cannot t it that "
    "never not no longer avoid always must should will please"
)
_UNSAID = frozenset(_SAYING_NO.split())
_CAUSE = pattern(
    r"\b(?:because|since|due to|caused by|thanks to|as a result of|led to|leads to|causes|caused"
    r"|so that|therefore|that is why|which is why|root cause)\b",
    _I,
)
_TABLE = ClaimTable(
    straight=straight,
    plain_words=plain_words,
    stem=stem,
    denial=_NOT,
    measure=_MEASURE,
    led=_LED,
    it=_IT,
    unsaid=_UNSAID,
    cause=_CAUSE,
)
denies = _TABLE.denies
measures = _TABLE.measures
is_of_something = _TABLE.is_of_something
claimed_words = _TABLE.claimed_words
names_a_cause = _TABLE.names_a_cause
