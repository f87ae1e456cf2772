"""Cues: what a German text shows about its kind and its weight."""

from __future__ import annotations

import re
from dataclasses import replace

from reverie.domain.language.english.cues import appraise as appraise_english
from reverie.domain.language.english.cues import (
    aspect_of,
    feeling_of,
    speaks_for_the_user,
    telling_of,
    tells_what_is_next,
    wants_no_questions,
    wants_to_be_challenged,
)
from reverie.domain.values.appraisal import Appraisal
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import Kind, kind_allowed

_CUES = (
    (Kind.QUESTION, re.compile(r"\?\s*$")),
    (Kind.DECISION, re.compile(r"\b(?:entschieden|nehmen wir|haben wir gewählt)\b", re.I)),
    (Kind.CONSTRAINT, re.compile(r"^(?:niemals|nie|immer)\b", re.I)),
)
_IMPORTANCE = {Kind.CONSTRAINT: 80, Kind.DECISION: 85, Kind.QUESTION: 50}

__all__ = [
    "appraise",
    "aspect_of",
    "feeling_of",
    "kind_of",
    "ruling_words",
    "speaks_for_the_user",
    "telling_of",
    "tells_what_is_next",
    "wants_no_questions",
    "wants_to_be_challenged",
]


def kind_of(text: str, voice: Voice) -> Kind:
    """The kind a text shows by its words; a plain statement is a fact."""
    found = next((kind for kind, cue in _CUES if cue.search(text)), Kind.FACT)
    return kind_allowed(found, voice is Voice.PERSON)


def ruling_words(text: str) -> str:
    """The words by which a text reads as a rule; none if it does not."""
    found = dict(_CUES)[Kind.CONSTRAINT].search(text)
    return found[0] if found else ""


def appraise(text: str, voice: Voice) -> Appraisal:
    """How much a text seems to matter, from its words alone."""
    importance = _IMPORTANCE.get(kind_of(text, voice), 30)
    return replace(appraise_english(text, voice), importance=importance)
