"""What is known, in RAM: the questions about memories, answered from dictionaries."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from datetime import datetime

from reverie.domain.rules.fade import by_presence
from reverie.domain.rules.replay import by_priority, is_candidate, is_familiar, scramble_of
from reverie.domain.values.memory import Kind, Layer, Memory, has_faded, may_fade_away
from reverie.domain.values.source import episode_number
from reverie.settings import Settings
from reverie.stores.ram.tables import RamTables


class RamMemories:
    """The questions about memories; each looks through all of them, or follows a set."""

    def __init__(self, tables: RamTables) -> None:
        self._tables = tables

    def next_number(self) -> int:
        """The number the next memory will have; no number is ever given twice."""
        return self._tables.given.next_memory

    def get(self, number: int) -> Memory | None:
        """One memory by number."""
        value = self._tables.rows["memory"].get(number)
        return value if isinstance(value, Memory) else None

    def named(self, name: str) -> Memory | None:
        """One memory by its public name."""
        return next((m for m in self.all() if m.name == name), None)

    def saying(self, fingerprint: str) -> Memory | None:
        """The oldest memory whose text has this fingerprint."""
        numbers = self._tables.saying.get(fingerprint)
        return self.get(min(numbers)) if numbers else None

    def any_forgotten(self) -> bool:
        """Whether there is a tombstone: whether a person had anything forgotten."""
        return bool(self._tables.rows["tombstone"])

    def all(self) -> Iterator[Memory]:
        """All memories, by number."""
        for number in sorted(self._tables.rows["memory"]):
            memory = self._tables.rows["memory"][number]
            assert isinstance(memory, Memory)
            yield memory

    def in_layer(self, layer: Layer, *, upto_session: int) -> Sequence[Memory]:
        """The memories of one layer that hold, of sessions up to `upto_session`, by number."""
        return [m for m in self._holding() if m.layer is layer and m.session <= upto_session]

    def of(self, kinds: Collection[Kind], *, limit: int, ended: bool = False) -> Sequence[Memory]:
        """The newest memories of some kinds that hold, or also those that ended."""
        some = self.all() if ended else self._holding()
        return [m for m in reversed(list(some)) if m.kind in kinds][:limit]

    def count(self, kinds: Collection[Kind]) -> int:
        """How many memories of some kinds hold."""
        return sum(m.kind in kinds for m in self._holding())

    def by_salience(self, layer: Layer, kind: Kind, *, kept: float, limit: int) -> Sequence[Memory]:
        """The memories of a layer and kind that hold, the most present first."""
        some = [m for m in self._holding() if m.layer is layer and m.kind is kind]
        newest = max((m.salience.since for m in some), default=0)
        return by_presence(some, kept, newest)[:limit]

    def faded(self, coming: int, settings: Settings) -> Sequence[Memory]:
        """The cold memories a night may let go of, by number."""
        return [
            m
            for m in self._holding()
            if m.layer is Layer.COLD and has_faded(m, coming, settings) and may_fade_away(m)
        ]

    def _holding(self) -> Iterator[Memory]:
        return (m for m in self.all() if m.ending is None)

    def on(self, subject: str, *, limit: int) -> Sequence[Memory]:
        """The newest memories about exactly one thing, also those that ended."""
        numbers = sorted(self._tables.about.get(subject, ()) if subject else (), reverse=True)[
            :limit
        ]
        return [memory for number in numbers if (memory := self.get(number))]

    def resting_on(self, episodes: Collection[int]) -> Mapping[int, Sequence[Memory]]:
        """The memories with one of these episodes among their sources, also those that ended."""
        found: dict[int, list[Memory]] = {}
        for memory in self.all():
            for number in episodes_of(memory):
                if number in episodes:
                    found.setdefault(number, []).append(memory)
        return found

    def ended_by(self, others: Collection[int]) -> Sequence[Memory]:
        """The memories whose ending names one of these others, by number; this reads them all."""
        return [m for m in self.all() if m.ending and m.ending.by in others]

    def candidates(
        self, night: int, now: datetime, settings: Settings, *, limit: int
    ) -> Sequence[Memory]:
        """The memories that ask most to be replayed in a night, by priority at a moment."""
        asking = [m for m in self._holding() if is_candidate(m, night, settings)]
        return by_priority(asking, now, settings)[:limit]

    def familiar(
        self, night: int, settings: Settings, *, start: int, limit: int, without: Collection[int]
    ) -> Sequence[Memory]:
        """Memories known well enough, from `start` on in the order of their scramble."""
        known = [
            m
            for m in self._holding()
            if is_familiar(m, night, settings) and m.number not in without
        ]

        def place(memory: Memory) -> tuple[bool, int, int]:
            scramble = scramble_of(memory.number)
            return (scramble < start, scramble, memory.number)

        return sorted(known, key=place)[:limit]

    def backlog(self, *, without: int | None = None) -> int:
        """How many memories are to become permanent; without those replayed in one night."""
        left = [m for m in self._holding() if m.tagged and m.strength.permanent is None]
        return sum(without is None or m.strength.night != without for m in left)


def episodes_of(memory: Memory) -> list[int]:
    """The numbers of the episodes a memory rests on."""
    return [n for source in memory.sources if (n := episode_number(source))]
