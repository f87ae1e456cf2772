"""Files shared by processes: locks wait, a reader never sees a part, nothing is left beside."""

from __future__ import annotations

import os
import socket
import stat
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from reverie import files
from reverie.errors import CannotWrite, PathRefused
from reverie.leftovers import remove_leftovers

DEAD = 4_194_309
"""A process that cannot be: its number is above the largest there is."""


def mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def unable(*_: object) -> None:
    raise OSError(28, "No space left on device")


def test_a_lock_is_held_by_one_at_a_time(tmp_path: Path) -> None:
    mine, theirs = (files.open_lock(tmp_path / "lock") for _ in range(2))
    assert files.lock(mine, 0)
    assert not files.lock(theirs, 0)
    files.unlock(mine)
    assert files.lock(theirs, 0)
    os.close(theirs)
    assert files.lock(mine, 0)
    os.close(mine)


@pytest.mark.parametrize("patience", [60.0, None])
def test_whoever_waits_for_a_lock_gets_it_once_it_is_let_go(
    tmp_path: Path, patience: float | None
) -> None:
    mine, theirs = (files.open_lock(tmp_path / "lock") for _ in range(2))
    files.lock(mine)
    got: list[bool] = []
    waiting = threading.Thread(target=lambda: got.append(files.lock(theirs, patience)))
    waiting.start()
    os.close(mine)
    waiting.join()
    assert got == [True]
    os.close(theirs)


def test_a_folder_can_be_locked(tmp_path: Path) -> None:
    mine, theirs = (os.open(tmp_path, os.O_RDONLY) for _ in range(2))
    assert files.lock(mine)
    assert not files.lock(theirs, 0)
    os.close(mine)
    os.close(theirs)


def test_a_file_of_ours_is_replaced_and_only_its_owner_reads_it(tmp_path: Path) -> None:
    path = tmp_path / "state.json"
    files.replace(str(path), "old")
    files.replace(str(path), "new, with half a letter \ud800")
    assert path.read_text() == "new, with half a letter ?"
    assert mode_of(path) == 0o600
    assert names_in(tmp_path) == ["state.json"]


def test_a_file_of_ours_never_goes_where_a_link_leads(tmp_path: Path) -> None:
    theirs, path = tmp_path / "theirs", tmp_path / "state.json"
    theirs.write_text("theirs")
    path.symlink_to(theirs)
    (tmp_path / f".state.json.{DEAD}-1f").symlink_to(theirs)
    files.replace(str(path), "ours")
    assert (path.is_symlink(), path.read_text(), theirs.read_text()) == (False, "ours", "theirs")


def test_a_persons_file_is_rewritten_where_its_link_leads_with_the_mode_it_had(
    tmp_path: Path,
) -> None:
    theirs, path = tmp_path / "theirs", tmp_path / "link"
    theirs.write_text("old")
    theirs.chmod(0o664)
    path.symlink_to(theirs)
    files.rewrite(path, b"new \xff")
    assert path.is_symlink()
    assert (theirs.read_bytes(), mode_of(theirs)) == (b"new \xff", 0o664)
    assert names_in(tmp_path) == ["link", "theirs"]


def test_a_rewriting_that_fails_leaves_the_old_file_and_nothing_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "memory.yml"
    path.write_text("old")
    monkeypatch.setattr(os, "fsync", unable)
    with pytest.raises(OSError, match="No space left"):
        files.rewrite(path, b"new")
    with pytest.raises(CannotWrite, match=r"No space left on device; nothing of it was lost, make"):
        files.write_whole(path, "new")
    assert (path.read_text(), names_in(tmp_path)) == ("old", ["memory.yml"])


