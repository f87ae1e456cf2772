"""What happened, in RAM: episodes and the sessions they belong to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from reverie.domain.values.episode import Episode
from reverie.domain.values.session import Mark, Reach, Read, Session, reach_of
from reverie.stores.ram.tables import RamTables


class RamEpisodes:
    """The questions about episodes, answered from a dictionary."""

    def __init__(self, tables: RamTables) -> None:
        self._tables = tables

    def last(self) -> int:
        """The number of the newest episode; 0 when there is none."""
        return len(self._tables.said)

    def get(self, number: int) -> Episode | None:
        """One episode."""
        return self._tables.said.get(number)

    def of(self, session: str, *, after: int, upto: int) -> Sequence[Episode]:
        """The episodes of a session after one number, up to another, in order."""
        some = range(max(0, after) + 1, min(upto, self.last()) + 1)
        return [e for n in some if (e := self._tables.said[n]).session == session]


class RamSessions:
    """The questions about sessions, answered from dictionaries."""

    def __init__(self, tables: RamTables) -> None:
        self._tables = tables

    def last(self) -> int:
        """How many sessions have ended."""
        return max((session.number for session in self._ended()), default=0)

    def get(self, session: str) -> Session | None:
        """A session that has ended."""
        row = self._tables.session_rows.get(session)
        if row is None or row.number is None or row.ended is None or row.upto is None:
            return None
        return Session(row.id, row.number, row.ended, row.upto, row.position, row.tagged)

    def waiting(self) -> Sequence[Reach]:
        """The parts of ended sessions no night has taken in, in the order they first ended."""
        return [
            reach_of(session, taken)
            for session in sorted(self._ended(), key=lambda one: one.number)
            if (taken := self._taken(session.id).upto) < session.upto
        ]

    def to_think_over(self, *, limit: int) -> Sequence[Reach]:
        """The parts of sessions that only the rules have read, the newest first."""
        found = [
            replace(reach_of(session, mark.thought_over), upto=mark.upto, position=mark.position)
            for session in sorted(self._ended(), key=lambda one: one.number)
            if (mark := self._taken(session.id)).thought_over < mark.upto
        ]
        return found[::-1][:limit]

    def dozed(self) -> Sequence[str]:
        """The sessions a doze has taken in and no nap or night has slept on, by number."""
        ended = sorted(self._ended(), key=lambda one: one.number)
        return [session.id for session in ended if self._taken(session.id).dozed]

    def latest(self, *, limit: int) -> Sequence[Session]:
        """The sessions that ended last, the newest first."""
        return sorted(self._ended(), key=lambda one: one.number)[::-1][:limit]

    def trace(self, session: str) -> str:
        """Which tools a session used, in order; nothing if nobody noted it."""
        row = self._tables.session_rows.get(session)
        return row.trace if row else ""

    def read(self, session: str) -> Read:
        """How far a host has read a session, and how far of that naps and nights have taken in."""
        row = self._tables.session_rows.get(session)
        gathered = row.position if row else ""
        taken, known = self._taken(session), self.get(session)
        waits = known is not None and taken.upto < known.upto
        if taken.dozed:
            return Read(gathered, taken.repaid)
        return Read(gathered, taken.position if waits else gathered)

    def _ended(self) -> list[Session]:
        return [one for id in self._tables.session_rows if (one := self.get(id))]

    def _taken(self, session: str) -> Mark:
        mark = self._tables.rows["mark"].get(session)
        return mark if isinstance(mark, Mark) else Mark(0)
