"""Conviction: how evidence moves what an ordinary mind believes, by the formulas of a city."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime
from functools import cache

from reverie.domain.formulas.belief import (
    BeliefTerms,
    decay_per_sleep,
    decayed,
    impact_on,
    impacts_of,
    is_evidence,
    moved,
    surer,
    unseen_sleeps,
    weight_of,
)
from reverie.domain.formulas.codes import Aspect, Family
from reverie.domain.formulas.overflow import is_replaced_first
from reverie.domain.formulas.temperament import Capacities, belief_capacity, capacities_of
from reverie.domain.rules.simulation_terms import terms_of
from reverie.domain.values.held_belief import HeldBelief, leaning_of
from reverie.domain.values.incident import Incident
from reverie.domain.values.sim_episode import channel_code
from reverie.frozen import dataclass
from reverie.settings.memory_config import MemoryConfig

TIER, MIDDLING, UNHARMED = 2, 50, 0
"""The temperament of an ordinary mind: its tier, intelligence and will, and trauma."""


@dataclass(frozen=True, slots=True)
class Occasion:
    """The sleep in which evidence is weighed, and the day it belongs to."""

    night: int
    day: int
    at: datetime


def convinced(belief: HeldBelief | None, told: Incident, occasion: Occasion) -> HeldBelief | None:
    """A belief after one piece of evidence; as it was where that says too little."""
    terms, capacities = _ordinary()
    felt = told.appraisal
    impacts = impacts_of(told.tag, felt.threat)
    weight = weight_of(
        felt.importance, felt.reliability, felt.arousal, channel_code(felt), False, terms
    )
    if not is_evidence(weight, impacts, terms):
        return belief
    had = belief or _none_yet(told, occasion)
    unseen = unseen_sleeps(occasion.day, had.day)
    faded = decayed(had.score, unseen, _decay())
    impact = impact_on(impacts, Aspect.RELIABILITY)
    score = moved(faded, impact, capacities.rate, weight)
    return replace(
        had,
        score=score,
        confidence=surer(had.confidence, capacities.rate, weight),
        evidence=had.evidence + 1,
        day=occasion.day,
        night=occasion.night,
        session=told.session,
        source=told.source,
        leans=leaning_of(score) or had.leans,
    )


def at_present(belief: HeldBelief, today: int) -> HeldBelief:
    """A belief as the days since have left it."""
    return replace(belief, score=decayed(belief.score, today - belief.day, _decay()))


def room_for(family: str) -> int:
    """How many beliefs of a family an ordinary mind has room for."""
    return belief_capacity(_ordinary()[1], Family[family.upper()])


def first_to_go(beliefs: Iterable[HeldBelief]) -> HeldBelief:
    """The belief of a full family that a new one replaces."""
    first, *others = enumerate(sorted(beliefs, key=lambda one: one.subject))
    for number, other in others:
        if is_replaced_first(
            other.night,
            other.confidence,
            number,
            first[1].night,
            first[1].confidence,
            first[0],
        ):
            first = number, other
    return first[1]


def _none_yet(told: Incident, occasion: Occasion) -> HeldBelief:
    return HeldBelief(
        family=told.family,
        subject=told.subject,
        score=0.0,
        confidence=0.0,
        evidence=0,
        since=occasion.at,
        day=occasion.day,
        night=occasion.night,
        session=told.session,
        source=told.source,
    )


@cache
def _ordinary() -> tuple[BeliefTerms, Capacities]:
    """How evidence is weighed, and what an ordinary mind holds."""
    terms = terms_of(MemoryConfig())
    capacities = capacities_of(TIER, MIDDLING, MIDDLING, UNHARMED, terms.temperament)
    return terms.belief, capacities


def _decay() -> float:
    terms, capacities = _ordinary()
    return decay_per_sleep(terms.decay, capacities.resistance)
