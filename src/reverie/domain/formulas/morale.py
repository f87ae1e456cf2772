"""Mood: what a day leaves of stress and morale, and how well an agent has slept."""

from typing import NamedTuple


class MoodTerms(NamedTuple):
    """The most that one day does, and how much a tier feels of it, by tier less one."""

    stress: float
    morale: float
    tiers: tuple[float, float, float]
    disturbing_arousal: int
    disturbance: float


def tone_of_day(weighed: int, importance: int) -> float:
    """The valence of a day, weighed by importance, from -1 to 1."""
    return weighed / (100.0 * importance) if importance > 0 else 0.0


def mood_step(tone: float, most: float, tier_share: float) -> float:
    """How far a day moves a mood, never by more than the most."""
    return max(-most, min(most, most * tier_share * tone))


def held_in_unit(value: float) -> float:
    """A number held from 0 to 1."""
    return max(0.0, min(1.0, value))


def sleep_quality(
    slept: int, planned: int, disturbances: int, stress: float, terms: MoodTerms
) -> float:
    """How well an agent has slept, from 0 to 1: how long, how undisturbed, how calm."""
    undisturbed = min(1.0, slept / (1.0 * planned)) - terms.disturbance * disturbances
    return held_in_unit(undisturbed) * (1.0 - 0.5 * stress)
