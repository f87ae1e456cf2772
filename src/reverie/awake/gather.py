"""Gather: before a night, what the ledger points at becomes episodes of the mind."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import Any

from reverie.aside_folder import spared
from reverie.awake import debt, ledger, sessions_aside
from reverie.awake.discretion import of_session
from reverie.awake.soundness import odd_entries
from reverie.domain.intake.secrets import masked
from reverie.domain.intake.text import clipped
from reverie.domain.language import DEFAULT, Language
from reverie.domain.values.appraisal import Appraisal
from reverie.domain.values.episode import BOOKMARKED, Draft, Voice, of_bookmark
from reverie.domain.values.trace import trace_text
from reverie.domain.values.tree_note import BRANCH, branch_in
from reverie.errors import ends_all
from reverie.frozen import dataclass
from reverie.ports import Mind, Store
from reverie.ports.host import Host, HostNamed
from reverie.settings import Settings

Record = dict[str, Any]
"""A session as the ledger holds it."""

BY_SALIENCE = {1: 50, 2: 70, 3: 90}
"""How important a bookmark of each salience is, in hundredths."""
BY_HAND = Appraisal(importance=60)
LOOSE = "bookmark-"
"""What the session of a bookmark that belongs to none is called by."""
NOTES = "manual-"
"""What the session of a note that was made by hand begins with."""
LONGEST = 20_000
"""Characters of one gathered episode; a pasted log is longer and is clipped."""


@dataclass(frozen=True, slots=True)
class Position:
    """How far a session has been read: bytes by file, bookmarks, and a manual entry's score."""

    offsets: dict[str, int]
    bookmarks: tuple[str, ...] = ()
    score: int | None = None
    private: tuple[int, ...] = ()
    """The length of each private message up to there, which is all that is known of them."""
    branch: str = ""
    """The branch it was on when it last stopped; empty for the default one."""

    def text(self) -> str:
        """The position as the mind keeps it."""
        told = {"offsets": self.offsets, "bookmarks": self.bookmarks, "score": self.score}
        private = {"private": self.private} if self.private else {}
        branch = {BRANCH: self.branch} if self.branch else {}
        return json.dumps(told | private | branch, sort_keys=True)


NOTHING_READ = Position({})


def position_from(text: str) -> Position:
    """A position from what the mind keeps; nothing read if it keeps nothing."""
    if not text:
        return NOTHING_READ
    given = json.loads(text)
    return Position(
        dict(given.get("offsets") or {}),
        tuple(given.get("bookmarks") or ()),
        given.get("score"),
        tuple(given.get("private") or ()),
        branch_in(text),
    )


def gather(
    home: str,
    store: Store,
    now: datetime,
    host_named: HostNamed,
    language: Language = DEFAULT,
    settings: Settings | None = None,
    *,
    mask: Callable[[str], str] = masked,
    dozes: bool = False,
    tell: Callable[[str], object] = str,
) -> int:
    """Record what waits in the ledger; returns how many sessions had something new.

    A session whose host is not known here, or keeps its transcripts elsewhere, waits on; one that
    cannot be read is set aside, which `tell` is told, and is tried again by the next version.
    """
    if ledger.read(home) is None:
        return 0
    gathered = 0
    with store.night_lock(waits=False, dozes=dozes):
        sessions_aside.try_again(home, store, sessions_aside.outdated(home), now)
        book = ledger.read(home) or {"sessions": []}
        if odd := odd_entries(book):
            tell(f"{odd}; see `reverie doctor`")
        gathering = _Gathering(store, book, now, language, settings, mask)
        for record in _records(book):
            try:
                host = host_named(debt.host_of(record))
                if host is not None and _may_be_read(record, host):
                    gathered += gathering.session(record, host)
            except Exception as error:
                if ends_all(error):
                    raise
                leave = partial(gathering.leave, home, record, error)
                told, failed = spared(home, f"gather of {record['session_id']}", leave, str)
                for note in (*filter(None, [told]), *failed):
                    tell(note)
        for day, marks in _loose_days(book):
            new, notes = spared(home, day, partial(gathering.loose, day, marks), bool)
            gathered += new
            for note in notes:
                tell(note)
    return gathered


