"""Statements about one agent, whose first argument is always the agent's number."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from reverie.stores.sqlite.connect import translated

if TYPE_CHECKING:
    from reverie.stores.columns import Row
    from reverie.stores.sqlite.seen import Seen
    from reverie.stores.sqlite.vector_matrix import Matrix

    Matrices = dict[tuple[int, str, int], Matrix]

BATCH = 500
"""How many rows are asked for, or fetched, at a time."""
Item = TypeVar("Item")


class Statements:
    """A connection on behalf of one agent; what SQLite says is put in our words."""

    def __init__(
        self,
        db: sqlite3.Connection,
        path: Path,
        agent: str,
        me: int,
        *,
        matrices: Matrices | None = None,
        seen: Seen | None = None,
    ) -> None:
        self.db = db
        self.seen = seen
        self.matrices: Matrices = {} if matrices is None else matrices
        """Vectors that were read before, by agent, model and length."""
        self.path = path
        self.agent = agent
        self._me = me

    @property
    def me(self) -> int:
        """The number every key of this agent begins with.

        It is 0 until something is written for it, here or through another connection.
        """
        if not self._me:
            with translated(self.path):
                self._me = agent_number(self.db, self.agent)
        return self._me

    @me.setter
    def me(self, number: int) -> None:
        """Note the number that was given, or that it was not."""
        self._me = number

    def each(self, statement: str, *values: object, at_a_time: int = BATCH) -> Iterator[Row]:
        """The rows of a statement, one by one, whatever their number."""
        with translated(self.path):
            found = self.db.execute(statement, (self.me, *values))
        while True:
            with translated(self.path):
                some = found.fetchmany(at_a_time)
            if not some:
                return
            yield from some

    def all(self, statement: str, *values: object, instead: int | None = None) -> list[Row]:
        """All rows of a statement; its first argument may be another than the agent's number."""
        first = self.me if instead is None else instead
        with translated(self.path):
            return self.db.execute(statement, (first, *values)).fetchall()

    def one(self, statement: str, *values: object) -> Row | None:
        """The first row of a statement, if there is one."""
        with translated(self.path):
            row: Row | None = self.db.execute(statement, (self.me, *values)).fetchone()
        return row

    def number(self, statement: str, *values: object) -> int:
        """The only number of a statement; 0 if it finds none."""
        row = self.one(statement, *values)
        return int(row[0] or 0) if row else 0


def agent_number(db: sqlite3.Connection, name: str) -> int:
    """The number of an agent; 0 until something is written for it."""
    row = db.execute("SELECT number FROM agent WHERE name = ?", (name,)).fetchone()
    return int(row[0]) if row else 0


def in_batches(items: Sequence[Item]) -> Iterator[Sequence[Item]]:
    """The items, as many at a time as one statement asks for."""
    for start in range(0, len(items), BATCH):
        yield items[start : start + BATCH]
