"""When it happened, on disk: sessions, and how far each was read and taken in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from reverie.domain.values.session import Reach, Read, Session, reach_of
from reverie.stores.session_columns import SESSION, ended_from
from reverie.stores.sqlite.damage import tells_damage

if TYPE_CHECKING:
    from reverie.stores.columns import Row
    from reverie.stores.sqlite.statements import Statements

_READ = (
    "SELECT name, position, taken_position, number IS NOT NULL AND upto > coalesce(taken, 0) "
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

    def read(self, session: str) -> Read:
        """How far a host has read a session, and how far of that nights have taken in."""
        row = self._ask.one(f"{_READ} AND name = ?", session)
        return _read(row) if row else Read("", "")


def _read(row: Row) -> Read:
    _, gathered, taken, waits = row
    return Read(gathered, taken if waits else gathered)
