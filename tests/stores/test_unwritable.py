"""On a read-only or full disk writing stops with a next step, and what was committed stays."""

from __future__ import annotations

import os
import resource
import signal
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path

import pytest

from reverie.engine.sleeping import unfinished_plan
from reverie.errors import CannotWrite
from reverie.stores.sqlite.store import SqliteStore
from tests.days import lived
from tests.properties.lives import Deed, Life
from tests.stores.elsewhere import elsewhere
from tests.stores.minds import A_DAY, A_MORNING, a_lived_file, damage, whole, whole_file

NOBODY = 65534
"""The user that owns nothing."""
PERMISSIONS = "change its permissions, or copy it to a folder of your own"
ROOM = "free some space and try again"
*RECORDED, SLEPT = A_DAY
A_LONG_DAY = [*(Deed("record", n % 8, 6) for n in range(300)), Deed("end"), SLEPT]


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder that other users could reach, as pytest's own are closed to them."""
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder)


# Read-only.


def test_a_mind_in_a_read_only_folder_is_refused(folder: Path) -> None:
    path = folder / "mind.db"
    before = a_lived_file(path)
    path.chmod(0o666)
    with pytest.raises(CannotWrite, match=PERMISSIONS):
        bound_by_modes(folder, 0o555, lambda: SqliteStore(path))
    assert whole_file(path) == before


def test_a_read_only_mind_is_refused(folder: Path) -> None:
    path = folder / "mind.db"
    before = a_lived_file(path)
    path.chmod(0o444)
    with pytest.raises(CannotWrite, match=PERMISSIONS):
        bound_by_modes(folder, 0o777, lambda: SqliteStore(path))
    path.chmod(0o600)
    assert whole_file(path) == before


def test_no_mind_can_be_made_in_a_read_only_folder(folder: Path) -> None:
    with pytest.raises(CannotWrite, match="Permission denied; choose another place"):
        bound_by_modes(folder, 0o555, lambda: SqliteStore(folder / "mind.db"))
    assert list(folder.iterdir()) == []


# A full disk.


@pytest.mark.parametrize("room", [5_000, 20_000, 100_000])
def test_what_was_committed_before_the_disk_was_full_is_safe(room: int, tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    before = a_lived_file(path)
    with pytest.raises(CannotWrite, match=ROOM):
        elsewhere(lambda: live_with_files_up_to(room, path, A_LONG_DAY))
    assert damage(path) == []
    found = whole_file(path)
    assert found.episodes[: len(before.episodes)] == before.episodes
    assert found.contents == before.contents
    assert found.journal == before.journal
    with closing(SqliteStore(path)) as store:
        Life(store).live(RECORDED)
        assert store.episodes.last() == len(found.episodes) + len(RECORDED) - 1


def test_a_night_that_finds_the_disk_full_goes_on_when_there_is_room(tmp_path: Path) -> None:
    with (
        closing(a_full_day(tmp_path / "calm.db")) as calm,
        closing(a_full_day(tmp_path / "full.db")) as store,
    ):
        Life(calm).do(SLEPT)
        let_it_grow(store, pages=2)
        with pytest.raises(CannotWrite, match=ROOM):
            Life(store).do(SLEPT)
        assert unfinished_plan(store) is not None
        let_it_grow(store, pages=1000)
        Life(store).do(SLEPT)
        assert whole(store) == whole(calm)


@pytest.mark.parametrize("room", [0, 4096, 20_000])
def test_a_mind_with_no_room_to_be_made_is_made_when_there_is(room: int, tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    with pytest.raises(CannotWrite, match=ROOM):
        elsewhere(lambda: live_with_files_up_to(room, path, A_DAY))
    assert a_lived_file(path).contents


def test_a_mind_with_almost_room_to_be_made_is_told_what_is_missing(tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    with pytest.raises(CannotWrite, match=ROOM):
        elsewhere(lambda: live_with_files_up_to(50_000, path, A_DAY))


def test_a_disk_too_full_for_the_night_lock_is_told_with_a_next_step(tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    before = a_lived_file(path)
    with pytest.raises(CannotWrite, match="free some space"):
        elsewhere(lambda: live_with_files_up_to(0, path, A_MORNING))
    assert whole_file(path) == before


def a_full_day(path: Path) -> SqliteStore:
    """A mind with more to sleep on than a few pages hold."""
    store = SqliteStore(path)
    lived(store, *(f"Never do the thing that failed on day {n}." for n in range(60)))
    return store


def let_it_grow(store: SqliteStore, *, pages: int) -> None:
    """Let a file have so many more pages than it has now."""
    (now,) = store.file.writer.db.execute("PRAGMA page_count").fetchone()
    store.file.writer.db.execute(f"PRAGMA max_page_count = {now + pages}")


def live_with_files_up_to(room: int, path: Path, deeds: Sequence[Deed]) -> None:
    """Live in a process whose files may not grow beyond so many bytes, as if the disk were full."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    store = SqliteStore(path) if path.exists() else None
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))
    Life(store or SqliteStore(path)).live(deeds)


def bound_by_modes(folder: Path, mode: int, work: Callable[[], object]) -> None:
    """Do some work with a folder in this mode, in a process to which modes apply."""

    def bound() -> None:
        if os.geteuid() == 0:
            os.setgroups([])
            os.setgid(NOBODY)
            os.setuid(NOBODY)
        if not os.access(folder, os.X_OK) or (os.access(folder, os.W_OK) and not mode & 0o222):
            pytest.skip("neither being nobody nor a folder's mode binds a process here")
        work()

    folder.chmod(mode)
    try:
        elsewhere(bound)
    finally:
        folder.chmod(0o700)
