"""Discovery: before a night, sessions that no hook saw are looked for where hosts keep them."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

from reverie.aside_folder import spared_each
from reverie.awake import debt, ledger
from reverie.awake.gather import position_from
from reverie.awake.home import is_paused
from reverie.ports import Mind
from reverie.ports.host import Host, HostNamed

QUIET_S = 30 * 60
"""After how many seconds without a word a session counts as over, though nobody said so."""


def unrecorded(
    home: str, mind: Mind, host_named: HostNamed, now: float, tell: Callable[[str], object] = str
) -> Iterator[tuple[Host, str, str]]:
    """The sessions since the installation that neither the ledger knows nor the mind has read.

    One that was written to a moment ago goes on, and its own stop will tell of it; but a ledger
    that was made again no longer knows whose stops have told. `tell` hears of what failed.
    """
    if is_paused(home):
        return
    book = ledger.sound(home, now)
    since = max(str(book.get(moment) or "") for moment in ("installed_at", "resumed_at"))
    until = "" if _is_made_again(book) else ledger.stamp(now - QUIET_S)
    known = {record["session_id"] for record in [*book["sessions"], *debt.closed_sessions(book)]}
    for host, transcripts in _folders(home, book, host_named):
        kept = dict(host.sessions_of(os.path.dirname(os.path.abspath(home))))
        for path in transcripts:
            kept.update(host.find(path))

        def is_missed(found: tuple[str, str]) -> tuple[str, str] | None:
            name, path = found
            read = _read(mind, name)
            return found if _goes_beyond(path, read, since=since, until=until) else None

        unknown = ((name, (name, path)) for name, path in kept.items() if name not in known)
        missed, notes = spared_each(home, "look at session", unknown, is_missed)
        for note in notes:
            tell(note)
        for session, path in filter(None, missed):
            known.add(session)
            yield host, session, path


def _folders(
    home: str, book: dict[str, Any], host_named: HostNamed
) -> Iterator[tuple[Host, list[str]]]:
    """Each host the ledger knows, with one transcript of each folder it was seen to write in."""
    paths: dict[str, dict[str, str]] = {debt.FIRST_HOST: {}}
    taken = [{**told, "transcript_path": told.get("path")} for told in _consolidated(book)]

    def place(record: dict[str, Any]) -> None:
        if path := record.get("transcript_path"):
            paths.setdefault(debt.host_of(record), {})[os.path.dirname(path)] = path

    records = [*book["sessions"], *debt.closed_sessions(book), *taken]
    spared_each("", "place of session", (("", record) for record in records), place)
    for name, seen in paths.items():
        if host := host_named(name):
            yield host, list(seen.values())


def _consolidated(book: dict[str, Any]) -> list[dict[str, Any]]:
    return list((book.get("consolidated") or {}).values())


def _read(mind: Mind, session: str) -> int:
    """Up to which byte the mind has read a session's transcript."""
    return position_from(mind.sessions.read(session).gathered).offsets.get("main", 0)


def _is_made_again(book: dict[str, Any]) -> bool:
    """Whether no night has come since a damaged ledger, or a mind that was lost, was made again."""
    made = max(str((book.get("rebuilt") or {}).get("at") or ""), str(book.get("restored_at") or ""))
    return made > str(book.get("last_consolidated_at") or "")


def _goes_beyond(path: str, read: int, *, since: str, until: str) -> bool:
    """Whether a transcript was last written between two moments and holds more than was read."""
    try:
        found = os.stat(path)
    except (OSError, ValueError):
        return False
    changed = ledger.stamp(found.st_mtime)
    return changed > since and (not until or changed < until) and found.st_size > read
