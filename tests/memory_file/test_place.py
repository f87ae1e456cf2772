"""The place of the memory file: whose it is now, and never written over someone's work."""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from reverie.awake.home_seal import confirm_link
from reverie.errors import CannotWrite, FileRefused, PathRefused
from reverie.memory_file.merge_conflict import sides_of
from reverie.memory_file.place import MemoryPlace, State, tag_of
from tests.memory_file.homes import A_DAY, FACT, RULE, Home
from tests.stores.elsewhere import elsewhere

NOBODY = 65_534


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path).live(*A_DAY)


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that other users could reach, as pytest's own are closed to them."""
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder)


def state(home: Home) -> State:
    return home.filing.place.found().state


def foreign(text: str) -> str:
    """The file as if another machine had written it, touched since."""
    return re.sub(r"stamp: [a-z]+-", "stamp: zzzz-", text)


def test_a_file_that_is_not_there_is_missing(tmp_path: Path) -> None:
    assert state(Home(tmp_path)) is State.MISSING


def test_a_file_as_a_night_left_it_is_as_written(home: Home) -> None:
    assert state(home) is State.AS_WRITTEN


def test_a_changed_file_is_edited(home: Home) -> None:
    home.edit(RULE, "Never push to any branch.")

    assert state(home) is State.EDITED


def test_a_file_without_a_stamp_or_a_copy_of_ours_has_strayed(home: Home) -> None:
    home.edit(RULE, "Never push to any branch.")
    (home.folder / "state" / "memory.base.yml").unlink()

    assert state(home) is State.STRAYED


def test_an_older_file_of_ours_that_was_edited_has_strayed(home: Home) -> None:
    old = home.text
    home.live("Always lint first.")
    home.save(old.replace(RULE, "Never push to any branch."))

    assert state(home) is State.STRAYED
    home.take()
    assert {"Never push to any branch.", "Always lint first."} <= set(home.says())


def test_a_file_with_anothers_stamp_is_foreign(home: Home) -> None:
    home.save(foreign(home.text))

    assert state(home) is State.FOREIGN
    assert tag_of(home.text) == "zzzz"


def test_windows_line_ends_are_no_edit(home: Home) -> None:
    home.file.write_bytes(home.text.replace("\n", "\r\n").encode())

    assert state(home) is State.AS_WRITTEN


def test_the_tag_of_a_machine_is_four_letters_chosen_once(home: Home) -> None:
    tag = home.filing.place.tag

    assert re.fullmatch("[a-z]{4}", tag)
    assert MemoryPlace(home.folder).tag == tag
    assert f"stamp: {tag}-" in home.text


def test_writing_what_is_there_already_touches_nothing(home: Home) -> None:
    before = (home.text, home.file.stat().st_mtime_ns, home.file.stat().st_ino)

    home.take()

    assert (home.text, home.file.stat().st_mtime_ns, home.file.stat().st_ino) == before


def test_writing_leaves_no_copies_behind(home: Home) -> None:
    home.edit(RULE, "Never push to any branch.")
    home.take()

    left = sorted(path.name for path in home.folder.iterdir())
    assert left == ["dreams", "memory.yml", "state", "sync"]


def test_the_files_permissions_stay(home: Home) -> None:
    home.file.chmod(0o600)
    home.live("Always lint first.")

    assert home.file.stat().st_mode & 0o777 == 0o600


def test_what_was_taken_and_could_not_be_written_is_written_by_whoever_comes_next(
    home: Home,
) -> None:
    home.edit(RULE, "Never push to any branch.")
    home.filing.take()

    home.filing.refresh()

    assert state(home) is State.AS_WRITTEN
    assert "Never push to any branch." in home.text


def test_the_same_edit_made_again_later_waits_to_be_taken(home: Home) -> None:
    before = home.text
    home.edit(RULE, "Never push to any branch.")
    edited = home.text
    home.take()
    home.save(edited)

    home.filing.refresh()

    assert home.text == edited != before


def test_a_link_that_nobody_confirmed_is_neither_read_nor_written(
    home: Home, tmp_path: Path
) -> None:
    real = tmp_path / "dotfiles.yml"
    home.file.rename(real)
    home.file.symlink_to(real)
    before = real.read_bytes()

    with pytest.raises(PathRefused, match="if you laid it, run `reverie trust`"):
        home.take()
    home.live()

    assert "if you laid it, run `reverie trust`" in " ".join(home.notes)

    assert real.read_bytes() == before