@dataclass(frozen=True, slots=True)
class _Gathering:
    """One round of gathering: into which mind, from which ledger, when and how."""

    store: Store
    book: dict[str, Any]
    now: datetime
    language: Language
    settings: Settings | None
    mask: Callable[[str], str]

    def at(self, record: Record) -> datetime:
        """When a session stopped."""
        return min(_moment(record.get("stopped_at")) or self.now, self.now)

    def end_of(self, record: Record) -> str:
        """The position at which nothing is left of a session, as far as the ledger counts it."""
        if _is_manual(record):
            return Position({}, score=record.get("score")).text()
        marks = [
            str(m["id"]) for m in _marks(self.book) if m.get("session_id") == record["session_id"]
        ]
        return Position(dict(record.get("offsets") or {}), tuple(marks)).text()

    def leave(self, home: str, record: Record, error: Exception) -> str:
        """Leave a session out that cannot be read; gives the sentence that says so."""
        at, end = self.at(record), self.end_of(record)
        return sessions_aside.leave(home, self.store, record, end, at, error)

    def session(self, record: Record, host: Host) -> bool:
        """Record what a session holds beyond what was read of it; whether that was anything."""
        session, at = str(record["session_id"]), self.at(record)
        before = self.store.sessions.read(session).gathered
        known = position_from(before)
        reading = _Reading(host, self.book, at, self.language)
        told, position = reading.read(record, known)
        if replace(position, branch=known.branch).text() == before:
            return False
        return self.store.gather(
            session,
            [_fit_to_keep(draft, self.now, self.mask) for draft in told],
            at,
            before=before,
            position=position.text(),
            settings=self.settings,
            is_note=_is_manual(record),
            trace=self.mask(reading.trace(record, known, position)),
        )

    def loose(self, name: str, marks: list[dict[str, Any]]) -> bool:
        """Record the bookmarks of a day that belong to no session."""
        before = self.store.sessions.read(name).gathered
        known = position_from(before).bookmarks
        new = [mark for mark in marks if str(mark["id"]) not in known]
        if not new:
            return False
        drafts = [_fit_to_keep(_from_bookmark(m, self.now), self.now, self.mask) for m in new]
        position = Position({}, (*known, *(str(mark["id"]) for mark in new))).text()
        at = drafts[-1].at
        return self.store.gather(name, drafts, at, before=before, position=position, is_note=True)


def _may_be_read(record: Record, host: Host) -> bool:
    """Whether a record names no transcript, or one that its host keeps."""
    path = record.get("transcript_path")
    return not path or host.keeps(str(path))


def session_of(mark: dict[str, Any]) -> str:
    """The session a bookmark belongs to; that of its day if no stop has linked it."""
    return str(mark.get("session_id") or day_of(mark))


def day_of(mark: dict[str, Any]) -> str:
    """What the bookmarks of a day that belong to no session are kept under."""
    return f"{LOOSE}{str(mark.get('created_at'))[:10]}"


def _loose_days(book: dict[str, Any]) -> list[tuple[str, list[dict[str, Any]]]]:
    """The bookmarks that belong to no session, those of a day together, oldest first."""
    days: dict[str, list[dict[str, Any]]] = {}
    known = {record["session_id"] for record in _records(book)}
    for mark in _marks(book):
        if mark.get("session_id") not in known:
            days.setdefault(day_of(mark), []).append(mark)
    return [(day, sorted(marks, key=_when)) for day, marks in sorted(days.items())]


def _when(mark: dict[str, Any]) -> str:
    return str(mark.get("created_at"))


def count_waiting(home: str, mind: Mind) -> int:
    """How many sessions of the ledger hold something the mind has not read."""
    book = ledger.read(home) or {"sessions": []}
    return sum(_holds_more(record, mind) for record in _records(book))


def _holds_more(record: Record, mind: Mind) -> bool:
    read = mind.sessions.read(str(record["session_id"])).gathered
    return debt.holds_more(record, json.loads(read) if read else {})


def _records(book: dict[str, Any]) -> Iterator[Record]:
    """The records to read, oldest first: those closed without a night, those owed, then notes."""
    waiting = [*debt.closed_sessions(book), *reversed(book["sessions"])]
    yield from sorted(waiting, key=lambda record: str(record["session_id"]).startswith(NOTES))


def _marks(book: dict[str, Any]) -> list[dict[str, Any]]:
    """The bookmarks to read, those closed without a night too."""
    return [*debt.closed_bookmarks(book), *(book.get("bookmarks") or [])]


def _is_manual(record: Record) -> bool:
    return str(record["session_id"]).startswith(NOTES)


