"""The archive: a whole mind in one portable file of JSON lines, compressed; for any store."""

from __future__ import annotations

import gzip
import hashlib
import os
import zlib
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

import msgspec

from reverie.domain.intake.nesting import refuse_deep
from reverie.domain.intake.secrets import masked
from reverie.domain.intake.secrets.json_strings import with_texts
from reverie.domain.intake.text import counted
from reverie.domain.journal.digest import digest
from reverie.domain.rules.admission import admit
from reverie.errors import CannotWrite, ChangeRefused, NewerMind, NotAMind, Unknown, step_after
from reverie.extras import how_to_upgrade
from reverie.files import opened
from reverie.stores.codec import decode_changes, decode_entry, encode_changes, encode_entry
from reverie.stores.columns import place_column
from reverie.stores.episode_columns import episode_from, episode_row
from reverie.stores.primitives import Counters, birth_of
from reverie.stores.row_shapes import row_of
from reverie.stores.session_columns import session_from, session_row
from reverie.stores.thought_columns import thought_from, thought_row

if TYPE_CHECKING:
    from reverie.stores.journaled import JournaledStore
    from reverie.stores.primitives import Readable

VERSION = 4
FIRST, LAST = "reverie-export", "end"
LINE_BYTES, SMALL_BYTES, MOST_TIMES = 256 << 20, 64 << 20, 400
"""The longest line of an export; what any may unpack to, and a large one by its size."""
Tell = Callable[[str], None]
Screen = Callable[[str, str], str]
"""Looks at a line, given with what it is of, before it is written: gives what may be."""
DAMAGE = (
    OSError,
    EOFError,
    zlib.error,
    msgspec.MsgspecError,
    LookupError,
    ValueError,
    TypeError,
    ArithmeticError,
    RecursionError,
    ChangeRefused,
    Unknown,
)
"""What reading a file that is no whole export can come to."""


def as_it_is(_: str, line: str) -> str:
    """A line as it is."""
    return line


def export_mind(store: JournaledStore, file: Path, tell: Tell, screen: Screen = as_it_is) -> int:
    """Write a mind into a new file; returns how many lines it has. The file appears only whole."""
    if file.exists() and not file.is_file():
        raise CannotWrite(f"{file} is a pipe, a device or a folder; choose another place")
    part = file.with_name(f"{file.name}.part")
    with store.view() as mind:
        try:
            with _private(part) as target:
                with gzip.GzipFile(fileobj=target, mode="wb", mtime=0) as out:
                    count = _write_lines(out, mind, tell, screen)
                target.flush()
                os.fsync(target.fileno())
            os.replace(part, file)
        except OSError as error:
            step = step_after(error, "choose another place, or mend it")
            raise CannotWrite(f"{file}: {error.strerror}; {step}") from error
        finally:
            part.unlink(missing_ok=True)
    return count


def _write_lines(out: gzip.GzipFile, mind: Readable, tell: Tell, screen: Screen) -> int:
    count, seal, is_altered = 0, hashlib.sha256(), False
    for whole in _lines(mind):
        line = screen(_told(whole), whole.decode()).encode()
        is_altered |= line != whole
        out.write(line + b"\n")
        seal.update(line)
        count += 1
        if count % 10_000 == 0:
            tell(f"{count:,} lines written")
    sum_of_it = None if is_altered else digest(mind.contents())
    last = {"digest": sum_of_it, "lines": count, "seal": seal.hexdigest()}
    out.write(msgspec.json.encode((LAST, last)) + b"\n")
    return count + 1


def _told(line: bytes) -> str:
    """What a line is of, as a person knows it."""
    kind, row = msgspec.json.decode(line, type=tuple[str, Any])
    number = row.get("number") if isinstance(row, dict) else row[0]
    return f"{kind} {number}" if isinstance(number, int) else kind


def _lines(mind: Readable) -> Iterator[bytes]:
    counters = msgspec.to_builtins(mind.records.counters())
    first = {"version": VERSION, "agent": mind.agent, **counters}
    yield msgspec.json.encode((FIRST, first))
    for session in mind.records.sessions():
        yield msgspec.json.encode(("session", session_row(session)))
    for episode in mind.records.episodes():
        yield msgspec.json.encode(("episode", episode_row(episode)))
    for thought in mind.records.thoughts():
        yield msgspec.json.encode(("thought", thought_row(thought)))
    for place, value in mind.records.origin():
        birth = encode_changes([birth_of(place, value)]).decode()
        yield msgspec.json.encode(("origin", (place_column(place), birth)))
    for heading in mind.journal.headings():
        entry = mind.journal.entry(heading.number)
        assert entry is not None
        yield msgspec.json.encode(("entry", msgspec.Raw(encode_entry(entry))))


def import_mind(store: JournaledStore, file: Path, tell: Tell, *, now: datetime) -> int:
    """Read a mind from a file into an agent that has none yet, whole or not at all."""
    if store.episodes.last() or store.journal.last():
        raise ChangeRefused(
            f"agent '{store.agent}' in {store.where} has a life already; import into another "
            "agent (--agent NAME) or another file (--mind FILE)"
        )
    with store.night_lock(), store.tables.transaction():
        reader = _Reader(store, now)
        try:
            if file.exists() and not file.is_file():
                raise ValueError("it is a pipe, a device or a folder")
            with gzip.open(file, "rb") as lines:
                for line in _within_reason(lines, file.stat().st_size):
                    reader.take(line.rstrip(b"\n"))
                    if reader.lines % 10_000 == 0:
                        tell(f"{reader.lines:,} lines read")
            reader.finish()
            if reader.masked:
                tell(f"{counted(reader.masked, 'line')} held secrets, which are masked now")
        except DAMAGE as error:
            raise NotAMind(
                f"{file} is not a whole export ({error}); nothing was imported: export it again"
            ) from None
        return reader.lines


