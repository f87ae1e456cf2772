"""Repay: after a night or an undo, the ledger owes exactly what the mind has not taken in."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable
from functools import partial
from typing import Any

from reverie import files, keyed
from reverie.aside_folder import spared_each
from reverie.awake import debt, ledger
from reverie.awake.gather import LOOSE, day_of, position_from, session_of
from reverie.awake.sleep_state import numbers_of
from reverie.engine.days import today
from reverie.frozen import dataclass
from reverie.ports import Mind
from reverie.ports.host import Counted, HostNamed
from reverie.settings import Settings

STEP = "repay of session"


@dataclass(frozen=True, slots=True)
class _Counting:
    """How records are counted again: by which hosts, and by which numbers."""

    host_named: HostNamed
    numbers: dict[str, Any]

    def between(
        self, record: dict[str, Any], taken: dict[str, int], ends: dict[str, int] | None
    ) -> Counted:
        """What a session did between two positions; nothing if it cannot be read."""
        path, host = record.get("transcript_path"), self.host_named(debt.host_of(record))
        if not isinstance(path, str) or host is None or not host.keeps(path):
            return {}
        try:
            found = host.count(path, {"offsets": taken}, limit=sys.maxsize, ends=ends)
        except (OSError, ValueError):
            return {}
        found.pop("read_bytes", None)
        return found

    def score(self, record: dict[str, Any]) -> None:
        """Score a record by its counts, if it has any."""
        if record.get("change_count") is not None:
            record["score"] = debt.score_of_record(record, self.numbers)


def repay(
    home: str, mind: Mind, now: float, *, host_named: HostNamed, summary: str | None = None
) -> tuple[int, int]:
    """Drop what the mind covers and owe again what an undo has freed; the debt before and after."""
    counting = _Counting(host_named, numbers_of(home))

    def decide(book: dict[str, Any]) -> tuple[int, int]:
        before = ledger.owed(book)
        after_night = summary is not None
        gone = _covered(home, book["sessions"], mind, after_night=after_night)
        for record in gone:
            record["offsets"] = position_from(_taken(record, mind)).offsets
        debt.close(book, gone)
        gone += _covered(home, debt.closed_sessions(book), mind, after_night=after_night)
        names = [record["session_id"] for record in gone]
        marks = _clear_gathered_bookmarks(book, mind)
        debt.drop_closed(book, set(names), set(marks))
        _note_taken(home, book, names, marks, now)
        count = partial(_count_only_what_is_new, mind=mind, counting=counting)
        spared_each(home, STEP, _named(book["sessions"]), count)
        owe = partial(_owe_again, book, mind, counting)
        waiting = [reach.session for reach in mind.sessions.waiting()]
        unpaid = dict.fromkeys([*waiting, *mind.sessions.dozed()])
        spared_each(home, STEP, ((name, name) for name in unpaid), owe)
        book.pop("night", None)
        book["waiting"] = mind.memories.backlog(without=today(mind))
        if summary is None:
            return before, ledger.owed(book)
        book["last_sleep"] = ledger.local_date(now)
        if gone or marks:
            told = {"summary": summary, "debt_before": before, "debt_after": ledger.owed(book)}
            done = {"sessions_processed": len(gone), "bookmarks_processed": len(marks)}
            _note_sleep(home, book, {**told, **done, "session_ids": names}, ledger.stamp(now))
        return before, ledger.owed(book)

    debts: tuple[int, int] = ledger.change(home, decide, now)
    return debts


def _note_sleep(home: str, book: dict[str, Any], told: dict[str, Any], at: str) -> None:
    """Note a sleep that has repaid something, in the ledger and on top of the history."""
    book.update(last_sleep_summary=told["summary"], last_consolidated_at=at)
    book["sessions_since_last_sleep"] = len(book["sessions"])
    add_to_history(home, {"date": book["last_sleep"], "consolidated_at": at, **told})


def note_closed(home: str, book: dict[str, Any], sessions: list[str], now: float) -> None:
    """Note how far sessions were counted when they were closed, for a ledger that may be lost."""
    if closed := _counted_up_to(book, sessions):
        ledger.note(home, "consolidated", {"sessions": closed}, now)


def _note_taken(
    home: str, book: dict[str, Any], sessions: list[str], marks: list[str], now: float
) -> None:
    """Note what nights have taken in, so that a lost ledger does not owe it again."""
    if sessions or marks:
        counted = _counted_up_to(book, sessions)
        said = {"sessions": counted, "taken": sessions, "bookmarks": marks}
        ledger.note(home, "consolidated", said, now)


def _counted_up_to(book: dict[str, Any], sessions: list[str]) -> dict[str, Any]:
    taken = book.get("consolidated") or {}
    return {name: taken[name] for name in sessions if name in taken}


def begin(home: str, now: float) -> None:
    """Note that a night runs, and who runs it."""

    def decide(book: dict[str, Any]) -> None:
        book["night"] = {"pid": os.getpid(), "at": ledger.stamp(now)}

    ledger.change(home, decide, now)


def add_to_history(home: str, told: dict[str, Any]) -> None:
    """Put a sleep on top of the history; whoever calls holds the ledger.

    One that was told there by a process which died before it wrote the ledger is told once.
    """
    path = os.path.join(home, ledger.STATE, ledger.HISTORY)
    past = ledger.history(home)
    if past and all(past[0].get(key) == told[key] for key in ("summary", "session_ids")):
        past = past[1:]
    keyed.replace(path, json.dumps([told, *past], ensure_ascii=False, indent=1))


def write_numbers(home: str, settings: Settings) -> None:
    """Let the hooks know the settings, in a file they can read fast."""
    given = {**settings.flat(), "briefing_parts": settings.file.briefing_parts}
    numbers = {name: _plain(given[name]) for name in debt.DEFAULTS}
    if numbers != numbers_of(home):
        files.make_folder(os.path.join(home, ledger.STATE))
        path = os.path.join(home, ledger.STATE, "hook.json")
        keyed.replace(path, json.dumps(numbers, indent=1))


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


def _named(records: Iterable[dict[str, Any]]) -> list[tuple[str, dict[str, Any]]]:
    return [(str(record["session_id"]), record) for record in records]


def _covered(
    home: str, records: Iterable[dict[str, Any]], mind: Mind, *, after_night: bool
) -> list[dict[str, Any]]:
    """The records that nights have taken in; of one that cannot be told it is owed on."""

    def is_covered(record: dict[str, Any]) -> dict[str, Any] | None:
        return record if _is_covered(record, mind, after_night=after_night) else None

    return [one for one in spared_each(home, STEP, _named(records), is_covered)[0] if one]


def _is_covered(record: dict[str, Any], mind: Mind, *, after_night: bool) -> bool:
    """Whether nights have taken in all that a record counts.

    A record that no stop could count yet is covered by the night that looked for it, and not by
    an undo, which looks for nothing.
    """
    taken = _taken(record, mind)
    counted = record.get("offsets") or {}
    if not taken or (record.get("score") is None and not counted and not after_night):
        return False
    offsets = position_from(taken).offsets
    return all(offsets.get(name, 0) >= end for name, end in counted.items())


def _taken(record: dict[str, Any], mind: Mind) -> str:
    return mind.sessions.read(str(record["session_id"])).consolidated


def _count_only_what_is_new(record: dict[str, Any], mind: Mind, counting: _Counting) -> None:
    """A session owes what lies after its last night: only its new part, or more after an undo."""
    read = mind.sessions.read(record["session_id"])
    taken = position_from(read.consolidated).offsets
    if not read.gathered or taken == (record.get("counted_from") or {}):
        return
    if since := counting.between(record, taken, record.get("offsets")):
        record.update(since, counted_from=taken)
        counting.score(record)


def _owe_again(book: dict[str, Any], mind: Mind, counting: _Counting, name: str) -> None:
    """A session that waits again after an undo comes back into the ledger."""
    there = {record["session_id"] for record in [*book["sessions"], *debt.closed_sessions(book)]}
    read, session = mind.sessions.read(name), mind.sessions.get(name)
    if name in there or name.startswith(LOOSE) or not read.gathered or session is None:
        return
    stopped = ledger.stamp(session.ended.timestamp())
    gathered = position_from(read.gathered)
    record: dict[str, Any] = {"session_id": name, "stopped_at": stopped}
    record["score"] = gathered.score
    if gathered.score is None:
        taken = position_from(read.consolidated).offsets
        known = (book.get("consolidated") or {}).get(name) or {}
        record.update(
            transcript_path=known.get("path"), counted_from=taken, host=debt.host_of(known)
        )
        record.update(counting.between(record, taken, gathered.offsets))
        counting.score(record)
    book["sessions"].append(debt.in_order(record))


def _clear_gathered_bookmarks(book: dict[str, Any], mind: Mind) -> list[str]:
    """Drop the bookmarks that nights have taken in; returns their names."""
    marks = book.get("bookmarks") or []
    taken = {
        mark["id"]
        for mark in [*marks, *debt.closed_bookmarks(book)]
        if any(mark["id"] in _marks_of(name, mind) for name in (session_of(mark), day_of(mark)))
    }
    book["bookmarks"] = [mark for mark in marks if mark["id"] not in taken]
    return sorted(taken)


def _marks_of(session: str, mind: Mind) -> tuple[str, ...]:
    return position_from(mind.sessions.read(session).consolidated).bookmarks
