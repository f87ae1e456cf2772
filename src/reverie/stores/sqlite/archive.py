"""The archive: a whole mind in one portable file of JSON lines, compressed."""

from __future__ import annotations

import gzip
import hashlib
import os
import sqlite3
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from reverie.engine.rebuilding import digest
from reverie.errors import ChangeRefused, NewerMind, NotAMind, Unknown
from reverie.stores.codec import decode_entry, encode_entry
from reverie.stores.sqlite import rows, writing
from reverie.stores.sqlite.opening import translated
from reverie.stores.sqlite.reading import SqliteMind
from reverie.stores.sqlite.store import SqliteStore

VERSION = 2
FIRST, LAST = "reverie-export", "end"
_ROWS = {
    "session": "SELECT name, number, ended, upto, position FROM session "
    "WHERE agent = ? ORDER BY id",
    "episode": f"SELECT {rows.EPISODE} FROM episode e JOIN session s ON s.id = e.session "
    "WHERE e.agent = ? ORDER BY e.number",
    "thought": f"SELECT {rows.THOUGHT} FROM thought WHERE agent = ? ORDER BY rowid",
    "origin": "SELECT place, CAST(birth AS TEXT) FROM origin WHERE agent = ? ORDER BY place",
}
Tell = Callable[[str], None]
DAMAGE = (
    OSError,
    EOFError,
    zlib.error,
    msgspec.MsgspecError,
    KeyError,
    ValueError,
    TypeError,
    sqlite3.IntegrityError,
    ChangeRefused,
    Unknown,
)
"""What reading a file that is no whole export can come to."""


def export_mind(store: SqliteStore, file: Path, tell: Tell) -> int:
    """Write a mind into a new file; returns how many lines it has. The file appears only whole."""
    part = file.with_name(f"{file.name}.part")
    with translated(file), store.view() as mind:
        try:
            with _private(part) as target:
                with gzip.GzipFile(fileobj=target, mode="wb", mtime=0) as out:
                    count = _write_lines(out, mind, tell)
                target.flush()
                os.fsync(target.fileno())
            os.replace(part, file)
        finally:
            part.unlink(missing_ok=True)
    return count


def _write_lines(out: gzip.GzipFile, mind: SqliteMind, tell: Tell) -> int:
    count, seal = 0, hashlib.sha256()
    for line in _lines(mind):
        out.write(line + b"\n")
        seal.update(line)
        count += 1
        if count % 10_000 == 0:
            tell(f"{count:,} lines written")
    last = {"digest": digest(mind), "lines": count, "seal": seal.hexdigest()}
    out.write(msgspec.json.encode((LAST, last)) + b"\n")
    return count + 1


def import_mind(store: SqliteStore, file: Path, tell: Tell) -> int:
    """Read a mind from a file into an agent that has none yet, whole or not at all."""
    if store.last_episode() or store.last_entry():
        raise ChangeRefused(
            f"agent '{store.agent}' in {store.path} has a life already; import into another "
            "agent (--agent NAME) or another file (--mind FILE)"
        )
    with store.night_lock(), store.writing() as db:
        reader = _Reader(db, store)
        try:
            with gzip.open(file, "rb") as lines:
                for line in lines:
                    reader.take(line.rstrip(b"\n"))
                    if reader.lines % 10_000 == 0:
                        tell(f"{reader.lines:,} lines read")
            reader.finish()
        except DAMAGE as error:
            raise NotAMind(
                f"{file} is not a whole export ({error}); nothing was imported: export it again"
            ) from None
        return reader.lines


def _private(file: Path) -> BinaryIO:
    """A new file that only its owner can read."""
    flags = os.O_CREAT | os.O_WRONLY | os.O_TRUNC | os.O_CLOEXEC
    return os.fdopen(os.open(file, flags, 0o600), "wb")