def _within_reason(lines: gzip.GzipFile, packed: int) -> Iterator[bytes]:
    """The lines of an export, unless they swell as no export does (a decompression bomb)."""
    left = max(SMALL_BYTES, packed * MOST_TIMES)
    while line := lines.readline(LINE_BYTES + 1):
        left -= len(line)
        if len(line) > LINE_BYTES or left < 0:
            raise ValueError("it unpacks to far more than an export holds")
        yield line


def _private(file: Path) -> BinaryIO:
    """A new file that only its owner can read."""
    return os.fdopen(opened(file, os.O_CREAT | os.O_WRONLY | os.O_TRUNC), "wb")


class _Reader:
    """Takes the lines of an export into an open transaction."""

    def __init__(self, store: JournaledStore, now: datetime) -> None:
        self._store, self._now = store, now
        self._tables = store.tables
        self._last: dict[str, Any] | None = None
        self._begun = False
        self._version = VERSION
        self._seal = hashlib.sha256()
        self._names: set[tuple[str, str]] = set()
        self._numbers = {"episode": 0, "entry": 0}
        self.lines = 0
        self.masked = 0

    def take(self, line: bytes) -> None:
        kind, raw = msgspec.json.decode(self._without_secrets(line), type=tuple[str, msgspec.Raw])
        if (kind == FIRST) is self._begun or self._last:
            raise ValueError("its lines are out of order")
        if kind != LAST:
            self._seal.update(line)
        self.lines += 1
        getattr(self, "_" + _TAKERS[kind])(bytes(raw))

    def _without_secrets(self, line: bytes) -> bytes:
        """The line as it may be kept: an older Reverie knew fewer secrets."""
        refuse_deep(line)
        clean = with_texts(line.decode(), masked).encode()
        self.masked += clean != line
        return clean

    def finish(self) -> None:
        """Make the tables and see that they are what was exported."""
        if self._last is None:
            raise ValueError("it is cut short")
        if self._last["seal"] != self._seal.hexdigest() or self._last["lines"] != self.lines - 1:
            raise ValueError("its lines were altered")
        self._store.remake_tables()
        is_as_exported = self._last["digest"] is not None and not self.masked
        if is_as_exported and digest(self._store.contents()) != self._last["digest"]:
            raise ValueError("it does not add up")

    def _begin(self, raw: bytes) -> None:
        head = msgspec.json.decode(raw, type=dict[str, Any])
        if head["version"] > VERSION:
            raise NewerMind(f"the export is from a newer Reverie; {how_to_upgrade()}")
        self._begun = True
        self._version = int(head["version"])
        counters = msgspec.convert(head, Counters)
        admit(counters, self._now)
        self._tables.set_counters(counters)

    def _session(self, raw: bytes) -> None:
        width = {1: 5, 2: 5, 3: 6}.get(self._version, 7)
        row = row_of("session", [*_row(raw, width), *(None, "")[width - 5 :]])
        session = session_from(row)
        admit(session, self._now)
        self._refuse_twice("session", session.id)
        self._tables.put_session(session)

    def _episode(self, raw: bytes) -> None:
        episode = episode_from(row_of("episode", _row(raw, 13)))
        admit(episode, self._now)
        self._refuse_out_of_order("episode", episode.number)
        if ("session", episode.session) not in self._names:
            raise ValueError(f"episode {episode.number} belongs to no session")
        self._tables.add_episodes([episode])

    def _thought(self, raw: bytes) -> None:
        thought = thought_from(row_of("thought", _row(raw, 7)))
        admit(thought, self._now)
        self._refuse_twice("thought", thought.id)
        self._tables.put_thoughts([thought])

    def _origin(self, raw: bytes) -> None:
        _, birth = msgspec.json.decode(raw, type=tuple[str, str])
        (change,) = decode_changes(birth.encode())
        admit(change, self._now)
        self._tables.write_origin({change.place: change.after})  # type: ignore[dict-item]

    def _entry(self, raw: bytes) -> None:
        entry = decode_entry(raw)
        admit(entry, self._now)
        self._refuse_out_of_order("entry", entry.number)
        self._tables.append(entry, None)

    def _end(self, raw: bytes) -> None:
        self._last = msgspec.json.decode(raw, type=dict[str, Any])

    def _refuse_twice(self, kind: str, name: str) -> None:
        if (kind, name) in self._names:
            raise ValueError(f"{kind} {name} is there twice")
        self._names.add((kind, name))

    def _refuse_out_of_order(self, kind: str, number: int) -> None:
        if number <= self._numbers[kind]:
            raise ValueError(f"{kind} {number} comes after {self._numbers[kind]}")
        self._numbers[kind] = number


def _row(raw: bytes, size: int) -> list[Any]:
    row = msgspec.json.decode(raw, type=list[Any])
    if len(row) != size:
        raise ValueError(f"a line has {len(row)} parts instead of {size}")
    return row


_TAKERS = {
    FIRST: "begin",
    "session": "session",
    "episode": "episode",
    "thought": "thought",
    "origin": "origin",
    "entry": "entry",
    LAST: "end",
}
