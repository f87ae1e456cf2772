"""The keyed mind: a file in a home bears a MAC over its journal, so that no other takes its place.

Beside each entry stands a digest of it and of the digest before (hash chain). The MAC covers the
agents of the file, how far the journal of each goes and its last digest; it is written in the same
transaction. A mind outside of a home bears none.
"""

from __future__ import annotations

import json
import sqlite3
from _blake2 import blake2b

from reverie import keyed

DIGEST_BYTES = 16
_ENTRY = "agent, number, at, last, size, begins, cause, changes"
_AGENTS = (
    "SELECT number, name, folded, max(folded, "
    "(SELECT coalesce(max(number), 0) FROM journal WHERE agent = agent.number)) "
    "FROM agent ORDER BY number"
)


def extend(db: sqlite3.Connection, agent: int, number: int) -> None:
    """Note the digest of an entry that was appended; a digest depends on all before it."""
    row = db.execute(
        f"SELECT {_ENTRY} FROM journal WHERE agent = ? AND number = ?", (agent, number)
    ).fetchone()
    digest = _digest(_link(db, agent, number - 1), row)
    db.execute("INSERT OR REPLACE INTO journal_digest VALUES (?, ?, ?)", (agent, number, digest))


def sign(db: sqlite3.Connection, hand: keyed.Hand) -> None:
    """Write the MAC of the file as it is now, inside a transaction."""
    for agent, _, folded, last in db.execute(_AGENTS).fetchall():
        out = "DELETE FROM journal_digest WHERE agent = ? AND (number < ? OR number > ?)"
        db.execute(out, (agent, folded, last))
    db.execute("INSERT OR REPLACE INTO keyed VALUES (1, ?)", (keyed.mac(hand, _covered(db)),))


def adopt(db: sqlite3.Connection, hand: keyed.Hand) -> None:
    """Digest and sign a file whoever wrote it, inside a transaction: it is this person's."""
    db.execute("DELETE FROM journal_digest")
    keys = db.execute("SELECT agent, number FROM journal ORDER BY agent, number").fetchall()
    for agent, number in keys:
        extend(db, agent, number)
    sign(db, hand)


def answers(db: sqlite3.Connection, hand: keyed.Hand) -> bool:
    """Whether a file bears the MAC of what it holds; looks at the end of the journal alone."""
    try:
        (mac,) = db.execute("SELECT mac FROM keyed").fetchone() or (b"",)
        return bool(mac == keyed.mac(hand, _covered(db)))
    except sqlite3.OperationalError as error:
        if "no such" in str(error):  # the file of an older version, or of somebody else
            return False
        raise


def is_unbroken(db: sqlite3.Connection) -> bool:
    """Whether each entry of the journal is the one that was digested when it was written."""
    keys = db.execute("SELECT agent, number FROM journal ORDER BY agent, number").fetchall()
    for agent, number in keys:
        row = db.execute(
            f"SELECT {_ENTRY} FROM journal WHERE agent = ? AND number = ?", (agent, number)
        ).fetchone()
        if _digest(_link(db, agent, number - 1), row) != _link(db, agent, number):
            return False
    return True


def heads(db: sqlite3.Connection) -> list[str]:
    """How far the journal of each agent goes, each with its last digest."""
    rows = db.execute(_AGENTS).fetchall()
    return [f"{agent} {last} {_link(db, agent, last).hex()}" for agent, _, _, last in rows]


def goes_beyond(db: sqlite3.Connection, known: list[str]) -> bool:
    """Whether a file holds all that its journal held when it went so far."""
    folded = {agent: until for agent, _, until, _ in db.execute(_AGENTS).fetchall()}
    for head in known:
        agent, last, digest = head.split(" ")
        if _link(db, int(agent), int(last)).hex() != digest and (
            folded.get(int(agent), 0) < int(last)
        ):
            return False
    return True


def _covered(db: sqlite3.Connection) -> bytes:
    told = [
        [agent, name, folded, last, _link(db, agent, last).hex()]
        for agent, name, folded, last in db.execute(_AGENTS).fetchall()
    ]
    return json.dumps(told).encode()


def _link(db: sqlite3.Connection, agent: int, number: int) -> bytes:
    """The digest beside an entry; nothing before the first."""
    row = db.execute(
        "SELECT digest FROM journal_digest WHERE agent = ? AND number = ?", (agent, number)
    ).fetchone()
    return bytes(row[0]) if row else b""


def _digest(before: bytes, row: tuple[object, ...]) -> bytes:
    digest = blake2b(before, digest_size=DIGEST_BYTES)
    for value in row:
        part = bytes(value) if isinstance(value, bytes) else repr(value).encode()
        digest.update(b"%d:" % len(part))
        digest.update(part)
    return digest.digest()
