"""The store in RAM: one mind in plain dictionaries, for tests, trials and simulations."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import deepcopy
from datetime import datetime
from functools import partial

from reverie.domain.association import Link
from reverie.domain.change import Change, Key, Place, Proposal, Value, settled
from reverie.domain.conflict import subject_of
from reverie.domain.fading import by_presence
from reverie.domain.journal import Entry, Heading, NightBegan, NightEnded, births
from reverie.domain.likeness import fingerprint
from reverie.domain.memory import Kind, Layer, Memory, has_faded, may_fade_away
from reverie.domain.session import Mark
from reverie.errors import Asleep, ChangeRefused
from reverie.settings import Settings
from reverie.stores.past import Past

TABLES = ("memory", "link", "mark", "tombstone", "proposal", "tone")
Rows = dict[str, dict[Key, Value]]


class InRamStore(Past):
    """A mind that lives as long as its process; one thread at a time."""

    def __init__(self, agent: str = "main") -> None:
        super().__init__()
        self.agent = agent
        self._rows: Rows = {table: {} for table in TABLES}
        self._origin: Rows = {table: {} for table in TABLES}
        self._saying: dict[str, set[int]] = {}
        self._about: dict[str, set[int]] = {}
        self._entries: dict[int, Entry] = {}
        self._folded = 0
        self._next_memory = 1
        self._next_night = 1
        self._locked = False

    def _mark_of(self, session: str) -> Mark | None:
        mark = self._rows["mark"].get(session)
        return mark if isinstance(mark, Mark) else None

    # What is known.

    def next_night(self) -> int:
        """The number the coming night will have."""
        return self._next_night

    def next_memory(self) -> int:
        """The number the next memory will have; no number is ever given twice."""
        return self._next_memory

    def memory(self, number: int) -> Memory | None:
        """One memory by number."""
        value = self._rows["memory"].get(number)
        return value if isinstance(value, Memory) else None

    def memory_named(self, name: str) -> Memory | None:
        """One memory by its public name."""
        return next((m for m in self.memories() if m.name == name), None)

    def memory_saying(self, fingerprint: str) -> Memory | None:
        """The oldest memory whose text has this fingerprint."""
        numbers = self._saying.get(fingerprint)
        return self.memory(min(numbers)) if numbers else None

    def memories(self) -> Iterator[Memory]:
        """All memories, by number."""
        for number in sorted(self._rows["memory"]):
            memory = self._rows["memory"][number]
            assert isinstance(memory, Memory)
            yield memory

    def memories_in(self, layer: Layer, *, upto_session: int) -> Sequence[Memory]:
        """The memories of one layer that hold, of sessions up to `upto_session`, by number."""
        return [m for m in self._holding() if m.layer is layer and m.session <= upto_session]

    def memories_of(
        self, kinds: Collection[Kind], *, limit: int, ended: bool = False
    ) -> Sequence[Memory]:
        """The newest memories of some kinds that hold, or also those that ended."""
        some = self.memories() if ended else self._holding()
        return [m for m in reversed(list(some)) if m.kind in kinds][:limit]

    def count_of(self, kinds: Collection[Kind]) -> int:
        """How many memories of some kinds hold."""
        return sum(m.kind in kinds for m in self._holding())

    def memories_by_salience(
        self, layer: Layer, kind: Kind, *, kept: float, limit: int
    ) -> Sequence[Memory]:
        """The memories of a layer and kind that hold, the most present first."""
        some = [m for m in self._holding() if m.layer is layer and m.kind is kind]
        newest = max((m.salience.since for m in some), default=0)
        return by_presence(some, kept, newest)[:limit]

    def memories_faded(self, coming: int, settings: Settings) -> Sequence[Memory]:
        """The cold memories a night may let go of, by number."""
        return [
            m
            for m in self._holding()
            if m.layer is Layer.COLD
            and has_faded(m, coming, settings)
            and may_fade_away(m, settings)
        ]

    def _holding(self) -> Iterator[Memory]:
        return (m for m in self.memories() if m.ending is None)

    def memories_on(self, subject: str, *, limit: int) -> Sequence[Memory]:
        """The newest memories about exactly one thing, also those that ended."""
        numbers = sorted(self._about.get(subject, ()) if subject else (), reverse=True)[:limit]
        return [memory for number in numbers if (memory := self.memory(number))]

    def memories_matching(
        self, words: Sequence[str], *, limit: int, kinds: Collection[Kind] | None = None,
        since: datetime | None = None, until: datetime | None = None,
    ) -> Sequence[tuple[Memory, float]]:  # fmt: skip
        """The memories that hold some of the words, best match first, each with a score above 0."""
        found = [
            (memory, float(shared))
            for memory in self.memories()
            if (kinds is None or memory.kind in kinds)
            and (since is None or memory.born >= since)
            and (until is None or memory.born <= until)
            and (shared := len(_stems(memory.text) & _stems(" ".join(words))))
        ]
        return sorted(found, key=lambda pair: (-pair[1], -pair[0].number))[:limit]

    def links_of(self, memory: int) -> Sequence[Link]:
        """The links of one memory, by the other end."""
        links = [
            row
            for row in self._rows["link"].values()
            if isinstance(row, Link) and memory in row.pair
        ]
        return sorted(links, key=lambda link: sum(link.pair) - memory)

    def present(self, places: Collection[Place]) -> Mapping[Place, Value]:
        """The stored values at some places; a place that holds nothing is left out."""
        return _read(self._rows, places)

    def contents(self) -> Iterator[tuple[Place, Value]]:
        """Every stored value, in a fixed order."""
        for table in TABLES:
            for key in sorted(self._rows[table]):
                yield Place(table, key), self._rows[table][key]

    def proposals(self) -> Sequence[Proposal]:
        """What waits for a person's word, by name."""
        return [v for _, v in sorted(self._rows["proposal"].items()) if isinstance(v, Proposal)]

    # What was done.

    def headings(self, *, since: int = 0) -> Sequence[Heading]:
        """The entries from a number on, without their changes, in order."""
        return [e.heading for number, e in self._entries.items() if number >= since]

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

    def commit(self, entry: Entry) -> None:
        """Append the next entry and apply its changes, or refuse it whole."""
        if entry.number != self.last_entry() + 1:
            raise ChangeRefused(
                f"entry {entry.number} does not follow e{self.last_entry()}; read the journal again"
            )
        self._write(entry.changes, self._rows)
        self._entries[entry.number] = entry
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
        self._saying, self._about = {}, {}
        for memory in self.memories():
            self._index(None, memory)

    def _write(self, changes: Sequence[Change], rows: Rows) -> None:
        for place, value in settled(changes, partial(_read, rows)).items():
            if rows is self._rows and place.table == "memory":
                self._index(rows["memory"].get(place.key), value)
            if value is None:
                del rows[place.table][place.key]
            else:
                rows[place.table][place.key] = value

    def _index(self, before: Value | None, after: Value | None) -> None:
        if isinstance(before, Memory):
            self._saying[fingerprint(before.text)].discard(before.number)
            self._about[subject_of(before.text)].discard(before.number)
        if isinstance(after, Memory):
            self._saying.setdefault(fingerprint(after.text), set()).add(after.number)
            self._about.setdefault(subject_of(after.text), set()).add(after.number)

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


def _read(rows: Rows, places: Collection[Place]) -> dict[Place, Value]:
    return {place: value for place in places if (value := rows[place.table].get(place.key))}


def _stems(text: str) -> set[str]:
    return {word.removesuffix("s") for word in re.findall(r"\w+", text.casefold())}
