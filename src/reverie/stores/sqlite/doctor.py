"""The doctor: what is wrong with a mind's file, and what to do about it."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from reverie.domain.journal.entry import nights
from reverie.domain.journal.plan import Outcome
from reverie.domain.rules.admission import admit
from reverie.domain.views.checked import Checked
from reverie.errors import EntryUnread, ReverieError, StoreFailed
from reverie.stores.sqlite.recall_schema import REMADE_FROM
from reverie.stores.sqlite.store import SqliteStore

LOW_ON_SPACE = 200_000_000
"""Bytes; with less, a night or an export may not fit."""
EXPORT_FIRST = "restore a copy, or import an export into a new file: `reverie import`"


def checkup(path: Path, agent: str, now: datetime) -> Iterator[Checked]:
    """Look at the file, its search index, its journal and the disk."""
    try:
        store = SqliteStore(path, agent)
    except ReverieError as error:
        yield Checked(False, str(error), EXPORT_FIRST)
        return
    try:
        yield Checked(True, f"{path} is a mind, and can be written")
        yield from _integrity(store)
        yield _journal(store, now)
        yield _unfinished(store)
        yield _space(path)
    except (ReverieError, sqlite3.Error) as error:
        yield Checked(False, f"reading stopped: {error}", EXPORT_FIRST)
    finally:
        store.close()


def _integrity(store: SqliteStore) -> Iterator[Checked]:
    with store.file.viewing() as ask:
        found = [row[0] for row in ask.all("SELECT * FROM pragma_integrity_check(3) WHERE ? >= 0")]
    well = found == ["ok"]
    what = "every page of the file is sound" if well else f"damaged pages: {'; '.join(found)}"
    yield Checked(well, what, EXPORT_FIRST)
    if store.is_index_new:
        yield Checked(True, "the search index was damaged and has been made anew")
    try:
        with store.writing() as db:
            for table, source in REMADE_FROM.items():
                deep = 0 if source else 1
                check = f"INSERT INTO {table} ({table}, rank) VALUES ('integrity-check', {deep})"
                db.execute(check)
                if source and not _same_size(db, table, source):
                    raise StoreFailed(f"{table} lacks some of its rows")
        yield Checked(True, "the search index agrees with the memories")
    except ReverieError:
        yield Checked(False, "the search index is stale", "run `reverie rebuild`")


def _journal(store: SqliteStore, now: datetime) -> Checked:
    """Whether every entry can be read, without gaps, and holds what can be."""
    first, last = store.journal.first(), store.journal.last()
    for number in range(first, last + 1):
        step = f"take it away with `reverie undo e{number}`, or restore a copy"
        try:
            entry = store.journal.entry(number)
            admit(entry, now)
        except EntryUnread as error:
            return Checked(False, f"entry e{number} cannot be read ({error.why})", step)
        except ValueError as error:
            return Checked(False, f"entry e{number} holds what cannot be ({error})", step)
        if entry is None:
            return Checked(False, f"entry e{number} is missing from the journal", EXPORT_FIRST)
    return Checked(
        True, f"the journal is whole (e{first} to e{last})" if last else "no journal yet"
    )


def _unfinished(store: SqliteStore) -> Checked:
    told = nights(store.journal.headings())
    if told and told[-1].outcome is Outcome.UNFINISHED:
        night = told[-1].plan.night
        step = f"go on with `reverie night`, or take it back with `reverie undo {night}`"
        return Checked(False, f"night {night} was cut short", step)
    return Checked(True, "no night is left unfinished")


def _space(path: Path) -> Checked:
    free = shutil.disk_usage(path.parent).free
    return Checked(free > LOW_ON_SPACE, f"{free / 1e9:.1f} GB free on the disk", "free some space")


def _same_size(db: sqlite3.Connection, table: str, source: str) -> bool:
    """Whether a full-text table has as many rows as there are texts for it."""
    counts = db.execute(
        f"SELECT (SELECT count(*) FROM {table}_docsize), (SELECT count(*) FROM ({source}))"
    ).fetchone()
    return bool(counts[0] == counts[1])
