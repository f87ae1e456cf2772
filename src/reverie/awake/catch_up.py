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
) -> None:
    """Count what a session did and put it into the ledger, if its transcript can be read."""
    from reverie.awake.stop import counted

    session, path = missed
    at_first = counted(host, session, path, ledger.sound(home, now), numbers)

    def decide(book: dict[str, Any]) -> None:
        known = debt.counted_before(book, session)
        found = counted(host, session, path, book, numbers) if known else at_first
        record = debt.find(book, session)
        at = record["stopped_at"] if record else ledger.stamp(_changed(path, now))
        noted = {"session_id": session, "transcript_path": path, "stopped_at": at}
        debt.put_stop(book, {**noted, "host": host.NAME, **found}, numbers)
        book["sessions"].sort(key=lambda record: str(record.get("stopped_at")), reverse=True)

    if at_first:
        ledger.change(home, decide, now)


def missed(
    host: Host, home: str, transcript: str | None, now: float
) -> list[tuple[str, str | None]]:
    """Sessions of a host that were recorded but not counted, and those nobody recorded."""
    book = ledger.sound(home, now)
    found = [
        (record["session_id"], record.get("transcript_path")) for record in uncounted(book, host)
    ]
    known = {record["session_id"] for record in book["sessions"]}
    taken = book.get("consolidated") or {}
    since = max(
        str(book.get(moment) or "")
        for moment in ("last_consolidated_at", "installed_at", "resumed_at")
    ) or ledger.stamp(now)
    for name, path in host.find(transcript) if transcript else ():
        is_new = name not in known and ledger.stamp(_changed(path, 0)) > since
        if is_new and (name not in taken or _has_grown(path, taken[name])):
            found.append((name, path))
    return found[:MOST_FOUND]


def uncounted(book: dict[str, Any], host: Host) -> list[dict[str, Any]]:
    """The records of a host's sessions that stopped before their transcript could be counted."""
    return [
        record
        for record in book["sessions"]
        if record.get("score") is None
        and debt.host_of(record) == host.NAME
        and host.keeps(path := str(record.get("transcript_path")))
        and os.path.exists(path)
    ]


def _has_grown(path: str, taken: dict[str, Any]) -> bool:
    """Whether a transcript has gone on since it was consolidated."""
    try:
        return os.stat(path).st_size > int((taken.get("offsets") or {}).get("main") or 0)
    except OSError:
        return False


def _changed(path: str | None, otherwise: float) -> float:
    try:
        return os.stat(str(path)).st_mtime
    except OSError:
        return otherwise
