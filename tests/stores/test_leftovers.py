"""What a killed process leaves behind is taken up by the next, and nothing committed is lost."""

from __future__ import annotations

import shutil
from contextlib import closing
from pathlib import Path

import pytest

from reverie.stores.sqlite.store import SqliteStore
from tests.properties.lives import Deed, Life
from tests.stores.elsewhere import Tell, beside, rest
from tests.stores.minds import A_DAY, A_MORNING, Whole, a_lived_file, damage, whole, whole_file


def test_a_crash_after_a_commit_loses_nothing_of_it(tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    lived = lived_by_a_killed_process(path)
    assert wal_of(path).stat().st_size > 0
    assert whole_file(path) == lived
    assert damage(path) == []


def test_a_file_and_its_wal_are_a_whole_mind_wherever_they_are_copied(tmp_path: Path) -> None:
    path, copy = tmp_path / "mind.db", tmp_path / "elsewhere" / "other-name.db"
    lived = lived_by_a_killed_process(path)
    copy.parent.mkdir()
    shutil.copy(path, copy)
    shutil.copy(wal_of(path), wal_of(copy))
    assert whole_file(copy) == lived
    assert damage(copy) == []


@pytest.mark.parametrize("share", [0.0, 0.3, 0.6, 0.9])
def test_a_wal_cut_short_costs_only_the_newest_commits(share: float, tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    before = a_lived_file(path)
    lived = lived_by_a_killed_process(path)
    whole_wal = wal_of(path).read_bytes()
    wal_of(path).write_bytes(whole_wal[: int(len(whole_wal) * share)])
    found = whole_file(path)
    assert found.episodes == lived.episodes[: len(found.episodes)]
    assert before.journal.items() <= found.journal.items() <= lived.journal.items()
    assert damage(path) == []


def test_a_crash_in_the_middle_of_a_transaction_leaves_nothing_of_it(tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    before = a_lived_file(path)
    with beside(lambda tell: write_and_stop(path, tell)) as other:
        other.hear()
        other.kill()
        assert whole_file(path) == before
        with closing(SqliteStore(path)) as store:
            Life(store).do(Deed("record"))


def lived_by_a_killed_process(path: Path) -> Whole:
    """What a process knew to be committed when it was killed with the file open."""
    with beside(lambda tell: live_and_tell(path, tell)) as other:
        told = other.hear()
    assert isinstance(told, Whole)
    return told


def live_and_tell(path: Path, tell: Tell) -> None:
    store = SqliteStore(path)
    Life(store).live([*A_DAY, *A_MORNING, *A_DAY])
    tell(whole(store))
    rest()


def write_and_stop(path: Path, tell: Tell) -> None:
    with SqliteStore(path).writing() as db:
        db.execute("PRAGMA cache_size = 1")  # so that pages reach the file before the commit
        db.execute("UPDATE episode SET text = hex(randomblob(20000))")
        tell(None)
        rest()


def wal_of(path: Path) -> Path:
    return path.with_name(f"{path.name}-wal")
