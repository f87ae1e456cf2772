"""The store on disk: one SQLite file for one mind or a whole fleet."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from reverie.errors import Asleep, Dozing, StoreFailed
from reverie.stores.journaled import JournaledStore
from reverie.stores.sqlite.connect import translated
from reverie.stores.sqlite.file import MindFile
from reverie.stores.sqlite.index_repair import is_whole
from reverie.stores.sqlite.locks import HeldElsewhere, Turnstile, held, lock_folder, noted
from reverie.stores.sqlite.mind import SqliteMind

if TYPE_CHECKING:
    from reverie.domain.journal.entry import Entry, Took
    from reverie.stores.sqlite.index_keeper import SqliteIndexKeeper
    from reverie.stores.sqlite.records import SqliteRecords
    from reverie.stores.sqlite.statements import Matrices
    from reverie.stores.sqlite.tables import SqliteTables

NIGHT_PATIENCE_S = 2.0
"""How long whoever changes a mind waits for a night, or for another change, to end."""
DOZE_PATIENCE_S = 15.0
"""How long a night waits for a doze to end, which takes about a second."""
DOZES = "dozing "
"""How whoever dozes begins its note in the lock."""


class SqliteStore(JournaledStore):
    """One agent's mind in a file, for one thread at a time; processes may share the file."""

    def __init__(
        self, path: str | Path, agent: str = "main", matrices: Matrices | None = None
    ) -> None:
        self.path = Path(path)
        self.where = str(path)
        self.file = MindFile(self.path, agent, matrices)
        super().__init__(SqliteMind(self.file.writer))
        self.is_index_new = False
        """Whether the search index was found damaged and made anew."""
        with suppress(StoreFailed):  # what is worse than an index is told by whoever reads it
            if not is_whole(self.file.writer.db, self.path):
                self.index.remake()
                self.is_index_new = True

    @cached_property
    def index(self) -> SqliteIndexKeeper:
        """What can be found, and how it is kept in step."""
        from reverie.stores.sqlite.index_keeper import SqliteIndexKeeper
        from reverie.stores.sqlite.memories import SqliteMemories

        return SqliteIndexKeeper(self.file, SqliteMemories(self.file.writer))

    @cached_property
    def records(self) -> SqliteRecords:
        """What is read out whole."""
        from reverie.stores.sqlite.records import SqliteRecords

        return SqliteRecords(self.file.writer)

    @cached_property
    def tables(self) -> SqliteTables:
        """What is written."""
        from reverie.stores.sqlite.tables import SqliteTables

        return SqliteTables(self.file)

    @property
    def agent_number(self) -> int:
        """The number every key of this agent begins with."""
        return self.file.writer.me

    def another(self) -> SqliteStore:
        """One more store on the same file, for another thread."""
        self.file.refuse_if_replaced()
        return SqliteStore(self.path, self.agent, self.file.writer.matrices)

    def commit(self, entry: Entry, took: Took | None = None) -> None:
        """Append the next entry; what it forgets is forgotten by the copies of the mind too."""
        from reverie.domain.journal.kinds import TombstoneChange
        from reverie.stores.sqlite import mind_copies

        forgets = any(isinstance(it, TombstoneChange) and it.after for it in entry.changes)
        had_copies = forgets and bool(mind_copies.names(self.path))
        if had_copies:
            mind_copies.forget(self.path)
        super().commit(entry, took)
        if had_copies:
            mind_copies.left_quietly(self.file, entry.at)

    def close(self) -> None:
        """Give the file back, from whatever thread; the store is of no use afterwards."""
        self.file.close()

    def writing(self) -> AbstractContextManager[sqlite3.Connection]:
        """One transaction, for statements of one's own."""
        return self.tables.transaction()

    @contextmanager
    def scratch(self) -> Iterator[SqliteStore]:
        """A copy to try things on; it is gone afterwards."""
        import tempfile

        with tempfile.TemporaryDirectory(prefix="reverie-") as folder:
            copy = Path(folder, "mind.db")
            self.file.copy_to(copy)
            store = SqliteStore(copy, self.agent)
            try:
                yield store
            finally:
                store.close()

    @contextmanager
    def view(self) -> Iterator[SqliteMind]:
        """The mind as it is at this moment, unmoved by what others write meanwhile."""
        with self.file.viewing() as ask:
            yield SqliteMind(ask)

    @contextmanager
    def night_lock(self, *, waits: bool = True, dozes: bool = False) -> Iterator[None]:
        """Held by whoever changes the mind; a second one is refused with `Asleep`."""
        self.file.refuse_if_gone()
        if not self.agent_number:
            with self.writing():
                pass
        with ExitStack() as stack:
            try:
                with translated(self.path):
                    stack.enter_context(self._held(waits=waits and not dozes, dozes=dozes))
            except HeldElsewhere as other:
                who = f"agent '{self.agent}'"
                if str(other).startswith(DOZES):
                    since = str(other).removeprefix(DOZES)
                    raise Dozing(f"{who} dozes since {since}; try again in a moment") from None
                raise Asleep(
                    f"{who} is asleep since {other}; wait until it has woken, or run `reverie wake`"
                ) from None
            yield

    @contextmanager
    def _held(self, *, waits: bool, dozes: bool) -> Iterator[None]:
        """Hold the mind alone; a night, which waits for nobody else, waits for a doze."""
        with ExitStack() as stack:
            try:
                hold = self._next_to_hold(NIGHT_PATIENCE_S if waits else 0, dozes=dozes)
                stack.enter_context(hold)
            except HeldElsewhere as other:
                if dozes or waits or not str(other).startswith(DOZES):
                    raise
                stack.enter_context(self._next_to_hold(DOZE_PATIENCE_S))
            yield

    @contextmanager
    def _next_to_hold(self, patience_s: float, *, dozes: bool = False) -> Iterator[None]:
        """Hold the mind alone; whoever waits for it is next, so nights cannot pass by turns."""
        folder, number = lock_folder(self.path), self.agent_number
        doing = DOZES if dozes else ""
        note = f"{doing}{datetime.now(UTC):%Y-%m-%d %H:%M} UTC by process {os.getpid()}"
        queue = Turnstile(folder, f"next-{number}")
        with ExitStack() as stack:
            try:
                file = folder / f"night-{number}"
                if not queue.enter(patience_s):
                    last = noted(file)
                    is_doze = last.startswith(DOZES)
                    raise HeldElsewhere(
                        last if is_doze else "a moment ago, and someone waits to be next"
                    )
                stack.enter_context(held(file, note, patience_s))
            finally:
                queue.close()
            yield
