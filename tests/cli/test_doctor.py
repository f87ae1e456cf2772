"""The doctor says what is wrong with a mind and what to do; commands refuse what is broken."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from reverie.domain.values.unit import Field
from reverie.stores.sqlite.store import SqliteStore
from tests.cli.terminal import RULE, as_json, ran, said, typed
from tests.memory_file.machines import git


def table_page(mind: Path, table: str) -> int:
    """The number of the first page of a table."""
    with closing(sqlite3.connect(mind)) as db:
        find = "SELECT rootpage FROM sqlite_master WHERE name = ?"
        return int(db.execute(find, (table,)).fetchone()[0])


def damage(mind: Path, table: str) -> None:
    """Overwrite the first page of a table."""
    page = table_page(mind, table)
    size = 4096
    whole = bytearray(mind.read_bytes())
    whole[(page - 1) * size : page * size] = b"\x55" * size
    mind.write_bytes(whole)


def test_the_doctor_finds_a_sound_mind_well(slept: Path) -> None:
    lines = said("doctor").splitlines()

    assert all(line.startswith("ok ") for line in lines), lines
    for words in ("is a mind", "search index", "journal is whole (e1 to e7)", "settings"):
        assert any(words in line for line in lines), words


def test_the_doctor_finds_a_new_mind_well(mind: Path) -> None:
    assert ran("doctor").returncode == 0


def test_the_doctor_says_what_to_do_about_a_damaged_file(slept: Path) -> None:
    damage(slept, "memory")

    told = typed("doctor").output

    assert "\n!!  " in told
    assert "restore a copy, or import an export into a new file" in told


def test_the_doctor_tells_programs_what_is_wrong(slept: Path) -> None:
    assert all(found["well"] for found in as_json("doctor"))
    damage(slept, "memory")

    result = typed("doctor --json")
    assert '"well": false' in result.output
    assert result.exit_code == 5


@pytest.mark.parametrize("table", ["memory", "journal", "episode", "agent"])
def test_the_doctor_leaves_with_five_when_a_table_is_damaged(slept: Path, table: str) -> None:
    damage(slept, table)

    assert ran("doctor").returncode == 5


def test_the_doctor_leaves_with_five_when_a_setting_is_wrong(mind: Path) -> None:
    (mind.parent / "config.toml").write_text("undoable_night = 3\n")

    assert ran("doctor").returncode == 5


INDEXES = {
    "memory_text": Field.KEPT,
    "said_text": Field.SAID,
    "context_text": Field.CONTEXT,
    "statement_text": Field.STATEMENTS,
    "question_text": Field.QUESTIONS,
}
"""The full-text tables, and the field in which each looks for words."""


def empty_the_index(mind: Path, table: str) -> None:
    """Let one search index forget what it was told."""
    with closing(sqlite3.connect(mind)) as db:
        db.execute(f"INSERT INTO {table} ({table}) VALUES ('delete-all')")
        db.commit()


@pytest.mark.parametrize("table", INDEXES)
def test_the_doctor_says_that_a_stale_index_was_made_anew(slept: Path, table: str) -> None:
    empty_the_index(slept, table)

    assert "the search index was damaged and has been made anew" in typed("doctor").output
    assert "made anew" not in typed("doctor").output


@pytest.mark.parametrize("table", INDEXES)
def test_the_doctor_mends_a_damaged_index(slept: Path, table: str) -> None:
    damage(slept, f"{table}_data")

    assert ran("doctor").returncode == 0


@pytest.mark.parametrize("table", INDEXES)
def test_whatever_opens_a_mind_mends_a_stale_index(slept: Path, table: str) -> None:
    field = INDEXES[table]
    before = found_in(slept, field)
    empty_the_index(slept, table)

    assert "made anew" in ran("memories").stderr

    assert found_in(slept, field) == before != []
    assert RULE in said("recall push")


def found_in(mind: Path, field: Field) -> list[tuple[int, float]]:
    """What a mind finds in one field."""
    with closing(SqliteStore(mind)) as store:
        return list(store.index.matching(field, ["push", "SQLite"], limit=9))


def test_a_file_that_is_no_database_is_not_a_mind(project: Path) -> None:
    (project / "notes.txt").write_text("hello " * 100)

    for line in ("status", "night", "memories", "record hello --session a", "rebuild"):
        ended = ran(f"{line} --mind notes.txt")
        assert ended.returncode == 5, line
        assert "notes.txt is not a mind, or is damaged" in ended.stderr


def test_another_programs_database_is_not_a_mind_and_stays_as_it_is(project: Path) -> None:
    other = project / "other.db"
    with closing(sqlite3.connect(other)) as db:
        db.execute("CREATE TABLE guests (name TEXT)")
    before = other.read_bytes()

    for line in ("status", "night", "record hello --session a"):
        assert ran(f"{line} --mind other.db").returncode == 5, line
    assert other.read_bytes() == before


def test_a_folder_is_not_a_mind(mind: Path) -> None:
    for line in ("status", "night"):
        ended = ran(f"{line} --mind .reverie")
        assert ended.returncode == 5
        assert "give the file in it" in ended.stderr


def test_a_mind_of_a_newer_reverie_is_left_alone(slept: Path) -> None:
    with closing(sqlite3.connect(slept)) as db:
        db.execute("PRAGMA user_version = 999")

    ended = ran("memories")

    assert ended.returncode == 5
    assert "was written by a newer Reverie" in ended.stderr


@pytest.mark.parametrize("line", ["memories", "recall push", "briefing", "explain 1", "rebuild"])
def test_a_question_to_a_damaged_table_leaves_with_five(slept: Path, line: str) -> None:
    damage(slept, "memory")

    assert ran(line).returncode == 5


def test_an_export_of_a_damaged_mind_blames_the_mind(slept: Path) -> None:
    damage(slept, "memory")

    assert "reverie: away.gz is not a mind" not in ran("export away.gz").stderr


def test_the_status_of_an_empty_file_is_told_without_making_a_mind_of_it(project: Path) -> None:
    (project / "empty.db").touch()

    assert "empty.db is empty" in ran("status --mind empty.db").stderr
    assert (project / "empty.db").stat().st_size == 0


def test_the_status_of_an_empty_file_is_not_something_unexpected(project: Path) -> None:
    (project / "empty.db").touch()

    assert ran("status --mind empty.db").returncode == 5


def test_more_calls_than_a_delivery_takes_are_told(mind: Path) -> None:
    state = mind.parent / "state"
    state.mkdir(exist_ok=True)
    (state / "stimuli.jsonl").write_bytes(b"x" * (5 << 20))
    ended = ran("doctor")
    assert ended.returncode == 5
    assert "5 MB of calls wait, more than one delivery takes" in ended.stdout


def test_a_log_that_a_pull_has_laid_beside_the_mind_is_told_and_not_taken_in(mind: Path) -> None:
    git(mind.parent.parent, "init", "-q", ".")
    log = mind.with_name("mind.db-wal")
    log.write_bytes(b"pages of somebody else")
    git(mind.parent.parent, "add", "-f", ".reverie/mind.db-wal")
    ended = ran("doctor")
    assert ended.returncode == 5
    assert "git tracks mind.db-wal" in ended.stdout
    assert log.read_bytes() == b"pages of somebody else"
