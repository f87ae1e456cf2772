"""Appraisal: how much an episode mattered, judged once, in hundredths."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum

from reverie.errors import NumberRefused
from reverie.frozen import dataclass
from reverie.settings import Settings


class GoalRelation(StrEnum):
    """What an episode did to what the agent wants."""

    UNKNOWN = "unknown"
    IRRELEVANT = "irrelevant"
    SUPPORTS = "supports"
    THWARTS = "thwarts"
    MIXED = "mixed"


class Channel(StrEnum):
    """How the agent came to know."""

    DIRECT = "direct"
    OBSERVED = "observed"
    REPORT = "report"
    RUMOR = "rumor"
    PROTOCOL = "protocol"
    BODY_SIGNAL = "body_signal"
    HYPOTHETICAL = "hypothetical"
    WRITTEN_LOG = "written_log"


@dataclass(frozen=True, slots=True)
class Appraisal:
    """How much an episode mattered; feeds keeping, replay and salience at birth."""

    importance: int = 0
    valence: int = 0
    arousal: int = 0
    threat: int = 0
    goal: GoalRelation = GoalRelation.UNKNOWN
    channel: Channel = Channel.DIRECT
    reliability: int = 50


def hundredths(value: float, name: str, low: int = 0, high: int = 100) -> int:
    """A decimal from outside as hundredths, rounded once."""
    if not low <= value * 100 <= high:
        raise NumberRefused(
            f"{name} is {value}; give a number from {low / 100:g} to {high / 100:g}"
        )
    return round(value * 100)


def checked_appraisal(appraisal: Appraisal) -> Appraisal:
    """The appraisal itself, if each of its numbers is in range."""
    for name, low in (
        ("importance", 0),
        ("valence", -100),
        ("arousal", 0),
        ("threat", 0),
        ("reliability", 0),
    ):
        value = getattr(appraisal, name)
        if not isinstance(value, int) or not low <= value <= 100:
            raise NumberRefused(
                f"{name} is {value}; give a whole number of hundredths from {low} to 100"
            )
    return appraisal


def is_worth_keeping(appraisal: Appraisal, settings: Settings) -> bool:
    """Whether an episode so appraised becomes a memory."""
    touches_goal = appraisal.goal in (GoalRelation.SUPPORTS, GoalRelation.THWARTS)
    return (
        appraisal.importance >= settings.keep.importance
        or (touches_goal and appraisal.importance >= settings.keep.goal_importance)
        or appraisal.arousal >= settings.keep.arousal
        or appraisal.threat >= settings.keep.arousal
    )


def tagged_for_replay(
    importance: Mapping[int, int], settings: Settings, bookmarked: Iterable[int] = ()
) -> frozenset[int]:
    """Of numbered episodes, the most important share worth keeping, and all that are bookmarked."""
    ranked = sorted(importance, key=lambda number: (-importance[number], number))
    quota = -(-len(ranked) * settings.keep.tag_share // 100)
    best = (n for n in ranked[:quota] if importance[n] >= settings.keep.importance)
    return frozenset((*best, *bookmarked))


def strongest(appraisals: list[Appraisal]) -> Appraisal:
    """Of several appraisals, the most important; the first among equals."""
    return max(appraisals, key=lambda appraisal: appraisal.importance, default=Appraisal())
