"""The reader of every byte finds a leak wherever it is planted, or it would prove nothing."""

from __future__ import annotations

import gzip
import sqlite3
import subprocess
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.private.bytes_kept import places_of

LEAK = "Klausewitz"
LINE = f"My lawyer is Mr {LEAK}.\n".encode()


def _in_a_file(folder: Path) -> None:
    (folder / "report.md").write_bytes(LINE)


def _in_a_name(folder: Path) -> None:
    (folder / f"{LEAK}.md").write_bytes(b"")


def _in_a_gzip(folder: Path) -> None:
    (folder / "all.gz").write_bytes(gzip.compress(LINE * 9))


def _in_a_blob_in_a_file(folder: Path) -> None:
    (folder / "packed").write_bytes(b"head" + zlib.compress(LINE * 9) + b"tail")


def _in_a_row(folder: Path) -> None:
    _with_rows(folder / "mind.db", LINE.decode())


def _in_a_blob_of_a_row(folder: Path) -> None:
    _with_rows(folder / "mind.db", zlib.compress(LINE + bytes(range(256)) * 99))


def _in_a_free_page(folder: Path) -> None:
    _with_rows(folder / "mind.db", LINE.decode() * 500)
    with sqlite3.connect(folder / "mind.db") as mind:
        mind.execute("PRAGMA secure_delete = OFF")
        mind.execute("DELETE FROM told")
    mind.close()


def _in_the_log_of_a_database(folder: Path) -> None:
    left = folder / "left"
    left.mkdir()
    mind = sqlite3.connect(folder / "mind.db", isolation_level=None)
    mind.execute("PRAGMA journal_mode=WAL")
    mind.execute("CREATE TABLE told (said)")
    mind.execute("INSERT INTO told VALUES (?)", (LINE.decode(),))
    (left / "mind.db-wal").write_bytes((folder / "mind.db-wal").read_bytes())
    mind.execute("DELETE FROM told")
    mind.close()
    (folder / "mind.db").unlink()


def _in_the_index_of_words(folder: Path) -> None:
    with sqlite3.connect(folder / "mind.db") as mind:
        mind.execute("CREATE VIRTUAL TABLE found USING fts5(said, content='')")
        mind.execute("INSERT INTO found (rowid, said) VALUES (1, ?)", (LINE.decode(),))
    mind.close()


def _in_a_commit(folder: Path) -> None:
    git = ["git", "-C", str(folder), "-c", "user.name=a", "-c", "user.email=a@example.org"]
    subprocess.run([*git, "init", "--quiet"], check=True)
    (folder / "x").write_bytes(LINE)
    subprocess.run([*git, "add", "x"], check=True)
    subprocess.run([*git, "commit", "--quiet", "-m", "x"], check=True)
    (folder / "x").unlink()
    subprocess.run([*git, "commit", "--quiet", "-am", "y"], check=True)
    subprocess.run([*git, "gc", "--quiet"], check=True)


def _with_rows(file: Path, value: object) -> None:
    with sqlite3.connect(file) as mind:
        mind.execute("CREATE TABLE told (said)")
        mind.execute("INSERT INTO told VALUES (?)", (value,))
    mind.close()


PLANTS = (
    _in_a_file,
    _in_a_name,
    _in_a_gzip,
    _in_a_blob_in_a_file,
    _in_a_row,
    _in_a_blob_of_a_row,
    _in_a_free_page,
    _in_the_log_of_a_database,
    _in_the_index_of_words,
    _in_a_commit,
)


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__.strip("_"))
def test_a_leak_is_found_wherever_it_is_planted(
    plant: Callable[[Path], None], tmp_path: Path
) -> None:
    plant(tmp_path)
    assert places_of(LEAK, tmp_path)


def test_where_nothing_was_planted_nothing_is_found(tmp_path: Path) -> None:
    _with_rows(tmp_path / "mind.db", "the port is 8080")
    assert places_of(LEAK, tmp_path) == []
