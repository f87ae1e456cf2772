"""Relating: what joins two memories that were replayed together."""

from __future__ import annotations

import re
from dataclasses import dataclass

from reverie.domain.language.english.words import straight
from reverie.domain.rules.merge import LIKE, SHARED_WORDS, telling_words
from reverie.domain.values.appraisal import GoalRelation
from reverie.domain.values.link import Link, LinkKind
from reverie.domain.values.memory import Memory

AIMED = frozenset({GoalRelation.SUPPORTS, GoalRelation.THWARTS, GoalRelation.MIXED})
MOVING = 25
"""From which intensity on, in hundredths, two memories of one sign feel alike."""
TELLING_KINDS = frozenset({LinkKind.SEMANTIC, LinkKind.CAUSAL})
"""What joins memories by what they say; the others join them by when and how they came."""
_CAUSE = re.compile(
    r"\b(?:because|since|due to|caused by|thanks to|as a result of|led to|leads to|causes|caused"
    r"|so that|therefore|that is why|which is why|root cause)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Look:
    """What of a memory is looked at to relate it, worked out once."""

    number: int
    session: int
    words: frozenset[str]
    names_a_cause: bool
    feeling: int
    aims: bool


def look_at(memory: Memory) -> Look:
    """What of a memory tells how it is related to others."""
    mood = memory.appraisal
    intensity = abs(mood.valence) * mood.arousal // 100
    feeling = (mood.valence > 0) - (mood.valence < 0) if intensity >= MOVING else 0
    return Look(
        memory.number,
        memory.session,
        telling_words(memory.text),
        bool(_CAUSE.search(straight(memory.text))),
        feeling,
        mood.goal in AIMED,
    )


def relation(a: Look, b: Look) -> tuple[LinkKind, int]:
    """What joins two memories, and for a cause which way it leads."""
    shared = len(a.words & b.words)
    alike = shared >= SHARED_WORDS and shared >= LIKE * min(len(a.words), len(b.words))
    if alike and a.names_a_cause != b.names_a_cause:
        # the one that names a cause is the effect
        return LinkKind.CAUSAL, -1 if a.names_a_cause else 1
    if alike:
        return LinkKind.SEMANTIC, 0
    if a.session == b.session:
        return LinkKind.TEMPORAL, 0
    if a.aims and b.aims:
        return LinkKind.GOAL, 0
    if a.feeling and a.feeling == b.feeling:
        return LinkKind.EMOTIONAL, 0
    return LinkKind.TEMPORAL, 0


def new_link(a: Look, b: Look, night: int, weight: int) -> Link:
    """A link between two memories that were active together for the first time."""
    kind, way = relation(a, b)
    return Link(a.number, b.number, kind, weight, night, way=way)
