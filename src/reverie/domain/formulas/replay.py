"""Replay: how much a memory asks for it, and what it does to memories and links."""

from math import exp


def still_priority(
    intensity: float,
    relevance: float,
    tag: float,
    emotion_weight: float,
    relevance_weight: float,
    tag_weight: float,
) -> int:
    """The part of a replay priority that no time changes, in millionths."""
    part = emotion_weight * intensity + relevance_weight * relevance + tag_weight * tag
    return round(part * 1_000_000)


def replay_priority(still: int, age_hours: float, recency_weight: float, per_hour: float) -> float:
    """How much a memory asks to be replayed, from 0 to 1: what stays, and how fresh it is."""
    return still / 1_000_000 + recency_weight * exp(-per_hour * max(0.0, age_hours))


def grown(points: int, delta: int) -> int:
    """A strength or weight in ten-thousandths after it grew; 10,000 is all there is."""
    return min(10_000, points + delta)


def present_weight(weight: int, steps: float, decay: int) -> float:
    """What is left of a link's weight after so many steps of fading."""
    return max(0.0, weight - steps * decay)
