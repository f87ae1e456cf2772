"""Minds on disk for tests: lived in, looked at whole, and examined for damage."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from reverie.domain.change import Place, Value
from reverie.domain.episode import Episode
from reverie.ports import Mind
from reverie.stores.codec import encode_entry
from reverie.stores.sqlite.store import SqliteStore
from tests.properties.lives import Deed, Life

A_DAY = [*(Deed("record", n, n % 2) for n in range(6)), Deed("end"), Deed("night")]
"""Six things said in two sessions, one of which has ended and was slept on."""
A_MORNING = [Deed("remember", 2, 1), Deed("remember", 4, 0), Deed("edit", 1, 5)]
"""Something a person told, something the agent told, and a correction."""


@dataclass(frozen=True)
class Whole:
    """All that a mind holds of what happened, what is known and what was done."""

    episodes: list[Episode | None]
    contents: list[tuple[Place, Value]]
    journal: dict[int, bytes]


def whole(mind: Mind) -> Whole:
    """All that an open mind holds."""
    numbers = range(1, mind.last_episode() + 1)
    entries = [mind.entry(heading.number) for heading in mind.headings()]
    return Whole(
        [mind.episode(number) for number in numbers],
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
    """What is wrong with a file: its pages, or a search index that disagrees with the memories."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        found = [str(row[0]) for row in db.execute("PRAGMA integrity_check")]
        try:
            db.execute("INSERT INTO memory_text (memory_text, rank) VALUES ('integrity-check', 1)")
        except sqlite3.Error as error:
            found.append(f"search index: {error}")
    return [what for what in found if what != "ok"]
