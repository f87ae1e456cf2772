"""Belief: a score that an agent gives a subject; a memory says, a belief scores."""

from __future__ import annotations

from reverie.domain.formulas.codes import Aspect, Family
from reverie.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Belief:
    """What an agent holds of one place, person, faction or protocol, as it is at present."""

    family: Family
    subject: int
    scores: tuple[float, float, float, float, float]
    """Each from -1 to 1, in the order of Aspect."""
    confidence: float
    last_updated_tick: int
    sources: int
    """How many episodes it rests on."""

    def __getitem__(self, aspect: Aspect) -> float:
        return self.scores[aspect]
