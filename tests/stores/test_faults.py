"""A file that is no mind, or is damaged, is refused with a next step and left as it was."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from reverie.errors import NewerMind, NotAMind
from reverie.stores.sqlite.schema import full_text_tables
from reverie.stores.sqlite.store import SqliteStore
from tests.properties.lives import Deed, Life
from tests.stores.minds import a_lived_file, damage, whole, whole_file

RESTORE = "restore it from a copy or an export"
PAGE = 4096  # bytes
READS: dict[str, Callable[[SqliteStore], object]] = {
    "memory": lambda store: list(store.contents()),
    "gloss": lambda store: store.index.units([1]),
    "gist": lambda store: store.index.gists(),
    "resting": lambda store: store.memories.resting_on([1]),
    "journal": lambda store: [
        store.journal.entry(heading.number) for heading in store.journal.headings()
    ],
    "episode": lambda store: store.episodes.of("s0", after=0, upto=99),
}
"""A table, and a question that needs it."""


@pytest.mark.parametrize(
    "found",
    [b"hello", b"[section]\nkey = value\n" * 500, bytes(2 * PAGE)],
    ids=["a word", "a text", "nothing but zeros"],
)
def test_a_file_of_another_kind_is_refused_and_left_as_it_was(found: bytes, tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    path.write_bytes(found)
    with pytest.raises(NotAMind, match=RESTORE):
        SqliteStore(path)
    assert path.read_bytes() == found
    assert list(tmp_path.iterdir()) == [path]


def test_another_programs_database_is_refused_and_left_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE song (title TEXT)")
    found = path.read_bytes()
    with pytest.raises(NotAMind, match="give another file"):
        SqliteStore(path)
    assert path.read_bytes() == found
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_is_refused_with_the_name_of_a_file_to_give(tmp_path: Path) -> None:
    with pytest.raises(NotAMind, match=r"give the file in it, such as .*mind\.db"):
        SqliteStore(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_an_empty_file_becomes_a_mind(tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    path.touch()
    lived = a_lived_file(path)
    assert lived.contents
    assert whole_file(path) == lived


@pytest.mark.parametrize("share", [0.01, 0.3, 0.6, 0.9])
def test_a_mind_cut_short_is_refused_and_left_as_it_was(share: float, tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    a_lived_file(path)
    os.truncate(path, int(path.stat().st_size * share))
    found = path.read_bytes()
    with pytest.raises(NotAMind, match=RESTORE):
        SqliteStore(path)
    assert path.read_bytes() == found


def test_a_mind_whose_first_page_is_damaged_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    a_lived_file(path)
    overwrite(path, at=100, found=b"\xff" * 1000)
    with pytest.raises(NotAMind, match=RESTORE):
        SqliteStore(path)


@pytest.mark.parametrize("table", READS)
def test_damage_met_while_reading_is_told_with_a_next_step(table: str, tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    a_lived_file(path)
    damage_a_table(path, table)
    with closing(SqliteStore(path)) as store, pytest.raises(NotAMind, match=RESTORE):
        READS[table](store)


@pytest.mark.parametrize(
    "table",
    [
        "memory",
        "gloss",
        "gist",
        "memory_text_data",
        "said_text_data",
    ],
)
def test_in_a_mind_with_a_damaged_table_one_can_still_record(table: str, tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    before = a_lived_file(path)
    damage_a_table(path, table)
    with closing(SqliteStore(path)) as store:
        Life(store).do(Deed("record"))
        assert store.episodes.last() == len(before.episodes) + 1


@pytest.mark.parametrize("table", full_text_tables())
def test_an_index_with_a_damaged_page_is_made_anew(table: str, tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    before = a_lived_file(path)
    damage_a_table(path, f"{table}_data")
    assert whole_file(path) == before
    assert damage(path) == []


def test_damage_met_while_writing_is_told_with_a_next_step(tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    a_lived_file(path)
    damage_a_table(path, "memory")
    with closing(SqliteStore(path)) as store, pytest.raises(NotAMind, match=RESTORE):
        store.rebuild()


@pytest.mark.parametrize(
    "statement",
    [
        *(f"INSERT INTO {table} ({table}) VALUES ('delete-all')" for table in full_text_tables()),
        "DELETE FROM resting WHERE episode = 1",
        "UPDATE gloss SET statements = '[\"other words\"]' WHERE episode = 1",
        "INSERT INTO resting (agent, episode, memory) VALUES (1, 1, 99)",
        "INSERT INTO vector (agent, number, model, numbers) VALUES (1, 1, 'm', '')",
    ],
)
def test_an_index_out_of_step_is_found_out_and_a_rebuild_mends_it(
    statement: str, tmp_path: Path
) -> None:
    path = tmp_path / "mind.db"
    before = a_lived_file(path)
    assert damage(path) == []
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(statement)
    assert damage(path) != []
    with closing(SqliteStore(path)) as store:
        store.rebuild()
        assert whole(store) == before
    assert damage(path) == []


def test_a_mind_of_a_newer_reverie_is_refused_and_left_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    lived = a_lived_file(path)
    known = set_version(path, 99)
    found = path.read_bytes()
    with pytest.raises(NewerMind, match=r"schema 99.*pip install -U reverie-sleep"):
        SqliteStore(path)
    assert path.read_bytes() == found
    set_version(path, known)
    assert whole_file(path) == lived


def set_version(path: Path, version: int) -> int:
    """Write another schema version into a file; returns the one it had."""
    with closing(sqlite3.connect(path)) as db:
        (before,) = db.execute("PRAGMA user_version").fetchone()
        db.execute(f"PRAGMA user_version = {version}")
    return int(before)


def damage_a_table(path: Path, table: str) -> None:
    """Overwrite the page a table begins with."""
    with closing(sqlite3.connect(path)) as db:
        find = "SELECT rootpage FROM sqlite_master WHERE name = ?"
        (page,) = db.execute(find, (table,)).fetchone()
    overwrite(path, at=(page - 1) * PAGE, found=b"\xff" * PAGE)


def overwrite(path: Path, *, at: int, found: bytes) -> None:
    """Change some bytes of a closed file in place."""
    with path.open("r+b") as file:
        file.seek(at)
        file.write(found)
