"""What was thought, on disk."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING

from reverie.stores.sqlite.damage import tells_damage
from reverie.stores.thought_columns import THOUGHT, thought_from

if TYPE_CHECKING:
    from reverie.domain.values.thought import Thought
    from reverie.stores.sqlite.statements import Statements


@tells_damage
class SqliteThoughts:
    """What was asked of thinkers for one agent, read through one connection."""

    def __init__(self, ask: Statements) -> None:
        self._ask = ask

    def among(self, ids: Collection[str]) -> Mapping[str, Thought]:
        """The recorded thoughts among these."""
        statement = f"SELECT {THOUGHT} FROM thought WHERE agent = ? AND id = ?"
        found = (self._ask.one(statement, id) for id in ids)
        return {row[0]: thought_from(row) for row in found if row}

    def pending(self) -> Sequence[Thought]:
        """The questions a thinker still owes an answer to, in the order they were asked."""
        found = self._ask.each(
            f"SELECT {THOUGHT} FROM thought WHERE agent = ? AND answer IS NULL ORDER BY rowid"
        )
        return [thought_from(row) for row in found]