def _lines(mind: SqliteMind) -> Iterator[bytes]:
    counters = mind.counters()
    yield msgspec.json.encode((FIRST, {"version": VERSION, "agent": mind.agent, **counters}))
    for kind, statement in _ROWS.items():
        for row in mind.each(statement):
            yield msgspec.json.encode((kind, row))
    for heading in mind.headings():
        entry = mind.entry(heading.number)
        assert entry is not None
        yield msgspec.json.encode(("entry", msgspec.Raw(encode_entry(entry))))


class _Reader:
    """Takes the lines of an export into an open transaction."""

    def __init__(self, db: sqlite3.Connection, store: SqliteStore) -> None:
        self._db = db
        self._store = store
        self._me = store.agent_number
        self._ids: dict[str, int] = {}
        self._last: dict[str, Any] | None = None
        self._begun = False
        self._seal = hashlib.sha256()
        self.lines = 0

    def take(self, line: bytes) -> None:
        kind, raw = msgspec.json.decode(line, type=tuple[str, msgspec.Raw])
        if (kind == FIRST) is self._begun or self._last:
            raise ValueError("its lines are out of order")
        if kind != LAST:
            self._seal.update(line)
        self.lines += 1
        getattr(self, "_" + _TAKERS[kind])(bytes(raw))

    def finish(self) -> None:
        """Make the tables and see that they are what was exported."""
        if self._last is None:
            raise ValueError("it is cut short")
        if self._last["seal"] != self._seal.hexdigest() or self._last["lines"] != self.lines - 1:
            raise ValueError("its lines were altered")
        self._store.remake_tables()
        if digest(self._store) != self._last["digest"]:
            raise ValueError("it does not add up")

    def _begin(self, raw: bytes) -> None:
        head = msgspec.json.decode(raw, type=dict[str, Any])
        if head["version"] > VERSION:
            raise NewerMind("the export is from a newer Reverie; upgrade with `pip install -U`")
        self._begun = True
        self._db.execute(
            "UPDATE agent SET next_memory = ?, next_night = ?, folded = ? WHERE number = ?",
            (int(head["next_memory"]), int(head["next_night"]), int(head["folded"]), self._me),
        )

    def _session(self, raw: bytes) -> None:
        row = msgspec.json.decode(raw, type=tuple[str, int | None, int | None, int | None, str])
        found = self._db.execute(
            "INSERT INTO session (agent, name, number, ended, upto, position) "
            "VALUES (?, ?, ?, ?, ?, ?)",
            (self._me, *row),
        )
        self._ids[row[0]] = int(found.lastrowid or 0)

    def _episode(self, raw: bytes) -> None:
        number, session, *rest = msgspec.json.decode(raw, type=list[Any])
        self._insert(
            "episode",
            f"number, session, at, voice, text, {rows.APPRAISAL}, origin",
            (number, self._ids[session], *rest),
        )

    def _thought(self, raw: bytes) -> None:
        self._insert("thought", rows.THOUGHT, msgspec.json.decode(raw, type=tuple[Any, ...]))

    def _origin(self, raw: bytes) -> None:
        place, birth = msgspec.json.decode(raw, type=tuple[str, str])
        self._insert("origin", "place, birth", (place, birth.encode()))

    def _entry(self, raw: bytes) -> None:
        writing.insert_entry(self._db, self._me, decode_entry(raw))

    def _end(self, raw: bytes) -> None:
        self._last = msgspec.json.decode(raw, type=dict[str, Any])

    def _insert(self, table: str, columns: str, row: tuple[Any, ...]) -> None:
        names = columns.count(",") + 1
        if len(row) != names:
            raise ValueError(f"a line of {table} has {len(row)} parts instead of {names}")
        self._db.execute(
            f"INSERT INTO {table} (agent, {columns}) VALUES ({rows.marks(names + 1)})",
            (self._me, *row),
        )


_TAKERS = {
    FIRST: "begin",
    "session": "session",
    "episode": "episode",
    "thought": "thought",
    "origin": "origin",
    "entry": "entry",
    LAST: "end",
}
