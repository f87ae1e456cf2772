"""Repaying: after a night or an undo, the ledger owes exactly what the mind has not taken in."""

from __future__ import annotations

import json
import os
from typing import Any

from reverie import files
from reverie.awake import debt, ledger
from reverie.awake.gather import LOOSE, position_from, session_of
from reverie.awake.pulse import numbers_of
from reverie.hosts.claude_code import counts
from reverie.ports import Mind
from reverie.settings import Settings


def repay(home: str, mind: Mind, now: float, summary: str | None = None) -> None:
    """Drop what the mind covers and owe again what an undo has freed."""
    numbers = numbers_of(home)

    def decide(book: dict[str, Any]) -> None:
        before = ledger.owed(book)
        gone = [r for r in book["sessions"] if _is_covered(r, mind)]
        for record in gone:
            record["offsets"] = position_from(_taken(record, mind)).offsets
        debt.close(book, gone)
        note_consolidated(home, book, [record["session_id"] for record in gone], now)
        for record in book["sessions"]:
            _count_only_what_is_new(record, mind, numbers)
        _owe_again(book, mind, numbers)
        marks = _clear_gathered_bookmarks(book, mind)
        book.pop("night", None)
        book["waiting"] = mind.backlog(without=mind.next_night() - 1)
        if summary is None or not (gone or marks):
            return
        at = ledger.stamp(now)
        book.update(last_sleep=at[:10], last_sleep_summary=summary, last_consolidated_at=at)
        book["sessions_since_last_sleep"] = len(book["sessions"])
        add_to_history(
            home,
            {
                "date": at[:10],
                "consolidated_at": at,
                "summary": summary,
                "debt_before": before,
                "debt_after": ledger.owed(book),
                "sessions_processed": len(gone),
                "bookmarks_processed": marks,
                "session_ids": [record["session_id"] for record in gone],
            },
        )

    ledger.change(home, decide, now)


def note_consolidated(home: str, book: dict[str, Any], sessions: list[str], now: float) -> None:
    """Note how far sessions were counted when they were closed, for a ledger that may be lost."""
    taken = book.get("consolidated") or {}
    closed = {name: taken[name] for name in sessions if name in taken}
    if closed:
        ledger.note(home, "consolidated", {"sessions": closed}, now)


def begin(home: str, now: float) -> None:
    """Note that a night runs, and who runs it."""

    def decide(book: dict[str, Any]) -> None:
        book["night"] = {"pid": os.getpid(), "at": ledger.stamp(now)}

    ledger.change(home, decide, now)


def add_to_history(home: str, told: dict[str, Any]) -> None:
    """Put a sleep on top of the history; whoever calls holds the ledger."""
    path = os.path.join(home, ledger.STATE, ledger.HISTORY)
    files.replace(path, json.dumps([told, *ledger.history(home)], ensure_ascii=False, indent=1))


def write_numbers(home: str, settings: Settings) -> None:
    """Let the hooks know the settings, in a file they can read fast."""
    given = {**settings.flat(), "briefing_parts": settings.file.briefing_parts}
    numbers = {name: _plain(given[name]) for name in debt.DEFAULTS}
    if numbers != numbers_of(home):
        os.makedirs(os.path.join(home, ledger.STATE), exist_ok=True)
        path = os.path.join(home, ledger.STATE, "hook.json")
        files.replace(path, json.dumps(numbers, indent=1))


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


def _is_covered(record: dict[str, Any], mind: Mind) -> bool:
    """Whether nights have taken in all that a record counts."""
    taken = _taken(record, mind)
    if not taken:
        return False
    offsets = position_from(taken).offsets
    counted = record.get("offsets") or {}
    return all(offsets.get(name, 0) >= end for name, end in counted.items())


def _taken(record: dict[str, Any], mind: Mind) -> str:
    return mind.read_of(str(record["session_id"])).consolidated


def _count_only_what_is_new(record: dict[str, Any], mind: Mind, numbers: dict[str, Any]) -> None:
    """A session owes what lies after its last night: only its new part, or more after an undo."""
    read = mind.read_of(record["session_id"])
    taken = position_from(read.consolidated).offsets
    if read.gathered and taken != (record.get("counted_from") or {}):
        since = _counts(record.get("transcript_path"), taken, record.get("offsets"), numbers)
        if since:
            record.update(since, counted_from=taken)
            record["score"] = debt.score_of_record(record, numbers)


def _owe_again(book: dict[str, Any], mind: Mind, numbers: dict[str, Any]) -> None:
    """Sessions that wait again after an undo come back into the ledger."""
    there = {record["session_id"] for record in book["sessions"]}
    for name in (reach.session for reach in mind.sessions_waiting()):
        read, session = mind.read_of(name), mind.session(name)
        if name in there or name.startswith(LOOSE) or not read.gathered or session is None:
            continue
        stopped = ledger.stamp(session.ended.timestamp())
        score = position_from(read.gathered).score
        record: dict[str, Any] = {"session_id": name, "stopped_at": stopped, "score": score}
        if score is None:
            taken = position_from(read.consolidated).offsets
            path = ((book.get("consolidated") or {}).get(name) or {}).get("path")
            ends = position_from(read.gathered).offsets
            since = _counts(path, taken, ends, numbers)
            record.update(transcript_path=path, counted_from=taken, **since)
            if record.get("change_count") is not None:
                record["score"] = debt.score_of_record(record, numbers)
        book["sessions"].append(debt.in_order(record))


def _counts(
    path: object, taken: dict[str, int], ends: dict[str, int] | None, numbers: dict[str, Any]
) -> dict[str, Any]:
    if not isinstance(path, str):
        return {}
    try:
        files = counts.files_of(os.path.realpath(path))
        return counts.scan(files, {"offsets": taken}, numbers["read_bytes"], ends)
    except OSError:
        return {}


def _clear_gathered_bookmarks(book: dict[str, Any], mind: Mind) -> int:
    kept = []
    marks = book.get("bookmarks") or []
    for mark in marks:
        taken = position_from(mind.read_of(session_of(mark)).consolidated)
        if mark["id"] not in taken.bookmarks:
            kept.append(mark)
    book["bookmarks"] = kept
    return len(marks) - len(kept)
