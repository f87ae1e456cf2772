"""Replaying: which memories a night replays, in which order, and how strong that makes them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import datetime

from reverie.domain.formulas.replay import grown, replay_priority, still_priority
from reverie.domain.intake.moment import as_milliseconds
from reverie.domain.rules.top_k import Rank, Standing, rank
from reverie.domain.values.appraisal import Appraisal, GoalRelation
from reverie.domain.values.memory import ONE, Memory, Strength
from reverie.frozen import dataclass
from reverie.settings import Settings

RELEVANCE = {GoalRelation.SUPPORTS: 100, GoalRelation.THWARTS: 100, GoalRelation.MIXED: 50}
"""How relevant a goal makes a memory at least, in hundredths; of no goal, its importance tells."""
WEIGHTS_OF_STILL = ("priority_emotion", "priority_relevance", "priority_tag")
"""The settings of sleep that the part of a priority that no time changes depends on."""
MILLISECONDS_AN_HOUR = 3_600_000


@dataclass(frozen=True, slots=True)
class Drawn:
    """A memory drawn for replay, how much it asked for it, and whether it came as new."""

    memory: Memory
    priority: float
    is_novel: bool


def points_of(share: float) -> int:
    """A share as whole ten-thousandths."""
    return round(share * ONE)


def is_candidate(memory: Memory, night: int, settings: Settings) -> bool:
    """Whether a memory asks to be replayed tonight as something new."""
    return memory.tagged and may_be_replayed(memory, night, settings)


def is_familiar(memory: Memory, night: int, settings: Settings) -> bool:
    """Whether a memory is known well enough to be replayed beside new ones."""
    known = memory.strength.points > points_of(settings.sleep.familiar_floor)
    return known and may_be_replayed(memory, night, settings)


def may_be_replayed(memory: Memory, night: int, settings: Settings) -> bool:
    """Whether a memory holds, is not permanent, and was not replayed often enough tonight."""
    strength = memory.strength
    times = strength.times if strength.night == night else 0
    holds = memory.ending is None and strength.permanent is None
    return holds and times < settings.sleep.replays_per_night


def still_priority_of(appraisal: Appraisal, tagged: bool, settings: Settings) -> int:
    """The part of a memory's priority that never changes, in millionths."""
    return still_priority(
        intensity_of(appraisal),
        relevance_of(appraisal),
        float(tagged),
        settings.sleep.priority_emotion,
        settings.sleep.priority_relevance,
        settings.sleep.priority_tag,
    )


def intensity_of(appraisal: Appraisal) -> float:
    """How strongly something was felt, from 0 to 1."""
    return abs(appraisal.valence) * appraisal.arousal / 10_000


def relevance_of(appraisal: Appraisal) -> float:
    """How much something has to do with what the agent wants, from 0 to 1."""
    if appraisal.goal is GoalRelation.IRRELEVANT:
        return 0.0
    return max(appraisal.importance, RELEVANCE.get(appraisal.goal, 0)) / 100


def priority_of(memory: Memory, now: datetime, settings: Settings) -> float:
    """How much a memory asks to be replayed, from 0 to 1."""
    still = still_priority_of(memory.appraisal, memory.tagged, settings)
    return priority_at(still, (now - memory.born).total_seconds() * 1_000, settings)


def priority_at(still: int, age_ms: float, settings: Settings) -> float:
    """The priority of a memory with such a still part and age."""
    hours = age_ms / MILLISECONDS_AN_HOUR
    weight, rate = settings.sleep.priority_recency, settings.sleep.recency_per_hour
    return replay_priority(still, hours, weight, rate)


def by_priority(memories: Iterable[Memory], now: datetime, settings: Settings) -> list[Memory]:
    """Memories that ask most first; of equals the one with more that stays, then the newest."""
    moment = as_milliseconds(now)

    def score(still: int, born: int) -> float:
        return priority_at(still, moment - born, settings)

    def place(memory: Memory) -> Rank:
        still = still_priority_of(memory.appraisal, memory.tagged, settings)
        return rank(Standing(still, as_milliseconds(memory.born), memory.number), score)

    return sorted(memories, key=place, reverse=True)


def replayed(
    strength: Strength, night: int, settings: Settings, *, lasting: bool = True
) -> Strength:
    """A strength after one more replay; from the threshold on the memory is permanent.

    One that is not `lasting`, as it is replayed only because it is used, stops short of that.
    """
    threshold = points_of(settings.sleep.permanent_threshold)
    points = grown(strength.points, points_of(settings.sleep.consolidation_delta))
    if not lasting:
        points = min(points, max(strength.points, most_by_use(settings)))
    is_permanent = points >= threshold
    return replace(
        strength,
        points=points,
        replays=strength.replays + 1,
        night=night,
        times=1 + (strength.times if strength.night == night else 0),
        permanent=night if is_permanent else None,
    )


def most_by_use(settings: Settings) -> int:
    """The strength that a memory can reach which is replayed only because it is used."""
    return points_of(settings.sleep.permanent_threshold) - 1


def novel_quota(settings: Settings) -> int:
    """How many of a batch are drawn as new."""
    return round(settings.sleep.replay_batch_size * settings.sleep.interleave_ratio)


def interleaved(novel: Sequence[Drawn], familiar: Sequence[Drawn]) -> list[Drawn]:
    """One new, two familiar, and so on; what is left of either comes last."""
    order: list[Drawn] = []
    for place, drawn in enumerate(novel):
        order += [drawn, *familiar[2 * place : 2 * place + 2]]
    return order + list(familiar[2 * len(novel) :])


def scramble_of(number: int) -> int:
    """A place for a memory in a fixed order without order, from 0 to 2^32."""
    mixed = (number ^ (number >> 16)) * 0x45D9F3B & 0xFFFFFFFF
    mixed = (mixed ^ (mixed >> 16)) * 0x45D9F3B & 0xFFFFFFFF
    return mixed ^ (mixed >> 16)


def reason_of(drawn: Drawn) -> str:
    """Why a memory's strength changed."""
    return f"replayed as {'new' if drawn.is_novel else 'familiar'}, priority {drawn.priority:.4f}"
