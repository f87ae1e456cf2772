"""The store on disk: one SQLite file for one mind or a whole fleet."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from reverie.domain.appraisal import Appraisal
from reverie.domain.change import settled
from reverie.domain.episode import Episode, Voice
from reverie.domain.journal import Entry, NightBegan, NightEnded, births
from reverie.domain.moment import as_milliseconds
from reverie.domain.session import Session
from reverie.domain.thought import Thought
from reverie.errors import Asleep, ChangeRefused, StoreBusy, StoreReplaced, Unknown
from reverie.stores.sqlite import rows, writing
from reverie.stores.sqlite.locks import HeldElsewhere, Turnstile, held, lock_folder
from reverie.stores.sqlite.opening import PATIENCE_S, connect, open_file, translated
from reverie.stores.sqlite.reading import SqliteMind


class SqliteStore(SqliteMind):
    """One agent's mind in a file. Open one per thread; processes may share the file."""

    def __init__(self, path: str | Path, agent: str = "main") -> None:
        file = Path(path)
        db = open_file(file)
        self._identity = _identity(file)
        with translated(file):
            folder = lock_folder(file)
            folder.mkdir(exist_ok=True)
            self._turn = Turnstile(folder)
            super().__init__(db, file, agent, _agent_number(db, agent))
            self._reader = connect(file)
        self._session_ids: dict[str, int] = {}

    @property
    def agent_number(self) -> int:
        """The number every key of this agent begins with."""
        return self._me

    def close(self) -> None:
        """Give the file back; the store is of no use afterwards."""
        self._reader.close()
        self._db.close()
        self._turn.close()

    # What happens.

    def record(
        self, session: str, at: datetime, voice: Voice, text: str, *,
        appraisal: Appraisal, origin: str | None,
    ) -> Episode:  # fmt: skip
        """Append an episode and give it the next number."""
        with self.writing():
            number = self.last_episode() + 1
            self._db.execute(
                f"INSERT INTO episode (agent, number, session, at, voice, text, {rows.APPRAISAL}, "
                f"origin) VALUES ({rows.marks(14)})",
                (self._me, number, self._session_id(session), as_milliseconds(at), voice.value,
                 text, *rows.appraisal_row(appraisal), origin),
            )  # fmt: skip
        return Episode(number, session, at, voice, text, appraisal, origin)

    def end_session(self, session: str, at: datetime) -> Session:
        """Note that a session ends here; its number is given when it first ends."""
        with self.writing():
            upto = self._db.execute(
                "SELECT max(e.number) FROM episode e JOIN session s ON s.id = e.session "
                "WHERE e.agent = ? AND s.agent = ? AND s.name = ?",
                (self._me, self._me, session),
            ).fetchone()[0]
            if upto is None:
                raise Unknown(f"session {session} has no episodes; record one before ending it")
            self._db.execute(
                "UPDATE session SET number = coalesce(number, ?), ended = ?, upto = ? "
                "WHERE agent = ? AND name = ?",
                (self.last_session() + 1, as_milliseconds(at), upto, self._me, session),
            )
            ended = self.session(session)
        assert ended is not None
        return ended

    def keep_thoughts(self, thoughts: Sequence[Thought]) -> None:
        """Write thoughts down; an answer replaces the pending question, never another answer."""
        if not thoughts:
            return
        with self.writing():
            self._db.executemany(
                f"INSERT INTO thought (agent, {rows.THOUGHT}) VALUES ({rows.marks(8)}) "
                "ON CONFLICT (agent, id) DO UPDATE SET question = excluded.question, "
                "answer = excluded.answer, cost = excluded.cost WHERE answer IS NULL",
                [(self._me, *rows.thought_row(thought)) for thought in thoughts],
            )

    # What is done.

    def commit(self, entry: Entry) -> None:
        """Append the next entry and apply its changes, or refuse it whole."""
        with self.writing():
            if entry.number != self.last_entry() + 1:
                raise ChangeRefused(
                    f"entry {entry.number} does not follow e{self.last_entry()}; "
                    "read the journal again"
                )
            settled(entry.changes, self.present)
            writing.write_changes(self._db, self._me, entry.changes)
            writing.insert_entry(self._db, self._me, entry)
            if isinstance(entry.cause, NightBegan):
                self._raise("next_night", entry.cause.plan.night + 1)
            if born := births(entry):
                self._raise("next_memory", max(born) + 1)

    def take_off_last(self) -> None:
        """Remove the newest entry and take back its changes."""
        with self.writing():
            entry = self.entry(self.last_entry())
            if entry is None:
                return
            back = [change.inverse() for change in entry.changes]
            settled(back, self.present)
            writing.write_changes(self._db, self._me, back)
            writing.delete_entry(self._db, self._me, entry.number)
            if born := births(entry):
                self._db.execute(
                    "UPDATE agent SET next_memory = min(next_memory, ?) WHERE number = ?",
                    (min(born), self._me),
                )

    def fold(self, upto: int) -> None:
        """Move the origin forward over the entries up to a number and drop them."""
        for heading in self.headings():
            if heading.number > upto:
                break
            with self.writing():
                entry = self.entry(heading.number)
                assert entry is not None
                writing.write_origin(self._db, self._me, entry.changes)
                writing.delete_entry(self._db, self._me, entry.number)
                self._raise("folded", entry.number)
                if isinstance(entry.cause, NightEnded):
                    self._db.execute(
                        "DELETE FROM thought WHERE agent = ? AND night = ?",
                        (self._me, entry.cause.night),
                    )

    def rebuild(self) -> None:
        """Make the mind's tables anew from origin and journal."""
        with self.writing():
            self._db.execute("INSERT INTO memory_text (memory_text) VALUES ('rebuild')")
            writing.clear_tables(self._db, self._me)
            self.remake_tables()

    def remake_tables(self) -> None:
        """Fill empty tables from origin and journal, inside a transaction someone else holds."""
        writing.write_changes(self._db, self._me, writing.origin_births(self._db, self._me))
        for heading in self.headings():
            entry = self.entry(heading.number)
            assert entry is not None
            settled(entry.changes, self.present)
            writing.write_changes(self._db, self._me, entry.changes)

    # How it is held.

    @contextmanager
    def scratch(self) -> Iterator[SqliteStore]:
        """A copy to try things on; it is gone afterwards."""
        with tempfile.TemporaryDirectory(prefix="reverie-") as folder:
            copy = Path(folder, "mind.db")
            self.copy_to(copy)
            store = SqliteStore(copy, self.agent)
            try:
                yield store
            finally:
                store.close()

    def copy_to(self, path: Path) -> None:
        """Write a whole copy of the file, as of now."""
        with translated(path):
            target = sqlite3.connect(path)
            try:
                self._reader.backup(target)
            finally:
                target.close()

    @contextmanager
    def view(self) -> Iterator[SqliteMind]:
        """The mind as it is at this moment, unmoved by what others write meanwhile."""
        self._refuse_if_replaced()
        with translated(self.path):
            self._reader.execute("BEGIN")
        try:
            yield SqliteMind(self._reader, self.path, self.agent, self._me)
        finally:
            self._reader.execute("ROLLBACK")

    @contextmanager
    def night_lock(self) -> Iterator[None]:
        """Held by whoever changes the mind; a second one is refused with `Asleep`."""
        if not self._me:
            with self.writing():
                pass
        file = lock_folder(self.path) / f"night-{self._me}"
        since = datetime.now(UTC)
        try:
            with held(file, f"{since:%Y-%m-%d %H:%M} UTC by process {os.getpid()}"):
                yield
        except HeldElsewhere as other:
            raise Asleep(
                f"agent '{self.agent}' is asleep since {other}; wait until it has woken, "
                "then try again"
            ) from None

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """One transaction; whoever waits for it is next after the one that runs."""
        self._refuse_if_replaced()
        with translated(self.path):
            if not self._turn.enter(PATIENCE_S):
                raise StoreBusy(
                    f"others kept writing to {self.path} for {PATIENCE_S:g} s; try again, "
                    "nothing was changed"
                )
            try:
                self._db.execute("BEGIN IMMEDIATE")
            finally:
                self._turn.leave()
            try:
                self._me = self._me or _new_agent(self._db, self.agent)
                yield self._db
                self._db.execute("COMMIT")
            except BaseException:
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
                self._session_ids.clear()
                raise

    def _refuse_if_replaced(self) -> None:
        if _identity(self.path) != self._identity:
            raise StoreReplaced(
                f"{self.path} was moved, deleted or replaced while it was open; nothing was "
                "written to it: open it again"
            )

    def _raise(self, counter: str, value: int) -> None:
        self._db.execute(
            f"UPDATE agent SET {counter} = max({counter}, ?) WHERE number = ?", (value, self._me)
        )

    def _session_id(self, name: str) -> int:
        if name not in self._session_ids:
            self._db.execute(
                "INSERT OR IGNORE INTO session (agent, name) VALUES (?, ?)", (self._me, name)
            )
            (self._session_ids[name],) = self._db.execute(
                "SELECT id FROM session WHERE agent = ? AND name = ?", (self._me, name)
            ).fetchone()
        return self._session_ids[name]


def _agent_number(db: sqlite3.Connection, name: str) -> int:
    """The number of an agent; 0 until something is written for it."""
    row = db.execute("SELECT number FROM agent WHERE name = ?", (name,)).fetchone()
    return int(row[0]) if row else 0


def _new_agent(db: sqlite3.Connection, name: str) -> int:
    db.execute("INSERT OR IGNORE INTO agent (name) VALUES (?)", (name,))
    return _agent_number(db, name)


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return (found.st_dev, found.st_ino)
