"""Retention: how strongly an episode asks to stay in short-term memory, in ten-thousandths."""

from typing import NamedTuple

from reverie.domain.formulas.codes import GoalCode

WHOLE = 10_000
"""All the retention there is."""


class RetentionTerms(NamedTuple):
    """What retention is made of, in hundredths; `channels` is indexed by ChannelCode."""

    goal: int
    mixed: int
    arousal: int
    threat: int
    valence: int
    whatever_channel: int
    by_channel: int
    channels: tuple[int, int, int, int, int, int, int, int]


def touches_goal(goal: int) -> bool:
    """Whether an episode clearly supports or thwarts what the agent wants."""
    return goal in (GoalCode.SUPPORTS, GoalCode.THWARTS)


def goal_bonus(goal: int, terms: RetentionTerms) -> int:
    """What a touched goal adds, in hundredths."""
    if touches_goal(goal):
        return terms.goal
    if goal == GoalCode.MIXED:
        return terms.mixed
    return 0


def retention_of(
    importance: int,
    goal: int,
    arousal: int,
    threat: int,
    valence: int,
    channel: int,
    terms: RetentionTerms,
) -> int:
    """The retention score of an episode: how it mattered, by how it came to be known."""
    mattered = 100 * (importance + goal_bonus(goal, terms))
    mattered += terms.arousal * arousal + terms.threat * threat + terms.valence * abs(valence)
    heard = 100 * terms.whatever_channel + terms.by_channel * terms.channels[channel]
    return min(WHOLE, mattered * heard // WHOLE)
