"""Gathering: before a night, what the ledger points at becomes episodes of the mind."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from reverie.domain.appraisal import Appraisal
from reverie.domain.cues import appraise
from reverie.domain.episode import Draft, Voice
from reverie.domain.secrecy import masked
from reverie.domain.text import clipped
from reverie.hosts.claude_code import ledger, scan
from reverie.hosts.claude_code.drafting import drafts as drafted
from reverie.hosts.claude_code.reader import moments
from reverie.ports import Store

SALIENCE_IMPORTANCE = {1: 50, 2: 70, 3: 90}
"""How important a bookmark of each salience is, in hundredths."""
LONGEST = 20_000
"""Characters of one gathered episode; a pasted log is longer and is clipped."""


@dataclass(frozen=True, slots=True)
class Position:
    """How far a session has been read: bytes by file, bookmarks, and a manual entry's score."""

    offsets: dict[str, int]
    bookmarks: tuple[str, ...] = ()
    score: int | None = None

    def text(self) -> str:
        """The position as the mind keeps it."""
        return json.dumps(
            {"offsets": self.offsets, "bookmarks": self.bookmarks, "score": self.score},
            sort_keys=True,
        )


def position_from(text: str) -> Position:
    """A position from what the mind keeps; nothing read if it keeps nothing."""
    given = json.loads(text) if text else {}
    return Position(
        dict(given.get("offsets") or {}), tuple(given.get("bookmarks") or ()), given.get("score")
    )


def gather(home: str, store: Store, now: datetime) -> int:
    """Record what waits in the ledger; returns how many sessions had something new."""
    book = ledger.read(home)
    if book is None:
        return 0
    gathered = 0
    with store.night_lock():
        for record in _waiting(book):
            session = str(record["session_id"])
            before = store.read_of(session).gathered
            found, position = _read(record, position_from(before), book)
            if position.text() != before:
                at = _moment(record.get("stopped_at")) or now
                told = [_draft(one, at, now) for one in found]
                gathered += store.gather(
                    session, told, min(at, now), before=before, position=position.text()
                )
    return gathered


def _waiting(book: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The records to read, oldest first: those closed without a night, then those still owed."""
    open_now = {record["session_id"] for record in book["sessions"]}
    for session, taken in (book.get("consolidated") or {}).items():
        if session not in open_now and taken.get("path"):
            yield {
                "session_id": session,
                "transcript_path": taken["path"],
                "offsets": taken["offsets"],
                "stopped_at": book.get("last_consolidated_at"),
            }
    yield from reversed(book["sessions"])


def _read(
    record: dict[str, Any], before: Position, book: dict[str, Any]
) -> tuple[list[dict[str, Any]], Position]:
    """What a record holds beyond a position, and the position after it."""
    if record["session_id"].startswith("manual-"):
        said = str(record.get("last_assistant_message") or "")
        new = [_by_hand(said)] if before.score is None and said else []
        return new, Position({}, score=record.get("score"))
    found, offsets = _from_transcript(record, before)
    marks = [
        mark
        for mark in book.get("bookmarks") or []
        if mark.get("session_id") == record["session_id"] and mark["id"] not in before.bookmarks
    ]
    found += [_from_bookmark(mark) for mark in marks]
    seen = (*before.bookmarks, *(str(mark["id"]) for mark in marks))
    return found, Position({**before.offsets, **offsets}, seen)


def _from_transcript(
    record: dict[str, Any], before: Position
) -> tuple[list[dict[str, Any]], dict[str, int]]:
    path = record.get("transcript_path")
    ends = dict(record.get("offsets") or {})
    found: list[dict[str, Any]] = []
    try:
        files = scan.files_of(os.path.realpath(str(path))) if path else {}
        if record.get("score") is None and not ends:
            ends = {name: os.stat(file).st_size for name, file in files.items()}
        for name, file in files.items():
            start, end = before.offsets.get(name, 0), int(ends.get(name, 0))
            if start < end:
                found += _drafts_of(file, start, end)
    except OSError:
        return _from_messages(record) if not before.offsets else [], ends
    if not files and not before.offsets:
        found = _from_messages(record)
    return found, ends


def _drafts_of(file: str, start: int, end: int) -> list[dict[str, Any]]:
    return [
        {
            "at": draft.at,
            "voice": draft.voice,
            "text": draft.text,
            "appraisal": draft.appraisal,
            "origin": f"{file}@{draft.byte}",
        }
        for draft in drafted(moments(file, start=start, end=end))
    ]


def _from_messages(record: dict[str, Any]) -> list[dict[str, Any]]:
    """What is left of a session whose transcript is gone: the last words of its turns."""
    said = record.get("messages") or [record.get("last_assistant_message")]
    return [
        {"voice": Voice.AGENT, "text": text, "appraisal": appraise(text, Voice.AGENT)}
        for text in reversed(said)
        if isinstance(text, str) and text.strip()
    ]


def _from_bookmark(mark: dict[str, Any]) -> dict[str, Any]:
    text = f"bookmarked: {mark['message']}"
    importance = SALIENCE_IMPORTANCE.get(int(mark.get("salience") or 2), 70)
    return {
        "at": _moment(mark.get("created_at")),
        "voice": Voice.AGENT,
        "text": text,
        "appraisal": Appraisal(importance=importance, arousal=importance // 2),
        "origin": f"bookmark {mark['id']}",
    }


def _by_hand(said: str) -> dict[str, Any]:
    return {"voice": Voice.AGENT, "text": said, "appraisal": Appraisal(importance=60)}


def _draft(found: dict[str, Any], at: datetime, now: datetime) -> Draft:
    moment = found.get("at") or at
    return Draft(
        at=min(moment, now),
        voice=found["voice"],
        text=clipped(masked(found["text"]).replace("\x00", ""), LONGEST) or "(nothing)",
        appraisal=found["appraisal"],
        origin=found.get("origin"),
    )


def _moment(stamp: object) -> datetime | None:
    try:
        moment = datetime.fromisoformat(str(stamp).replace("Z", "+00:00"))
    except ValueError:
        return None
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)
