"""Reading: the questions one can ask of a mind on disk, each answered by an index."""

from __future__ import annotations

import zlib
from collections.abc import Collection, Iterator, Mapping, Sequence
from datetime import datetime

from reverie.domain.association import Link
from reverie.domain.change import Place, Proposal, Tombstone, Value
from reverie.domain.episode import Episode
from reverie.domain.journal import Entry, Heading
from reverie.domain.memory import Kind, Layer, Memory
from reverie.domain.moment import as_milliseconds, from_milliseconds
from reverie.domain.session import Mark, Reach, Read, Session
from reverie.domain.thought import Thought
from reverie.stores.codec import decode_cause, decode_changes, decode_proposal
from reverie.stores.sqlite import rows
from reverie.stores.sqlite.asking import BATCH, Asking

LONG_AGO, FAR_AHEAD = -(1 << 62), 1 << 62
MIN_SCORE = 1e-9
"""A word that every memory holds tells nothing, but it was found."""

_READ = (
    "SELECT name, position, taken_position, number IS NOT NULL AND upto > coalesce(taken, 0) "
    "FROM session WHERE agent = ?"
)


class SqliteMind(Asking):
    """One agent's mind, read through one connection."""

    # What happened.

    def last_episode(self) -> int:
        """The number of the newest episode; 0 when there is none."""
        return self.number("SELECT max(number) FROM episode WHERE agent = ?")

    def last_session(self) -> int:
        """How many sessions have ended."""
        return self.number("SELECT max(number) FROM session WHERE agent = ? AND number IS NOT NULL")

    def episode(self, number: int) -> Episode | None:
        """One episode."""
        found = self._episodes("e.number = ?", number)
        return next(found, None)

    def episodes(self, session: str, *, after: int, upto: int) -> Sequence[Episode]:
        """The episodes of a session after one number, up to another, in order."""
        found = self.one("SELECT id FROM session WHERE agent = ? AND name = ?", session)
        if found is None:
            return []
        where = "e.session = ? AND e.number > ? AND e.number <= ? ORDER BY e.number"
        return list(self._episodes(where, found[0], after, upto))

    def session(self, session: str) -> Session | None:
        """A session that has ended."""
        row = self.one(
            "SELECT name, number, ended, upto, position FROM session "
            "WHERE agent = ? AND name = ? AND number IS NOT NULL",
            session,
        )
        return Session(row[0], row[1], from_milliseconds(row[2]), row[3], row[4]) if row else None

    def sessions_waiting(self) -> Sequence[Reach]:
        """The parts of ended sessions no night has taken in, in the order they first ended."""
        found = self.each(
            "SELECT name, number, coalesce(taken, 0), upto, position FROM session WHERE agent = ? "
            "AND number IS NOT NULL AND upto > coalesce(taken, 0) ORDER BY number"
        )
        return [Reach(*row) for row in found]

    def read_of(self, session: str) -> Read:
        """How far a host has read a session, and how far of that nights have taken in."""
        row = self.one(f"{_READ} AND name = ?", session)
        return _read(row) if row else Read("", "")

    # What is known.

    def next_night(self) -> int:
        """The number the coming night will have."""
        return max(1, self.number("SELECT next_night FROM agent WHERE number = ?"))

    def next_memory(self) -> int:
        """The number the next memory will have; no number is ever given twice."""
        return max(1, self.number("SELECT next_memory FROM agent WHERE number = ?"))

    def memory(self, number: int) -> Memory | None:
        """One memory by number."""
        return next(self._memories("number = ?", number), None)

    def memory_named(self, name: str) -> Memory | None:
        """One memory by its public name."""
        return next(self._memories("name = ?", name), None)

    def memory_saying(self, fingerprint: str) -> Memory | None:
        """The oldest memory whose text has this fingerprint."""
        return next(self._memories("mark = ? ORDER BY number LIMIT 1", fingerprint), None)

    def memories(self) -> Iterator[Memory]:
        """All memories, by number."""
        last, more = 0, True
        while more:
            some = list(self._memories(f"number > ? ORDER BY number LIMIT {BATCH}", last))
            yield from some
            more = len(some) == BATCH
            last = some[-1].number if some else last

    def memories_in(self, layer: Layer, *, upto_session: int) -> Sequence[Memory]:
        """The memories of one layer whose session is not after `upto_session`, by number."""
        where = "layer = ? AND session <= ? ORDER BY number"
        return list(self._memories(where, layer.value, upto_session))

    def memories_of(self, kinds: Collection[Kind], *, limit: int) -> Sequence[Memory]:
        """The newest memories of some kinds, newest first."""
        where = f"kind IN ({rows.marks(len(kinds))}) ORDER BY number DESC LIMIT ?"
        return list(self._memories(where, *(kind.value for kind in kinds), limit))

    def memories_matching(
        self, words: Sequence[str], *, limit: int, kinds: Collection[Kind] | None = None,
        since: datetime | None = None, until: datetime | None = None,
    ) -> Sequence[tuple[Memory, float]]:  # fmt: skip
        """The memories that hold some of the words, best match first, each with a score above 0."""
        if not words:
            return []
        allowed = [kind.value for kind in (Kind if kinds is None else kinds)]
        found = self.all(
            f"SELECT {rows.MEMORY_IN_SEARCH}, -bm25(memory_text) FROM memory_text "
            "JOIN memory m ON m.id = memory_text.rowid WHERE m.agent = ? AND memory_text MATCH ? "
            f"AND m.kind IN ({rows.marks(len(allowed))}) AND m.born BETWEEN ? AND ? "
            "ORDER BY rank, m.number DESC LIMIT ?",
            " OR ".join('"' + word.replace('"', '""') + '"' for word in words),
            *allowed,
            as_milliseconds(since) if since else LONG_AGO,
            as_milliseconds(until) if until else FAR_AHEAD,
            limit,
        )
        return [(rows.memory_from(row), max(row[-1], MIN_SCORE)) for row in found]

    def links_of(self, memory: int) -> Sequence[Link]:
        """The links of one memory, by the other end."""
        found = self.all(
            f"SELECT {rows.LINK} FROM link WHERE agent = ?1 AND a = ?2 UNION ALL "
            f"SELECT {rows.LINK} FROM link WHERE agent = ?1 AND b = ?2",
            memory,
        )
        return sorted(map(rows.link_from, found), key=lambda link: sum(link.pair) - memory)

    def present(self, places: Collection[Place]) -> Mapping[Place, Value]:
        """The stored values at some places; a place that holds nothing is left out."""
        found: dict[Place, Value] = {}
        for place in places:
            if place.table != "memory" and (value := self._at(place)) is not None:
                found[place] = value
        numbers = [place.key for place in places if place.table == "memory"]
        for start in range(0, len(numbers), BATCH):
            some = numbers[start : start + BATCH]
            for memory in self._memories(f"number IN ({rows.marks(len(some))})", *some):
                found[Place("memory", memory.number)] = memory
        return found

    def contents(self) -> Iterator[tuple[Place, Value]]:
        """Every stored value, in a fixed order."""
        for memory in self.memories():
            yield Place("memory", memory.number), memory
        for row in self.each(f"SELECT {rows.LINK} FROM link WHERE agent = ? ORDER BY a, b"):
            link = rows.link_from(row)
            yield Place("link", link.pair), link
        for name, taken, position in self.each(
            "SELECT name, taken, taken_position FROM session "
            "WHERE agent = ? AND taken IS NOT NULL ORDER BY name"
        ):
            yield Place("mark", name), Mark(taken, position)
        for mark, name, why, at in self.each(
            "SELECT mark, name, why, at FROM tombstone WHERE agent = ? ORDER BY mark"
        ):
            yield Place("tombstone", mark), Tombstone(name, why, from_milliseconds(at))
        for name, body in self.each(
            "SELECT name, body FROM proposal WHERE agent = ? ORDER BY name"
        ):
            yield Place("proposal", name), decode_proposal(body)

    def proposals(self) -> Sequence[Proposal]:
        """What waits for a person's word, by name."""
        found = self.all("SELECT body FROM proposal WHERE agent = ? ORDER BY name")
        return [decode_proposal(body) for (body,) in found]

    # What was done.

    def headings(self, *, since: int = 0) -> Sequence[Heading]:
        """The entries from a number on, without their changes, in order."""
        found = self.all(
            "SELECT number, at, cause, last, size FROM journal "
            "WHERE agent = ? AND number >= ? ORDER BY number",
            since,
        )
        return [
            Heading(number, from_milliseconds(at), decode_cause(cause), bool(last), size)
            for number, at, cause, last, size in found
        ]

    def nights_began(self) -> Sequence[int]:
        """The numbers of the entries with which a night begins, in order."""
        found = self.all("SELECT number FROM journal WHERE agent = ? AND begins ORDER BY number")
        return [number for (number,) in found]

    def first_entry(self) -> int:
        """The number of the oldest entry that is not folded; 1 in a new mind."""
        return self.number("SELECT folded FROM agent WHERE number = ?") + 1

    def last_entry(self) -> int:
        """The number of the newest entry, folded or not; 0 in a new mind."""
        newest = self.number("SELECT max(number) FROM journal WHERE agent = ?")
        return max(newest, self.first_entry() - 1)

    def entry(self, number: int) -> Entry | None:
        """One entry, whole."""
        row = self.one(
            "SELECT at, cause, changes, last FROM journal WHERE agent = ? AND number = ?", number
        )
        if row is None:
            return None
        changes = decode_changes(zlib.decompress(row[2]))
        return Entry(number, from_milliseconds(row[0]), decode_cause(row[1]), changes, bool(row[3]))

    def entries_touching(self, memory: int) -> Sequence[int]:
        """The numbers of the entries that changed a memory, in order."""
        found = self.all(
            "SELECT entry FROM touched WHERE agent = ? AND memory = ? ORDER BY entry", memory
        )
        return [entry for (entry,) in found]

    def counters(self) -> dict[str, int]:
        """What has been given out or folded so far."""
        names = ("next_memory", "next_night", "folded")
        row = self.one(f"SELECT {', '.join(names)} FROM agent WHERE number = ?")
        return dict(zip(names, row or (1, 1, 0), strict=True))

    # What was thought.

    def thoughts(self, ids: Collection[str]) -> Mapping[str, Thought]:
        """The recorded thoughts among these."""
        statement = f"SELECT {rows.THOUGHT} FROM thought WHERE agent = ? AND id = ?"
        found = (self.one(statement, id) for id in ids)
        return {row[0]: rows.thought_from(row) for row in found if row}

    def thoughts_pending(self) -> Sequence[Thought]:
        """The questions a thinker still owes an answer to, in the order they were asked."""
        found = self.each(
            f"SELECT {rows.THOUGHT} FROM thought WHERE agent = ? AND answer IS NULL ORDER BY rowid"
        )
        return [rows.thought_from(row) for row in found]

    def _at(self, place: Place) -> Value | None:
        match place:
            case Place("link", (a, b)):
                row = self.one(f"SELECT {rows.LINK} FROM link WHERE agent=? AND a=? AND b=?", a, b)
                return rows.link_from(row) if row else None
            case Place("mark", name):
                row = self.one(
                    "SELECT taken, taken_position FROM session WHERE agent = ? AND name = ?", name
                )
                return Mark(row[0], row[1]) if row and row[0] is not None else None
            case Place("tombstone", mark):
                row = self.one(
                    "SELECT name, why, at FROM tombstone WHERE agent = ? AND mark = ?", mark
                )
                return Tombstone(row[0], row[1], from_milliseconds(row[2])) if row else None
            case Place("proposal", name):
                row = self.one("SELECT body FROM proposal WHERE agent = ? AND name = ?", name)
                return decode_proposal(row[0]) if row else None
        return None

    def _memories(self, where: str, *values: object) -> Iterator[Memory]:
        statement = f"SELECT {rows.MEMORY} FROM memory WHERE agent = ? AND {where}"
        return map(rows.memory_from, self.all(statement, *values))

    def _episodes(self, where: str, *values: object) -> Iterator[Episode]:
        statement = (
            f"SELECT {rows.EPISODE} FROM episode e JOIN session s ON s.id = e.session "
            f"WHERE e.agent = ? AND {where}"
        )
        return map(rows.episode_from, self.all(statement, *values))


def _read(row: rows.Row) -> Read:
    _, gathered, taken, waits = row
    return Read(gathered, taken if waits else gathered)
