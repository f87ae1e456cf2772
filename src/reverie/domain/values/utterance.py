"""Utterance: one thing said that may be kept, with what it takes to understand it."""

from __future__ import annotations

from enum import StrEnum

from reverie.domain.values.episode import Voice
from reverie.frozen import dataclass


class Form(StrEnum):
    """How an utterance stands in its message."""

    SENTENCE = "sentence"
    POINT = "point"
    """A point of a list."""
    ANSWER = "answer"
    """A few words that settle what was asked just before."""
    NOTE = "note"
    """A line in which an agent says what it wants to be remembered."""


@dataclass(frozen=True, slots=True)
class Utterance:
    """A sentence, a point with its heading, or an answer with its question."""

    text: str
    voice: Voice
    episode: int
    form: Form = Form.SENTENCE
    head: str = ""
    """The heading or the lead-in it stands under."""
    question: str = ""
    """What it answers."""
    replies_to: str = ""
    """The words of the other one that it cannot be understood without."""
    asked_in: int = 0
    """The episode that asked, or said what it replies to."""
    by_number: bool = False
    """Whether it answers one of several questions, or takes one of several options, by number."""
    leans_on: str = ""
    """The words of its own message that it cannot be understood without."""
    before: str = ""
    after: str = ""
    """The words next to it in its message."""
    beside: str = ""
    """All other words of its message if that is short, else those next to it."""
    nth: int = 0
    of: int = 1
    """Which of how many utterances of its message it is."""
    ends_turn: bool = False
    """Whether its message is the last before the other one speaks; any, where nobody else does."""
    ends_session: bool = False
    """Whether nobody of its kind says more in the session."""
