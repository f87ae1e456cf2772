"""Suspicions: the sentences of a thought that fear something is wrong, and leave it at that."""

from __future__ import annotations

import re

from reverie.domain.language.english.sentences import sentences
from reverie.domain.language.english.speech import ends_asking
from reverie.domain.language.english.words import straight
from reverie.domain.language.pattern import pattern
from reverie.domain.values.suspicion import Suspicion

LONGEST = 400
"""Characters of a sentence that is one suspicion; a longer one is a whole train of thought."""
SETTLED_WITHIN = 2
"""Among how many next sentences a guess may be settled."""

_I = re.IGNORECASE
_HOW = r"(?:(?:a bit|a little|still|also|now|just|really|rather|quite|honestly|slightly) ){0,2}"
_FULLY = r"(?:(?:entirely|completely|totally|fully|really|quite|at all|yet|so|even) )?"
_THAT = r"(?: (?:that|whether|if|about))?"
_UNSURE = (
    rf"(?:not {_FULLY}(?:sure|certain|convinced|confident)|unsure|uncertain|worried|concerned|"
    r"afraid)"
)
_DOUBTS = pattern(
    rf"\bi {_HOW}(?:suspect|doubt|fear|worry)\b{_THAT}|\bi(?:'m| am) {_HOW}{_UNSURE}{_THAT}\b"
    rf"|^\W*(?:(?:but|and|so|hmm|honestly),? )?{_HOW}{_UNSURE} (?:that|whether|if|about)\b"
    r"|\bmy (?:worry|fear|suspicion|concern|doubt) is\b(?: that)?",
    _I,
)
"""Words that say no more than that something is suspected."""
_MAY = r"(?:might|may|could)(?: (?:well|also|still|actually|even|easily|silently))?"
_FEARED = pattern(
    rf"\b{_MAY} (?:not )?(?:be (?:\w+ )?(?:wrong|incorrect|a race|racy|a bug|buggy|broken|unsafe|"
    r"stale|flaky|lossy|a leak|leaking|a problem|too (?:slow|late|early|strict|eager)|a mistake)"
    r"|break|fail|leak|crash|deadlock|overflow|regress|corrupt|race|(?:lose|miss) \w)"
    r"|\bi (?:might|may|could) (?:be wrong|have (?:missed|misread|misunderstood|broken|overlooked))"
    r"|\bi should(?:'ve| have) (?:asked|checked|tested|mentioned|told|warned)\b",
    _I,
)
"""Words that also tell what is feared."""
_HEDGES = pattern(r"\b(?:i|my|might|may|could|maybe|perhaps|probably|possibly|whether|if)\b", _I)
_OPENING = r"^\W*(?:(?:ok|okay|so|now|first|then|next|hmm+|but|and|also|well|ah|oh)\b[,.:! ]*){0,3}"
_CHECKED = (
    r"(?:check|verify|look|see|read|test|try|run|confirm|find out|grep|search|inspect|ask|open|"
    r"view|examine|investigate|double-check|make sure|debug|reproduce|measure|trace)"
)
_PLANS = pattern(
    rf"{_OPENING}(?:let me|let's|i'll|i will|i'm going to|i need to|i want to|i should(?!'ve| have)"
    r"|i can|i could(?! be wrong| have)|we (?:should|can|could|need to)|if"
    r"|(?:maybe|perhaps) (?:i|we) (?:should|can|could))\b"
    r"|\b(?:let me|let's|i'll|i will|i'd better|i should|(?:need|have|going|want) to) "
    rf"(?:\w+ ){{0,2}}{_CHECKED}\b",
    _I,
)
"""What is about to be looked at is no suspicion that is left."""
_SETTLES = pattern(
    rf"{_OPENING}(?:yes|no|nope|yep|yeah|right|indeed|confirmed|actually|wait|never ?mind|good|"
    r"great|fine|turns out|it turns out|i see|i checked|checking|not a problem|no problem|"
    r"(?:it|that|this)(?:'s| is| was) (?:fine|ok|okay|correct|right|safe|irrelevant)|"
    r"(?:it|that) (?:doesn't|does not) matter|it (?:does|is|was|did|doesn't|isn't)[.,!;])"
    r"(?!\w)",
    _I,
)
_DISMISSED = pattern(
    r"\bbut (?:it|that|this)(?:'s| is| should be| would be) (?:fine|ok|okay|correct|safe|unlikely|"
    r"irrelevant|out of scope|not (?:a|an|our) (?:problem|issue))\b"
    r"|\bbut (?:it )?(?:turns out|turned out|(?:it |that )?(?:doesn't|does not) matter)\b",
    _I,
)
_REPORTED = pattern(
    r"\b(?:says?|said|saying|according to|mentions?|states?|claims?|reports?|warns?|warned)\b"
    r"|\b(?:the|our|a) (?:rule|policy|instruction|order) is\b",
    _I,
)
"""What someone else says is not the agent's own suspicion."""
_JOINT = pattern(
    r"[,;:()\u2013\u2014]+|\b(?:since|because|and|or|but|so|to|as|then|for|that|when|while|until|"
    r"unless)\b",
    _I,
)


def suspected_in(thought: str) -> list[Suspicion]:
    """The sentences of a thought that suspect something the next ones do not settle."""
    said = sentences(thought)
    return [
        Suspicion(one, about, tuple(part.strip() for part in _JOINT.split(about) if part.strip()))
        for place, one in enumerate(said)
        if (about := _suspected(straight(one)))
        and not any(map(_is_settled_by, said[place + 1 : place + 1 + SETTLED_WITHIN]))
    ]


def _suspected(sentence: str) -> str:
    """What a sentence suspects; nothing if it asks, plans, reports or is done with it."""
    if len(sentence) > LONGEST or ends_asking(sentence):
        return ""
    if not (_DOUBTS.search(sentence) or _FEARED.search(sentence)):
        return ""
    if any(sign.search(sentence) for sign in (_PLANS, _DISMISSED, _REPORTED)):
        return ""
    return _HEDGES.sub(" ", _DOUBTS.sub(" ", sentence)).strip(" ,.:;")


def _is_settled_by(sentence: str) -> bool:
    """Whether a sentence answers the guess before it, or sets out to."""
    plain = straight(sentence)
    return bool(_SETTLES.search(plain) or _PLANS.search(plain))
