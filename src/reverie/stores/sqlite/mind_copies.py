"""Copies of a mind in the person's own state: each sleep leaves one, and three are kept.

A copy shares its blocks with the mind where the disk can do that (reflink), else SQLite's backup
makes it. It bears the MAC of the mind, so only the mind of the same home can be brought back.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from reverie import files, keyed, known_minds
from reverie.errors import CannotWrite, StoreFailed
from reverie.stores.sqlite import keyed_mind

if TYPE_CHECKING:
    from reverie.stores.sqlite.file import MindFile

FOLDER, ENDING = "copies", ".db"
KEPT = 3
MOST_BYTES = 4 << 30
"""Bytes of the largest mind that is copied where no blocks can be shared."""
ROOM = 2
"""How many times the size of a mind must be free on the disk before it is copied."""
CLONE = ("cp", "--reflink=always", "--")
"""Shares blocks or fails. Another process, as closing the file in this one ends SQLite's locks."""


def leave(file: MindFile, stamp: str) -> None:
    """Leave a copy of a mind as it is now, and drop those that are too old."""
    folder = folder_of(file.path)
    if not folder:
        return
    try:
        files.make_folder(folder)
        fresh = os.path.join(folder, f".{stamp}.{os.getpid()}")
        os.close(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        try:
            if not _shares_blocks(file, fresh):
                _refuse_without_room(file.path, folder)
                file.copy_to(Path(fresh))
            os.replace(fresh, os.path.join(folder, f"{stamp}{ENDING}"))
        finally:
            with suppress(FileNotFoundError):
                os.unlink(fresh)
    except OSError as error:
        raise CannotWrite(f"no copy of the mind was left: {folder}: {error.strerror}") from None
    for old in names(file.path)[KEPT:]:
        _drop(folder, old)


def names(path: Path) -> list[str]:
    """The copies of a mind by when they were left, the newest first."""
    folder = folder_of(path)
    there = os.listdir(folder) if folder and os.path.isdir(folder) else []
    found = [name.removesuffix(ENDING) for name in there if name.endswith(ENDING)]
    return sorted((name for name in found if name[0] != "."), reverse=True)


def newest_goes_beyond(path: Path, heads: list[str]) -> bool:
    """Whether the newest copy of a mind holds all that a journal held so far, and more."""
    for name in names(path)[:1]:
        copy = Path(folder_of(path), f"{name}{ENDING}")
        db = sqlite3.connect(f"{copy.as_uri()}?immutable=1", uri=True)
        with closing(db), suppress(sqlite3.Error):
            return keyed_mind.goes_beyond(db, heads) and keyed_mind.heads(db) != heads
    return False


def put_back(path: Path, name: str) -> None:
    """Let a copy take the place of a mind that is not there."""
    fresh = f"{path}.{os.getpid()}"
    try:
        shutil.copyfile(os.path.join(folder_of(path), f"{name}{ENDING}"), fresh)
        os.chmod(fresh, 0o600)
        with open(fresh, "rb") as copy:
            os.fsync(copy.fileno())
        os.link(fresh, path)
    except OSError as error:
        raise CannotWrite(f"{path} stays missing: {error.strerror}; make room, try again") from None
    finally:
        with suppress(FileNotFoundError):
            os.unlink(fresh)
    known_minds.note(path)


def forget(path: Path) -> None:
    """Drop all copies of a mind."""
    for name in names(path):
        _drop(folder_of(path), name)


def left_quietly(file: MindFile, at: datetime) -> tuple[str, ...]:
    """Leave a copy; a note where that failed, as no sleep fails for it."""
    try:
        leave(file, f"{at:%Y-%m-%dT%H%M%SZ}")
    except StoreFailed as error:
        return (str(error),)
    return ()


def folder_of(path: Path) -> str:
    """Where the copies of a mind lie; nowhere outside of a home."""
    home, name = os.path.split(os.path.abspath(path))
    word = keyed.word_in(home) if os.path.basename(home) == files.HOME else ""
    return os.path.join(keyed.user_state(), FOLDER, word, name) if word else ""


def _shares_blocks(file: MindFile, fresh: str) -> bool:
    """Whether a file could be made that shares all blocks of a mind at rest."""
    file.writer.db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    with file.writing():
        log = f"{file.path}-wal"
        if os.path.exists(log) and os.stat(log).st_size:
            return False
        try:
            done = subprocess.run([*CLONE, file.path, fresh], capture_output=True, check=False)
        except OSError:
            return False
        return not done.returncode


def _refuse_without_room(path: Path, folder: str) -> None:
    size = os.stat(path).st_size
    if size > MOST_BYTES or shutil.disk_usage(folder).free < ROOM * size:
        raise CannotWrite(
            f"no copy of the mind was left: it takes {size / 1e6:,.0f} MB, and {folder} has not "
            f"{ROOM} times as much free, or cannot share its blocks"
        )


def _drop(folder: str, name: str) -> None:
    with suppress(FileNotFoundError):
        os.unlink(os.path.join(folder, f"{name}{ENDING}"))