def test_a_line_is_added_after_a_torn_one(tmp_path: Path) -> None:
    path = tmp_path / "notes.jsonl"
    files.append(str(path), "first")
    with path.open("a") as torn:
        torn.write("half")
    files.append(str(path), "third")
    assert path.read_text() == "first\nhalf\nthird\n"
    assert mode_of(path) == 0o600


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A .reverie folder with a state, and a file of somebody else beside it."""
    (tmp_path / ".reverie" / "state").mkdir(parents=True)
    (tmp_path / "theirs").write_text("theirs")
    return tmp_path / ".reverie"


def lay(path: Path, what: str) -> None:
    """Put something that is no file of ours in its place."""
    match what:
        case "a link":
            path.symlink_to(path.parents[2] / "theirs")
        case "a link to nowhere":
            path.symlink_to(path.parents[2] / "nowhere")
        case "a link without end":
            path.symlink_to("/dev/zero")
        case "a FIFO":
            os.mkfifo(path)
        case "a socket":
            with socket.socket(socket.AF_UNIX) as bound:
                bound.bind(os.path.relpath(path))
        case "a folder":
            path.mkdir()


ODD = ["a link", "a link to nowhere", "a link without end", "a FIFO", "a socket", "a folder"]
DEEDS: dict[str, Callable[[Path], object]] = {
    "read": files.read,
    "locked": files.open_lock,
    "appended to": lambda path: files.append(str(path), "line"),
    "rewritten": lambda path: files.write_whole(path, "text"),
    "looked at": files.refuse_unless_file,
}


@pytest.mark.parametrize("what", ODD)
@pytest.mark.parametrize("deed", DEEDS.values(), ids=DEEDS.keys())
def test_what_is_no_regular_file_is_refused_with_its_name(
    home: Path, deed: Callable[[Path], object], what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(home)
    path = home / "state" / "file"
    lay(path, what)

    with pytest.raises(PathRefused, match=r"state/file is a link, or no regular file; look at it"):
        deed(path)

    assert (home.parent / "theirs").read_text() == "theirs"
    assert names_in(home.parent) == [".reverie", "theirs"]


@pytest.mark.parametrize(
    "deed",
    [*DEEDS.values(), lambda path: files.replace(str(path), "text"), files.make_folder],
    ids=[*DEEDS, "replaced", "made as a folder"],
)
def test_nothing_is_reached_through_a_link_below_a_home(
    home: Path, deed: Callable[[Path], object]
) -> None:
    (home.parent / "folder").mkdir()
    (home / "state" / "briefing").symlink_to(home.parent / "folder")

    with pytest.raises(PathRefused, match="state/briefing is a link"):
        deed(home / "state" / "briefing" / "file")

    assert names_in(home.parent / "folder") == []


def test_the_way_to_a_home_may_be_a_link(home: Path) -> None:
    elsewhere = home.with_name("elsewhere")
    home.rename(elsewhere)
    home.symlink_to(elsewhere)

    files.write_whole(home / "state" / "file", "ours")

    assert files.read(elsewhere / "state" / "file") == b"ours"


def test_a_file_that_is_too_long_is_refused_or_read_in_part(home: Path) -> None:
    (home / "state" / "file").write_text("12345")

    assert files.read(home / "state" / "file", 5) == b"12345"
    assert files.beginning(home / "state" / "file", 4) == b"1234"
    with pytest.raises(PathRefused, match="is longer than 4 bytes"):
        files.read(home / "state" / "file", 4)


def test_a_new_file_is_made_only_where_nothing_is(home: Path) -> None:
    (home / "config.toml").symlink_to(home.parent / "nowhere")

    with pytest.raises(FileExistsError):
        files.write_new(home / "config.toml", "text")

    assert not (home.parent / "nowhere").exists()


def test_what_is_ours_is_closed_to_others_whatever_the_umask(home: Path) -> None:
    (home / "state" / "old").write_text("once open")
    old = os.umask(0)
    try:
        files.make_folder(home / "dreams")
        files.write_whole(home / "state" / "new", "text")
        files.write_whole(home / "state" / "old", "text")
        os.close(files.open_lock(home / "state" / "lock"))
    finally:
        os.umask(old)

    assert mode_of(home / "dreams") == 0o700
    assert {mode_of(path) for path in (home / "state").iterdir()} == {0o600}


# What killed writers left.


def test_what_a_dead_writer_left_is_swept_and_nothing_else(tmp_path: Path) -> None:
    others = [
        f".notes.yml.{os.getpid()}-1f",
        ".notes.yml.swp",
        f"notes.yml.{DEAD}-1f",
        f".notes.yml.{DEAD}",
        "2024-05",
    ]
    for name in (*others, f".notes.yml.{DEAD}-1f", f".other.{DEAD}-1f"):
        (tmp_path / name).write_text("mine")

    remove_leftovers(tmp_path)

    assert names_in(tmp_path) == sorted(others)


def test_whoever_writes_a_file_sweeps_what_its_dead_writers_left(tmp_path: Path) -> None:
    for name in (f".state.json.{DEAD}-1f", f".theirs.{DEAD}-1f"):
        (tmp_path / name).write_text("half")

    files.replace(str(tmp_path / "state.json"), "ours")
    files.rewrite(tmp_path / "state.json", b"ours")

    assert names_in(tmp_path) == [f".theirs.{DEAD}-1f", "state.json"]


def test_a_folder_that_is_not_there_needs_no_sweeping(tmp_path: Path) -> None:
    remove_leftovers(tmp_path / "nowhere")
