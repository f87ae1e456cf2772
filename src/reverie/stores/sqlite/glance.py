"""A glance: the few numbers that tell how an agent is, read without loading the domain."""

from __future__ import annotations

import sqlite3

LAYERS = ("hot", "warm", "cold")


def glance(path: str, agent: str) -> dict[str, object]:
    """How an agent is, as plain numbers and texts; raises sqlite3.Error if the file is no mind."""
    db = sqlite3.connect(f"file:{_quoted(path)}?mode=ro", uri=True, timeout=5)
    try:
        row = db.execute("SELECT number FROM agent WHERE name = ?", (agent,)).fetchone()
        me = row[0] if row else 0
        return {
            "agent": agent,
            "memories": _by_layer(db, me),
            "rules": _count_kind(db, me, "constraint"),
            "questions": _count_kind(db, me, "question"),
            "sessions_waiting": _one(
                db,
                "SELECT count(*) FROM session WHERE agent = ? AND number IS NOT NULL "
                "AND upto > coalesce(taken, 0)",
                me,
            ),
            "sessions_ended": _one(db, "SELECT max(number) FROM session WHERE agent = ?", me),
            "episodes": _one(db, "SELECT max(number) FROM episode WHERE agent = ?", me),
            "proposals": _one(db, "SELECT count(*) FROM proposal WHERE agent = ?", me),
            "last_night": _last_night(db, me),
        }
    finally:
        db.close()


def _by_layer(db: sqlite3.Connection, me: int) -> dict[str, int]:
    found = db.execute("SELECT layer, count(*) FROM memory WHERE agent = ? GROUP BY layer", (me,))
    counts = dict(found.fetchall())
    return {name: counts.get(place, 0) for place, name in enumerate(LAYERS)}


def _count_kind(db: sqlite3.Connection, me: int, kind: str) -> int:
    statement = "SELECT count(*) FROM memory WHERE agent = ? AND kind = ?"
    return int(db.execute(statement, (me, kind)).fetchone()[0])


def _last_night(db: sqlite3.Connection, me: int) -> dict[str, object] | None:
    """The newest night that was not undone; one that never ended says so."""
    row = db.execute(
        "SELECT json_extract(c, '$[1].plan.night'), at, number FROM "
        "(SELECT number, at, CAST(cause AS TEXT) AS c FROM journal WHERE agent = ?) "
        "WHERE json_extract(c, '$[0]') = 'night-began' ORDER BY number DESC LIMIT 1",
        (me,),
    ).fetchone()
    if row is None:
        return None
    night, at, number = row
    after = db.execute(
        "SELECT json_extract(c, '$[0]'), json_extract(c, '$[1].outcome'), "
        "json_extract(c, '$[1].down_to') FROM "
        "(SELECT number, CAST(cause AS TEXT) AS c FROM journal WHERE agent = ? AND number > ?) "
        "WHERE json_extract(c, '$[0]') IN ('night-ended', 'undone') ORDER BY number",
        (me, number),
    ).fetchall()
    outcome = "unfinished"
    for what, ended, down_to in after:
        outcome = ended if what == "night-ended" else "undone" if down_to <= number else outcome
    return {"night": night, "began_ms": at, "outcome": outcome}


def _one(db: sqlite3.Connection, statement: str, me: int) -> int:
    return int(db.execute(statement, (me,)).fetchone()[0] or 0)


def _quoted(path: str) -> str:
    return path.replace("%", "%25").replace("?", "%3f").replace("#", "%23")
