"""Sessions aside: one that cannot be read is left out and named, and waits for another try."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from functools import partial
from typing import Any

from reverie import aside_folder
from reverie.aside_folder import LeftAside
from reverie.awake import debt, ledger
from reverie.domain.values.aside import Sort, Thing, aside_name
from reverie.errors import place_of
from reverie.ports import Store
from reverie.version import build

STEP = "gather"


def leave(
    home: str, store: Store, record: dict[str, Any], end: str, at: datetime, error: Exception
) -> str:
    """Leave a session out as if it were read to its end; gives the sentence that says so.

    Where it cannot be kept in mind that it was left out, it waits on instead.
    """
    session = str(record["session_id"])
    before = store.sessions.read(session).gathered
    name = aside_name(STEP, Thing(Sort.SESSION, session))
    known = {left.name: left for left in aside_folder.listed(home)}.get(name)
    position = known.position if known else before
    left = LeftAside(name, STEP, place_of(error), build(), session, position, record)
    told = aside_folder.keep(home, left, error)
    if any(one.name == name for one in aside_folder.listed(home)):
        store.gather(session, [], at, before=before, position=end, is_note=True)
    return told


def outdated(home: str) -> list[LeftAside]:
    """The sessions that another version could not read."""
    left = [one for one in aside_folder.listed(home) if one.session]
    return [one for one in left if one.version != build()]


def try_again(home: str, store: Store, left: Iterable[LeftAside], now: datetime) -> None:
    """Let the next sleep read these sessions again, from where they had been read to."""
    for one in left:
        read, known = store.sessions.read(one.session), store.sessions.get(one.session)
        at = known.ended if known else now
        store.gather(one.session, [], at, before=read.gathered, position=one.position, is_note=True)
        if record := one.record:
            ledger.change(home, partial(_owe, record), now.timestamp())
        aside_folder.remove(home, one.name)


def _owe(record: dict[str, Any], book: dict[str, Any]) -> None:
    """Put a record back into the ledger, unless it has one of that session."""
    names = [one["session_id"] for one in [*book["sessions"], *debt.closed_sessions(book)]]
    if record.get("session_id") not in names:
        book["sessions"].append(debt.in_order(record))
