"""When it happened, on disk: sessions, and how far each was read and taken in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from reverie.domain.values.session import Reach, Read, Session, reach_of
from reverie.stores.session_columns import SESSION, ended_from
from reverie.stores.sqlite.damage import tells_damage

if TYPE_CHECKING:
    from reverie.stores.columns import Row
    from reverie.stores.sqlite.statements import Statements

_READ = (
    "SELECT position, taken_position, repaid, number IS NOT NULL AND upto > coalesce(taken, 0) "
    "FROM session WHERE agent = ?"
)


@tells_damage
class SqliteSessions:
    """When it happened, read through one connection."""

    def __init__(self, ask: Statements) -> None:
        self._ask = ask

    def last(self) -> int:
        """How many sessions have ended."""
        return self._ask.number(
            "SELECT max(number) FROM session WHERE agent = ? AND number IS NOT NULL"
        )

    def get(self, session: str) -> Session | None:
        """A session that has ended."""
        row = self._ask.one(
            f"SELECT {SESSION} FROM session WHERE agent = ? AND name = ? AND number IS NOT NULL",
            session,
        )
        return ended_from(row) if row else None

    def waiting(self) -> Sequence[Reach]:
        """The parts of ended sessions no night has taken in, in the order they first ended."""
        found = self._ask.each(
            f"SELECT coalesce(taken, 0), {SESSION} FROM session "
            "WHERE agent = ? AND number IS NOT NULL AND upto > coalesce(taken, 0) "
            "ORDER BY number, id"
        )
        return [reach_of(ended_from(row[1:]), row[0]) for row in found]

    def to_think_over(self, *, limit: int) -> Sequence[Reach]:
        """The parts of sessions that only the rules have read, the newest first."""
        found = self._ask.each(
            f"SELECT thought_over, taken, taken_position, {SESSION} FROM session "
            "WHERE agent = ? AND number IS NOT NULL AND taken > thought_over "
            "ORDER BY number DESC, id DESC LIMIT ?",
            limit,
        )
        return [
            replace(reach_of(ended_from(row[3:]), row[0]), upto=row[1], position=row[2])
            for row in found
        ]

    def dozed(self) -> Sequence[str]:
        """The sessions a doze has taken in and no nap or night has slept on, by number."""
        found = self._ask.all(
            "SELECT name FROM session WHERE agent = ? AND repaid IS NOT NULL "
            "AND number IS NOT NULL ORDER BY number, id"
        )
        return [name for (name,) in found]

    def latest(self, *, limit: int) -> Sequence[Session]:
        """The sessions that ended last, the newest first."""
        found = self._ask.each(
            f"SELECT {SESSION} FROM session WHERE agent = ? AND number IS NOT NULL "
            "ORDER BY number DESC, id DESC LIMIT ?",
            limit,
        )
        return [ended_from(row) for row in found]

    def trace(self, session: str) -> str:
        """Which tools a session used, in order; nothing if nobody noted it."""
        row = self._ask.one("SELECT trace FROM session WHERE agent = ? AND name = ?", session)
        return str(row[0]) if row else ""

    def read(self, session: str) -> Read:
        """How far a host has read a session, and how far of that naps and nights have taken in."""
        row = self._ask.one(f"{_READ} AND name = ?", session)
        return _read(row) if row else Read("", "")


def _read(row: Row) -> Read:
    gathered, taken, repaid, waits = row
    if repaid is not None:  # a doze has taken it in
        return Read(gathered, repaid)
    return Read(gathered, taken if waits else gathered)
