"""Facts: how much a text tells that someone may ask for later."""

from __future__ import annotations

import re

from reverie.domain.language.english.speech import (
    ends_asking,
    opens_with_filler,
    shows_a_photo,
    without_photos,
)
from reverie.domain.language.english.words import straight
from reverie.domain.language.pattern import pattern

_I = re.IGNORECASE
_FIRST_PERSON = pattern(r"\b(?:i|my|mine|me|we|our|us)\b", _I)
_SECOND_PERSON = pattern(r"\b(?:you|your|yours)\b", _I)
_TIME = pattern(
    r"\b(?:yesterday|today|tomorrow|tonight|last|next|ago|weeks?|weekends?|months?|years?|"
    r"(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|"
    r"september|october|november|december|morning|birthday|anniversary|since|recently|just|"
    r"[12]\d{3})\b",
    _I,
)
_PAST = pattern(
    r"\b(?:went|got|had|was|were|did|made|took|saw|met|bought|found|began|won|lost|came|gave|told|"
    r"said|ate|ran|wrote|felt|taught|brought|built|left|kept|spent|[a-z]{3,20}ed)\b",
    _I,
)
_LIKING = pattern(
    r"\b(?:love|like|favou?rite|enjoy|prefer|hate|want|plan|planning|hope|dream|decided|goal|need|"
    r"must|always|never|named?|called|works?|working|thinking)\b",
    _I,
)
_NAME = pattern(r"(?<=[a-z,;] )[A-Z][a-z]+")
_NUMBER = pattern(r"\d+")
_KINDS: tuple[tuple[str, re.Pattern[str]], ...] = (
    ("time", _TIME),
    ("place", pattern(r"\b(?:in|at|to|from|near|around|visit\w*) (?:the |my |a |our )?[A-Z]")),
    (
        "number",
        pattern(
            r"\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|dozen|once|"
            r"twice|couple|few|several)\b",
            _I,
        ),
    ),
    (
        "reason",
        pattern(
            r"\b(?:because|since|so that|in order to|remind\w*|inspir\w*|"
            r"motivat\w*|help(?:s|ed)? me|wanted to|means?|meant)\b",
            _I,
        ),
    ),
    (
        "person",
        pattern(
            r"\b(?:friends?|mother|mom|father|dad|sister|brother|wife|husband|"
            r"partner|son|daughter|kid|family|team|colleague|neighbou?r)s?\b",
            _I,
        ),
    ),
)
_COUNTED = 4000
"""Characters of a text that are looked at: what comes later cannot make it more factual."""


def fact_score(text: str, *, answers: bool = False) -> float:
    """Above zero for a text that tells something of someone; below for questions and courtesies.

    `answers`: whether someone else has just asked.
    """
    said = straight(without_photos(text))[:_COUNTED]
    score = 0.6 * _upto(2, _FIRST_PERSON, said) + 0.5 * _upto(3, _TIME, said)
    score += 0.35 * _upto(3, _PAST, said) + 0.3 * _upto(2, _LIKING, said)
    score += 0.4 * min(3.0, _upto(3, _NAME, said) + 1.5 * _upto(2, _NUMBER, said))
    score -= 0.3 * _upto(2, _SECOND_PERSON, said)
    score += 0.6 * answers + 0.4 * shows_a_photo(text)
    return score - 0.8 * ends_asking(text) - 0.4 * opens_with_filler(said)


def kinds_told(text: str) -> frozenset[str]:
    """The kinds of answer a text may hold: a time, a place, a number, a reason, a person."""
    said = straight(without_photos(text))[:_COUNTED]
    return frozenset(kind for kind, cue in _KINDS if cue.search(said))


def _upto(most: int, pattern: re.Pattern[str], text: str) -> int:
    """How often a pattern is met, counted no further than `most`."""
    return sum(1 for _, _ in zip(range(most), pattern.finditer(text), strict=False))
