"""The SQL functions of the schema: what migrations compute by our rules."""

from __future__ import annotations

from collections.abc import Callable

from reverie.domain.rules.contradict import subject_of
from reverie.domain.rules.replay import scramble_of, still_priority_of
from reverie.domain.values.appraisal import Appraisal, GoalRelation
from reverie.settings import Settings


def _still(importance: int, valence: int, arousal: int, goal: str, tagged: int) -> int:
    appraisal = Appraisal(importance, valence, arousal, goal=GoalRelation(goal))
    return still_priority_of(appraisal, bool(tagged), Settings())


FUNCTIONS: tuple[tuple[str, int, Callable[..., str | int]], ...] = (
    ("reverie_subject", 1, subject_of),
    ("reverie_scramble", 1, scramble_of),
    ("reverie_still", 5, _still),
)
"""Their names, how many arguments they take, and what they call."""
