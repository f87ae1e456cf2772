"""Promotion: which episodes are held for the coming sleep."""

from typing import NamedTuple

from reverie.domain.formulas.retention import touches_goal


class PromotionTerms(NamedTuple):
    """From where on an episode is promoted, in hundredths and ticks."""

    importance: int
    goal_importance: int
    arousal: int
    threat: int
    late_age: int
    late_importance: int
    late_goal_importance: int
    by_score: bool
    score: int


def is_promoted_at_once(
    importance: int,
    goal: int,
    arousal: int,
    threat: int,
    goal_relevance: int,
    terms: PromotionTerms,
) -> bool:
    """Whether maintenance promotes an episode; by a score instead where that is set."""
    if terms.by_score:
        return 2 * importance + goal_relevance + threat >= 2 * terms.score
    return (
        importance >= terms.importance
        or (touches_goal(goal) and importance >= terms.goal_importance)
        or arousal >= terms.arousal
        or threat >= terms.threat
    )


def is_promoted_late(importance: int, goal: int, terms: PromotionTerms) -> bool:
    """Whether the daily pass promotes an episode once it is old enough."""
    return importance >= terms.late_importance or (
        touches_goal(goal) and importance >= terms.late_goal_importance
    )


def is_old_enough(age: int, terms: PromotionTerms) -> bool:
    """Whether the daily pass looks at an episode of this age; the only rule that asks for it."""
    return age >= terms.late_age
