"""Claims: what a statement denies, measures, and gives a cause for."""

from __future__ import annotations

import re

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
"""Words that do not tell what is denied."""
_CAUSE = pattern(
    r"\b(?:because|since|due to|caused by|thanks to|as a result of|led to|leads to|causes|caused"
    r"|so that|therefore|that is why|which is why|root cause)\b",
    _I,
)


def denies(text: str) -> bool:
    """Whether a text says no to something (negation)."""
    return bool(_NOT.search(straight(text)))


def measures(text: str) -> frozenset[str]:
    """The numbers of a text that measure something, as written."""
    return frozenset(before or after for before, after in _MEASURE.findall(text))


def is_of_something(text: str) -> bool:
    """Whether a text speaks of an it (anaphora), which may be another thing each time."""
    return bool(_IT.search(_LED.sub("", text)))


def claimed_words(text: str) -> frozenset[str]:
    """The stems that tell what a text claims or denies."""
    return frozenset(stem(word) for word in plain_words(straight(text)) if word not in _UNSAID)


def names_a_cause(text: str) -> bool:
    """Whether a text says why something is so."""
    return bool(_CAUSE.search(straight(text)))
