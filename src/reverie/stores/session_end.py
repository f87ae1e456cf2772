"""The end of a session: its number, how far it goes, and what in it sleep should replay."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from reverie.domain.journal.change import Place
from reverie.domain.rules.tags import tagged_in
from reverie.domain.values.session import Mark
from reverie.domain.values.trace import joined
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

    The part that no night has taken in yet is tagged as a whole, however often it has ended: ending
    often would else tag everything. What a night has taken in keeps its tags.
    A note is no session: it waits like one, with the number of the last. The trace of what is new
    is added to what the session had.
    """
    upto = store.records.newest_in(row.id)
    row = replace(row, trace=joined(store.sessions.trace(row.id), row.trace, upto))
    if not upto:
        return row
    known = store.sessions.get(row.id)
    number = known.number if known else store.sessions.last() + (not is_note)
    place = Place("mark", row.id)
    mark = store.present([place]).get(place)
    taken = mark.upto if isinstance(mark, Mark) else 0
    had = [n for n in (known.tagged if known else None) or () if n <= taken]
    new = store.episodes.of(row.id, after=taken, upto=upto)
    tagged = (*had, *tagged_in(new, settings or Settings()))
    return replace(row, number=number, ended=at, upto=upto, tagged=tagged)
