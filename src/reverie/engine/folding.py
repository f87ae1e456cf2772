"""Folding: old nights become part of the origin, and can no longer be undone."""

from __future__ import annotations

from reverie.engine.days import today
from reverie.ports import Store


def fold_old_nights(store: Store, keep: int, upto: int | None = None) -> int:
    """Fold all sleeps but those of the last `keep` days into the origin; returns how many.

    Those of the very last day stay, so that the next sleep knows whether it belongs to it. Where
    other machines hold the journal up to an entry, what lies behind it stays until they do.
    """
    oldest = today(store) - max(1, keep) + 1
    fits = 0, 0
    for old, number in enumerate(store.journal.nights_began()):
        if upto is not None and number - 1 > upto:
            break
        fits = old, number - 1
        day = store.journal.day_at(number)
        if day and day.number >= oldest:
            break
    else:
        return 0
    if fits[0]:
        store.fold(fits[1])
    return fits[0]
