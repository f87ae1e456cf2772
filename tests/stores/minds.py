"""Minds on disk for tests: lived in, looked at whole, and examined for damage."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from reverie.domain.journal.change import Place
from reverie.domain.journal.kinds import Value
from reverie.domain.values.episode import Episode
from reverie.ports import Mind
from reverie.stores.codec import encode_entry
from reverie.stores.sqlite.recall_schema import REMADE_FROM, TOKENS
from reverie.stores.sqlite.schema import full_text_tables
from reverie.stores.sqlite.store import SqliteStore
from tests.properties.lives import Deed, Life

A_DAY = [*(Deed("record", n, n % 2) for n in range(6)), Deed("end"), Deed("night")]
"""Six things said in two sessions, one of which has ended and was slept on."""
A_MORNING = [Deed("remember", 2, 1), Deed("remember", 4, 0), Deed("edit", 1, 5)]
"""Something a person told, something the agent told, and a correction."""


SHOULD_BE = {
    "resting": "SELECT DISTINCT m.agent, CAST(substr(j.value, 9) AS INTEGER), m.number "
    "FROM memory m, json_each(m.sources) j WHERE j.value LIKE 'episode:%'",
    "(SELECT DISTINCT agent, number, model FROM vector)": "SELECT DISTINCT v.agent, v.number, "
    "v.model FROM vector v WHERE EXISTS (SELECT 1 FROM gloss g WHERE g.agent = v.agent "
    "AND g.episode = v.number AND instr(g.seen_by, v.model || ';')) OR EXISTS (SELECT 1 "
    "FROM memory m WHERE m.agent = v.agent AND m.number = -v.number "
    "AND instr(m.seen_by, v.model || ';'))",
}
"""What tables that only follow others should hold."""


@dataclass(frozen=True)
class Whole:
    """All that a mind holds of what happened, what is known and what was done."""

    episodes: list[Episode | None]
    contents: list[tuple[Place, Value]]
    journal: dict[int, bytes]


def whole(mind: Mind) -> Whole:
    """All that an open mind holds."""
    numbers = range(1, mind.episodes.last() + 1)
    entries = [mind.journal.entry(heading.number) for heading in mind.journal.headings()]
    return Whole(
        [mind.episodes.get(number) for number in numbers],
        list(mind.contents()),
        {entry.number: encode_entry(entry) for entry in entries if entry},
    )


def whole_file(path: Path, agent: str = "main") -> Whole:
    """All that one agent's mind in a file holds, opened anew."""
    with closing(SqliteStore(path, agent)) as store:
        return whole(store)


def a_lived_file(path: Path, deeds: Sequence[Deed] = (*A_DAY, *A_MORNING)) -> Whole:
    """A file in which this was lived, closed again; returns what it holds."""
    with closing(SqliteStore(path)) as store:
        Life(store).live(deeds)
        return whole(store)


def damage(path: Path) -> list[str]:
    """What is wrong with a file: its pages, or what recall looks things up in."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        found = [str(row[0]) for row in db.execute("PRAGMA integrity_check")]
        found += [what for table in full_text_tables() if (what := wrong_in_index(db, table))]
        for table, rightly in SHOULD_BE.items():
            if differ(db, f"SELECT * FROM {table}", rightly):
                found.append(f"{table} is not what the other tables tell")
    return [what for what in found if what != "ok"]


def wrong_in_index(db: sqlite3.Connection, table: str) -> str:
    """What is wrong with one full-text table: in itself, or in what it holds."""
    source = REMADE_FROM[table]
    try:
        deep = 0 if source else 1
        db.execute(f"INSERT INTO {table} ({table}, rank) VALUES ('integrity-check', {deep})")
        if source:
            db.execute(f"CREATE VIRTUAL TABLE temp.anew USING fts5 (text, {TOKENS})")
            db.execute(f"INSERT INTO temp.anew (rowid, text) {source}")
            db.execute(f"CREATE VIRTUAL TABLE temp.held USING fts5vocab (main, {table}, instance)")
            db.execute("CREATE VIRTUAL TABLE temp.right USING fts5vocab (temp, anew, instance)")
            words = "SELECT term, doc, offset FROM"
            wrong = differ(db, f"{words} temp.held", f"{words} temp.right")
            for name in ("held", "right", "anew"):
                db.execute(f"DROP TABLE temp.{name}")
            return f"{table} does not hold the words of the glosses" if wrong else ""
    except sqlite3.Error as error:
        return f"{table}: {error}"
    return ""


def differ(db: sqlite3.Connection, one: str, other: str) -> bool:
    """Whether two questions have different answers, in whatever order."""
    return sorted(db.execute(one)) != sorted(db.execute(other))
