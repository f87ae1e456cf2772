"""A file of an older Reverie is brought up to date, with a copy of it as it was kept beside it."""

from __future__ import annotations

import os
import resource
import shutil
import signal
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

import pytest

from reverie.domain.intake.moment import as_milliseconds
from reverie.domain.rules.contradict import subject_of
from reverie.domain.values.appraisal import Appraisal
from reverie.domain.values.memory import Memory
from reverie.domain.values.source import of_episode
from reverie.domain.values.unit import Field, Unit
from reverie.errors import CannotWrite, NewerMind, StoreFailed
from reverie.stores import columns, memory_rows
from reverie.stores.sqlite import connect
from reverie.stores.sqlite.schema import APPLICATION_ID, MIGRATIONS
from reverie.stores.sqlite.store import SqliteStore
from reverie.testing import DAWN, a_memory
from tests.properties.lives import Life
from tests.stores.elsewhere import elsewhere
from tests.stores.minds import A_DAY, A_MORNING, Whole, a_lived_file, damage, whole_file

NOW = len(MIGRATIONS)
"""The version of the files that this Reverie makes."""


def one_more_table() -> str:
    return "CREATE TABLE dream (agent INTEGER, text TEXT);"


def one_more_column() -> str:
    return "ALTER TABLE memory ADD COLUMN colour TEXT;"


def half_a_migration() -> str:
    return "CREATE TABLE half (x);\nCREATE TABLE half (x);"


def test_an_upgrade_keeps_the_mind_and_a_copy_of_the_file_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    before = a_lived_file(path)
    assert opened_by_a_later_reverie(path, one_more_table, one_more_column) == before
    assert damage(path) == []
    with pytest.raises(NewerMind, match="upgrade it"):
        SqliteStore(path)
    assert whole_file(the_copy(path, NOW + 2)) == before


def test_an_upgrade_without_room_for_the_copy_leaves_none(tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    first_version(path, a_memory(1, "The cache is stale."))
    before = path.read_bytes()
    with pytest.raises(CannotWrite, match="free some space"):
        elsewhere(lambda: opened_with_files_up_to(len(before) // 2, path))
    assert [file.name for file in tmp_path.iterdir() if "before" in file.name] == []
    assert path.read_bytes() == before
    SqliteStore(path).close()


def opened_with_files_up_to(room: int, path: Path) -> None:
    """Open a file in a process whose files may not grow beyond so many bytes."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))
    SqliteStore(path)


def test_what_was_known_before_an_upgrade_is_found_by_its_subject(tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    memory = a_memory(1, "The cache is stale.")
    first_version(path, memory)
    with closing(SqliteStore(path)) as store:
        assert store.memories.get(1) == memory
        assert list(store.memories.on(subject_of(memory.text), limit=9)) == [memory]


def test_what_happened_before_an_upgrade_is_found_and_what_rests_on_it(tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    memory = a_memory(1, "The cache is stale.", sources=[of_episode(2), of_episode(1)])
    first_version(path, memory, "Hello.", "Ada: The build is stale.")
    with closing(SqliteStore(path)) as store:
        assert numbers(store.index.matching(Field.SAID, ["stale"], limit=9)) == [2]
        assert numbers(store.index.matching(Field.KEPT, ["stale"], limit=9)) == [1, 2]
        assert store.memories.resting_on([1, 2]) == {1: [memory], 2: [memory]}
        assert store.index.units([2]) == {
            2: Unit(2, "s1", DAWN, "Ada", "The build is stale.", role="user")
        }
        assert (store.index.gists(), store.index.count()) == ({}, 3)
    assert damage(path) == []


def test_a_mind_that_was_upgraded_lives_on_and_is_found_by_what_nights_write(
    tmp_path: Path,
) -> None:
    path = tmp_path / "mind.db"
    first_version(path, a_memory(1, sources=[of_episode(1)]), "Hello.")
    with closing(SqliteStore(path)) as store:
        Life(store).live([*A_DAY, *A_MORNING])
        assert numbers(store.index.matching(Field.STATEMENTS, ["main"], limit=9)) == [2]
        store.rebuild()
    assert damage(path) == []


def numbers(found: Sequence[tuple[int, float]]) -> list[int]:
    return sorted(number for number, _ in found)


def first_version(path: Path, memory: Memory, *said: str) -> None:
    """A file of the first version that holds one memory, and what was said in one session."""
    values = dict(zip(columns.MEMORY.split(", "), memory_rows.memory_row(memory), strict=True))
    with closing(sqlite3.connect(path)) as db:
        db.executescript(MIGRATIONS[0]())
        known = {row[1] for row in db.execute("PRAGMA table_info(memory)")}
        names = [name for name in values if name in known]
        db.execute("INSERT INTO agent (number, name, next_memory) VALUES (1, 'main', 2)")
        db.execute("INSERT INTO session (id, agent, name) VALUES (1, 1, 's1')")
        for number, text in enumerate(said, start=1):
            row = (as_milliseconds(DAWN), "person", text, *columns.appraisal_row(Appraisal()))
            db.execute(
                "INSERT INTO episode "
                f"(agent, number, session, at, voice, text, {columns.APPRAISAL}) "
                f"VALUES (1, ?, 1, {columns.marks(len(row))})",
                (number, *row),
            )
        db.execute(
            f"INSERT INTO memory (agent, {', '.join(names)}) "
            f"VALUES (1, {columns.marks(len(names))})",
            [values[name] for name in names],
        )
        db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        db.execute("PRAGMA user_version = 1")
        db.commit()


def test_a_file_that_is_up_to_date_is_opened_without_a_copy(tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    before = a_lived_file(path)
    assert whole_file(path) == before
    assert list(tmp_path.glob("*.before-*")) == []


def test_an_upgrade_that_fails_leaves_the_mind_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    before = a_lived_file(path)
    with pytest.raises(StoreFailed, match="run `reverie doctor`"):
        opened_by_a_later_reverie(path, half_a_migration)
    assert whole_file(path) == before
    assert whole_file(the_copy(path, NOW + 1)) == before
    assert damage(path) == []


def test_an_upgrade_cut_short_and_tried_again_still_has_the_copy_of_the_file_as_it_was(
    tmp_path: Path,
) -> None:
    path = tmp_path / "mind.db"
    before = a_lived_file(path)
    with pytest.raises(StoreFailed):
        opened_by_a_later_reverie(path, one_more_table, half_a_migration)
    opened_by_a_later_reverie(path, one_more_table, one_more_column)
    copy = shutil.copy(the_copy(path, NOW + 2), tmp_path / "copy.db")
    assert whole_file(Path(copy)) == before


def test_the_copy_can_be_read_only_by_its_owner(tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    a_lived_file(path)
    opened_by_a_later_reverie(path, one_more_table)
    assert the_copy(path, NOW + 1).stat().st_mode & 0o777 == 0o600


def opened_by_a_later_reverie(path: Path, *more: Callable[[], str]) -> Whole:
    """What a Reverie with further migrations finds in a file."""

    def later() -> Whole:
        os.umask(0o022)
        connect.MIGRATIONS = (*MIGRATIONS, *more)
        return whole_file(path)

    return elsewhere(later)


def the_copy(path: Path, version: int) -> Path:
    return path.with_name(f"{path.name}.before-v{version}")
