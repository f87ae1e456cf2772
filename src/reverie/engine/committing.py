"""Committing: a group of changes goes into the journal in steps of bounded size."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from reverie.domain.journal.apply import refuse_misfits
from reverie.domain.journal.digest import digest
from reverie.domain.journal.entry import Cause, Entry, Took
from reverie.domain.journal.kinds import Change
from reverie.errors import ChangeRefused, Unknown
from reverie.ports import Store


def commit_group(
    store: Store,
    cause: Cause,
    changes: Sequence[Change],
    *,
    at: datetime,
    step: int,
    took: Took | None = None,
) -> int:
    """Commit changes that belong together, at most `step` at a time; returns the last number."""
    refuse_misfits(changes)
    number = store.journal.last()
    starts = range(0, max(1, len(changes)), step)
    try:
        for start in starts:
            number += 1
            part = tuple(changes[start : start + step])
            is_last = start == starts[-1]
            store.commit(Entry(number, at, cause, part, is_last), took if is_last else None)
    except (ChangeRefused, Unknown):
        mend(store)
        raise
    return number


def mend(store: Store) -> None:
    """Take off a group that was cut short, so that it can be decided again as a whole."""
    while (tail := store.journal.headings(since=store.journal.last())) and not tail[-1].last:
        store.take_off_last()


def rebuild(store: Store) -> bool:
    """Make all tables anew from origin and journal; tells whether they had been right."""
    with store.night_lock():
        mend(store)
        before = digest(store.contents())
        store.rebuild()
        return digest(store.contents()) == before
