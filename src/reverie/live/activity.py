"""Activity: whether something happened to a mind, seen by the state of its files alone (stat)."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from reverie.awake import ledger
from reverie.awake.home import UNDOZED

if TYPE_CHECKING:
    from pathlib import Path

    from reverie.mind import OpenMind

Stat = tuple[int, int] | None


class Activity:
    """Looks at what grows while somebody works; in RAM at how much was said."""

    def __init__(self, mind: OpenMind) -> None:
        self._mind = mind
        self._known: tuple[object, ...] | None = None
        self._ledger: Stat = None
        self._transcripts: tuple[str, ...] = ()

    def has_moved(self) -> bool:
        """Whether something has changed since the last look; not at the first."""
        before, self._known = self._known, self._look()
        return before is not None and before != self._known

    def last(self) -> float | None:
        """When a file last changed, in seconds since 1970; none in RAM."""
        if self._mind.place is None:
            return None
        found = [stat[0] for file in self._files(self._mind.place) if (stat := _stat(file))]
        return max(found, default=0) / 1e9 or None

    def _look(self) -> tuple[object, ...]:
        if self._mind.place is None:
            store = self._mind.store
            return store.episodes.last(), store.sessions.last(), store.journal.last()
        return tuple(map(_stat, self._files(self._mind.place)))

    def _files(self, place: Path) -> list[str]:
        """The mind and its log of writes; of a project the ledger and what is beside it too."""
        files = [str(place), f"{place}-wal"]
        if home := self._mind.home:
            state = os.path.join(home, ledger.STATE)
            files += [os.path.join(state, name) for name in (ledger.FILE, ledger.NOTES, UNDOZED)]
            files += self._transcripts_of(str(home), files[2])
        return files

    def _transcripts_of(self, home: str, book: str) -> tuple[str, ...]:
        """The transcripts the ledger names and their folders; it is read only if it changed."""
        found = _stat(book)
        if found != self._ledger:
            self._ledger = found
            try:
                records = (ledger.read(home) or {"sessions": []})["sessions"]
            except (OSError, ValueError):
                records = []
            paths = [str(path) for record in records if (path := record.get("transcript_path"))]
            folders = {os.path.dirname(path) for path in paths}
            self._transcripts = (*paths, *sorted(folders))
        return self._transcripts


def _stat(file: str) -> Stat:
    try:
        found = os.stat(file)
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size
