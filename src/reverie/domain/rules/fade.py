"""Fading: which memories are the most present, and which have faded, without asking them all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from reverie.domain.formulas.salience import unfloored_salience
from reverie.domain.values.memory import ONE, Kind, Memory, kept_per_session
from reverie.settings import Settings

LONG_AGO = -(1 << 62)


def presence(memory: Memory, kept: float, at: int) -> float:
    """How present a memory is beside others, in ten-thousandths, as seen from session `at`."""
    return memory.salience.points * kept ** (at - memory.salience.since)


def by_presence(memories: Iterable[Memory], kept: float, at: int) -> list[Memory]:
    """Memories, the most present first; among equals the newest."""
    return sorted(memories, key=lambda m: (-presence(m, kept, at), -m.number))


def fading_ranges(kind: Kind, coming: int, settings: Settings) -> Iterator[tuple[int, int, int]]:
    """Where faded memories of a kind lie: from and up to which session fresh, and how salient."""
    kept, floor = kept_per_session(kind, settings), settings.memory.salience_floor
    if floor <= 0:
        return
    if kept >= 1:
        yield LONG_AGO, coming, int(floor * ONE) + 1
        return
    age = 0
    while (left := unfloored_salience(1.0, age, kept)) >= floor:
        fresh = coming - 1 - age
        yield fresh, fresh if age else coming, int(floor / left * ONE) + 1
        age += 1
    yield LONG_AGO, coming - 1 - age, ONE
