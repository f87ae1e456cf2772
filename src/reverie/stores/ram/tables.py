"""The tables of one mind in RAM: plain dictionaries, and what is found by words and ends."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, MutableMapping, Sequence
from contextlib import contextmanager
from typing import Any

from reverie.domain.journal.change import Key, Place
from reverie.domain.journal.entry import Entry, Took
from reverie.domain.journal.kinds import ROWS, Change, Value
from reverie.domain.language import DEFAULT, Language
from reverie.domain.rules.contradict import subject_of
from reverie.domain.rules.likeness import fingerprint
from reverie.domain.values.episode import Episode
from reverie.domain.values.memory import Memory
from reverie.domain.values.thought import Thought
from reverie.domain.values.unit import Vector
from reverie.stores.columns import place_column
from reverie.stores.primitives import Counters, SessionRow

Rows = dict[str, dict[Key, Value]]


class RamTables:
    """All that one mind holds, and the primitives that write it."""

    def __init__(self) -> None:
        self.rows: Rows = {table: {} for table in ROWS}
        self.origin_rows: Rows = {table: {} for table in ROWS}
        self.said: dict[int, Episode] = {}
        self.session_rows: dict[str, SessionRow] = {}
        self.asked: dict[str, Thought] = {}
        self.entries: dict[int, Entry] = {}
        self.took: dict[int, Took | None] = {}
        self.given = Counters()
        self.language = DEFAULT
        self.vectors: dict[int, tuple[Vector, ...]] = {}
        self.seen_by: dict[int, str] = {}
        self._before: list[tuple[MutableMapping[Any, Any], Any, Any]] = []
        self.note_all()

    def copy(self) -> RamTables:
        """The same mind once more; the values, which never change, are shared."""
        other = RamTables()
        other.rows = {table: dict(rows) for table, rows in self.rows.items()}
        other.origin_rows = {table: dict(rows) for table, rows in self.origin_rows.items()}
        other.said, other.session_rows = dict(self.said), dict(self.session_rows)
        other.asked, other.entries = dict(self.asked), dict(self.entries)
        other.took, other.given = dict(self.took), self.given
        other.vectors, other.seen_by = dict(self.vectors), dict(self.seen_by)
        other.language = self.language
        other.saying = {mark: set(found) for mark, found in self.saying.items()}
        other.about = {subject: set(found) for subject, found in self.about.items()}
        other.joined = {end: set(ends) for end, ends in self.joined.items()}
        return other

    def present(self, places: Collection[Place]) -> Mapping[Place, Value]:
        """The stored values at some places; a place that holds nothing is left out."""
        return _at(self.rows, places)

    # Records.

    def counters(self) -> Counters:
        """What has been given out or folded so far."""
        return self.given

    def newest_in(self, session: str) -> int:
        """The number of the newest episode of a session; 0 if it has none."""
        found = (n for n in reversed(self.said) if self.said[n].session == session)
        return next(found, 0)

    def origin_at(self, places: Collection[Place]) -> Mapping[Place, Value]:
        """What the origin holds at some places; a place that holds nothing is left out."""
        return _at(self.origin_rows, places)

    def origin(self) -> Iterator[tuple[Place, Value]]:
        """All that the origin holds, in the order of its places."""
        return iter(sorted(_each(self.origin_rows), key=lambda held: place_column(held[0])))

    def sessions(self) -> Iterator[SessionRow]:
        """All sessions, ended or not, in the order they were first seen."""
        return iter(self.session_rows.values())

    def episodes(self) -> Iterator[Episode]:
        """All episodes, by number."""
        return iter(self.said.values())

    def thoughts(self) -> Iterator[Thought]:
        """All thoughts, in the order they were asked."""
        return iter(self.asked.values())

    def contents(self) -> Iterator[tuple[Place, Value]]:
        """Every stored value, in the order of its tables and keys."""
        return _each(self.rows)

    # Writing.

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """What is written inside it is kept whole or not at all."""
        given, self._before = self.given, []
        try:
            yield
        except BaseException:
            for table, key, value in reversed(self._before):
                _put(table, key, value)
            self.given = given
            self.note_all()
            raise
        finally:
            self._before = []

    def derive(self, language: Language, *, limit: int) -> int:
        """Derive the subjects of memories anew, all at once, where other rules derived them."""
        if language == self.language:
            return 0
        self.language = language
        self.note_all()
        return len(self.rows["memory"])

    def append(self, entry: Entry, took: Took | None) -> None:
        """Put an entry at the end of the journal."""
        self._set(self.entries, entry.number, entry)
        self._set(self.took, entry.number, took)

    def drop(self, number: int) -> None:
        """Take an entry out of the journal."""
        self._set(self.entries, number, None)
        self._set(self.took, number, None)

    def write(self, changes: Sequence[Change], after: Mapping[Place, Value | None]) -> None:
        """Bring changes about that were found to fit."""
        for place, value in after.items():
            self._note(place, self.rows[place.table].get(place.key), value)
            self._set(self.rows[place.table], place.key, value)

    def clear(self) -> None:
        """Empty all that can be made again from origin and journal."""
        self.write([], {place: None for place, _ in list(self.contents())})

    def erase(self) -> None:
        """Let go of everything, what happened too."""
        self.clear()
        told: list[MutableMapping[Any, Any]] = [self.said, self.session_rows, self.asked]
        for table in (*told, self.entries, self.took, *self.origin_rows.values()):
            for key in list(table):
                self._set(table, key, None)
        self.given = Counters()

    def write_origin(self, after: Mapping[Place, Value | None]) -> None:
        """Let the origin hold these values; None takes a place out of it."""
        for place, value in after.items():
            self._set(self.origin_rows[place.table], place.key, value)

    def set_counters(self, counters: Counters) -> None:
        """Note what has been given out or folded so far."""
        self.given = counters

    def add_episodes(self, episodes: Sequence[Episode]) -> None:
        """Append episodes, whose numbers follow the newest."""
        for episode in episodes:
            self._set(self.said, episode.number, episode)
            if episode.session not in self.session_rows:
                self.put_session(SessionRow(episode.session))

    def put_session(self, row: SessionRow) -> None:
        """Keep a session as it is now, new or not."""
        self._set(self.session_rows, row.id, row)

    def put_thoughts(self, thoughts: Sequence[Thought]) -> None:
        """Keep thoughts; an answer replaces the pending question, never another answer."""
        for thought in thoughts:
            known = self.asked.get(thought.id)
            if known is None or known.answer is None:
                self._set(self.asked, thought.id, thought)

    def drop_thoughts(self, night: int) -> None:
        """Let go of the thoughts of a night."""
        for id in [id for id, thought in self.asked.items() if thought.night == night]:
            self._set(self.asked, id, None)

    def _set(self, table: MutableMapping[Any, Any], key: Any, value: Any) -> None:
        """Write one value, or take it out, and remember what was there."""
        self._before.append((table, key, table.get(key)))
        _put(table, key, value)

    # What is found by words and ends.

    def note_all(self) -> None:
        """Make what memories and links are found by anew."""
        self.saying: dict[str, set[int]] = {}
        self.about: dict[str, set[int]] = {}
        self.joined: dict[int, set[int]] = {}
        for place, value in self.contents():
            if place.table != "gloss":
                self._note(place, None, value)

    def _note(self, place: Place, before: Value | None, after: Value | None) -> None:
        """Keep what is found by words and ends in step with a table."""
        if place.table == "memory":
            self._note_words(before, after)
        elif place.table == "link":
            assert isinstance(place.key, tuple)
            self._join(*place.key, there=after is not None)
        elif place.table == "gloss" and isinstance(place.key, int):
            self._unsee(place.key)

    def _unsee(self, unit: int) -> None:
        self._set(self.vectors, unit, None)
        self._set(self.seen_by, unit, None)

    def _join(self, a: int, b: int, *, there: bool) -> None:
        for one, other in ((a, b), (b, a)):
            ends = self.joined.setdefault(one, set())
            ends.add(other) if there else ends.discard(other)

    def _note_words(self, before: Value | None, after: Value | None) -> None:
        if isinstance(before, Memory) and isinstance(after, Memory) and before.text == after.text:
            return
        if isinstance(before, Memory):
            self._unsee(-before.number)
        if isinstance(before, Memory):
            self.saying[fingerprint(before.text)].discard(before.number)
            self.about[subject_of(before.text, self.language)].discard(before.number)
        if isinstance(after, Memory):
            self.saying.setdefault(fingerprint(after.text), set()).add(after.number)
            self.about.setdefault(subject_of(after.text, self.language), set()).add(after.number)


def _at(rows: Rows, places: Collection[Place]) -> dict[Place, Value]:
    return {place: value for place in places if (value := rows[place.table].get(place.key))}


def _each(rows: Rows) -> Iterator[tuple[Place, Value]]:
    for table, kept in rows.items():
        for key in sorted(kept):
            yield Place(table, key), kept[key]


def _put(table: MutableMapping[Any, Any], key: Any, value: Any) -> None:
    if value is None:
        table.pop(key, None)
    else:
        table[key] = value
