"""The store on disk: one SQLite file for one mind or a whole fleet."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Collection, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

from reverie.domain.journal.apply import settled
from reverie.domain.journal.entry import Entry, NightBegan, NightEnded, Took, births
from reverie.domain.language import Language
from reverie.domain.rules.contradict import subject_of
from reverie.domain.values.unit import Vector
from reverie.errors import Asleep, ChangeRefused, StoreFailed
from reverie.stores.sqlite import writing
from reverie.stores.sqlite.locks import HeldElsewhere, held, lock_folder
from reverie.stores.sqlite.opening import connect, cut_out_index, translated
from reverie.stores.sqlite.reading import SqliteMind
from reverie.stores.sqlite.recall_schema import CHECKS, REMADE_FROM
from reverie.stores.sqlite.recording import Recording
from reverie.stores.sqlite.schema import full_text_tables
from reverie.stores.sqlite.seeing import packed

FOLDED_TOGETHER = 5_000
"""How many changes one transaction folds at most, unless one entry holds more."""


class SqliteStore(Recording):
    """One agent's mind in a file. Open one per thread; processes may share the file."""

    def __init__(self, path: str | Path, agent: str = "main") -> None:
        super().__init__(path, agent)
        self.is_index_new = False
        """Whether the search index was found damaged and made anew."""
        if not self.index_is_whole():
            with suppress(StoreFailed):  # what is worse than an index is told by whoever reads it
                self.reindex()
                self.is_index_new = True

    def index_is_whole(self) -> bool:
        """Whether each full-text table can be opened and knows the newest of what it holds."""
        try:
            return all(self._db.execute(check).fetchone()[0] for check in CHECKS)
        except sqlite3.DatabaseError:
            return False

    # What is done.

    def commit(self, entry: Entry, took: Took | None = None) -> None:
        """Append the next entry and apply its changes, or refuse it whole."""
        with self.writing():
            if entry.number != self.last_entry() + 1:
                raise ChangeRefused(
                    f"entry {entry.number} does not follow e{self.last_entry()}; "
                    "read the journal again"
                )
            settled(entry.changes, self.present)
            writing.write_changes(self._db, self._me, entry.changes)
            writing.insert_entry(self._db, self._me, entry, took)
            if isinstance(entry.cause, NightBegan):
                self._raise("next_night", entry.cause.plan.night + 1)
            if born := births(entry):
                self._raise("next_memory", max(born) + 1)

    def take_off_last(self) -> None:
        """Remove the newest entry and take back its changes."""
        with self.writing():
            entry = self.entry(self.last_entry())
            if entry is None:
                return
            back = [change.inverse() for change in entry.changes]
            settled(back, self.present)
            writing.write_changes(self._db, self._me, back)
            writing.delete_entry(self._db, self._me, entry.number)
            if born := births(entry):
                self._db.execute(
                    "UPDATE agent SET next_memory = min(next_memory, ?) WHERE number = ?",
                    (min(born), self._me),
                )

    def fold(self, upto: int) -> None:
        """Move the origin forward over the entries up to a number and drop them."""
        left = [
            (number, size)
            for number, size in self.each(
                "SELECT number, size FROM journal WHERE agent = ? AND number <= ? ORDER BY number",
                upto,
            )
        ]
        while left:
            together = 0
            with self.writing():
                while left and (not together or together + left[0][1] <= FOLDED_TOGETHER):
                    number, size = left.pop(0)
                    together += max(1, size)
                    self._fold_one(number)

    def _fold_one(self, number: int) -> None:
        entry = self.entry(number)
        assert entry is not None
        writing.write_origin(self._db, self._me, entry.changes)
        writing.delete_entry(self._db, self._me, number)
        self._raise("folded", number)
        if isinstance(entry.cause, NightEnded):
            self._db.execute(
                "DELETE FROM thought WHERE agent = ? AND night = ?", (self._me, entry.cause.night)
            )

    def rebuild(self) -> None:
        """Make the mind's tables anew from origin and journal."""
        with self.writing():
            self._reindex()
            writing.clear_tables(self._db, self._me)
            self.remake_tables()

    def derive(self, language: Language, *, limit: int) -> int:
        """Derive anew what memories are found by, where other rules derived it."""
        found = [
            (subject_of(text, language), language.rules, row)
            for side in ("<", ">")
            for row, text in self.all(
                f"SELECT id, text FROM memory WHERE agent = ? AND rules {side} ? LIMIT ?",
                language.rules,
                limit,
            )
        ][:limit]
        if found:
            with self.writing() as db:
                db.executemany("UPDATE memory SET subject = ?, rules = ? WHERE id = ?", found)
        return len(found)

    def reindex(self) -> None:
        """Make what recall looks things up in anew, from what was said and kept."""
        try:
            with self.writing():
                self._reindex()
        except StoreFailed:
            if not cut_out_index(self.path):
                raise
            self._reopen()
            with self.writing():
                self._reindex()
            with suppress(sqlite3.Error):  # it only gives back the room of what was cut out
                self._db.execute("VACUUM")
        self._reopen()

    def _reopen(self) -> None:
        """Look at the file through new connections, which know nothing of what was there."""
        self._reader.close()
        self._db.close()
        self._db, self._reader = connect(self.path), connect(self.path)

    def _reindex(self) -> None:
        made = full_text_tables()
        for table, source in REMADE_FROM.items():
            try:
                self._fill(table, source)
            except sqlite3.DatabaseError:
                self._db.execute(f"DROP TABLE IF EXISTS {table}")
                self._db.execute(made[table])
                self._fill(table, source)

    def _fill(self, table: str, source: str) -> None:
        command = "delete-all" if source else "rebuild"
        self._db.execute(f"INSERT INTO {table} ({table}) VALUES ('{command}')")
        if source:
            self._db.execute(f"INSERT INTO {table} (rowid, text) {source}")

    def keep_vectors(self, model: str, seen: Collection[int], vectors: Sequence[Vector]) -> None:
        """Keep the vectors of some episodes, in place of those of any other model."""
        episodes = [(self._me, number) for number in seen]
        with self.writing() as db:
            db.executemany("DELETE FROM vector WHERE agent = ? AND episode = ?", episodes)
            db.executemany(
                "INSERT INTO vector (agent, view, episode, model, numbers) VALUES (?, ?, ?, ?, ?)",
                [
                    (self._me, one.view.value, one.number, model, packed(one.values))
                    for one in vectors
                ],
            )
            db.executemany(
                "UPDATE gloss SET seen_by = ? WHERE agent = ? AND episode = ?",
                [(model, *episode) for episode in episodes],
            )

    def remake_tables(self) -> None:
        """Fill empty tables from origin and journal, inside a transaction someone else holds."""
        writing.write_changes(self._db, self._me, writing.origin_births(self._db, self._me))
        for heading in self.headings():
            entry = self.entry(heading.number)
            assert entry is not None
            settled(entry.changes, self.present)
            writing.write_changes(self._db, self._me, entry.changes)

    # How it is held.

    @contextmanager
    def scratch(self) -> Iterator[SqliteStore]:
        """A copy to try things on; it is gone afterwards."""
        with tempfile.TemporaryDirectory(prefix="reverie-") as folder:
            copy = Path(folder, "mind.db")
            self.copy_to(copy)
            store = SqliteStore(copy, self.agent)
            try:
                yield store
            finally:
                store.close()

    def copy_to(self, path: Path) -> None:
        """Write a whole copy of the file, as of now."""
        with translated(path):
            target = sqlite3.connect(path)
            try:
                self._reader.backup(target)
            finally:
                target.close()

    @contextmanager
    def view(self) -> Iterator[SqliteMind]:
        """The mind as it is at this moment, unmoved by what others write meanwhile."""
        self._refuse_if_replaced()
        with translated(self.path):
            self._reader.execute("BEGIN")
        try:
            yield SqliteMind(self._reader, self.path, self.agent, self._me)
        finally:
            self._reader.execute("ROLLBACK")

    @contextmanager
    def night_lock(self) -> Iterator[None]:
        """Held by whoever changes the mind; a second one is refused with `Asleep`."""
        if not self._me:
            with self.writing():
                pass
        file = lock_folder(self.path) / f"night-{self._me}"
        note = f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC by process {os.getpid()}"
        with ExitStack() as stack:
            try:
                with translated(self.path):
                    stack.enter_context(held(file, note))
            except HeldElsewhere as other:
                raise Asleep(
                    f"agent '{self.agent}' is asleep since {other}; wait until it has woken, "
                    "then try again"
                ) from None
            yield

    def _raise(self, counter: str, value: int) -> None:
        self._db.execute(
            f"UPDATE agent SET {counter} = max({counter}, ?) WHERE number = ?", (value, self._me)
        )
