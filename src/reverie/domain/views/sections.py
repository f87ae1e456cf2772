"""Sections: the parts of a briefing, in the order it tells them, and how much each may take."""

from __future__ import annotations

from enum import StrEnum

from reverie.domain.values.memory import Kind


class Section(StrEnum):
    """A part of a briefing, by its title."""

    RULES = "Rules the user set"
    DECIDED = "Decided"
    HOW = "How things are done here"
    LEARNED = "Learned"
    OPEN = "Still open"
    DOUBTS = "Doubts, not confirmed"


SECTION_OF = {
    Kind.CONSTRAINT: Section.RULES,
    Kind.RELATIONSHIP: Section.RULES,
    Kind.DECISION: Section.DECIDED,
    Kind.FACT: Section.HOW,
    Kind.HISTORY: Section.HOW,
    Kind.INSIGHT: Section.LEARNED,
    Kind.COMPOSITE: Section.LEARNED,
    Kind.EVOCATION: Section.LEARNED,
    Kind.TONE: Section.LEARNED,
    Kind.QUESTION: Section.OPEN,
    Kind.TENSION: Section.OPEN,
    Kind.DOUBT: Section.DOUBTS,
}
SHARES = {Section.RULES: 10, Section.DECIDED: 35, Section.HOW: 25, Section.LEARNED: 30}
"""What each may take of the room for what may be cut, in hundredths, before any takes more."""
OPEN_PART = 10
"""What is open, and what is in doubt, takes no more than this part of the budget each."""
