"""An index for recall in SQLite, kept in memory: the pattern for a store's own."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from reverie.domain.unit import Embedder, Field, Unit, View

TOKENIZER = "tokenize = 'porter unicode61 remove_diacritics 2'"
TEXTS_A_UNIT = 64
"""Row numbers a unit has in a field with several texts: its number × 64, and on."""
CONTEXT_WEIGHTS = "1.0, 0.4, 0.2, 0.5"
"""What a match counts in a unit's own words, those before it, those after it, and its dates."""
TABLES = f"""
CREATE VIRTUAL TABLE said USING fts5 (text, {TOKENIZER});
CREATE VIRTUAL TABLE context USING fts5 (own, before, after, dates, {TOKENIZER});
CREATE VIRTUAL TABLE statements USING fts5 (text, {TOKENIZER});
CREATE VIRTUAL TABLE questions USING fts5 (text, {TOKENIZER});
"""
SEVERAL = (Field.STATEMENTS, Field.QUESTIONS)


class SqliteIndex:
    """Units with their words in full-text tables."""

    def __init__(self, units: Iterable[Unit]) -> None:
        self._units = {unit.number: unit for unit in units}
        self._db = sqlite3.connect(":memory:")
        self._db.executescript(TABLES)
        for unit in self._units.values():
            self._add(unit)

    def matching(
        self, field: Field, words: Sequence[str], *, limit: int
    ) -> Sequence[tuple[int, float]]:
        several = field in SEVERAL
        rank = f"bm25(context, {CONTEXT_WEIGHTS})" if field is Field.CONTEXT else "rank"
        found = self._db.execute(
            f"SELECT rowid, {rank} AS score FROM {field} WHERE {field} MATCH ? "
            "ORDER BY score, rowid LIMIT ?",
            (" OR ".join(map(_quoted, words)), limit * (3 if several else 1)),
        ) if words else ()  # fmt: skip
        best: dict[int, float] = {}
        for row, score in found:
            best.setdefault(row // TEXTS_A_UNIT if several else row, -score)
        return list(best.items())[:limit]

    def holding(self, words: Collection[str], *, upto: int) -> Mapping[str, int]:
        count = "SELECT count(*) FROM (SELECT 1 FROM said WHERE said MATCH ? LIMIT ?)"
        return {word: self._db.execute(count, (_quoted(word), upto)).fetchone()[0]
                for word in words}  # fmt: skip

    def size(self) -> int:
        return len(self._units)

    def units(self, numbers: Collection[int]) -> Mapping[int, Unit]:
        return {number: self._units[number] for number in numbers if number in self._units}

    def _add(self, unit: Unit) -> None:
        own = f"{unit.speaker}: {unit.text}"
        self._db.execute("INSERT INTO said (rowid, text) VALUES (?, ?)", (unit.number, own))
        if gloss := unit.gloss:
            self._db.execute(
                "INSERT INTO context (rowid, own, before, after, dates) VALUES (?, ?, ?, ?, ?)",
                (unit.number, own, gloss.before, gloss.after, gloss.dates),
            )
            for table, texts in (("statements", gloss.statements), ("questions", gloss.questions)):
                self._db.executemany(
                    f"INSERT INTO {table} (rowid, text) VALUES (?, ?)",
                    [(unit.number * TEXTS_A_UNIT + n, text)
                     for n, text in enumerate(texts[:TEXTS_A_UNIT])],
                )  # fmt: skip


class SeeingIndex(SqliteIndex):
    """The same, with vectors beside the words."""

    def __init__(self, units: Sequence[Unit], embedder: Embedder) -> None:
        import numpy

        super().__init__(units)
        self._vectors: dict[View, tuple[list[int], Any]] = {}
        for view in View:
            texts = [(unit.number, text) for unit in units for text in self._texts(view, unit)]
            rows = embedder.vectors([text for _, text in texts])
            self._vectors[view] = [number for number, _ in texts], numpy.asarray(rows)

    def nearest(
        self, view: View, vector: Sequence[float], *, limit: int
    ) -> Sequence[tuple[int, float]]:
        best = self.likeness(view, vector, self._units)
        return sorted(best.items(), key=lambda one: (-one[1], one[0]))[:limit]

    def likeness(
        self, view: View, vector: Sequence[float], numbers: Collection[int]
    ) -> Mapping[int, float]:
        known, rows = self._vectors[view]
        best: dict[int, float] = {}
        for number, cosine in zip(known, (rows @ vector).tolist() if known else (), strict=True):
            if number in numbers and cosine > best.get(number, -2.0):
                best[number] = cosine
        return best

    def _texts(self, view: View, unit: Unit) -> Sequence[str]:
        return texts_to_see(view, unit, self._units.get(unit.number - 1))


def texts_to_see(view: View, unit: Unit, before: Unit | None) -> Sequence[str]:
    """The texts of a unit that get a vector for a view."""
    if view is View.SAID:
        return [unit.text]
    if view is View.STATEMENT:
        return unit.gloss.statements if unit.gloss else ()
    reply = f"{unit.speaker}: {unit.text}"
    heard = before is not None and before.session == unit.session
    return [f"{before.speaker}: {before.text} {reply}" if before and heard else reply]


def _quoted(word: str) -> str:
    return '"' + word.replace('"', '""') + '"'
