"""A glance: the few numbers that tell how an agent is, read without loading the domain."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from reverie.domain.journal.standing import standing
from reverie.files import refuse_unless_file

LAYERS = ("hot", "warm", "cold")
DOZE = "doze"


def glance(path: str, agent: str) -> dict[str, object]:
    """How an agent is, as plain numbers and texts; raises sqlite3.Error if the file is no mind."""
    with _looked_into(path) as db:
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
            "sessions_dozed": _dozed(db, me),
            "sessions_ended": _one(
                db, "SELECT max(number) FROM session WHERE agent = ? AND number IS NOT NULL", me
            ),
            "episodes": _one(db, "SELECT max(number) FROM episode WHERE agent = ?", me),
            "spent_micros": _one(db, "SELECT sum(cost) FROM thought WHERE agent = ?", me),
            "proposals": _one(db, "SELECT count(*) FROM proposal WHERE agent = ?", me),
            "aside": _aside(db, me),
            **_last_sleeps(db, me),
        }


def _aside(db: sqlite3.Connection, me: int) -> list[str]:
    """What nights have set aside, each in a line; none in a file of before there were any."""
    if not _one(db, "SELECT ?1 FROM pragma_table_info('plain_row') LIMIT 1", 1):
        return []
    found = db.execute(
        "SELECT CAST(body AS TEXT) FROM plain_row WHERE agent = ? AND kind = 'aside'", (me,)
    ).fetchall()
    if not found:
        return []
    from reverie.stores.codec import decode_value

    rows = (decode_value("aside", body.encode()) for (body,) in found)
    return [getattr(row, "words", "") for row in rows]


@contextmanager
def _looked_into(path: str) -> Iterator[sqlite3.Connection]:
    """A mind's file, opened for reading alone."""
    refuse_unless_file(path)
    db = sqlite3.connect(f"file:{_quoted(path)}?mode=ro", uri=True, timeout=5)
    try:
        yield db
    except UnicodeDecodeError as error:
        raise sqlite3.DatabaseError("a text in it is damaged") from error
    finally:
        db.close()


def gathered(path: str, agent: str, sessions: list[str]) -> dict[str, str]:
    """How far each of some sessions was read, in the words of its host."""
    with _looked_into(path) as db:
        found = db.execute(
            "SELECT session.name, position FROM session JOIN agent ON agent.number = agent "
            "WHERE agent.name = ? AND session.name IN (SELECT value FROM json_each(?))",
            (agent, json.dumps(sessions)),
        )
        return dict(found.fetchall())


def _dozed(db: sqlite3.Connection, me: int) -> int:
    """How many sessions only dozes have taken in; none in a file of before there were any."""
    if not _one(db, "SELECT ?1 FROM pragma_table_info('session') WHERE name = 'repaid'", 1):
        return 0
    return _one(db, "SELECT count(*) FROM session WHERE agent = ? AND repaid IS NOT NULL", me)


def agents(path: str) -> list[str]:
    """The agents whose minds a file holds, those that came first first."""
    with _looked_into(path) as db:
        return [name for (name,) in db.execute("SELECT name FROM agent ORDER BY number")]


def noted_lately(path: str, agent: str, sessions: int) -> tuple[int, ...]:
    """How many lines the agent has noted in each of its last sessions, the newest first."""
    from reverie.domain.intake.note_line import notes_in

    with _looked_into(path) as db:
        return tuple(
            sum(len(notes_in(text)) for (text,) in db.execute(_SAID_BY_AGENT, (me, session)))
            for me, session in db.execute(_LAST_SESSIONS, (agent, sessions)).fetchall()
        )


_SAID_BY_AGENT = (
    "SELECT text FROM episode WHERE agent = ? AND session = ? AND voice = 'agent' "
    "AND text LIKE '%Noted:%'"
)
_LAST_SESSIONS = """
SELECT session.agent, session.id FROM session JOIN agent ON agent.number = session.agent
WHERE agent.name = ? AND session.number IS NOT NULL AND EXISTS (
  SELECT 1 FROM episode WHERE episode.agent = session.agent AND session = session.id
  AND voice = 'agent' AND origin IS NOT NULL)
ORDER BY session.number DESC LIMIT ?
"""
"""Sessions in which a host has heard the agent speak."""


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


def _last_sleeps(db: sqlite3.Connection, me: int) -> dict[str, object]:
    """The newest nap or night that stands, looked for from the newest entry back, and a doze since.

    Either is none if there is none.
    """
    found = db.execute(
        "SELECT number, at, json_extract(c, '$[0]'), "
        "json_extract(c, '$[1].plan.night'), json_extract(c, '$[1].outcome'), "
        "CASE WHEN last THEN json_extract(c, '$[1].down_to') END, json_extract(c, '$[1].kept'), "
        "json_extract(c, '$[1].plan.sleep') "
        "FROM (SELECT number, at, last, CAST(cause AS TEXT) AS c FROM journal WHERE agent = ?) "
        "ORDER BY number DESC",
        (me,),
    )
    newest: list[tuple[Any, ...]] = []
    doze: dict[str, object] | None = None
    for row in found:
        newest.append(row)
        if row[2] == "night-began" and (night := _oldest_in(newest[::-1])):
            if row[7] != DOZE:
                return {"last_night": night, "last_doze": doze}
            doze = doze or night
    return {"last_night": None, "last_doze": doze}


def _oldest_in(entries: list[tuple[Any, ...]]) -> dict[str, object] | None:
    """The sleep with which some entries begin, if it stands; one that never ended says so.

    Whether an entry stands depends on those after it alone, so the newest entries will do.
    """
    steps = [
        (row[0], row[5] or 0, [int(n) for n in re.findall(r"\d+", row[6] or "")]) for row in entries
    ]
    stands = standing(steps)
    if entries[0][0] not in stands:
        return None
    _, at, _, number, *_ = entries[0]
    night: dict[str, object] = {"night": number, "began_ms": at, "outcome": "unfinished"}
    for entry, _, what, _, outcome, *_ in entries[1:]:
        if what == "night-began":
            break
        if entry in stands and what == "night-ended":
            night["outcome"] = outcome
    return night


def _one(db: sqlite3.Connection, statement: str, me: int) -> int:
    row = db.execute(statement, (me,)).fetchone()
    return int((row and row[0]) or 0)


def _quoted(path: str) -> str:
    return path.replace("%", "%25").replace("?", "%3f").replace("#", "%23")