@dataclass(frozen=True, slots=True)
class _Reading:
    """The reading of one session: by whose eyes, beside what else, and when it stopped."""

    host: Host
    book: dict[str, Any]
    at: datetime
    language: Language

    def read(self, record: Record, before: Position) -> tuple[list[Draft], Position]:
        """What a record holds beyond a position, and the position after it."""
        if _is_manual(record):
            said = str(record.get("last_assistant_message") or "")
            is_new = before.score is None and bool(said)
            new = [Draft(self.at, Voice.AGENT, said, BY_HAND)] if is_new else []
            return new, Position({}, score=record.get("score"))
        told, offsets = self._from_transcript(record, before)
        private = self._private(record, offsets) or before.private
        marks = [
            mark
            for mark in _marks(self.book)
            if mark.get("session_id") == record["session_id"] and mark["id"] not in before.bookmarks
        ]
        told += [_from_bookmark(mark, self.at) for mark in marks]
        seen = (*before.bookmarks, *(str(mark["id"]) for mark in marks))
        branch = str(record.get("branch") or "")
        return told, Position({**before.offsets, **offsets}, seen, None, private, branch)

    def _private(self, record: Record, ends: dict[str, int]) -> tuple[int, ...]:
        """The length of each message of its own that a person marked in it, or in its wake."""
        own_from, path = int(record.get("own_from") or 0), record.get("transcript_path")
        try:
            said = of_session(self.host, str(path)).messages if path else ()
        except (OSError, ValueError):
            return ()
        return tuple(size for byte, size in said if own_from <= byte < ends.get("main", 0))

    def trace(self, record: Record, before: Position, after: Position) -> str:
        """Which tools a session used between two positions; nothing if it cannot be read."""
        path = record.get("transcript_path")
        if not path or _is_manual(record):
            return ""
        own_from = int(record.get("own_from") or 0)
        starts = {**before.offsets, "main": max(before.offsets.get("main", 0), own_from)}
        try:
            return trace_text(self.host.uses(str(path), starts, after.offsets))
        except (OSError, ValueError, OverflowError):
            return ""

    def _from_transcript(
        self, record: Record, before: Position
    ) -> tuple[list[Draft], dict[str, int]]:
        """What a session tells beyond a position; its last words if its transcript is gone."""
        path = record.get("transcript_path")
        ends = dict(record.get("offsets") or {})
        if path:
            try:
                own_from = int(record.get("own_from") or 0)
                if not ends or record.get("unread_bytes"):  # no stop could count it to its end
                    ends, begins = self._counted(record, str(path))
                    own_from = max(own_from, begins)
                starts = {**before.offsets, "main": max(before.offsets.get("main", 0), own_from)}
                return self.host.read(str(path), starts, ends, self.at, self.language), ends
            except OSError:  # it is gone; one that cannot be read is the gathering's to set aside
                pass
        return ([] if before.offsets else _from_messages(record, self.at, self.language)), ends

    def _counted(self, record: Record, path: str) -> tuple[dict[str, int], int]:
        """How long a session is, and where its own part begins; nothing of what is a mere copy."""
        others = debt.conversations(self.book, str(record["session_id"]))
        found = self.host.count(path, {}, limit=sys.maxsize, others=others)
        return found.get("offsets") or {}, found.get("own_from") or 0


def _from_messages(record: Record, at: datetime, language: Language) -> list[Draft]:
    """What is left of a session whose transcript is gone: the last words of its turns."""
    voice = Voice.AGENT
    said = record.get("messages") or [record.get("last_assistant_message")]
    texts = [text for text in said if isinstance(text, str) and text.strip()]
    return [
        Draft(at, voice, text, language.cues.appraise(text, voice), "last words of a turn")
        for text in reversed(texts)
    ]


def _from_bookmark(mark: dict[str, Any], at: datetime) -> Draft:
    importance = BY_SALIENCE.get(int(mark.get("salience") or 2), 70)
    return Draft(
        _moment(mark.get("created_at")) or at,
        Voice.AGENT,
        f"{BOOKMARKED}{mark['message']}",
        Appraisal(importance=importance, arousal=importance // 2),
        of_bookmark(mark["id"]),
    )


def _fit_to_keep(draft: Draft, now: datetime, mask: Callable[[str], str]) -> Draft:
    """The draft without secrets and what no file can hold, and not from the future."""
    text = mask(draft.text.encode(errors="replace").decode().replace("\x00", ""))
    origin = draft.origin and mask(draft.origin.encode(errors="replace").decode())[:4_000]
    return replace(
        draft, at=min(draft.at, now), text=clipped(text, LONGEST) or "(nothing)", origin=origin
    )


def _moment(stamp: object) -> datetime | None:
    try:
        moment = datetime.fromisoformat(str(stamp).replace("Z", "+00:00"))
    except ValueError:
        return None
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)
