"""A mind that was brought gives way: it is set aside, and the newest copy of one's own goes on."""

from __future__ import annotations

import os
import stat
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from reverie import files, known_minds
from reverie.awake import brought, ledger
from reverie.awake.gather import position_from
from reverie.awake.set_aside import brought_by_git
from reverie.errors import BroughtMind, NotAMind, PathRefused
from reverie.ports import Mind
from reverie.stores.sqlite import keyed_mind, mind_copies
from reverie.stores.sqlite.store import SqliteStore

PARTS = ("", "-wal", "-shm", "-journal")
NO_COPY = "; no copy of yours was kept, so the mind begins anew"
COPY = "; the copy of your own of {name} took its place, and what was said since is read again"
OLDER = "{name} is older than it was, so what was said since is read again"


def opened(file: Path, agent: str) -> SqliteStore:
    """The store of a mind in a home, once what was brought in its place has given way."""
    home = str(file.parent.absolute())
    with _alone(home):
        strange = _brought(home, file)
        heads = [] if strange or known_minds.is_noted(file) else known_minds.heads_of(file)
        if strange:
            _give_way(home, file, strange)
        store = _as_it_lies(file, agent)
        if store and _goes_on(store, heads):
            if not strange:
                return store
        elif store and not _copy_beyond(store):
            brought.note(home, OLDER.format(name=file.name))
        else:
            if store:
                store.close()
            _give_way(home, file, ["", *_logs(file)])
            store = SqliteStore(file, agent)
    _settle(home, store, owes=os.path.lexists(os.path.join(home, ledger.STATE, ledger.FILE)))
    return store


def restore(file: Path, agent: str, name: str) -> None:
    """Let a copy take the place of the mind, which is set aside, by a person's word."""
    home = str(file.parent.absolute())
    with _alone(home):
        there = [f"{file.name}{part}" for part in PARTS if os.path.lexists(f"{file}{part}")]
        if there:
            brought.set_aside(home, there, COPY.format(name=name))
        mind_copies.put_back(file, name)
        store = SqliteStore(file, agent)
    try:
        _settle(home, store, owes=True)
    finally:
        store.close()


def owe_again(home: str, mind: Mind) -> None:
    """Let the ledger owe what a copy does not know: transcripts are read on from where it stops."""
    now = time.time()
    first = next(iter(mind.journal.headings(timed=False)), None)
    began = ledger.stamp(first.at.timestamp()) if first else ""

    def decide(book: dict[str, Any]) -> None:
        taken = book.get("consolidated") or {}
        book["consolidated"] = {
            session: told for session, told in taken.items() if _knows(mind, session, told)
        }
        book["restored_at"] = ledger.stamp(now)
        if began and began < str(book.get("installed_at")):
            book["installed_at"] = began  # the ledger was made again, and its owner's file is lost

    ledger.change(home, decide, now)


def _knows(mind: Mind, session: str, told: dict[str, Any]) -> bool:
    read = position_from(mind.sessions.read(session).gathered).offsets
    return all(read.get(name, 0) >= end for name, end in (told.get("offsets") or {}).items())


def _settle(home: str, store: SqliteStore, *, owes: bool) -> None:
    """Know a mind as it is from now on, and let what it lacks be read again if a ledger owes it."""
    with store.file.viewing() as ask:
        heads = keyed_mind.heads(ask.db)
    known_minds.note(store.file.path, heads)
    brought.sweep(home)
    if owes:
        owe_again(home, store)


def _as_it_lies(file: Path, agent: str) -> SqliteStore | None:
    """The store of the file that is there; none if it was brought, or is damaged and has a copy."""
    try:
        return SqliteStore(file, agent)
    except BroughtMind:
        return None
    except (NotAMind, PathRefused):
        if mind_copies.names(file):
            return None
        raise


def _goes_on(store: SqliteStore, heads: list[str]) -> bool:
    with store.file.viewing() as ask:
        return keyed_mind.goes_beyond(ask.db, heads)


def _copy_beyond(store: SqliteStore) -> bool:
    """Whether the newest copy of a mind holds all that the file does that lies there."""
    with store.file.viewing() as ask:
        heads = keyed_mind.heads(ask.db)
    return mind_copies.newest_goes_beyond(store.file.path, heads)


def _brought(home: str, file: Path) -> list[str]:
    """What of a mind's files was brought, by its endings, so far as no MAC has to be asked."""
    if not _is_filled(file):
        is_lost = known_minds.was_keyed(file) and bool(mind_copies.names(file))
        return ["", *_logs(file)] if is_lost else []
    is_moved = known_minds.was_keyed(file) and not known_minds.is_noted(file)
    logs = _logs(file)
    if not (logs or is_moved):
        return []
    in_git = brought_by_git(home)
    if is_moved and file.name in in_git:
        return ["", *logs]
    return [part for part in logs if f"{file.name}{part}" in in_git]


def _is_filled(file: Path) -> bool:
    if not os.path.lexists(file):
        return False
    found = os.lstat(file)
    return stat.S_ISREG(found.st_mode) and found.st_size > 0


def _logs(file: Path) -> list[str]:
    return [part for part in PARTS[1:] if os.path.lexists(f"{file}{part}")]


def _give_way(home: str, file: Path, strange: list[str]) -> None:
    """Set aside what was brought, and let the newest copy take the place of the mind."""
    copies = mind_copies.names(file) if "" in strange else []
    instead = (COPY.format(name=copies[0]) if copies else NO_COPY) if "" in strange else ""
    there = [f"{file.name}{part}" for part in strange if os.path.lexists(f"{file}{part}")]
    if there:
        brought.set_aside(home, there, instead)
    else:
        brought.note(home, f"{file.name} was gone{instead}")
    if copies:
        mind_copies.put_back(file, copies[0])
    elif "" in strange:
        known_minds.forget(home)


@contextmanager
def _alone(home: str) -> Iterator[None]:
    """Held by whoever opens or replaces a mind, for that moment."""
    files.make_folder(os.path.join(home, ledger.STATE))
    lock = files.open_lock(os.path.join(home, ledger.STATE, brought.LOCK))
    try:
        files.lock(lock)
        yield
    finally:
        os.close(lock)
