"""Candidates: the memories that may stand in a file, the last to be lost first, through indexes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from reverie.domain.rules.budget import LONG_PART
from reverie.domain.values.memory import (
    SURVIVAL,
    Kind,
    Layer,
    Memory,
    is_held_back,
    kept_per_session,
    rests,
    salience_now,
)
from reverie.domain.views.sections import SECTION_OF, SHARES

if TYPE_CHECKING:
    from reverie.ports import Mind
    from reverie.settings import Settings

LEAST_TOKENS = 8
"""No entry takes less."""
LONG_TOKENS = 80
"""Few entries take more: so many as then fit are looked at first, and more while there is room."""
CUTTABLE = (Kind.DECISION, Kind.INSIGHT, Kind.TONE, Kind.FACT, Kind.HISTORY, Kind.COMPOSITE)
RANK = {**SURVIVAL, Kind.COMPOSITE: SURVIVAL[Kind.INSIGHT]}
"""The order in which kinds are cut, the highest first; a composite says what insights do."""
MOST_HELD = 1_000
"""Doubts that are looked through for those that are held back."""


class Candidates:
    """The memories of a mind that may be shown to one session, by rank."""

    def __init__(
        self, mind: Mind, settings: Settings, coming: int, cost: Callable[[Memory], int]
    ) -> None:
        self._mind, self._settings, self._coming, self._cost = mind, settings, coming, cost
        self.held = sum(map(is_held_back, mind.memories.of([Kind.DOUBT], limit=MOST_HELD)))
        """How many doubts are held back, and so never shown."""

    def until_full(
        self, kinds: Iterable[Kind], room: int, layer: Layer | None = None
    ) -> list[Memory]:
        """Memories of some kinds, as many as may fit a room; of each at least its share."""
        room = max(0, room)
        found: list[Memory] = []
        used = 0
        for _, equals in groupby(sorted(kinds, key=RANK.__getitem__), RANK.__getitem__):
            left = room - used
            for kind in equals:
                share = room * SHARES.get(SECTION_OF[kind], 100) // 100
                some = self._as_many(kind, max(left, share), layer)
                found += some
                used += self._in_all(some, room)
        return self.ranked(found)

    def ranked(self, memories: Iterable[Memory]) -> list[Memory]:
        """Last to be lost first."""
        return sorted(
            memories,
            key=lambda m: (RANK[m.kind], -salience_now(m, self._coming, self._settings), -m.number),
        )

    def _as_many(self, kind: Kind, room: int, layer: Layer | None) -> list[Memory]:
        """The most present of a kind, until they fill a room."""
        limit = room // LONG_TOKENS + 1
        some = self._most_present(kind, limit, layer)
        while len(some) >= limit <= room // LEAST_TOKENS and self._in_all(some, room) <= room:
            limit *= 2
            some = self._most_present(kind, limit, layer)
        return some

    def _most_present(self, kind: Kind, limit: int, layer: Layer | None) -> list[Memory]:
        """The most present of a kind; what is never written shorter, whatever its layer."""
        layers = [layer] if layer is not None and kind in CUTTABLE else list(Layer)
        kept = kept_per_session(kind, self._settings)
        limit += self.held * (kind is Kind.DOUBT)
        return [
            memory
            for one in layers
            for memory in self._mind.memories.by_salience(one, kind, kept=kept, limit=limit)
            if not is_held_back(memory) and not rests(memory, self._coming, self._settings)
        ]

    def _in_all(self, memories: Sequence[Memory], room: int) -> int:
        """What memories take together; one that is over-long drives out no other."""
        costs = [self._cost(memory) for memory in memories]
        return sum(cost for cost in costs if cost <= room // LONG_PART)
