"""Third person: what someone said of themselves, told of them by name."""

from __future__ import annotations

import re

from reverie.domain.language.english.words import straight
from reverie.domain.language.pattern import pattern

_I = re.IGNORECASE
_FIRST = pattern(
    r"\b(?:(?P<am>i am|i'm)|(?P<have>i've|i have)|(?P<will>i'll)|(?P<would>i'd)|"
    r"(?P<are>we're|we are)|(?P<weve>we've)|(?P<own>my|our|mine|ours)|"
    r"(?P<self>i|me|we|us|myself|ourselves))\b",
    _I,
)
_SECOND = pattern(r"\b(?:(?P<are>you're|you are)|(?P<own>your|yours)|(?P<self>you))\b", _I)
_ADDED = {
    "am": " is",
    "have": " has",
    "will": " will",
    "would": " would",
    "are": " is",
    "weve": " has",
    "own": "'s",
    "self": "",
}


def retold(sentence: str, speaker: str, listener: str = "") -> str:
    """The sentence in the third person: `I lost my keys` by Ada is `Ada lost Ada's keys`."""
    told = straight(sentence)
    if speaker:
        told = _FIRST.sub(lambda found: speaker + _ADDED[str(found.lastgroup)], told)
    if listener:
        told = _SECOND.sub(lambda found: listener + _ADDED[str(found.lastgroup)], told)
    return told
