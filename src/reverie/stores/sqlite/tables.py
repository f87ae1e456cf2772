"""The tables on disk: the primitives of a store, as statements inside one transaction."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from reverie.domain.intake.moment import as_milliseconds
from reverie.domain.journal.entry import Entry, NightBegan, Took
from reverie.domain.rules.contradict import subject_of
from reverie.stores import columns
from reverie.stores.cause_codec import encode_cause
from reverie.stores.codec import encode_changes
from reverie.stores.episode_columns import episode_row
from reverie.stores.mark_columns import MARK, mark_row
from reverie.stores.primitives import Counters, SessionRow, birth_of
from reverie.stores.session_columns import SESSION_ROW, session_row
from reverie.stores.sqlite.apply import write_changes
from reverie.stores.sqlite.index_repair import fill_anew
from reverie.stores.thought_columns import THOUGHT, thought_row

if TYPE_CHECKING:
    from reverie.domain.journal.change import Place
    from reverie.domain.journal.kinds import Change, Value
    from reverie.domain.language import Language
    from reverie.domain.values.episode import Episode
    from reverie.domain.values.thought import Thought
    from reverie.stores.sqlite.file import MindFile

COMPRESSION = 3
REMADE = (
    "memory",
    "link",
    "tombstone",
    "proposal",
    "tone",
    "gloss",
    "gist",
    "plain_row",
    "resting",
)
"""What can be made again from origin and journal."""
TOLD = ("journal", "journal_digest", "touched", "origin", "thought", "episode", "session")
"""What that is made from, and what happened."""


class SqliteTables:
    """What is written for one agent, through the door every writer goes through."""

    def __init__(self, file: MindFile) -> None:
        self._file = file
        self._session_ids: dict[str, int] = {}

    @property
    def _db(self) -> sqlite3.Connection:
        return self._file.writer.db

    @property
    def _me(self) -> int:
        return self._file.writer.me

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """What is written inside it is kept whole or not at all."""
        try:
            with self._file.writing() as db:
                yield db
        except BaseException:
            self._session_ids.clear()
            raise

    def derive(self, language: Language, *, limit: int) -> int:
        """Derive the subjects of at most so many memories anew, where other rules derived them."""
        found = [
            (subject_of(text, language), language.rules, row)
            for side in ("<", ">")
            for row, text in self._file.writer.all(
                f"SELECT id, text FROM memory WHERE agent = ? AND rules {side} ? LIMIT ?",
                language.rules,
                limit,
            )
        ][:limit]
        if found:
            with self.transaction() as db:
                db.executemany("UPDATE memory SET subject = ?, rules = ? WHERE id = ?", found)
        return len(found)

    def append(self, entry: Entry, took: Took | None) -> None:
        """Put an entry at the end of the journal and note which memories it touched."""
        packed = zlib.compress(encode_changes(entry.changes), COMPRESSION)
        self._db.execute(
            "INSERT INTO journal "
            "(agent, number, at, last, size, begins, cause, changes, wall, cpu) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                self._me,
                entry.number,
                as_milliseconds(entry.at),
                entry.last,
                len(entry.changes),
                isinstance(entry.cause, NightBegan),
                encode_cause(entry.cause),
                packed,
                took and took.wall_ms,
                took and took.cpu_ms,
            ),
        )
        touched = {c.place.key for c in entry.changes if c.place.table == "memory"}
        self._db.executemany(
            "INSERT INTO touched (agent, memory, entry) VALUES (?, ?, ?)",
            [(self._me, memory, entry.number) for memory in sorted(touched, key=str)],
        )
        self._file.entries_changed(entry.number)

    def drop(self, number: int) -> None:
        """Take an entry out of the journal."""
        key = (self._me, number)
        self._db.execute("DELETE FROM journal WHERE agent = ? AND number = ?", key)
        self._db.execute("DELETE FROM touched WHERE agent = ? AND entry = ?", key)
        self._file.entries_changed()

    def write(self, changes: Sequence[Change], after: Mapping[Place, Value | None]) -> None:
        """Bring changes about that were found to fit; only the columns that change are written."""
        write_changes(self._db, self._me, changes)

    def clear(self) -> None:
        """Empty all that can be made again from origin and journal.

        The search index is filled anew first: what it does not know could not be taken out of it.
        """
        fill_anew(self._db)
        for table in REMADE:
            self._db.execute(f"DELETE FROM {table} WHERE agent = ?", (self._me,))
        no_mark = mark_row(None)
        self._db.execute(
            f"UPDATE session SET ({MARK}) = ({columns.marks(len(no_mark))}) WHERE agent = ?",
            (*no_mark, self._me),
        )
        self._db.execute("UPDATE agent SET links = 0 WHERE number = ?", (self._me,))

    def erase(self) -> None:
        """Let go of everything, what happened too; the search index is filled anew afterwards."""
        self.clear()
        for table in TOLD:
            self._db.execute(f"DELETE FROM {table} WHERE agent = ?", (self._me,))
        fill_anew(self._db)
        self._session_ids.clear()
        self.set_counters(Counters())

    def write_origin(self, after: Mapping[Place, Value | None]) -> None:
        """Let the origin hold these values; None takes a place out of it."""
        gone = [(self._me, columns.place_column(p)) for p, value in after.items() if value is None]
        self._db.executemany("DELETE FROM origin WHERE agent = ? AND place = ?", gone)
        self._db.executemany(
            "INSERT OR REPLACE INTO origin (agent, place, birth) VALUES (?, ?, ?)",
            [
                (self._me, columns.place_column(place), encode_changes([birth_of(place, value)]))
                for place, value in after.items()
                if value is not None
            ],
        )

    def set_counters(self, counters: Counters) -> None:
        """Note what has been given out or folded so far."""
        self._db.execute(
            "UPDATE agent SET next_memory = ?, next_night = ?, folded = ? WHERE number = ?",
            (counters.next_memory, counters.next_night, counters.folded, self._me),
        )
        self._file.entries_changed()

    def add_episodes(self, episodes: Sequence[Episode]) -> None:
        """Append episodes, whose numbers follow the newest."""
        self._db.executemany(
            "INSERT INTO episode "
            f"(agent, number, session, at, voice, text, {columns.APPRAISAL}, origin) "
            f"VALUES ({columns.marks(14)})",
            [
                (self._me, one.number, self._session_id(one.session), *episode_row(one)[2:])
                for one in episodes
            ],
        )

    def put_session(self, row: SessionRow) -> None:
        """Keep a session as it is now, new or not; what nights took in of it is left alone."""
        self._db.execute(
            f"INSERT INTO session (agent, {SESSION_ROW}) VALUES ({columns.marks(8)}) "
            "ON CONFLICT (agent, name) DO UPDATE SET number = excluded.number, "
            "ended = excluded.ended, upto = excluded.upto, position = excluded.position, "
            "tagged = excluded.tagged, trace = excluded.trace",
            (self._me, *session_row(row)),
        )

    def put_thoughts(self, thoughts: Sequence[Thought]) -> None:
        """Keep thoughts; an answer replaces the pending question, never another answer."""
        self._db.executemany(
            f"INSERT INTO thought (agent, {THOUGHT}) VALUES ({columns.marks(8)}) "
            "ON CONFLICT (agent, id) DO UPDATE SET question = excluded.question, "
            "answer = excluded.answer, cost = excluded.cost WHERE answer IS NULL",
            [(self._me, *thought_row(thought)) for thought in thoughts],
        )

    def drop_thoughts(self, night: int) -> None:
        """Let go of the thoughts of a night."""
        self._db.execute("DELETE FROM thought WHERE agent = ? AND night = ?", (self._me, night))

    def _session_id(self, name: str) -> int:
        if name not in self._session_ids:
            key = (self._me, name)
            self._db.execute("INSERT OR IGNORE INTO session (agent, name) VALUES (?, ?)", key)
            (self._session_ids[name],) = self._db.execute(
                "SELECT id FROM session WHERE agent = ? AND name = ?", key
            ).fetchone()
        return self._session_ids[name]
