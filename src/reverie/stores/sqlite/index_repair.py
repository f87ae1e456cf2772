"""Repairing the search index: its full-text tables are checked, filled anew, or cut out."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from reverie.stores.sqlite.connect import connect, is_damage, translated
from reverie.stores.sqlite.recall_schema import CHECKS, REMADE_FROM
from reverie.stores.sqlite.schema import full_text_tables

SHADOWS = ("", "_data", "_idx", "_docsize", "_config")
"""What the parts of a full-text table are called, after its own name."""


def is_whole(db: sqlite3.Connection, path: Path) -> bool:
    """Whether each full-text table can be opened and knows the newest of what it holds."""
    with translated(path):
        try:
            return all(db.execute(check).fetchone()[0] for check in CHECKS)
        except sqlite3.DatabaseError as error:
            if is_damage(error):
                return False
            raise


def fill_anew(db: sqlite3.Connection) -> None:
    """Fill every full-text table from what was said and kept, inside a transaction."""
    made = full_text_tables()
    for table, source in REMADE_FROM.items():
        try:
            _fill(db, table, source)
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise
            db.execute(f"DROP TABLE IF EXISTS {table}")
            db.execute(made[table])
            _fill(db, table, source)


def _fill(db: sqlite3.Connection, table: str, source: str) -> None:
    command = "delete-all" if source else "rebuild"
    db.execute(f"INSERT INTO {table} ({table}) VALUES ('{command}')")
    if source:
        db.execute(f"INSERT INTO {table} (rowid, text) {source}")


def cut_out_index(path: Path) -> int:
    """Take out those full-text tables that cannot even be dropped, and make them anew, empty.

    Tells how many they were; whatever else is damaged is left alone.
    """
    made = full_text_tables()
    with translated(path):
        db = connect(path)
        try:
            db.execute("BEGIN IMMEDIATE")
            damaged = [table for table in made if not _can_be_read(path, table)]
            db.execute("PRAGMA writable_schema = ON")
            for name in (f"{table}{part}" for table in damaged for part in SHADOWS):
                db.execute("DELETE FROM sqlite_master WHERE name = ?", (name,))
            db.execute("PRAGMA writable_schema = RESET")
            for table in damaged:
                db.execute(made[table])
            db.execute("COMMIT")
        finally:
            db.close()
    return len(damaged)


def _can_be_read(path: Path, table: str) -> bool:
    db = connect(path)
    try:
        db.execute(f"SELECT rowid FROM {table} WHERE {table} MATCH 'a' LIMIT 1").fetchone()
        db.execute(f"SELECT sum(length(block)) FROM {table}_data").fetchone()
    except sqlite3.DatabaseError:
        return False
    finally:
        db.close()
    return True
