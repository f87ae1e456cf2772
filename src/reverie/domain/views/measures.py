"""Measures: the numbers of one memory, for whoever wants to know why it stays or goes."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from reverie.domain.rules.need import is_stale
from reverie.domain.rules.replay import intensity_of, priority_of, relevance_of
from reverie.domain.values.memory import ONE, Memory, salience_now
from reverie.frozen import dataclass

if TYPE_CHECKING:
    from reverie.settings import Settings

EMOTION, SALIENCE, CONNECTION = 0.4, 0.3, 0.3
"""What feeling, salience and relevance make of the composite score."""


@dataclass(frozen=True, slots=True)
class Measures:
    """How a memory stands at present, each from 0 to 1 but for the counts."""

    emotional_intensity: float
    semantic_salience: float
    connection_relevance: float
    composite: float
    replay_priority: float
    strength: float
    replay_count: int
    last_replayed: int | None
    """The day of its last replay."""
    permanent_since: int | None
    consolidation_tag: bool
    links: int
    times_used: int = 0
    last_used: datetime | None = None
    is_stale: bool = False
    """Whether nobody has had any use of it for long."""


def measures_of(
    memory: Memory, *, links: int, coming: int, now: datetime, settings: Settings
) -> Measures:
    """The numbers of a memory as the session `coming` would find it."""
    feeling, relevance = intensity_of(memory.appraisal), relevance_of(memory.appraisal)
    salience = salience_now(memory, coming, settings)
    return Measures(
        emotional_intensity=feeling,
        semantic_salience=salience,
        connection_relevance=relevance,
        composite=EMOTION * feeling + SALIENCE * salience + CONNECTION * relevance,
        replay_priority=priority_of(memory, now, settings),
        strength=memory.strength.points / ONE,
        replay_count=memory.strength.replays,
        last_replayed=memory.strength.night,
        permanent_since=memory.strength.permanent,
        consolidation_tag=memory.tagged,
        links=links,
        times_used=memory.use.times,
        last_used=memory.use.at,
        is_stale=is_stale(memory, now, settings),
    )
