"""Connecting: a mind's file is found to be one, brought up to date, or refused with a next step."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from reverie import files, keyed, known_minds
from reverie.errors import (
    BroughtMind,
    CannotWrite,
    NewerMind,
    NotAMind,
    RowUnread,
    StoreBusy,
    StoreFailed,
    step_after,
)
from reverie.stores.sqlite import keyed_mind
from reverie.stores.sqlite.schema import APPLICATION_ID, MIGRATIONS

SMALLEST = 512
"""Bytes of the smallest database there is; SQLite would take a smaller file for an empty one."""
PATIENCE_S = 5.0
"""How long a writer waits for its turn."""
PASSING = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_INTERRUPT,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PERM,
)
"""What SQLite says of the moment or the disk, not of what a file holds."""


def connect(path: Path) -> sqlite3.Connection:
    """A connection with the settings all of ours share: WAL, and each commit on the disk.

    Used by one thread at a time, but not always by the one that opened it.
    """
    for part in ("", "-wal", "-shm", "-journal"):
        files.refuse_unless_file(f"{path}{part}")
    db = sqlite3.connect(
        path,
        timeout=PATIENCE_S,
        isolation_level=None,
        check_same_thread=False,
        cached_statements=256,
    )
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA temp_store = MEMORY")
    db.execute("PRAGMA recursive_triggers = ON")
    return db


def open_file(path: Path) -> sqlite3.Connection:
    """Open a mind's file, make it if it is not there, migrate it if it is old."""
    with translated(path):
        if path.is_dir():
            raise NotAMind(f"{path} is a folder; give the file in it, such as {path / 'mind.db'}")
        if path.exists() and not path.is_file():
            raise NotAMind(f"{path} is a pipe, a device or a socket, no mind; give a file")
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = not path.exists() or path.stat().st_size == 0
        if not fresh and path.stat().st_size < SMALLEST:
            raise NotAMind(
                f"{path} is too small to be a mind; restore it from a copy or an export, "
                "or give another file"
            )
        is_made = not path.exists()
        if is_made:
            os.close(files.opened(path, os.O_CREAT | os.O_WRONLY))
        db = connect(path)
        try:
            hand = keyed.hand_of(path)
            is_new_here = hand is not None and (fresh or known_minds.may_adopt(path))
            if hand and not is_new_here:
                _refuse_what_was_brought(db, path, hand)
            _bring_up_to_date(db, path, fresh, hand if is_new_here else None)
            _refuse_if_unwritable(path)
            known_minds.note(path)
        except BaseException:
            db.close()
            if is_made and not path.stat().st_size:
                path.unlink()
            raise
    return db


def _refuse_what_was_brought(db: sqlite3.Connection, path: Path, hand: keyed.Hand) -> None:
    """Refuse a mind that this person did not write; one that lay elsewhere is looked at whole."""
    is_newer = int(db.execute("PRAGMA user_version").fetchone()[0]) > len(MIGRATIONS)
    if is_newer and known_minds.is_noted(path):
        return  # refused as newer
    if not keyed_mind.answers(db, hand):
        raise BroughtMind(f"{path} was not written here; `reverie trust` says that it is yours")
    if not known_minds.is_noted(path) and not keyed_mind.is_unbroken(db):
        raise BroughtMind(f"the journal of {path} was changed; the newest copy is to be believed")


def _bring_up_to_date(
    db: sqlite3.Connection, path: Path, fresh: bool, adopts: keyed.Hand | None
) -> None:
    version = int(db.execute("PRAGMA user_version").fetchone()[0])
    mine = db.execute("PRAGMA application_id").fetchone()[0] == APPLICATION_ID
    if not mine and not (fresh or _is_empty(db)):
        raise NotAMind(f"{path} is a database, but not a mind; give another file")
    if version > len(MIGRATIONS):
        from reverie.extras import how_to_upgrade

        raise NewerMind(
            f"{path} was written by a newer Reverie (schema {version}, this one knows "
            f"{len(MIGRATIONS)}); {how_to_upgrade()}"
        )
    if version == len(MIGRATIONS) and not adopts:
        return
    if 0 < version < len(MIGRATIONS):
        _keep_a_copy(db, path.with_name(f"{path.name}.before-v{len(MIGRATIONS)}"))
    _write_ahead(db)
    _migrate(db, adopts)


