"""Recording: what happens is appended, one transaction at a time, beside whatever night runs."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from datetime import datetime
from pathlib import Path

from reverie.domain.intake.moment import as_milliseconds
from reverie.domain.values.appraisal import Appraisal
from reverie.domain.values.episode import Draft, Episode, Voice
from reverie.domain.values.session import Session
from reverie.domain.values.thought import Thought
from reverie.errors import StoreBusy, StoreReplaced, Unknown
from reverie.stores.sqlite import rows
from reverie.stores.sqlite.asking import agent_number
from reverie.stores.sqlite.locks import POLL_S, Turnstile, lock_folder
from reverie.stores.sqlite.opening import PATIENCE_S, connect, open_file, translated
from reverie.stores.sqlite.reading import SqliteMind


class Recording(SqliteMind):
    """The side of a mind's file that only ever grows, and the door every writer goes through."""

    def __init__(self, path: str | Path, agent: str = "main") -> None:
        file = Path(path)
        db = open_file(file)
        self._identity = _identity(file)
        with translated(file), ExitStack() as opened:
            opened.callback(db.close)
            folder = lock_folder(file)
            folder.mkdir(exist_ok=True)
            self._turn = Turnstile(folder)
            opened.callback(self._turn.close)
            super().__init__(db, file, agent, agent_number(db, agent))
            self._reader = connect(file)
            opened.pop_all()
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

    def record(
        self,
        session: str,
        at: datetime,
        voice: Voice,
        text: str,
        *,
        appraisal: Appraisal,
        origin: str | None,
    ) -> Episode:
        """Append an episode and give it the next number."""
        draft = Draft(at, voice, text, appraisal, origin)
        with self.writing():
            number = self._append(session, [draft])
        return Episode(number, session, at, voice, text, appraisal, origin)

    def _append(self, session: str, drafts: Sequence[Draft]) -> int:
        """Append episodes inside a transaction; returns the last number."""
        last = self.last_episode()
        id = self._session_id(session)
        self._db.executemany(
            f"INSERT INTO episode (agent, number, session, at, voice, text, {rows.APPRAISAL}, "
            f"origin) VALUES ({rows.marks(14)})",
            [
                (
                    self._me,
                    last + n,
                    id,
                    as_milliseconds(draft.at),
                    draft.voice.value,
                    draft.text,
                    *rows.appraisal_row(draft.appraisal),
                    draft.origin,
                )
                for n, draft in enumerate(drafts, start=1)
            ],
        )
        return last + len(drafts)

    def end_session(self, session: str, at: datetime) -> Session:
        """Note that a session ends here; its number is given when it first ends."""
        with self.writing():
            if not self._end(session, at):
                raise Unknown(f"session {session} has no episodes; record one before ending it")
            ended = self.session(session)
        assert ended is not None
        return ended

    def _end(self, session: str, at: datetime) -> bool:
        """End a session inside a transaction; False if it has no episodes."""
        (upto,) = self.one(
            "SELECT max(number) FROM episode WHERE agent = ? AND session = ?",
            self._session_id(session),
        ) or (None,)
        if upto is None:
            return False
        self._db.execute(
            "UPDATE session SET number = coalesce(number, ?), ended = ?, upto = ? "
            "WHERE agent = ? AND name = ?",
            (self.last_session() + 1, as_milliseconds(at), upto, self._me, session),
        )
        return True

    def gather(
        self, session: str, drafts: Sequence[Draft], at: datetime, *, before: str, position: str
    ) -> bool:
        """Append what a host read of a session and let it end there."""
        with self.writing():
            if self.read_of(session).gathered != before:
                return False
            self._append(session, drafts)
            self._end(session, at)
            self._db.execute(
                "UPDATE session SET position = ? WHERE agent = ? AND name = ?",
                (position, self._me, session),
            )
        return True

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
                _begin(self._db)
            finally:
                self._turn.leave()
            known = self._me
            try:
                self._me = self._me or _new_agent(self._db, self.agent)
                yield self._db
                self._db.execute("COMMIT")
            except BaseException:
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
                self._session_ids.clear()
                self._me = known
                raise

    def _refuse_if_replaced(self) -> None:
        if _identity(self.path) != self._identity:
            self._let_go()
            raise StoreReplaced(
                f"{self.path} was moved, deleted or replaced while it was open; nothing was "
                "written to it: open it again"
            )

    def _let_go(self) -> None:
        """Empty the log beside the new file into the old one, to which it belongs, and close."""
        with suppress(sqlite3.Error):
            self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._reader.close()
        self._db.close()

    def _session_id(self, name: str) -> int:
        if name not in self._session_ids:
            self._db.execute(
                "INSERT OR IGNORE INTO session (agent, name) VALUES (?, ?)", (self._me, name)
            )
            (self._session_ids[name],) = self._db.execute(
                "SELECT id FROM session WHERE agent = ? AND name = ?", (self._me, name)
            ).fetchone()
        return self._session_ids[name]


def _begin(db: sqlite3.Connection) -> None:
    """Begin to write as soon as the step that runs has ended, not at SQLite's next look."""
    end = time.monotonic() + PATIENCE_S
    db.execute("PRAGMA busy_timeout = 0")
    try:
        while True:
            try:
                db.execute("BEGIN IMMEDIATE")
                return
            except sqlite3.OperationalError as error:
                busy = (error.sqlite_errorcode or 0) & 0xFF == sqlite3.SQLITE_BUSY
                if not busy or time.monotonic() > end:
                    raise
                time.sleep(POLL_S)
    finally:
        db.execute(f"PRAGMA busy_timeout = {int(PATIENCE_S * 1000)}")


def _new_agent(db: sqlite3.Connection, name: str) -> int:
    db.execute("INSERT OR IGNORE INTO agent (name) VALUES (?)", (name,))
    return agent_number(db, name)


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return (found.st_dev, found.st_ino)
