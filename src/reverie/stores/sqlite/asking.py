"""Asking: statements about one agent, whose first argument is always the agent's number."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

from reverie.stores.sqlite.opening import translated
from reverie.stores.sqlite.rows import Row

BATCH = 500
"""How many rows are asked for, or fetched, at a time."""


class Asking:
    """A connection on behalf of one agent; what SQLite says is put in our words."""

    def __init__(self, db: sqlite3.Connection, path: Path, agent: str, number: int) -> None:
        self.agent = agent
        self.path = path
        self._db = db
        self._number = number

    @property
    def _me(self) -> int:
        """The number of the agent; 0 until something is written for it, here or elsewhere."""
        if not self._number:
            with translated(self.path):
                self._number = agent_number(self._db, self.agent)
        return self._number

    @_me.setter
    def _me(self, number: int) -> None:
        self._number = number

    def each(self, statement: str, *values: object, at_a_time: int = BATCH) -> Iterator[Row]:
        """The rows of a statement, one by one, whatever their number."""
        with translated(self.path):
            found = self._db.execute(statement, (self._me, *values))
        while True:
            with translated(self.path):
                some = found.fetchmany(at_a_time)
            if not some:
                return
            yield from some

    def all(self, statement: str, *values: object, instead: int | None = None) -> list[Row]:
        """All rows of a statement; its first argument may be another than the agent's number."""
        first = self._me if instead is None else instead
        with translated(self.path):
            return self._db.execute(statement, (first, *values)).fetchall()

    def one(self, statement: str, *values: object) -> Row | None:
        """The first row of a statement, if there is one."""
        with translated(self.path):
            row: Row | None = self._db.execute(statement, (self._me, *values)).fetchone()
        return row

    def number(self, statement: str) -> int:
        """The only number of a statement; 0 if it finds none."""
        row = self.one(statement)
        return int(row[0] or 0) if row else 0


def agent_number(db: sqlite3.Connection, name: str) -> int:
    """The number of an agent; 0 until something is written for it."""
    row = db.execute("SELECT number FROM agent WHERE name = ?", (name,)).fetchone()
    return int(row[0]) if row else 0
