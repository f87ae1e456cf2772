"""Catching up: sessions a stop has missed are found and counted; on the hook path, so light."""

from __future__ import annotations

import os

from reverie.awake import debt, ledger
from reverie.hosts.claude_code import counts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

MOST_FOUND = 20
"""How many sessions one start catches up with."""


def analysed(session: str, path: str | None, book: dict[str, Any], limit: int) -> dict[str, Any]:
    """The counts of a transcript; nothing if it cannot be read: a later start tries again."""
    if path is None:
        return {}
    before = debt.counted_before(book, session)
    own: dict[str, Any] = {}
    if not before.get("root"):  # the first lines of a fork may have none, so look again
        from reverie.hosts.claude_code import forks

        own = forks.own_part(path, session, book, limit)
        if own.get("own_from") == -1:
            return {}
        if own.get("own_from"):
            offsets = dict(before.get("offsets") or {})
            offsets["main"] = max(own["own_from"], offsets.get("main", 0))
            before = {**before, "offsets": offsets}
    try:
        return {**own, **counts.scan(counts.files_of(os.path.realpath(path)), before, limit)}
    except (OSError, ValueError):
        return {}


def catch_up(
    home: str, session: str, path: str | None, numbers: dict[str, Any], now: float
) -> None:
    """Count what a session did and put it into the ledger, if its transcript can be read."""
    at_first = analysed(session, path, ledger.sound(home, now), numbers["read_bytes"])

    def decide(book: dict[str, Any]) -> None:
        known = debt.counted_before(book, session)
        found = analysed(session, path, book, numbers["read_bytes"]) if known else at_first
        record = debt.find(book, session)
        at = record["stopped_at"] if record else ledger.stamp(_changed(path, now))
        debt.put_stop(
            book,
            {"session_id": session, "transcript_path": path, "stopped_at": at, **found},
            numbers,
        )
        book["sessions"].sort(key=lambda record: str(record.get("stopped_at")), reverse=True)

    if at_first:
        ledger.change(home, decide, now)


def missed(home: str, transcript: object, now: float) -> list[tuple[str, str | None]]:
    """Sessions that were recorded but not analysed, and transcripts nobody recorded."""
    book = ledger.sound(home, now)
    found = uncounted(book)
    known = {record["session_id"] for record in book["sessions"]}
    taken = book.get("consolidated") or {}
    since = max(
        str(book.get(moment) or "")
        for moment in ("last_consolidated_at", "installed_at", "resumed_at")
    ) or ledger.stamp(now)
    for path in _transcripts_beside(transcript):
        name = os.path.basename(path)[:-6]
        is_new = name not in known and ledger.stamp(_changed(path, 0)) > since
        if is_new and (name not in taken or _has_grown(path, taken[name])):
            found.append((name, path))
    return found[:MOST_FOUND]


def uncounted(book: dict[str, Any]) -> list[tuple[str, str | None]]:
    """Sessions whose stop was recorded before their transcript could be counted."""
    return [
        (record["session_id"], record.get("transcript_path"))
        for record in book["sessions"]
        if record.get("score") is None and os.path.exists(str(record.get("transcript_path")))
    ]


def config_folder() -> str:
    """The host's own folder of the user."""
    return os.environ.get("CLAUDE_CONFIG_DIR") or os.path.join(os.path.expanduser("~"), ".claude")


def _has_grown(path: str, taken: dict[str, Any]) -> bool:
    """Whether a transcript has gone on since it was consolidated."""
    try:
        return os.stat(path).st_size > int((taken.get("offsets") or {}).get("main") or 0)
    except OSError:
        return False


def _transcripts_beside(path: object) -> list[str]:
    """The transcripts in the host's own folder for this project, newest first."""
    if not isinstance(path, str):
        return []
    folder = os.path.realpath(os.path.dirname(path))
    if os.path.dirname(folder) != os.path.realpath(os.path.join(config_folder(), "projects")):
        return []
    try:
        listed = os.listdir(folder)
        names = [n for n in listed if n.endswith(".jsonl") and not n.startswith(counts.AGENT)]
    except OSError:
        return []
    paths = [os.path.join(folder, name) for name in names]
    return sorted(paths, key=lambda path: -_changed(path, 0))


def _changed(path: str | None, otherwise: float) -> float:
    try:
        return os.stat(str(path)).st_mtime
    except OSError:
        return otherwise
