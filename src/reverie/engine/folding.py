"""Folding: old nights become part of the origin, and can no longer be undone."""

from __future__ import annotations

from reverie.engine.days import today
from reverie.ports import Store


def fold_old_nights(store: Store, keep: int) -> int:
    """Fold all sleeps but those of the last `keep` days into the origin; returns how many.

    Those of the very last day stay, so that the next sleep knows whether it belongs to it.
    """
    began = store.journal.nights_began()
    oldest = today(store) - max(1, keep) + 1
    for old, number in enumerate(began):
        day = store.journal.day_at(number)
        if day and day.number >= oldest:
            if old:
                store.fold(number - 1)
            return old
    return 0
