"""Rebuilding: a mind's tables made anew from its origin and its journal, and compared."""

from __future__ import annotations

import hashlib

from reverie.engine.committing import mend
from reverie.ports import Mind, Store


def rebuild(store: Store) -> bool:
    """Make all tables anew; tells whether they had been right."""
    with store.night_lock():
        mend(store)
        before = digest(store)
        store.rebuild()
        return digest(store) == before


def digest(mind: Mind) -> str:
    """A short name of all that a mind holds; equal for equal minds."""
    sum = hashlib.sha256()
    for place, value in mind.contents():
        sum.update(f"{place!r}={value!r}\n".encode())
    return sum.hexdigest()