def _write_ahead(db: sqlite3.Connection) -> None:
    """Switch to WAL; unlike all else this does not wait by itself for another process."""
    end = time.monotonic() + PATIENCE_S
    while True:
        try:
            db.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(0.005)


def _migrate(db: sqlite3.Connection, adopts: keyed.Hand | None) -> None:
    """Apply what is missing, and sign what is new here, all or nothing; another may be quicker."""
    from reverie.stores.sqlite.schema_functions import FUNCTIONS

    for name, count, function in FUNCTIONS:
        db.create_function(name, count, function, deterministic=True)
    db.execute("BEGIN IMMEDIATE")
    try:
        done = int(db.execute("PRAGMA user_version").fetchone()[0])
        for migration in MIGRATIONS[done:]:
            for statement in _statements(migration()):
                db.execute(statement)
        db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        db.execute(f"PRAGMA user_version = {max(done, len(MIGRATIONS))}")
        if adopts:
            keyed_mind.adopt(db, adopts)
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def _statements(script: str) -> Iterator[str]:
    """The statements of a script, so that they can run inside one transaction."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def _is_empty(db: sqlite3.Connection) -> bool:
    return not db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]


def _keep_a_copy(db: sqlite3.Connection, copy: Path) -> None:
    """Copy the file as it is; a copy that was cut short is not kept."""
    os.close(files.opened(copy, os.O_CREAT | os.O_WRONLY))
    target = sqlite3.connect(copy)
    try:
        db.backup(target)
    except BaseException:
        copy.unlink()
        raise
    finally:
        target.close()


def _refuse_if_unwritable(path: Path) -> None:
    if not os.access(path, os.W_OK) or not os.access(path.parent, os.W_OK):
        raise CannotWrite(
            f"{path} cannot be written (the file or its folder is read-only); change its "
            "permissions, or copy it to a folder of your own"
        )


@contextmanager
def translated(path: Path) -> Iterator[None]:
    """Turn what SQLite and the system say into errors that name the next step."""
    try:
        yield
    except (sqlite3.ProgrammingError, sqlite3.InterfaceError) as error:
        if "closed" not in str(error):
            raise  # the statement is wrong, not the file
        raise closed(path) from None
    except sqlite3.Error as error:
        raise _in_our_words(path, error) from error
    except UnicodeDecodeError as error:  # SQLite quotes a damaged name in what it says
        raise RowUnread(str(_damaged(path, "a name in it is no text"))) from error
    except OSError as error:
        step = step_after(error, "choose another place, or mend it")
        raise CannotWrite(f"{path}: {error.strerror}; {step}") from error


def closed(path: Path) -> StoreFailed:
    """What is said to whoever uses a mind that was closed."""
    return StoreFailed(f"{path}: this mind is closed; open it again")


def is_damage(error: sqlite3.Error) -> bool:
    """Whether an error tells of the file, not of a wrong call, a busy or full disk or a lock."""
    is_file = isinstance(error, sqlite3.DatabaseError)
    is_call = isinstance(error, sqlite3.ProgrammingError)
    return is_file and not is_call and _code_of(error) not in PASSING


def _in_our_words(path: Path, error: sqlite3.Error) -> StoreFailed:
    code = _code_of(error)
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return StoreBusy(
            f"another process held {path} for more than {PATIENCE_S:g} s; try again, "
            "nothing was changed"
        )
    if code in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
        return _damaged(path, str(error))
    if code in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR):
        return CannotWrite(
            f"{path} could not be written ({error}); what was committed before is safe: "
            "free some space and try again"
        )
    if code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM):
        return CannotWrite(
            f"{path} cannot be opened for writing ({error}); change its permissions, or copy "
            "it to a folder of your own"
        )
    return StoreFailed(f"{path}: {error}; run `reverie doctor` to see what is wrong")


def _damaged(path: Path, why: str) -> NotAMind:
    return NotAMind(
        f"{path} is not a mind, or is damaged ({why}); restore it from a copy or an "
        "export: `reverie import`"
    )


def _code_of(error: sqlite3.Error) -> int:
    return (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF
