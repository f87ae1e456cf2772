"""Exports for tests: a mind with all that a life can leave in it, written into one file."""

from __future__ import annotations

from contextlib import closing
from datetime import timedelta
from pathlib import Path

from reverie.domain.values.session import Reach
from reverie.domain.values.thought import Thought
from reverie.stores.archive import export_mind
from reverie.stores.journaled import JournaledStore
from reverie.stores.primitives import Counters, SessionRow
from reverie.stores.sqlite.store import SqliteStore
from reverie.testing import DAWN
from tests.properties.lives import Deed, Life, Wordsmith
from tests.stores.minds import A_DAY, A_MORNING, Whole, whole

NOW = DAWN + timedelta(days=400)
"""When an export is read, after all that is in it."""
A_LIFE = [
    *A_DAY,
    *A_MORNING,
    *A_DAY,
    Deed("fold", 0),
    Deed("forget", 1),
    Deed("decide", 0, 0),
    Deed("record", 3, 2),
    Deed("end", 3, 2),
    Deed("night"),
    Deed("edit", 0, 3),
    Deed("undo", 0, 5),
    Deed("record", 7, 1),
    Deed("end", 7, 1),
    Deed("record", 2, 0),
    Deed("remember", 6, 1),
]
"""Nights, one of them folded, waking entries, an undo, thoughts, and a session that waits."""


def quietly(_: str) -> None:
    """Hear of progress, and say nothing."""


def a_lived_mind(path: Path) -> SqliteStore:
    """A mind that has lived, open."""
    store = SqliteStore(path)
    Life(store, Wordsmith(late=True)).live(A_LIFE)
    found = everything(store)
    assert store.journal.first() > 1
    assert all((found[0].journal, found[1], found[3], store.sessions.waiting()))
    return store


def an_export(folder: Path) -> Path:
    """An export of such a mind."""
    file = folder / "mind.jsonl.gz"
    with closing(a_lived_mind(folder / "exported.db")) as store:
        export_mind(store, file, quietly)
    return file


def everything(
    store: JournaledStore,
) -> tuple[Whole, list[SessionRow], list[Reach], list[Thought], Counters]:
    """All that a mind holds, with its sessions, thoughts and counters."""
    kept = store.records
    sessions = sorted(kept.sessions(), key=lambda row: row.id)
    waiting = list(store.sessions.waiting())
    return whole(store), sessions, waiting, list(kept.thoughts()), kept.counters()
