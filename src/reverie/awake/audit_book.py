"""The audit's books: how many sessions a user has had, and how far each was looked at."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from hashlib import sha256
from typing import Any

from reverie import files, keyed
from reverie.awake import ledger
from reverie.errors import PathRefused

COUNT, LOOKED, LOCK = "sessions.json", "audit.json", ".audit.lock"
KEPT = 5_000
"""How many sessions are known apart; one that comes back after so many others counts anew."""
PATIENCE_S = 10.0
UNREADABLE = (OSError, ValueError, PathRefused)


def sessions_of_user() -> int:
    """How many sessions this user has had, in all projects."""
    return _counted(_read(os.path.join(keyed.user_state(), COUNT)))[0]


def count_sessions(sessions: Iterable[str], at_least: int = 0) -> int:
    """Count each session of this user once, however often it is told; returns how many there are.

    `at_least` is what a project remembers, should the user's own book be lost.
    """
    path = os.path.join(keyed.user_state(), COUNT)
    files.make_folder(os.path.dirname(path))
    with _held(f"{path}.lock"):
        count, known = _counted(_read(path))
        fresh = [name for name in dict.fromkeys(map(_digest, sessions)) if name not in known]
        total = max(count, at_least if not known else 0) + len(fresh)
        if fresh or total != count:
            names = [*known, *fresh][-KEPT:]
            files.replace(path, json.dumps({"count": total, "sessions": names}))
    return total


def looked_at(home: str) -> dict[str, int]:
    """Up to which length each session was looked at."""
    book = _read(os.path.join(home, ledger.STATE, LOOKED))
    return {name: size for name, size in book.items() if isinstance(size, int)}


def note_looked(home: str, sizes: Mapping[str, int]) -> None:
    """Note up to which length sessions were looked at."""
    book = {**looked_at(home), **sizes}
    newest = dict(list(book.items())[-KEPT:])
    keyed.replace(os.path.join(home, ledger.STATE, LOOKED), json.dumps(newest))


@contextmanager
def audit_lock(home: str) -> Iterator[None]:
    """Held by whoever looks back on sessions; a second one waits for a while, then goes on."""
    with _held(os.path.join(home, ledger.STATE, LOCK)):
        yield


@contextmanager
def _held(path: str) -> Iterator[None]:
    descriptor = files.open_lock(path)
    try:
        files.lock(descriptor, PATIENCE_S)
        yield
    finally:
        os.close(descriptor)


def _counted(book: Mapping[str, Any]) -> tuple[int, list[str]]:
    count, names = book.get("count"), book.get("sessions")
    known = [name for name in names if isinstance(name, str)] if isinstance(names, list) else []
    return (max(count, len(known)) if isinstance(count, int) else len(known)), known


def _digest(session: str) -> str:
    return sha256(session.encode(errors="surrogatepass")).hexdigest()[:16]


def _read(path: str) -> dict[str, Any]:
    try:
        book = json.loads(keyed.read(path))
    except UNREADABLE:
        return {}
    return book if isinstance(book, dict) else {}
