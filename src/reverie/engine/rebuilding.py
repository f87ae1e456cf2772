"""Rebuilding: a mind's tables made anew from its origin and its journal, and compared."""

from __future__ import annotations

from reverie.domain.journal.digest import digest
from reverie.engine.committing import mend
from reverie.ports import Store


def rebuild(store: Store) -> bool:
    """Make all tables anew; tells whether they had been right."""
    with store.night_lock():
        mend(store)
        before = digest(store.contents())
        store.rebuild()
        return digest(store.contents()) == before
