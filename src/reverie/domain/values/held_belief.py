"""HeldBelief: what an ordinary mind holds of a tool, a command, a file or a service."""

from __future__ import annotations

from datetime import datetime

from reverie.domain.values.source import Source
from reverie.frozen import dataclass

LEAST_LEANING = 0.02
"""From which score on a subject is called reliable, or below its negative unreliable."""


@dataclass(frozen=True, slots=True)
class HeldBelief:
    """How far a subject can be relied on, as evidence last left it; what time does is computed."""

    family: str
    """`place` or `protocol`: a Family by its name."""
    subject: str
    score: float
    """From -1 to 1; 0 says nothing."""
    confidence: float
    """From 0 towards 1 with each piece of evidence."""
    evidence: int
    """How many pieces of evidence it rests on."""
    since: datetime
    """When it was formed."""
    day: int
    """The day whose sleep last moved it; since then it fades."""
    night: int
    """The sleep that last moved it."""
    session: str
    """Where the last piece of evidence comes from."""
    source: Source
    leans: int = 0
    """Which side it last took: 1 reliable, -1 unreliable, 0 none yet."""

    @property
    def key(self) -> str:
        """What it is kept under."""
        return f"{self.family}:{self.subject}"

    @property
    def word(self) -> str:
        """The score as a word."""
        return LEANINGS[leaning_of(self.score)]


LEANINGS = {1: "reliable", 0: "undecided", -1: "unreliable"}
"""What a leaning is called."""


def leaning_of(score: float) -> int:
    """Which side a score takes: 1, -1, or 0 for none."""
    return (score >= LEAST_LEANING) - (score <= -LEAST_LEANING)
