"""Thought: a question to a thinker, with its recorded answer and cost."""

from __future__ import annotations

from dataclasses import field

from reverie.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Question:
    """Something a stage wants judged or worded; the same words are the same question."""

    topic: str
    text: str
    told: object = field(default=None, compare=False, repr=False)
    """The value the text was written from, so that nobody need read it again."""
    key: str = field(default="", compare=False)
    """What makes it the same question, where that is less than its words."""

    def id_for(self, thinker: str) -> str:
        """The name under which this thinker's answer is kept."""
        import hashlib

        asked = f"{thinker}\n{self.topic}\n{self.key or self.text}"
        return hashlib.sha256(asked.encode()).hexdigest()[:32]


@dataclass(frozen=True, slots=True)
class Answer:
    """What a thinker said, and what that cost in millionths of a currency unit."""

    text: str
    cost_micros: int = 0


@dataclass(frozen=True, slots=True)
class Thought:
    """One question of one night; without an answer while the thinker still owes it."""

    id: str
    night: int
    topic: str
    question: str
    thinker: str
    answer: Answer | None
