"""Belief: where an episode would have a score go, how fast, and how scores fade."""

from typing import NamedTuple

from reverie.domain.formulas.codes import Aspect, Tag


class BeliefTerms(NamedTuple):
    """How evidence is weighed, in hundredths; `channels` is indexed by ChannelCode."""

    observer: int
    channels: tuple[int, int, int, int, int, int, int, int]
    least_weight: float
    decay: float


class Impacts(NamedTuple):
    """Where an episode would have each aspect go, in ten-thousandths; 0 says nothing of it."""

    fairness: int
    efficiency: int
    safety: int
    congestion: int
    reliability: int


def impacts_of(tags: int, threat: int) -> Impacts:
    """What an episode says of its subject, summed over its tags."""
    fairness = efficiency = safety = congestion = reliability = 0
    if tags & Tag.SERVED:
        fairness += 2_000
        efficiency += efficiency_of_wait(tags)
        reliability += 1_000
    if tags & Tag.DENIED:
        fairness -= 4_000
        reliability -= 4_000
        safety -= 10 * threat
    if tags & Tag.CANCELED:
        fairness -= 1_000
        efficiency -= 3_000
        reliability -= 3_000
    if tags & Tag.FIGHT:
        safety -= 6_000
        congestion += 1_000
        if tags & Tag.GUARD_BRUTAL:
            fairness -= 1_000
    return Impacts(fairness, efficiency, safety, congestion, reliability)


def efficiency_of_wait(tags: int) -> int:
    """What being served says of efficiency, by how long it took."""
    if tags & Tag.SHORT_WAIT:
        return 2_000
    if tags & Tag.LONG_WAIT:
        return 500
    return 1_000


def wait_tags(wait: int) -> int:
    """The tag of a wait of so many ticks: short up to 50, long beyond 200."""
    if wait <= 50:
        return int(Tag.SHORT_WAIT)
    return int(Tag.LONG_WAIT) if wait > 200 else 0


def weight_of(
    importance: int,
    reliability: int,
    arousal: int,
    channel: int,
    is_observer: bool,
    terms: BeliefTerms,
) -> float:
    """How much an episode weighs as evidence, from 0 to 1."""
    role = terms.observer if is_observer else 100
    parts = importance * reliability * terms.channels[channel] * (100 + arousal) * role
    return parts / 20_000_000_000.0


def is_evidence(weight: float, impacts: Impacts, terms: BeliefTerms) -> bool:
    """Whether an episode says enough, and anything at all, about its subject."""
    return weight >= terms.least_weight and (
        impacts.fairness != 0
        or impacts.efficiency != 0
        or impacts.safety != 0
        or impacts.congestion != 0
        or impacts.reliability != 0
    )


def moved(value: float, impact: int, rate: float, weight: float) -> float:
    """A score after evidence: nearer to its target, or unmoved where that lies against its sign."""
    target = impact / 10_000.0
    step = rate * weight * (target - value)
    if impact > 0 and step > 0.0:
        return min(target, value + step)
    if impact < 0 and step < 0.0:
        return max(target, value + step)
    return value


def safety_weight(weight: float, impact: int, trauma: int) -> float:
    """The weight of evidence about safety: bad news weighs more the more an agent has suffered."""
    if impact >= 0:
        return weight
    return min(1.0, weight * (100 + trauma) / 100.0)


def surer(confidence: float, rate: float, weight: float) -> float:
    """A confidence after more evidence, from 0 towards 1."""
    return min(1.0, confidence + rate * weight * (1.0 - confidence))


def decayed(value: float, sleeps: int, per_sleep: float) -> float:
    """A score after so many sleeps without evidence: nearer to 0, and never beyond."""
    if sleeps <= 0:
        return value
    if value > 0.0:
        return max(0.0, value - sleeps * per_sleep)
    return min(0.0, value + sleeps * per_sleep)


def unseen_sleeps(sleeps: int, touched: int) -> int:
    """How many sleeps passed over a belief between the one that touched it and this one."""
    return max(0, sleeps - touched - 1)


def impact_on(impacts: Impacts, aspect: int) -> int:
    """Where an episode would have one aspect go."""
    if aspect == Aspect.FAIRNESS:
        return impacts.fairness
    if aspect == Aspect.EFFICIENCY:
        return impacts.efficiency
    if aspect == Aspect.SAFETY:
        return impacts.safety
    if aspect == Aspect.CONGESTION:
        return impacts.congestion
    return impacts.reliability


def decay_per_sleep(decay: float, resistance: float) -> float:
    """What a score loses in a sleep without evidence, less what will resists."""
    return decay * (1.0 - resistance)
