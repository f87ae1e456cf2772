"""The records on disk: what is read out whole, row by row, in the order of an archive."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import TYPE_CHECKING

from reverie.stores import columns
from reverie.stores.codec import decode_changes
from reverie.stores.episode_columns import EPISODE, episode_from
from reverie.stores.primitives import Counters, SessionRow
from reverie.stores.session_columns import SESSION_ROW, session_from
from reverie.stores.sqlite.damage import tells_damage
from reverie.stores.thought_columns import THOUGHT, thought_from

if TYPE_CHECKING:
    from reverie.domain.journal.change import Place
    from reverie.domain.journal.kinds import Value
    from reverie.domain.values.episode import Episode
    from reverie.domain.values.thought import Thought
    from reverie.stores.sqlite.statements import Statements


@tells_damage
class SqliteRecords:
    """What is the truth about one agent, read through one connection."""

    def __init__(self, ask: Statements) -> None:
        self._ask = ask

    def counters(self) -> Counters:
        """What has been given out or folded so far."""
        row = self._ask.one("SELECT next_memory, next_night, folded FROM agent WHERE number = ?")
        return Counters(*row) if row else Counters()

    def newest_in(self, session: str) -> int:
        """The number of the newest episode of a session; 0 if it has none."""
        found = self._ask.one("SELECT id FROM session WHERE agent = ? AND name = ?", session)
        statement = "SELECT max(number) FROM episode WHERE agent = ? AND session = ?"
        return self._ask.number(statement, found[0]) if found else 0

    def origin_at(self, places: Collection[Place]) -> Mapping[Place, Value]:
        """What the origin holds at some places; a place that holds nothing is left out."""
        statement = "SELECT birth FROM origin WHERE agent = ? AND place = ?"
        found = (self._ask.one(statement, columns.place_column(place)) for place in places)
        return dict(_born(row[0]) for row in found if row)

    def origin(self) -> Iterator[tuple[Place, Value]]:
        """All that the origin holds, in the order of its places."""
        found = self._ask.each("SELECT birth FROM origin WHERE agent = ? ORDER BY place")
        return (_born(birth) for (birth,) in found)

    def sessions(self) -> Iterator[SessionRow]:
        """All sessions, ended or not, in the order they were first seen."""
        found = self._ask.each(f"SELECT {SESSION_ROW} FROM session WHERE agent = ? ORDER BY id")
        return map(session_from, found)

    def episodes(self) -> Iterator[Episode]:
        """All episodes, by number."""
        found = self._ask.each(
            f"SELECT {EPISODE} FROM episode e JOIN session s ON s.id = e.session "
            "WHERE e.agent = ? ORDER BY e.number"
        )
        return map(episode_from, found)

    def thoughts(self) -> Iterator[Thought]:
        """All thoughts, in the order they were asked."""
        found = self._ask.each(f"SELECT {THOUGHT} FROM thought WHERE agent = ? ORDER BY rowid")
        return map(thought_from, found)


def _born(birth: bytes) -> tuple[Place, Value]:
    """The place and the value of a birth."""
    (change,) = decode_changes(birth)
    value: Value = change.after  # type: ignore[assignment]
    return change.place, value
