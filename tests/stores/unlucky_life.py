"""A life on a disk that may lose power: pictures of what would be left of it, again and again."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from reverie.stores.sqlite.store import SqliteStore
from tests.properties.lives import Deed, Life
from tests.stores.lying_files import Files, LyingFiles
from tests.stores.minds import whole

DEEDS = 50
DEEDS_AN_OPENING = 14
"""After so many deeds the mind is closed and opened again."""
PAGES_A_CHECKPOINT = 30
"""Small, so that pages are often on their way from the write-ahead log into the file."""
MOSTLY = ("record", "record", "record", "end", "night", "remember", "edit", "forget", "undo")
WHAT = (*MOSTLY, *MOSTLY, "decide", "undo-change", "fold")


@dataclass
class Known:
    """What the one who lived was told: all that was acknowledged so far."""

    episodes: list[str] = field(default_factory=list)
    entries: dict[int, str] = field(default_factory=dict)

    def take(self, store: SqliteStore) -> None:
        """What is there when a deed has returned is acknowledged."""
        found = whole(store)
        self.episodes = [repr(episode) for episode in found.episodes]
        self.entries |= {number: entry.decode() for number, entry in found.journal.items()}


class Camera:
    """Takes a picture of the files at every sync and after every deed."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.known = Known()
        self.files = LyingFiles(folder / "live", self.before_a_sync)
        self._album = folder / "pictures"
        self._chance = Random(seed)
        self._count = 0

    def before_a_sync(self) -> None:
        """Power is lost when much is on its way to the disk, and some of it arrives."""
        self._keep("torn", self.files.torn(self._chance))

    def after_a_deed(self, store: SqliteStore) -> None:
        """Power is lost just after a deed was acknowledged, and only what was synced is left."""
        self.known.take(store)
        self._keep("synced", self.files.synced)
        self._keep("torn", self.files.torn(self._chance))

    def _keep(self, how: str, files: Files) -> None:
        picture = self._album / f"{self._count:04}-{how}"
        picture.mkdir(parents=True)
        self._count += 1
        for name, found in files.items():
            (picture / name).write_bytes(found)
        last = {"episode": len(self.known.episodes), "entry": max(self.known.entries, default=0)}
        (picture / "acknowledged.json").write_text(json.dumps(last))


def main(folder: Path, seed: int, synchronous: str) -> Known:
    """Live on lying files; returns what was acknowledged in the end."""
    camera = Camera(folder, seed)
    life: Life | None = None
    for place, deed in enumerate(some_deeds(Random(seed))):
        if life is None or place % DEEDS_AN_OPENING == 0:
            store = opened(folder / "live" / "mind.db", synchronous, life)
            life = Life(store)
        life.do(deed)
        camera.after_a_deed(store)
    store.close()
    if camera.files.failed:
        raise camera.files.failed[0]
    return camera.known


def opened(path: Path, synchronous: str, before: Life | None) -> SqliteStore:
    """The mind, closed first if it was open, and set to move its pages often."""
    if before and isinstance(before.store, SqliteStore):
        before.store.close()
    store = SqliteStore(path)
    store.file.writer.db.execute(f"PRAGMA wal_autocheckpoint = {PAGES_A_CHECKPOINT}")
    store.file.writer.db.execute(f"PRAGMA synchronous = {synchronous}")
    return store


def some_deeds(chance: Random) -> Iterator[Deed]:
    """The same life for the same dice."""
    yield from (Deed("record", 0, 0), Deed("record", 1, 1), Deed("end", 0, 0), Deed("night"))
    for _ in range(DEEDS):
        yield Deed(chance.choice(WHAT), chance.randrange(8), chance.randrange(8))


if __name__ == "__main__":
    known = main(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
    print(json.dumps({"episodes": known.episodes, "entries": known.entries}))
