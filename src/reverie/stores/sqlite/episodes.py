"""What happened, on disk: episodes and the sessions they belong to, each found by an index."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from reverie.stores.episode_columns import EPISODE, episode_from
from reverie.stores.sqlite.damage import tells_damage

if TYPE_CHECKING:
    from reverie.domain.values.episode import Episode
    from reverie.stores.sqlite.statements import Statements


@tells_damage
class SqliteEpisodes:
    """What happened to one agent, read through one connection."""

    def __init__(self, ask: Statements) -> None:
        self._ask = ask

    def last(self) -> int:
        """The number of the newest episode; 0 when there is none."""
        return self._ask.number("SELECT max(number) FROM episode WHERE agent = ?")

    def get(self, number: int) -> Episode | None:
        """One episode."""
        found = self._where("e.number = ?", number)
        return next(found, None)

    def of(self, session: str, *, after: int, upto: int) -> Sequence[Episode]:
        """The episodes of a session after one number, up to another, in order."""
        found = self._ask.one("SELECT id FROM session WHERE agent = ? AND name = ?", session)
        if found is None:
            return []
        where = "e.session = ? AND e.number > ? AND e.number <= ? ORDER BY e.number"
        return list(self._where(where, found[0], after, upto))

    def _where(self, where: str, *values: object) -> Iterator[Episode]:
        statement = (
            f"SELECT {EPISODE} FROM episode e JOIN session s ON s.id = e.session "
            f"WHERE e.agent = ? AND {where}"
        )
        return map(episode_from, self._ask.all(statement, *values))
