"""Reading: the questions one can ask of a mind on disk, each answered by an index."""

from __future__ import annotations

import zlib
from collections.abc import Collection, Iterator, Mapping, Sequence

from reverie.domain.intake.moment import from_milliseconds
from reverie.domain.journal.entry import Entry, Heading, Took
from reverie.domain.values.episode import Episode
from reverie.domain.values.session import Reach, Read, Session
from reverie.domain.values.thought import Thought
from reverie.stores.codec import decode_cause, decode_changes
from reverie.stores.sqlite import rows
from reverie.stores.sqlite.knowing import Knowing

_READ = (
    "SELECT name, position, taken_position, number IS NOT NULL AND upto > coalesce(taken, 0) "
    "FROM session WHERE agent = ?"
)


class SqliteMind(Knowing):
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

    # What was done.

    def headings(self, *, since: int = 0) -> Sequence[Heading]:
        """The entries from a number on, without their changes, in order."""
        found = self.all(
            "SELECT number, at, cause, last, size, wall, cpu FROM journal "
            "WHERE agent = ? AND number >= ? ORDER BY number",
            since,
        )
        return [
            Heading(
                number,
                from_milliseconds(at),
                decode_cause(cause),
                bool(last),
                size,
                None if wall is None else Took(wall, cpu),
            )
            for number, at, cause, last, size, wall, cpu in found
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

    def _episodes(self, where: str, *values: object) -> Iterator[Episode]:
        statement = (
            f"SELECT {rows.EPISODE} FROM episode e JOIN session s ON s.id = e.session "
            f"WHERE e.agent = ? AND {where}"
        )
        return map(rows.episode_from, self.all(statement, *values))


def _read(row: rows.Row) -> Read:
    _, gathered, taken, waits = row
    return Read(gathered, taken if waits else gathered)
