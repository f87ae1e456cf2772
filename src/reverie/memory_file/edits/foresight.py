"""Foresight: a mind as it will be once the edits planned so far are made."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import count

from reverie.domain.journal.apply import settled
from reverie.domain.journal.change import Place
from reverie.domain.journal.kinds import Change, Value
from reverie.domain.rules.likeness import fingerprint
from reverie.domain.values.memory import Memory
from reverie.ports import Mind


class Foresight:
    """The stored mind with some places changed, and the numbers its next memories will have."""

    def __init__(self, mind: Mind) -> None:
        self.stored = mind
        self._numbers = count(mind.memories.next_number())
        self._values: dict[Place, Value | None] = {}
        self._named: dict[str, Memory] = {}
        self._saying: dict[str, Memory] = {}

    def foresee(self, changes: Sequence[Change]) -> None:
        """Look on as if these changes had been made."""
        self._values |= settled(changes, self._present)
        memories = [value for value in self._values.values() if isinstance(value, Memory)]
        self._named = {memory.name: memory for memory in memories}
        self._saying = {fingerprint(memory.text): memory for memory in memories}

    def next_memory(self) -> int:
        """A number for one more memory."""
        return next(self._numbers)

    def at(self, place: Place) -> Value | None:
        """The value at a place."""
        return self._present([place]).get(place)

    def named(self, name: str) -> Memory | None:
        """One memory by its public name."""
        stored = self.stored.memories.named(name)
        return self._by_then(stored) if stored else self._named.get(name)

    def saying(self, text: str) -> Memory | None:
        """The memory that says a text."""
        mark = fingerprint(text)
        stored = self.stored.memories.saying(mark)
        memory = self._by_then(stored) if stored else None
        if memory and fingerprint(memory.text) == mark:
            return memory
        return self._saying.get(mark)

    def _present(self, places: Collection[Place]) -> dict[Place, Value]:
        stored = self.stored.present(places)
        by_then = {place: self._values.get(place, stored.get(place)) for place in places}
        return {place: value for place, value in by_then.items() if value is not None}

    def _by_then(self, stored: Memory) -> Memory | None:
        value = self._values.get(Place("memory", stored.number), stored)
        return value if isinstance(value, Memory) else None
