"""Writing: how changes become statements, inside a transaction someone else holds."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Callable, Collection, Mapping, Sequence

import msgspec

from reverie.domain.intake.moment import as_milliseconds
from reverie.domain.journal.apply import settled
from reverie.domain.journal.change import Place
from reverie.domain.journal.entry import Entry, NightBegan, Took
from reverie.domain.journal.kinds import (
    ROWS,
    Change,
    GistChange,
    GlossChange,
    LinkChange,
    MarkChange,
    MemoryChange,
    ProposalChange,
    TombstoneChange,
    ToneChange,
    Value,
)
from reverie.domain.journal.parts import (
    EndingChange,
    LayerChange,
    PartChange,
    SalienceChange,
    StrengthChange,
    TagChange,
    UseChange,
    WordingChange,
)
from reverie.stores.codec import decode_changes, encode_cause, encode_changes, encode_proposal
from reverie.stores.sqlite import plain_rows, rows

COMPRESSION = 3
TABLES = (
    "memory",
    "link",
    "tombstone",
    "proposal",
    "tone",
    "gloss",
    "gist",
    "plain_row",
    "resting",
)
"""What can be made again from origin and journal."""


def insert_entry(
    db: sqlite3.Connection, agent: int, entry: Entry, took: Took | None = None
) -> None:
    """Put an entry into the journal and note which memories it touched."""
    packed = zlib.compress(encode_changes(entry.changes), COMPRESSION)
    db.execute(
        "INSERT INTO journal (agent, number, at, last, size, begins, cause, changes, wall, cpu) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            agent,
            entry.number,
            as_milliseconds(entry.at),
            entry.last,
            len(entry.changes),
            isinstance(entry.cause, NightBegan),
            encode_cause(entry.cause),
            packed,
            took and took.wall_ms,
            took and took.cpu_ms,
        ),
    )
    touched = {c.place.key for c in entry.changes if c.place.table == "memory"}
    db.executemany(
        "INSERT INTO touched (agent, memory, entry) VALUES (?, ?, ?)",
        [(agent, memory, entry.number) for memory in sorted(touched, key=str)],
    )


def delete_entry(db: sqlite3.Connection, agent: int, number: int) -> None:
    """Take an entry out of the journal."""
    db.execute("DELETE FROM journal WHERE agent = ? AND number = ?", (agent, number))
    db.execute("DELETE FROM touched WHERE agent = ? AND entry = ?", (agent, number))


def write_changes(db: sqlite3.Connection, agent: int, changes: Sequence[Change]) -> None:
    """Bring what the changes say about; they have been found to fit."""
    for change in changes:
        if not isinstance(change, LinkChange):
            write: Callable[..., None] = _WRITERS.get(type(change), plain_rows.write)
            write(db, agent, change)
    _write_links(db, agent, [change for change in changes if isinstance(change, LinkChange)])


def write_origin(db: sqlite3.Connection, agent: int, changes: Sequence[Change]) -> None:
    """Apply changes to the origin, the mind as it was before its oldest entry."""

    def read(places: Collection[Place]) -> Mapping[Place, Value]:
        return {place: v for place in places if (v := _origin_at(db, agent, place)) is not None}

    for place, value in settled(changes, read).items():
        if value is None:
            db.execute("DELETE FROM origin WHERE agent = ? AND place = ?", (agent, _key(place)))
        else:
            db.execute(
                "INSERT OR REPLACE INTO origin (agent, place, birth) VALUES (?, ?, ?)",
                (agent, _key(place), _birth(place, value)),
            )


def origin_births(db: sqlite3.Connection, agent: int) -> list[Change]:
    """The changes that make the origin out of nothing."""
    found = db.execute("SELECT birth FROM origin WHERE agent = ?", (agent,))
    return [change for (birth,) in found for change in decode_changes(birth)]


def clear_tables(db: sqlite3.Connection, agent: int) -> None:
    """Empty the tables that can be made again from origin and journal."""
    for table in TABLES:
        db.execute(f"DELETE FROM {table} WHERE agent = ?", (agent,))
    db.execute("UPDATE session SET taken = NULL, taken_position = '' WHERE agent = ?", (agent,))
    db.execute("UPDATE agent SET links = 0 WHERE number = ?", (agent,))


def _memory(db: sqlite3.Connection, agent: int, change: MemoryChange) -> None:
    if change.before is not None:
        db.execute("DELETE FROM memory WHERE agent = ? AND number = ?", (agent, change.target))
    if change.after is not None:
        row = rows.memory_row(change.after)
        db.execute(
            f"INSERT INTO memory (agent, {rows.MEMORY}) VALUES ({rows.marks(len(row) + 1)})",
            (agent, *row),
        )


def _write_links(db: sqlite3.Connection, agent: int, changes: list[LinkChange]) -> None:
    """Make, strengthen and cut links, in the order of the table, and keep count of them."""
    made = sorted((agent, *rows.link_row(c.after)) for c in changes if c.after)
    db.executemany(
        f"INSERT INTO link (agent, {rows.LINK}) VALUES (?, ?, ?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (agent, a, b) DO UPDATE SET kind = excluded.kind, weight = excluded.weight, "
        "night = excluded.night, n = excluded.n, way = excluded.way",
        made,
    )
    cut = sorted((agent, *c.target) for c in changes if c.after is None)
    db.executemany("DELETE FROM link WHERE agent = ? AND a = ? AND b = ?", cut)
    more = sum((c.after is not None) - (c.before is not None) for c in changes)
    if more:
        db.execute("UPDATE agent SET links = links + ? WHERE number = ?", (more, agent))


def _mark(db: sqlite3.Connection, agent: int, change: MarkChange) -> None:
    mark = change.after
    db.execute(
        "INSERT INTO session (agent, name, taken, taken_position) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (agent, name) DO UPDATE SET taken = excluded.taken, "
        "taken_position = excluded.taken_position",
        (agent, change.target, mark.upto if mark else None, mark.position if mark else ""),
    )


def _tombstone(db: sqlite3.Connection, agent: int, change: TombstoneChange) -> None:
    db.execute("DELETE FROM tombstone WHERE agent = ? AND mark = ?", (agent, change.target))
    if stone := change.after:
        db.execute(
            "INSERT INTO tombstone (agent, mark, name, why, at) VALUES (?, ?, ?, ?, ?)",
            (agent, change.target, stone.name, stone.why, as_milliseconds(stone.at)),
        )


def _proposal(db: sqlite3.Connection, agent: int, change: ProposalChange) -> None:
    db.execute("DELETE FROM proposal WHERE agent = ? AND name = ?", (agent, change.target))
    if change.after:
        db.execute(
            "INSERT INTO proposal (agent, name, body) VALUES (?, ?, ?)",
            (agent, change.target, encode_proposal(change.after)),
        )


def _tone(db: sqlite3.Connection, agent: int, change: ToneChange) -> None:
    db.execute("DELETE FROM tone WHERE agent = ? AND session = ?", (agent, change.target))
    if change.after:
        row = rows.tone_row(change.after)
        db.execute(
            f"INSERT INTO tone (agent, {rows.TONE}) VALUES ({rows.marks(len(row) + 1)})",
            (agent, *row),
        )


def _gloss(db: sqlite3.Connection, agent: int, change: GlossChange) -> None:
    db.execute("DELETE FROM gloss WHERE agent = ? AND episode = ?", (agent, change.target))
    if change.after:
        row = (
            rows.id_of(agent, change.target),
            agent,
            change.target,
            *rows.gloss_row(change.after),
        )
        db.execute(
            f"INSERT INTO gloss (id, agent, episode, {rows.GLOSS}) VALUES ({rows.marks(len(row))})",
            row,
        )


def _gist(db: sqlite3.Connection, agent: int, change: GistChange) -> None:
    db.execute("DELETE FROM gist WHERE agent = ? AND episode = ?", (agent, change.target))
    if gist := change.after:
        db.execute(
            "INSERT INTO gist (agent, episode, text, fact) VALUES (?, ?, ?, ?)",
            (agent, change.target, gist.text, gist.fact),
        )


def _part(columns: str, row_of: Callable[..., rows.Row]) -> Callable[..., None]:
    assignments = ", ".join(f"{column} = ?" for column in columns.split(", "))
    statement = f"UPDATE memory SET {assignments} WHERE agent = ? AND number = ?"

    def write(
        db: sqlite3.Connection,
        agent: int,
        change: PartChange,
    ) -> None:
        db.execute(statement, (*row_of(change.after), agent, change.target))

    return write


def _tag(db: sqlite3.Connection, agent: int, change: TagChange) -> None:
    key = (agent, change.target)
    row = db.execute(
        f"SELECT {rows.APPRAISAL} FROM memory WHERE agent = ? AND number = ?", key
    ).fetchone()
    still = rows.still_of(rows.appraisal_from(row), change.after)
    db.execute(
        "UPDATE memory SET tagged = ?, still = ? WHERE agent = ? AND number = ?",
        (change.after, still, *key),
    )


_WRITERS: dict[type[Change], Callable[..., None]] = {
    MemoryChange: _memory,
    MarkChange: _mark,
    TombstoneChange: _tombstone,
    ProposalChange: _proposal,
    ToneChange: _tone,
    GlossChange: _gloss,
    GistChange: _gist,
    WordingChange: _part(rows.WORDING, rows.wording_row),
    LayerChange: _part("layer", lambda layer: (layer.value,)),
    SalienceChange: _part(rows.SALIENCE, rows.salience_row),
    StrengthChange: _part(rows.STRENGTH, rows.strength_row),
    EndingChange: _part(rows.ENDING, rows.ending_row),
    UseChange: _part(rows.USE, rows.use_row),
    TagChange: _tag,
}


def _origin_at(db: sqlite3.Connection, agent: int, place: Place) -> Value | None:
    row = db.execute(
        "SELECT birth FROM origin WHERE agent = ? AND place = ?", (agent, _key(place))
    ).fetchone()
    if row is None:
        return None
    value: Value = decode_changes(row[0])[0].after  # type: ignore[assignment]
    return value


def _birth(place: Place, value: Value) -> bytes:
    born = ROWS[place.table](target=place.key, before=None, after=value, reason="origin")  # type: ignore[arg-type]
    return encode_changes([born])


def _key(place: Place) -> str:
    return msgspec.json.encode(place).decode()
