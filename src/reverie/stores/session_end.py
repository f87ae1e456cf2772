"""The end of a session: its number, how far it goes, and what in it sleep should replay."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from reverie.domain.rules.tags import tagged_in
from reverie.settings import Settings

if TYPE_CHECKING:
    from datetime import datetime

    from reverie.stores.journaled import JournaledStore
    from reverie.stores.primitives import SessionRow


def ended(
    store: JournaledStore,
    row: SessionRow,
    at: datetime,
    settings: Settings | None,
    *,
    is_note: bool = False,
) -> SessionRow:
    """A session that ends with its newest episode; unchanged if it has none.

    A note is no session: it waits like one, with the number of the last.
    What is new since it last ended is tagged; all of it, if it ended before ends set tags.
    """
    upto = store.records.newest_in(row.id)
    if not upto:
        return row
    known = store.sessions.get(row.id)
    number = known.number if known else store.sessions.last() + (not is_note)
    had, since = (known.tagged, known.upto) if known and known.tagged is not None else ((), 0)
    new = store.episodes.of(row.id, after=since, upto=upto)
    tagged = (*had, *tagged_in(new, settings or Settings()))
    return replace(row, number=number, ended=at, upto=upto, tagged=tagged)
