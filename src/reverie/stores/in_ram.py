"""The store in RAM: one mind in plain dictionaries, for tests, trials and simulations."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import replace
from functools import partial

from reverie.domain.journal.apply import settled
from reverie.domain.journal.change import Place
from reverie.domain.journal.entry import Entry, Heading, NightBegan, NightEnded, Took, births
from reverie.domain.journal.kinds import Change
from reverie.errors import Asleep, ChangeRefused
from reverie.stores.known import TABLES, Rows, read_rows
from reverie.stores.searched import Searched


class InRamStore(Searched):
    """A mind that lives as long as its process; one thread at a time."""

    def __init__(self, agent: str = "main") -> None:
        super().__init__()
        self.agent = agent
        self._origin: Rows = {table: {} for table in TABLES}
        self._entries: dict[int, Entry] = {}
        self._took: dict[int, Took | None] = {}
        self._folded = 0
        self._next_memory = 1
        self._next_night = 1
        self._locked = False

    # What was done.

    def next_night(self) -> int:
        """The number the coming night will have."""
        return self._next_night

    def next_memory(self) -> int:
        """The number the next memory will have; no number is ever given twice."""
        return self._next_memory

    def headings(self, *, since: int = 0) -> Sequence[Heading]:
        """The entries from a number on, without their changes, in order."""
        return [
            replace(entry.heading, took=self._took.get(number))
            for number, entry in self._entries.items()
            if number >= since
        ]

    def nights_began(self) -> Sequence[int]:
        """The numbers of the entries with which a night begins, in order."""
        return [n for n, e in self._entries.items() if isinstance(e.cause, NightBegan)]

    def first_entry(self) -> int:
        """The number of the oldest entry that is not folded; 1 in a new mind."""
        return self._folded + 1

    def last_entry(self) -> int:
        """The number of the newest entry, folded or not; 0 in a new mind."""
        return self._folded + len(self._entries)

    def entry(self, number: int) -> Entry | None:
        """One entry, whole."""
        return self._entries.get(number)

    def entries_touching(self, memory: int) -> Sequence[int]:
        """The numbers of the entries that changed a memory, in order."""
        place = Place("memory", memory)
        return [n for n, e in self._entries.items() if any(c.place == place for c in e.changes)]

    def commit(self, entry: Entry, took: Took | None = None) -> None:
        """Append the next entry and apply its changes, or refuse it whole."""
        if entry.number != self.last_entry() + 1:
            raise ChangeRefused(
                f"entry {entry.number} does not follow e{self.last_entry()}; read the journal again"
            )
        self._write(entry.changes, self._rows)
        self._entries[entry.number] = entry
        self._took[entry.number] = took
        if isinstance(entry.cause, NightBegan):
            self._next_night = max(self._next_night, entry.cause.plan.night + 1)
        self._next_memory = max(self._next_memory, *(n + 1 for n in births(entry)), 1)

    def take_off_last(self) -> None:
        """Remove the newest entry and take back its changes."""
        entry = self._entries[self.last_entry()]
        self._write([change.inverse() for change in entry.changes], self._rows)
        del self._entries[entry.number]
        self._next_memory = min(self._next_memory, *births(entry), self._next_memory)

    def fold(self, upto: int) -> None:
        """Move the origin forward over the entries up to a number and drop them."""
        for number in [n for n in self._entries if n <= upto]:
            entry = self._entries.pop(number)
            self._write(entry.changes, self._origin)
            self._folded = number
            if isinstance(entry.cause, NightEnded):
                night = entry.cause.night
                self._thoughts = {i: t for i, t in self._thoughts.items() if t.night != night}

    def rebuild(self) -> None:
        """Make the mind's tables anew from origin and journal."""
        rows = {table: dict(kept) for table, kept in self._origin.items()}
        for entry in self._entries.values():
            self._write(entry.changes, rows)
        self._rows = rows
        self._saying, self._about, self._joined = {}, {}, {}
        for place, value in self.contents():
            self._note(place, None, value)

    def _write(self, changes: Sequence[Change], rows: Rows) -> None:
        for place, value in settled(changes, partial(read_rows, rows)).items():
            if rows is self._rows:
                self._note(place, rows[place.table].get(place.key), value)
            if value is None:
                del rows[place.table][place.key]
            else:
                rows[place.table][place.key] = value

    # How it is held.

    @contextmanager
    def scratch(self) -> Iterator[InRamStore]:
        """A copy to try things on; it is gone afterwards."""
        copy = InRamStore(self.agent)
        copy.__dict__.update(deepcopy(self.__dict__))
        copy._locked = False
        yield copy

    @contextmanager
    def view(self) -> Iterator[InRamStore]:
        """The mind as it is; in one thread nobody writes meanwhile."""
        yield self

    @contextmanager
    def night_lock(self) -> Iterator[None]:
        """Held by whoever changes the mind; a second one is refused."""
        if self._locked:
            raise Asleep(f"agent '{self.agent}' is asleep; wait until its night has ended")
        self._locked = True
        try:
            yield
        finally:
            self._locked = False
