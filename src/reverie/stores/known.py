"""What is known in RAM: the questions about memories and links, answered from dictionaries."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from datetime import datetime

from reverie.domain.journal.change import Key, Place, Proposal, Value
from reverie.domain.language import DEFAULT, Language
from reverie.domain.rules.contradict import subject_of
from reverie.domain.rules.fade import by_presence
from reverie.domain.rules.likeness import fingerprint
from reverie.domain.rules.replay import by_priority, is_candidate, is_familiar, scramble_of
from reverie.domain.values.link import Link, left_of
from reverie.domain.values.memory import Kind, Layer, Memory, has_faded, may_fade_away
from reverie.domain.values.session import Mark
from reverie.settings import Settings
from reverie.stores.past import Past

TABLES = ("memory", "link", "mark", "tombstone", "proposal", "tone", "gloss", "gist")
Rows = dict[str, dict[Key, Value]]


class Known(Past):
    """The tables of one mind in plain dictionaries, and what is found by words and ends."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: Rows = {table: {} for table in TABLES}
        self._saying: dict[str, set[int]] = {}
        self._about: dict[str, set[int]] = {}
        self._language = DEFAULT
        self._joined: dict[int, set[int]] = {}

    def _mark_of(self, session: str) -> Mark | None:
        mark = self._rows["mark"].get(session)
        return mark if isinstance(mark, Mark) else None

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
            if m.layer is Layer.COLD and has_faded(m, coming, settings) and may_fade_away(m)
        ]

    def _holding(self) -> Iterator[Memory]:
        return (m for m in self.memories() if m.ending is None)

    def memories_on(self, subject: str, *, limit: int) -> Sequence[Memory]:
        """The newest memories about exactly one thing, also those that ended."""
        numbers = sorted(self._about.get(subject, ()) if subject else (), reverse=True)[:limit]
        return [memory for number in numbers if (memory := self.memory(number))]

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

    # What joins it.

    def links_of(self, memory: int) -> Sequence[Link]:
        """The links of one memory, by the other end."""
        ends = sorted(self._joined.get(memory, ()))
        return [self._link(min(memory, end), max(memory, end)) for end in ends]

    def links_among(self, memories: Collection[int]) -> Sequence[Link]:
        """The links that join some memories to one another, by their ends."""
        some = set(memories)
        ends = [(a, b) for a in sorted(some) for b in sorted(self._joined.get(a, set()) & some)]
        return [self._link(a, b) for a, b in ends if a < b]

    def link_count(self) -> int:
        """How many links there are."""
        return len(self._rows["link"])

    def links_faded(self, below: Callable[[int], float], *, before: int) -> Sequence[Link]:
        """The links last active in a night before one, and lighter than that night's bound."""
        return [
            link
            for link in self._links()
            if link.night is not None and link.night < before and link.weight < below(link.night)
        ]

    def weakest_links(
        self, lost: Callable[[int], float], *, before: int, limit: int
    ) -> Sequence[Link]:
        """The links that weigh least once each has lost what its night tells."""
        some = [link for link in self._links() if link.night is None or link.night < before]
        return sorted(some, key=lambda link: (left_of(link, lost), link.pair))[:limit]

    def _links(self) -> Iterator[Link]:
        for pair in sorted(self._rows["link"]):
            link = self._rows["link"][pair]
            assert isinstance(link, Link)
            yield link

    def _link(self, a: int, b: int) -> Link:
        link = self._rows["link"][a, b]
        assert isinstance(link, Link)
        return link

    def present(self, places: Collection[Place]) -> Mapping[Place, Value]:
        """The stored values at some places; a place that holds nothing is left out."""
        return read_rows(self._rows, places)

    def contents(self) -> Iterator[tuple[Place, Value]]:
        """Every stored value, in a fixed order."""
        for table in TABLES:
            for key in sorted(self._rows[table]):
                yield Place(table, key), self._rows[table][key]

    def proposals(self) -> Sequence[Proposal]:
        """What waits for a person's word, by name."""
        return [v for _, v in sorted(self._rows["proposal"].items()) if isinstance(v, Proposal)]

    # What it is found by.

    def derive(self, language: Language, *, limit: int) -> int:
        """Derive anew what memories are found by, all at once, where other rules derived it."""
        if language == self._language:
            return 0
        self._about, self._language = {}, language
        for memory in self.memories():
            self._about.setdefault(subject_of(memory.text, language), set()).add(memory.number)
        return len(self._rows["memory"])

    def _note(self, place: Place, before: Value | None, after: Value | None) -> None:
        """Keep what is found by words and ends in step with a table."""
        if place.table == "memory":
            self._index(before, after)
        elif place.table == "link":
            assert isinstance(place.key, tuple)
            self._join(*place.key, there=after is not None)

    def _join(self, a: int, b: int, *, there: bool) -> None:
        for one, other in ((a, b), (b, a)):
            ends = self._joined.setdefault(one, set())
            ends.add(other) if there else ends.discard(other)

    def _index(self, before: Value | None, after: Value | None) -> None:
        if isinstance(before, Memory) and isinstance(after, Memory) and before.text == after.text:
            return
        if isinstance(before, Memory):
            self._saying[fingerprint(before.text)].discard(before.number)
            self._about[subject_of(before.text, self._language)].discard(before.number)
        if isinstance(after, Memory):
            self._saying.setdefault(fingerprint(after.text), set()).add(after.number)
            self._about.setdefault(subject_of(after.text, self._language), set()).add(after.number)


def read_rows(rows: Rows, places: Collection[Place]) -> dict[Place, Value]:
    """The values at some places; a place that holds nothing is left out."""
    return {place: value for place in places if (value := rows[place.table].get(place.key))}
