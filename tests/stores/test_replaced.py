"""A file moved, deleted or replaced under an open mind is noticed, and never written to."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from reverie.errors import StoreReplaced
from reverie.stores.sqlite.store import SqliteStore
from tests.properties.lives import Deed, Life
from tests.stores.elsewhere import elsewhere
from tests.stores.minds import A_DAY, Whole, a_lived_file, whole, whole_file

WRITES = [Deed("record"), Deed("end"), Deed("night"), Deed("remember", 6, 1), Deed("undo")]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "mind.db"


@pytest.fixture
def opened(path: Path) -> Iterator[SqliteStore]:
    """A mind that is open, and of which much is still in its write-ahead log."""
    with closing(SqliteStore(path)) as store:
        Life(store).live(A_DAY)
        yield store


@pytest.mark.parametrize("deed", WRITES, ids=lambda deed: deed.what)
def test_nothing_is_written_to_a_file_put_in_the_place_of_an_open_one(
    deed: Deed, path: Path, opened: SqliteStore
) -> None:
    another_mind(path)
    found = path.read_bytes()
    with pytest.raises(StoreReplaced, match="nothing was written to it: open it again"):
        Life(opened).do(deed)
    assert path.read_bytes() == found


@pytest.mark.parametrize("deed", WRITES, ids=lambda deed: deed.what)
def test_a_deleted_file_is_noticed_and_not_made_again(
    deed: Deed, path: Path, opened: SqliteStore
) -> None:
    path.unlink()
    with pytest.raises(StoreReplaced, match="open it again"):
        Life(opened).do(deed)
    assert not path.exists()


def test_a_moved_file_is_noticed_and_whole_once_it_is_back(path: Path, opened: SqliteStore) -> None:
    before = whole(opened)
    path.rename(path.with_name("moved.db"))
    with pytest.raises(StoreReplaced, match="open it again"):
        Life(opened).do(Deed("record"))
    path.with_name("moved.db").rename(path)
    assert whole_file(path) == before


def test_a_mind_restored_over_an_open_one_is_the_one_found_from_then_on(
    path: Path, opened: SqliteStore
) -> None:
    restored = another_mind(path)
    with pytest.raises(StoreReplaced, match="open it again"):
        Life(opened).do(Deed("record"))
    assert elsewhere(lambda: whole_file(path)) == restored


def test_a_new_mind_can_be_made_where_an_open_one_was_deleted(
    path: Path, opened: SqliteStore
) -> None:
    before = whole(opened)
    path.unlink()
    with pytest.raises(StoreReplaced, match="open it again"):
        Life(opened).do(Deed("record"))
    assert elsewhere(lambda: a_lived_file(path, A_DAY)) == before


def another_mind(path: Path) -> Whole:
    """Put another whole mind where an open one lies; returns what it holds."""
    other = path.with_name("other.db")
    lived = a_lived_file(other, [*A_DAY, Deed("remember", 3, 1)])
    os.replace(other, path)
    return lived
