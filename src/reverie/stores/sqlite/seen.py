"""Seen: what recall has read of a file, kept while nobody writes to it (a cache)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import sqlite3

    from reverie.domain.values.unit import Unit

MOST_KEPT = 4_000
"""Units, and counts of words, beyond which all of them are let go of."""


class Version(NamedTuple):
    """What a connection sees of a file, as long as neither it nor anybody else writes."""

    db: sqlite3.Connection
    by_others: int
    by_itself: int


def version_of(db: sqlite3.Connection) -> Version:
    """The version of a file that a connection sees now."""
    return Version(db, int(db.execute("PRAGMA data_version").fetchone()[0]), db.total_changes)


class Seen:
    """Units and counts of words, as of one version of a file that one connection has read."""

    def __init__(self) -> None:
        self.units: dict[int, Unit] = {}
        self.counts: dict[tuple[str, int], int] = {}
        self._version: Version | None = None

    def as_of_now(self, db: sqlite3.Connection) -> Seen:
        """The same, emptied if somebody has written since, or if it has grown too large."""
        version = version_of(db)
        if version != self._version or max(len(self.units), len(self.counts)) > MOST_KEPT:
            self.units, self.counts = {}, {}
        self._version = version
        return self
