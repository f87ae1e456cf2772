"""Choices: what a decision chose, what it left, why, and what would turn it round."""

from __future__ import annotations

import re

from reverie.domain.language.choice_table import STEP_CHARS, ChoiceTable
from reverie.domain.language.english.sentences import sentences
from reverie.domain.language.english.words import straight, topic_words
from reverie.domain.language.pattern import pattern

__all__ = [
    "STEP_CHARS",
    "as_steps",
    "choice_in",
    "confidence_in",
    "derived_anew",
    "path_to",
    "place_taken",
    "taken_in",
    "turned_by",
]
_I = re.IGNORECASE
_WHY = pattern(
    r"\b(?:because(?: of)?|since (?=(?:it|we|they|the|this|that|our|there|i|you)\b)|so that|due to|"
    r"given that|in order to)\s{0,8}(.+?)(?=,?\s{1,8}(?:unless|until)\b|\n|$)",
    _I,
)
_STOP = (
    r"(?=\s{1,8}(?:because|since|so that|due to|given that|until|unless|if|in|for|on|when|at|as)\b"
    r"|[,.;:\n]|$)"
)
"""Where a name ends: found at the end of a line at the latest, so that nothing is read twice."""
_LEFT = pattern(
    r"(?:\b(?:instead of|rather than|in place of|versus|vs\.?|and not)|,\s{0,8}not)\s{1,8}"
    rf"(.+?){_STOP}",
    _I,
)
_OVER = pattern(
    r"\b(?:chose|chosen|choose|picked|prefer(?:red)?|favou?r(?:ed)?|took|take|selected|went with|"
    r"going with|settled on|we(?:'ll| will) use|use)\s{1,8}(?!to\b)[^.;]{0,300}?\bover\s{1,8}"
    rf"(.+?){_STOP}",
    _I,
)
_AGAINST = pattern(rf"\bdecided (?:not to (?:use|take)|against)\s{{1,8}}(.+?){_STOP}", _I)
_CHOICE = pattern(
    r"\b(?:decided (?:on|to use|to go with|to)|chose|chosen|going with|went with|settled on|picked|"
    r"took|switch(?:ed)? (?:back )?to|moved? (?:back )?to|we(?:'ll| will) use|use|prefer)\b\s{1,8}"
    r"(.+?)(?=\s{1,8}(?:over|instead of|rather than|in place of|versus|vs|and not|because)\b"
    r"|[,.;\n]|$)",
    _I,
)
_BARE = pattern(r"^(?:the )?([A-Z]\w*(?: \w+)?) over ((?:the |an? )?\w+(?: \w+)?)\s*$")
_NOUN = pattern(r"\b(?:because of|due to)\b", _I)
_SCOPE = pattern(r"\b(?:in|for|on|when|at)\s{1,8}(?!now\b)(.+?)(?=\s{1,8}because\b|[,.;\n]|$)", _I)
_TURN = pattern(
    r"\b(?:unless\b.+|(?:reconsider|revisit|reverse|undo|change) (?:this |it |that )?"
    r"(?:if|when|once)\b.+|until\b.+|if\b[^.;]{1,300}\b(?:reconsider|revisit|switch|go back)\b.*)",
    _I,
)
_SURE = pattern(r"\b(?:definitely|certainly|clearly|no doubt|must|final|for good)\b", _I)
_UNSURE = pattern(
    r"\b(?:maybe|perhaps|probably|for now|might|tentative(?:ly)?|not sure|i think|let's try)\b", _I
)
_PIVOT = pattern(
    r"\b(?:but|however|actually|turns? out|turned out|instead|realis?zed?|until|no longer|"
    r"pushed back|then we)\b",
    _I,
)
NO_MATTER = "if it no longer matters: "
DERIVED = "if it is no longer true that "
UNSAID = "if the user says so: no reason was given"
_PLACE = pattern(
    r"\W*(?:[^\W\d_][\w']* ){0,3}?(former|latter|first|second|third|last)"
    r"(?: (?:one|option|way|variant)\b|\W*$|[,.;:!])",
    _I,
)
_TAKES = pattern(
    r"\b(?:let'?s|let us|i|we|i'll|we'll|i'd) "
    r"(?:take|go (?:with|for)|pick|choose|prefer|want) ((?:[\w'-]+ ?){1,3})",
    _I,
)
_TABLE = ChoiceTable(
    straight=straight,
    sentences=sentences,
    topic_words=topic_words,
    why=_WHY,
    taken=_CHOICE,
    left=(_OVER, _LEFT),
    against=_AGAINST,
    bare=_BARE,
    place=_PLACE,
    places={"former": 0, "first": 0, "second": 1, "third": 2, "latter": -1, "last": -1},
    takes=_TAKES,
    scope=_SCOPE,
    noun=_NOUN,
    turn=_TURN,
    sure=_SURE,
    unsure=_UNSURE,
    pivot=_PIVOT,
    no_matter=NO_MATTER,
    derived=DERIVED,
    unsaid=UNSAID,
)
choice_in = _TABLE.choice_in
place_taken = _TABLE.place_taken
taken_in = _TABLE.taken_in
turned_by = _TABLE.turned_by
derived_anew = _TABLE.derived_anew
confidence_in = _TABLE.confidence_in
path_to = _TABLE.path_to
as_steps = _TABLE.as_steps
