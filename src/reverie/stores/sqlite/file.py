"""The open file of a mind: a connection that writes, one that looks, and the door to both."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from reverie import keyed, known_minds
from reverie.errors import StoreBusy, StoreReplaced
from reverie.files import make_folder
from reverie.stores.sqlite import keyed_mind
from reverie.stores.sqlite.connect import PATIENCE_S, closed, connect, open_file, translated
from reverie.stores.sqlite.locks import POLL_S, Turnstile, lock_folder
from reverie.stores.sqlite.seen import Seen
from reverie.stores.sqlite.statements import Statements, agent_number

if TYPE_CHECKING:
    from reverie.stores.sqlite.statements import Matrices


class MindFile:
    """One agent's hold on a file, used by one thread at a time; processes may share the file."""

    def __init__(self, path: Path, agent: str, matrices: Matrices | None = None) -> None:
        db = open_file(path)
        self.path = path
        self._is_closed = False
        self._hand = keyed.hand_of(path)
        self._is_unsigned = self._has_grown = False
        self._identity = _identity(path)
        with translated(path), ExitStack() as opened:
            opened.callback(db.close)
            folder = lock_folder(path)
            make_folder(folder)
            self._turn = Turnstile(folder)
            opened.callback(self._turn.close)
            self.writer = Statements(db, path, agent, agent_number(db, agent), matrices=matrices)
            self._reader = connect(path)
            self._seen = Seen()
            opened.pop_all()

    def close(self) -> None:
        """Give the file back, from whatever thread; nothing can be asked of it afterwards."""
        lies_there = not self._is_closed and _identity(self.path) == self._identity
        self._is_closed = True
        heads = None
        if lies_there and self._has_grown:
            with suppress(sqlite3.ProgrammingError):  # it could not be opened again once moved
                heads = keyed_mind.heads(self.writer.db)
        self._reader.close()
        self.writer.db.close()
        self._turn.close()
        if lies_there and self._hand:
            known_minds.note(self.path, heads)

    def reopen(self) -> None:
        """Look at the file through new connections, which know nothing of what was there."""
        self._reader.close()
        self.writer.db.close()
        self.writer.db, self._reader = connect(self.path), connect(self.path)

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """One transaction; whoever waits for it is next after the one that runs."""
        self.refuse_if_gone()
        writer = self.writer
        with translated(self.path):
            if not self._turn.enter(PATIENCE_S):
                raise StoreBusy(
                    f"others kept writing to {self.path} for {PATIENCE_S:g} s; try again, "
                    "nothing was changed"
                )
            try:
                _begin(writer.db)
            finally:
                self._turn.leave()
            known = writer.me
            try:
                self._is_unsigned = not known
                writer.me = writer.me or _new_agent(writer.db, writer.agent)
                yield writer.db
                if self._hand and self._is_unsigned:
                    keyed_mind.sign(writer.db, self._hand)
                writer.db.execute("COMMIT")
            except BaseException:
                if writer.db.in_transaction:
                    writer.db.execute("ROLLBACK")
                writer.me = known
                raise

    def entries_changed(self, *appended: int) -> None:
        """Digest what was appended, and sign the journal anew before this transaction ends."""
        self._is_unsigned = self._has_grown = True
        for number in appended if self._hand else ():
            keyed_mind.extend(self.writer.db, self.writer.me, number)

    @contextmanager
    def viewing(self) -> Iterator[Statements]:
        """The file as it is at this moment, unmoved by what others write meanwhile."""
        self.refuse_if_gone()
        reader = self._reader
        with translated(self.path):
            reader.execute("BEGIN")
        try:
            ours = self.writer
            yield Statements(
                reader, self.path, ours.agent, ours.me, matrices=ours.matrices, seen=self._seen
            )
        finally:
            with suppress(sqlite3.ProgrammingError):  # closed meanwhile, and so rolled back
                reader.execute("ROLLBACK")

    def copy_to(self, path: Path) -> None:
        """Write a whole copy of the file, as of now."""
        with translated(path):
            target = sqlite3.connect(path)
            try:
                self._reader.backup(target)
            finally:
                target.close()

    def refuse_if_gone(self) -> None:
        """Refuse to go on with a file that was closed, or replaced while it was open."""
        if self._is_closed:
            raise closed(self.path)
        try:
            self.refuse_if_replaced()
        except StoreReplaced:
            self._let_go()
            raise

    def refuse_if_replaced(self) -> None:
        """Refuse to go on where another file stands in the place of this one."""
        if _identity(self.path) != self._identity:
            raise StoreReplaced(
                f"{self.path} was moved, deleted or replaced while it was open; nothing was "
                "written to it: open it again"
            )

    def _let_go(self) -> None:
        """Empty the log beside the new file into the old one, to which it belongs, and close."""
        with suppress(sqlite3.Error):
            self.writer.db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._reader.close()
        self.writer.db.close()


def discard(path: Path) -> None:
    """Remove a mind's file that was made for nothing, with its logs and locks."""
    for part in ("", "-wal", "-shm", "-journal"):
        Path(f"{path}{part}").unlink(missing_ok=True)
    for held in lock_folder(path).glob("*"):
        held.unlink()
    with suppress(FileNotFoundError):
        lock_folder(path).rmdir()


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
