"""Plain rows: each kind of row without a table of its own, as JSON under its name and key."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, Any

from reverie.domain.journal.kinds import ROWS, Value, types_of
from reverie.stores.codec import decode_value, encode_value

if TYPE_CHECKING:
    from reverie.domain.journal.change import Key, Whole
    from reverie.stores.columns import Row

AT = "SELECT body FROM plain_row WHERE agent = ? AND kind = ? AND key = ? AND other = ?"
OF_KIND = "SELECT key, other, body FROM plain_row WHERE agent = ? AND kind = ? ORDER BY key, other"


def write(db: sqlite3.Connection, agent: int, change: Whole[Any, Any]) -> None:
    """Put, replace or remove a row, inside a transaction someone else holds."""
    where = (agent, change.table, *key_row(change.target))
    if change.after is None:
        db.execute(
            "DELETE FROM plain_row WHERE agent = ? AND kind = ? AND key = ? AND other = ?", where
        )
    else:
        db.execute(
            "INSERT OR REPLACE INTO plain_row (agent, kind, key, other, body) "
            "VALUES (?, ?, ?, ?, ?)",
            (*where, encode_value(change.after)),
        )


def key_row(key: Key) -> Row:
    """A key as the two columns `key` and `other`; only a pair needs both."""
    return key if isinstance(key, tuple) else (key, 0)


def row_from(kind: str, row: Row) -> tuple[Key, Value]:
    """A key and its value from the columns of OF_KIND."""
    key, other, body = row
    is_pair = types_of(ROWS[kind])[0] not in (int, str)
    return ((key, other) if is_pair else key), decode_value(kind, body)
