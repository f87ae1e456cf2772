"""Cues: what a text shows about its kind and its weight, by plain words alone."""

from __future__ import annotations

import re

from reverie.domain.appraisal import Appraisal, GoalRelation
from reverie.domain.episode import Voice
from reverie.domain.memory import Kind, kind_allowed

_I = re.IGNORECASE
_KIND_CUES: tuple[tuple[Kind, re.Pattern[str]], ...] = (
    (Kind.QUESTION, re.compile(r"\?\s*$")),
    (Kind.DECISION, re.compile(
        r"\b(?:decided|chose|chosen|going with|settled on|picked|switch(?:ed)? to)\b"
        r"|\bwe(?:'ll| will) use\b"
        r"|\bover\b.+\bbecause\b|\binstead of\b.+\bbecause\b", _I)),
    (Kind.CONSTRAINT, re.compile(
        r"\b(?:always|never|must(?: not)?|do not ever|don't ever|under no circumstances)\b", _I)),
    (Kind.DOUBT, re.compile(
        r"\b(?:not sure|unsure|i suspect|i doubt|might be|may be wrong|unclear whether)\b", _I)),
    (Kind.RELATIONSHIP, re.compile(
        r"\b(?:i prefer|i like|i'd rather|i hate|please call me|my preference)\b", _I)),
    (Kind.INSIGHT, re.compile(
        r"\b(?:turns out|realised|realized|learned that|the reason (?:is|was)|root cause)\b", _I)),
)  # fmt: skip
_IMPORTANCE = {
    Kind.CONSTRAINT: 80,
    Kind.DECISION: 70,
    Kind.RELATIONSHIP: 60,
    Kind.INSIGHT: 60,
    Kind.QUESTION: 50,
    Kind.DOUBT: 50,
}
_PLAIN = 30
_BAD = re.compile(r"\b(?:fail(?:s|ed|ure)?|error|crash(?:ed)?|broken?|lost|wrong|bug|angry)\b", _I)
_GOOD = re.compile(r"\b(?:fixed|works|solved|passes|great|thanks|shipped|done)\b", _I)
_LOUD = re.compile(r"!|\b(?:urgent|critical|immediately|asap)\b", _I)
_THREAT = re.compile(r"\b(?:data loss|security|leak(?:ed)?|outage|production is down)\b", _I)


def kind_of(text: str, voice: Voice) -> Kind:
    """The kind a text shows by its words; a plain statement is a fact."""
    plain = text.replace("’", "'")
    for kind, cue in _KIND_CUES:
        if cue.search(plain):
            return kind_allowed(kind, voice is Voice.PERSON)
    return Kind.FACT


def appraise(text: str, voice: Voice) -> Appraisal:
    """How much a text seems to matter, from its words alone."""
    bad, good = bool(_BAD.search(text)), bool(_GOOD.search(text))
    arousal = 20 + 25 * (bad or good) + 25 * bool(_LOUD.search(text))
    importance = _IMPORTANCE.get(kind_of(text, voice), _PLAIN) + 10 * (bad or good)
    return Appraisal(
        importance=min(100, importance - 20 * (voice is Voice.TOOL and not bad)),
        valence=40 * good - 40 * bad,
        arousal=arousal,
        threat=70 if _THREAT.search(text) else 0,
        goal=_goal_relation(bad, good),
    )


def _goal_relation(bad: bool, good: bool) -> GoalRelation:
    if bad and good:
        return GoalRelation.MIXED
    if bad:
        return GoalRelation.THWARTS
    return GoalRelation.SUPPORTS if good else GoalRelation.UNKNOWN
