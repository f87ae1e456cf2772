"""Catching up: sessions a stop has missed are found and counted; on the hook path, so light."""

from __future__ import annotations

import os

from reverie.awake import debt, ledger

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from reverie.ports.host import Host

MOST_FOUND = 20
"""How many sessions one start catches up with."""


def catch_up(
    host: Host, home: str, missed: tuple[str, str | None], numbers: dict[str, Any], now: float
) -> int:
    """Count what a session did and put it into the ledger, if its transcript can be read.

    Returns how many bytes were read. A session that stops meanwhile is counted by its stop.
    """
    from reverie.awake.stop import counted

    session, path = missed
    book = ledger.sound(home, now)
    before = debt.counted_before(book, session)
    found, read = counted(host, session, path, book, limit=numbers["read_bytes"])

    def decide(book: dict[str, Any]) -> None:
        if not debt.is_counted_alike(book, session, before):
            return
        record = debt.find(book, session)
        at = record["stopped_at"] if record else ledger.stamp(_changed(path, now))
        noted = {"session_id": session, "transcript_path": path, "stopped_at": at}
        debt.put_stop(book, {**noted, "host": host.NAME, **found}, numbers)
        ledger.note_undozed(home)
        book["sessions"].sort(key=lambda record: str(record.get("stopped_at")), reverse=True)

    if found:
        ledger.change(home, decide, now)
    return read


def missed(
    host: Host, book: dict[str, Any], transcript: str | None, limit: int, now: float
) -> list[tuple[str, str | None]]:
    """Sessions that were recorded but not counted to their end, and those nobody recorded.

    What is longer than `limit` is for a night to read.
    """
    found = [
        (record["session_id"], record.get("transcript_path"))
        for record in book["sessions"]
        if (_is_uncounted(record) or _has_gone_on(record))
        and _is_kept_by(host, record)
        and not (record.get("unread_bytes") and _length(record) > limit)
    ]
    known = {record["session_id"] for record in book["sessions"]}
    taken = book.get("consolidated") or {}
    since = found_since(book) or ledger.stamp(now)
    for name, path in host.find(transcript) if transcript else ():
        is_new = name not in known and ledger.stamp(_changed(path, 0)) > since
        if is_new and (name not in taken or _length(taken[name], path) > 0):
            found.append((name, path))
    return found[:MOST_FOUND]


def found_since(book: dict[str, Any]) -> str:
    """The moment from which on a session counts that nobody recorded; empty if none is known.

    A night has looked for what lies before it; a ledger made again has to be filled again.
    """
    slept = str(book.get("last_consolidated_at") or "")
    known = [str(book.get(moment) or "") for moment in ("installed_at", "resumed_at")]
    return max(*known, slept if slept > str(book.get("made_at") or "") else "")


def is_uncounted(record: dict[str, Any], host: Host) -> bool:
    """Whether a host keeps a session that a stop could not count, or not to its end."""
    return _is_uncounted(record) and _is_kept_by(host, record)


def _is_kept_by(host: Host, record: dict[str, Any]) -> bool:
    """Whether a host keeps a transcript; asked last, because each part of its path is looked at."""
    path = str(record.get("transcript_path"))
    return debt.host_of(record) == host.NAME and host.keeps(path) and os.path.exists(path)


def _is_uncounted(record: dict[str, Any]) -> bool:
    return record.get("score") is None or bool(record.get("unread_bytes"))


def _has_gone_on(record: dict[str, Any]) -> bool:
    """Whether a session went on without another stop."""
    return bool(record.get("offsets")) and _length(record) > 0


def _length(counted: dict[str, Any], path: str | None = None) -> int:
    """How many bytes a transcript holds that were not counted."""
    read = (counted.get("offsets") or {}).get("main") or 0
    try:
        return os.stat(path or str(counted.get("transcript_path"))).st_size - int(read)
    except OSError:
        return 0


def _changed(path: str | None, otherwise: float) -> float:
    try:
        return os.stat(str(path)).st_mtime
    except OSError:
        return otherwise
