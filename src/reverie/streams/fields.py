"""Entries as a server keeps them: a flat list of names and texts."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import datetime

import msgspec

from reverie.domain.values.episode import Episode
from reverie.domain.values.memory import ONE, Memory
from reverie.domain.views.stream import Spot, StreamEntry, spot_of
from reverie.errors import Refused

CYCLE = 1_000_000
"""What a cycle counts in the second part of a stream id; a batch is smaller."""
MOST_NIGHTS = 10**9
"""No agent sleeps as often; ids that others let the server make are times, far above."""


class _Told(msgspec.Struct):
    entry_id: str
    cycle_id: str
    memory_id: str
    replay_priority: float
    replay_index: int
    is_novel: bool
    co_replayed_with: str
    associations_formed: str
    replayed_at: datetime


def fields_of(entry: StreamEntry) -> dict[str, str]:
    """An entry as names and texts; what is a list is written as JSON."""
    return {
        "entry_id": entry.entry_id,
        "cycle_id": entry.cycle_id,
        "memory_id": entry.memory_id,
        "replay_priority": f"{entry.replay_priority:.4f}",
        "replay_index": str(entry.replay_index),
        "is_novel": "true" if entry.is_novel else "false",
        "co_replayed_with": json.dumps(entry.co_replayed_with, ensure_ascii=False),
        "associations_formed": json.dumps(entry.associations_formed, ensure_ascii=False),
        "replayed_at": entry.replayed_at.isoformat(),
    }


def salience_fields(memory: Memory) -> dict[str, str]:
    """How present a memory is at its birth, as names and texts; no word of what it says."""
    return {
        "memory_id": memory.name,
        "kind": memory.kind.value,
        "salience": f"{memory.salience.points / ONE:.4f}",
        "tagged": "true" if memory.tagged else "false",
        "session": str(memory.session),
    }


def episode_fields(episode: Episode) -> dict[str, str]:
    """What happened awake, as names and texts; no word of what was said."""
    return {
        "episode": str(episode.number),
        "session": episode.session,
        "voice": episode.voice.value,
        "importance": str(episode.appraisal.importance),
        "at": episode.at.isoformat(),
    }


def entry_from(fields: Mapping[str, str]) -> StreamEntry | None:
    """The entry that names and texts tell; None if they are somebody else's."""
    try:
        told = msgspec.convert(dict(fields), _Told, strict=False)
        return StreamEntry(
            entry_id=told.entry_id,
            cycle_id=told.cycle_id,
            memory_id=told.memory_id,
            replay_priority=told.replay_priority,
            replay_index=told.replay_index,
            is_novel=told.is_novel,
            co_replayed_with=msgspec.json.decode(told.co_replayed_with, type=tuple[str, ...]),
            associations_formed=msgspec.json.decode(
                told.associations_formed, type=tuple[tuple[str, float], ...]
            ),
            replayed_at=told.replayed_at,
        )
    except msgspec.MsgspecError:
        return None


def stream_id(spot: Spot) -> str:
    """The id under which a server keeps the entry at a spot; later ones are greater."""
    return f"{spot.night}-{spot.cycle * CYCLE + spot.place}"


def spot_at(stream_id: str) -> Spot:
    """The spot a stream id stands for."""
    night, _, rest = stream_id.partition("-")
    return Spot(int(night), *divmod(int(rest or 0), CYCLE))


def is_told_at(entry: StreamEntry | None, spot: Spot, agent: str) -> bool:
    """Whether what is kept at a spot is the entry of that agent which belongs there."""
    try:
        return entry is not None and spot_of(entry.entry_id, agent) == spot
    except Refused:
        return False
