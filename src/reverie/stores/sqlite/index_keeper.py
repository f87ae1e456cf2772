"""The keeper of the search index on disk: it is given vectors, checked, and made anew."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from reverie.errors import StoreFailed
from reverie.stores.sqlite.connect import translated
from reverie.stores.sqlite.index import SqliteIndex
from reverie.stores.sqlite.index_repair import cut_out_index, fill_anew, is_whole
from reverie.stores.sqlite.seen import version_of

if TYPE_CHECKING:
    from reverie.domain.values.unit import Vector
    from reverie.stores.sqlite.file import MindFile
    from reverie.stores.sqlite.memories import SqliteMemories
    from reverie.stores.sqlite.seen import Version


class SqliteIndexKeeper(SqliteIndex):
    """A search index that can be written to, through the door every writer goes through."""

    def __init__(self, file: MindFile, memories: SqliteMemories) -> None:
        super().__init__(file.writer, memories)
        self._file = file
        self._whole_as_of: Version | None = None

    def unseen(self, models: Sequence[str], *, limit: int) -> Sequence[int]:
        """Some units that the first models have seen and the last one has not."""
        return self._vectors.unseen(models, limit=limit)

    def keep_vectors(
        self, models: Sequence[str], seen: Collection[int], vectors: Sequence[Vector]
    ) -> None:
        """Keep vectors of the last model, beside those of the first and in place of all others."""
        with self._file.writing():
            self._vectors.keep(models, seen, vectors)

    def is_whole(self) -> bool:
        """Whether each full-text table can be opened and knows the newest of what it holds.

        It is looked at again once somebody has written.
        """
        db, path = self._file.writer.db, self._file.path
        with translated(path):
            now = version_of(db)
        if now != self._whole_as_of:
            self._whole_as_of = now if is_whole(db, path) else None
        return self._whole_as_of is not None

    def remake(self) -> None:
        """Make what recall looks things up in anew, from what was said and kept."""
        try:
            self._fill()
        except StoreFailed:
            if not cut_out_index(self._file.path):
                raise
            self._file.reopen()
            self._fill()
            with suppress(sqlite3.Error):  # it only gives back the room of what was cut out
                self._file.writer.db.execute("VACUUM")
        self._file.reopen()

    def _fill(self) -> None:
        with self._file.writing() as db:
            fill_anew(db)
