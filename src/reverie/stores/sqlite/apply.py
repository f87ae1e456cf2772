"""Applying: how changes become statements, inside a transaction someone else holds."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import replace

from reverie.domain.intake.moment import as_milliseconds
from reverie.domain.journal.kinds import (
    Change,
    GistChange,
    GlossChange,
    LinkChange,
    MarkChange,
    MemoryChange,
    ProposalChange,
    TombstoneChange,
    ToneChange,
)
from reverie.domain.journal.parts import (
    EndingChange,
    LayerChange,
    PartChange,
    SalienceChange,
    SourcesChange,
    StrengthChange,
    TagChange,
    UseChange,
    WordingChange,
)
from reverie.domain.values.memory import Memory
from reverie.stores import (
    columns,
    gloss_columns,
    link_columns,
    mark_columns,
    memory_rows,
    tone_columns,
)
from reverie.stores.codec import encode_proposal
from reverie.stores.sqlite import plain_rows


def write_changes(db: sqlite3.Connection, agent: int, changes: Sequence[Change]) -> None:
    """Bring what the changes say about; they have been found to fit."""
    for change in changes:
        if not isinstance(change, LinkChange):
            write: Callable[..., None] = _WRITERS.get(type(change), plain_rows.write)
            write(db, agent, change)
    _write_links(db, agent, [change for change in changes if isinstance(change, LinkChange)])


def _memory(db: sqlite3.Connection, agent: int, change: MemoryChange) -> None:
    if change.before is not None:
        db.execute("DELETE FROM memory WHERE agent = ? AND number = ?", (agent, change.target))
    if change.after is not None:
        _insert_memory(db, agent, change.after)


def _insert_memory(db: sqlite3.Connection, agent: int, memory: Memory) -> None:
    row = memory_rows.memory_row(memory)
    db.execute(
        f"INSERT INTO memory (agent, {columns.MEMORY}) VALUES ({columns.marks(len(row) + 1)})",
        (agent, *row),
    )


def _sources(db: sqlite3.Connection, agent: int, change: SourcesChange) -> None:
    """Write the memory anew: what rests on which episode is kept as rows come and go."""
    key = (agent, change.target)
    where = "WHERE agent = ? AND number = ?"
    row = db.execute(f"SELECT {columns.MEMORY} FROM memory {where}", key).fetchone()
    db.execute(f"DELETE FROM memory {where}", key)
    _insert_memory(db, agent, replace(columns.memory_from(row), sources=change.after))


def _write_links(db: sqlite3.Connection, agent: int, changes: list[LinkChange]) -> None:
    """Make, strengthen and cut links, in the order of the table, and keep count of them."""
    made = sorted((agent, *link_columns.link_row(c.after)) for c in changes if c.after)
    db.executemany(
        f"INSERT INTO link (agent, {link_columns.LINK}) VALUES (?, ?, ?, ?, ?, ?, ?, ?) "
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
    taken = ", ".join(f"{one} = excluded.{one}" for one in mark_columns.MARK.split(", "))
    row = mark_columns.mark_row(change.after)
    db.execute(
        f"INSERT INTO session (agent, name, {mark_columns.MARK}) "
        f"VALUES (?, ?, {columns.marks(len(row))}) "
        f"ON CONFLICT (agent, name) DO UPDATE SET {taken}",
        (agent, change.target, *row),
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
        row = tone_columns.tone_row(change.after)
        db.execute(
            f"INSERT INTO tone (agent, {tone_columns.TONE}) VALUES ({columns.marks(len(row) + 1)})",
            (agent, *row),
        )


def _gloss(db: sqlite3.Connection, agent: int, change: GlossChange) -> None:
    db.execute("DELETE FROM gloss WHERE agent = ? AND episode = ?", (agent, change.target))
    if change.after:
        row = (
            columns.id_of(agent, change.target),
            agent,
            change.target,
            *gloss_columns.gloss_row(change.after),
        )
        db.execute(
            f"INSERT INTO gloss (id, agent, episode, {gloss_columns.GLOSS}) "
            f"VALUES ({columns.marks(len(row))})",
            row,
        )


def _gist(db: sqlite3.Connection, agent: int, change: GistChange) -> None:
    db.execute("DELETE FROM gist WHERE agent = ? AND episode = ?", (agent, change.target))
    if gist := change.after:
        db.execute(
            "INSERT INTO gist (agent, episode, text, fact) VALUES (?, ?, ?, ?)",
            (agent, change.target, gist.text, gist.fact),
        )


def _part(names: str, row_of: Callable[..., columns.Row]) -> Callable[..., None]:
    assignments = ", ".join(f"{name} = ?" for name in names.split(", "))
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
        f"SELECT {columns.APPRAISAL} FROM memory WHERE agent = ? AND number = ?", key
    ).fetchone()
    still = memory_rows.still_of(columns.appraisal_from(row), change.after)
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
    WordingChange: _part(columns.WORDING, memory_rows.wording_row),
    LayerChange: _part("layer", lambda layer: (layer.value,)),
    SalienceChange: _part(columns.SALIENCE, columns.salience_row),
    StrengthChange: _part(columns.STRENGTH, columns.strength_row),
    EndingChange: _part(columns.ENDING, columns.ending_row),
    UseChange: _part(columns.USE, columns.use_row),
    TagChange: _tag,
    SourcesChange: _sources,
}
