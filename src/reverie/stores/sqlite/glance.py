"""A glance: the few numbers that tell how an agent is, read without loading the domain."""

from __future__ import annotations

import re
import sqlite3

from reverie.domain.journal.standing import standing

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
            "sessions_ended": _one(
                db, "SELECT max(number) FROM session WHERE agent = ? AND number IS NOT NULL", me
            ),
            "episodes": _one(db, "SELECT max(number) FROM episode WHERE agent = ?", me),
            "spent_micros": _one(db, "SELECT sum(cost) FROM thought WHERE agent = ?", me),
            "proposals": _one(db, "SELECT count(*) FROM proposal WHERE agent = ?", me),
            "last_night": _last_night(db, me),
        }
    finally:
        db.close()


def _by_layer(db: sqlite3.Connection, me: int) -> dict[str, int]:
    found = db.execute(
        "SELECT layer, count(*) FROM memory WHERE agent = ? AND ended IS NULL GROUP BY layer", (me,)
    )
    counts = dict(found.fetchall())
    return {name: counts.get(place, 0) for place, name in enumerate(LAYERS)}


def _count_kind(db: sqlite3.Connection, me: int, kind: str) -> int:
    statement = "SELECT count(*) FROM memory WHERE agent = ? AND kind = ? AND ended IS NULL"
    return int(db.execute(statement, (me, kind)).fetchone()[0])


def _last_night(db: sqlite3.Connection, me: int) -> dict[str, object] | None:
    """The newest night that stands; one that never ended says so."""
    entries = db.execute(
        "SELECT number, at, json_extract(c, '$[0]'), "
        "json_extract(c, '$[1].plan.night'), json_extract(c, '$[1].outcome'), "
        "CASE WHEN last THEN json_extract(c, '$[1].down_to') END, json_extract(c, '$[1].kept') "
        "FROM (SELECT number, at, last, CAST(cause AS TEXT) AS c FROM journal WHERE agent = ?) "
        "ORDER BY number",
        (me,),
    ).fetchall()
    steps = [
        (row[0], row[5] or 0, [int(n) for n in re.findall(r"\d+", row[6] or "")]) for row in entries
    ]
    stands = standing(steps)
    night: dict[str, object] | None = None
    for number, at, what, begun, outcome, _, _ in entries:
        if number in stands and what == "night-began":
            night = {"night": begun, "began_ms": at, "outcome": "unfinished"}
        elif number in stands and what == "night-ended" and night:
            night["outcome"] = outcome
    return night


def _one(db: sqlite3.Connection, statement: str, me: int) -> int:
    return int(db.execute(statement, (me,)).fetchone()[0] or 0)


def _quoted(path: str) -> str:
    return path.replace("%", "%25").replace("?", "%3f").replace("#", "%23")
