"""Planning: what the plan of a night reads of a mind."""

from __future__ import annotations

from reverie.domain.journal.plan import Situation
from reverie.ports import Mind


def situation_of(mind: Mind) -> Situation:
    """What planning reads of a mind."""
    return Situation(
        agent=mind.agent,
        night=mind.journal.next_night(),
        last_episode=mind.episodes.last(),
        last_session=mind.sessions.last(),
        waiting=tuple(mind.sessions.waiting()),
        next_memory=mind.memories.next_number(),
    )
