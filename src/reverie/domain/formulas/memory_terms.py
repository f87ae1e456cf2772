"""All the numbers that the memory of a simulated agent goes by, as formulas take them."""

from typing import NamedTuple

from reverie.domain.formulas.belief import BeliefTerms
from reverie.domain.formulas.morale import MoodTerms
from reverie.domain.formulas.promotion import PromotionTerms
from reverie.domain.formulas.retention import RetentionTerms
from reverie.domain.formulas.rhythm import RhythmTerms
from reverie.domain.formulas.temperament import TemperamentTerms


class BufferTerms(NamedTuple):
    """What buffers do where the author of a simulation may choose."""

    arrivals: int
    """How many episodes may wait to be judged; of more the lowest retention is forgotten."""
    keeps_promoted: bool
    kept_overnight: int
    longest_short_term: int
    """Ticks after which a sleep drops an episode from short-term memory."""
    overflow_by_retention: bool


class MemoryTerms(NamedTuple):
    """The terms of each topic."""

    rhythm: RhythmTerms
    retention: RetentionTerms
    promotion: PromotionTerms
    buffers: BufferTerms
    belief: BeliefTerms
    temperament: TemperamentTerms
    mood: MoodTerms


def overflow_key(importance: int, retention: int, terms: BufferTerms) -> int:
    """What an episode is weighed by where the daily buffer is full."""
    return retention if terms.overflow_by_retention else importance
