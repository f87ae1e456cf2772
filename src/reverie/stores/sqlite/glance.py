"""A glance: the few numbers that tell how an agent is, read without loading the domain."""

from __future__ import annotations

import re
import sqlite3
from typing import Any

from reverie.domain.journal.standing import standing
from reverie.files import refuse_unless_file

LAYERS = ("hot", "warm", "cold")


def glance(path: str, agent: str) -> dict[str, object]:
    """How an agent is, as plain numbers and texts; raises sqlite3.Error if the file is no mind."""
    refuse_unless_file(path)
    db = sqlite3.connect(f"file:{_quoted(path)}?mode=ro", uri=True, timeout=5)
    try:
        row = db.execute("SELECT number FROM agent WHERE name = ?", (agent,)).fetchone()
        me = row[0] if row else 0
        kinds = _by_kind(db, me)
        return {
            "agent": agent,
            "memories": _by_layer(db, me, sum(kinds.values())),
            "rules": kinds.get("constraint", 0),
            "questions": kinds.get("question", 0),
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


def _by_kind(db: sqlite3.Connection, me: int) -> dict[str, int]:
    """How many memories of each kind hold, read from an index alone."""
    statement = "SELECT kind, count(*) FROM memory WHERE agent = ? AND ended IS NULL GROUP BY kind"
    return dict(db.execute(statement, (me,)).fetchall())


def _by_layer(db: sqlite3.Connection, me: int, all_of_them: int) -> dict[str, int]:
    """How many are hot and warm, which are few; all others are cold."""
    hot, warm = (
        _one(
            db,
            f"SELECT count(*) FROM memory WHERE agent = ? AND ended IS NULL AND layer = {layer}",
            me,
        )
        for layer in range(2)
    )
    return dict(zip(LAYERS, (hot, warm, all_of_them - hot - warm), strict=True))


def _last_night(db: sqlite3.Connection, me: int) -> dict[str, object] | None:
    """The newest night that stands, looked for from the newest entry back."""
    found = db.execute(
        "SELECT number, at, json_extract(c, '$[0]'), "
        "json_extract(c, '$[1].plan.night'), json_extract(c, '$[1].outcome'), "
        "CASE WHEN last THEN json_extract(c, '$[1].down_to') END, json_extract(c, '$[1].kept') "
        "FROM (SELECT number, at, last, CAST(cause AS TEXT) AS c FROM journal WHERE agent = ?) "
        "ORDER BY number DESC",
        (me,),
    )
    newest: list[tuple[Any, ...]] = []
    for row in found:
        newest.append(row)
        if row[2] == "night-began" and (night := _night_in(newest[::-1])):
            return night
    return None


def _night_in(entries: list[tuple[Any, ...]]) -> dict[str, object] | None:
    """The newest night of some entries that stands; one that never ended says so.

    Whether an entry stands depends on those after it alone, so the newest entries will do.
    """
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
