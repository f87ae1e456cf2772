"""What was done and thought, in RAM."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from reverie.domain.journal.change import Place
from reverie.domain.journal.entry import Entry, Heading, NightBegan
from reverie.domain.journal.plan import Day
from reverie.domain.values.thought import Thought
from reverie.stores.ram.tables import RamTables


class RamJournal:
    """The questions about entries, answered from a dictionary."""

    def __init__(self, tables: RamTables) -> None:
        self._tables = tables

    def next_night(self) -> int:
        """The number the coming night will have."""
        return self._tables.given.next_night

    def headings(self, *, since: int = 0, timed: bool = True) -> Sequence[Heading]:
        """The entries from a number on, without their changes, in order."""
        return [
            replace(entry.heading, took=self._tables.took.get(entry.number) if timed else None)
            for entry in self._entries()
            if entry.number >= since
        ]

    def nights_began(self) -> Sequence[int]:
        """The numbers of the entries with which a night begins, in order."""
        return [e.number for e in self._entries() if isinstance(e.cause, NightBegan)]

    def day_at(self, began: int) -> Day | None:
        """The day of the sleep that begins with an entry; none if none begins there."""
        entry = self.entry(began)
        cause = entry.cause if entry else None
        return cause.plan.day if isinstance(cause, NightBegan) else None

    def first(self) -> int:
        """The number of the oldest entry that is not folded; 1 in a new mind."""
        return self._tables.given.folded + 1

    def last(self) -> int:
        """The number of the newest entry, folded or not; 0 in a new mind."""
        return max(self._tables.entries, default=self._tables.given.folded)

    def entry(self, number: int) -> Entry | None:
        """One entry, whole."""
        return self._tables.entries.get(number)

    def touching(self, memory: int) -> Sequence[int]:
        """The numbers of the entries that changed a memory, in order."""
        place = Place("memory", memory)
        return [e.number for e in self._entries() if any(c.place == place for c in e.changes)]

    def _entries(self) -> list[Entry]:
        return [self._tables.entries[number] for number in sorted(self._tables.entries)]


class RamThoughts:
    """The questions about thoughts, answered from a dictionary."""

    def __init__(self, tables: RamTables) -> None:
        self._tables = tables

    def among(self, ids: Collection[str]) -> Mapping[str, Thought]:
        """The recorded thoughts among these."""
        return {id: self._tables.asked[id] for id in ids if id in self._tables.asked}

    def pending(self) -> Sequence[Thought]:
        """The questions a thinker still owes an answer to, in the order they were asked."""
        return [thought for thought in self._tables.asked.values() if thought.answer is None]