def test_a_link_that_was_confirmed_is_not_followed_elsewhere(home: Home, tmp_path: Path) -> None:
    home.file.unlink()
    home.file.symlink_to(tmp_path / "mine.yml")
    confirm_link(str(home.folder))
    home.file.unlink()
    home.file.symlink_to(tmp_path / "theirs.yml")

    with pytest.raises(PathRefused):
        home.take()

    assert not (tmp_path / "theirs.yml").exists()


def test_a_link_stays_a_link(home: Home, tmp_path: Path) -> None:
    real = tmp_path / "dotfiles.yml"
    home.file.rename(real)
    home.file.symlink_to(real)
    confirm_link(str(home.folder))
    home.edit(RULE, "Never push to any branch.")
    home.take()
    home.live("Always lint first.")

    assert home.file.is_symlink()
    assert "Always lint first." in real.read_text()


def test_a_link_to_nowhere_is_written_through(home: Home, tmp_path: Path) -> None:
    real = tmp_path / "gone.yml"
    home.file.unlink()
    home.file.symlink_to(real)
    confirm_link(str(home.folder))
    home.take()

    assert home.file.is_symlink()
    assert RULE in real.read_text()


# What stands in the way.


def test_a_folder_in_place_of_the_file_is_told_and_the_mind_is_safe(home: Home) -> None:
    home.file.unlink()
    home.file.mkdir()
    before = home.says()

    with pytest.raises(PathRefused, match="no regular file; look at it and move it away"):
        home.take()
    home.live()

    assert "no regular file; look at it and move it away" in " ".join(home.notes)
    assert home.says() == before


def test_a_read_only_folder_is_told_and_the_mind_is_safe(open_folder: Path) -> None:
    home = Home(open_folder).live(*A_DAY)
    home.edit(FACT, "The deploy works.")
    edited = home.text

    with pytest.raises(CannotWrite, match="change its permissions"):
        bound_by_modes(open_folder, home.folder, lambda: home.filing.settle())

    assert home.text == edited


def test_a_file_that_is_not_utf_8_is_refused_with_its_line(home: Home) -> None:
    home.file.write_bytes(home.text.replace(RULE, "Nie groß").encode("latin-1"))
    broken = home.file.read_bytes()

    with pytest.raises(FileRefused, match="save the file as UTF-8") as told:
        home.filing.settle()

    assert b"Nie gro" in broken.splitlines()[told.value.line - 1]
    assert home.file.read_bytes() == broken


@pytest.mark.parametrize("mark", [".memory.yml.swp", ".#memory.yml", ".~lock.memory.yml#"])
def test_a_file_open_in_an_editor_is_left_alone(home: Home, mark: str) -> None:
    (home.folder / mark).symlink_to("ada@laptop.123")
    before = home.text
    home.live("Always lint first.")

    assert home.text == before
    assert "Always lint first." in home.aside.read_text()
    assert "open in an editor" in home.mind.notes[0]
    (home.folder / mark).unlink()
    home.take()
    assert "Always lint first." in home.text
    assert not home.aside.exists()


def test_what_is_remembered_stays_told_when_the_file_is_broken(home: Home) -> None:
    home.file.write_bytes(b"\xff\xfe binary")
    home.mind.remember("Always lint first.")

    home.mind.close()


# Two sides.


def test_git_conflicts_have_two_sides() -> None:
    text = "a\n<<<<<<< HEAD\nours\n||||||| base\nold\n=======\ntheirs\n>>>>>>> branch\nz\n"

    ours, theirs = sides_of(text)

    assert (ours.text, theirs.text) == ("a\nours\nz\n", "a\ntheirs\nz\n")
    assert (ours.lines, theirs.lines) == ((1, 3, 9), (1, 7, 9))


def test_a_text_without_conflicts_is_both_its_sides() -> None:
    assert [side.text for side in sides_of("a\nb\n")] == ["a\nb\n", "a\nb\n"]


def bound_by_modes(above: Path, folder: Path, work: Callable[[], object]) -> object:
    """Work as a user whom the modes bind, in a folder that nobody may write to."""

    def bound() -> object:
        os.setgid(NOBODY)
        os.setuid(NOBODY)
        return work()

    above.chmod(0o755)
    for path in [folder, *folder.rglob("*")]:
        path.chmod(0o555 if path.is_dir() else 0o444)
    try:
        return elsewhere(bound if os.geteuid() == 0 else work)
    finally:
        for path in [folder, *folder.rglob("*")]:
            path.chmod(0o755 if path.is_dir() else 0o644)
