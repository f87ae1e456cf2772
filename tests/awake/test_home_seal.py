"""A home made here is known wherever its project is moved to; one from elsewhere is a stranger."""

from __future__ import annotations

import os
import shutil
import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from reverie import open_mind
from reverie.awake import home_seal
from reverie.errors import CannotWrite, Stranger


@pytest.fixture(autouse=True)
def known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder outside in which homes are known."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "known"))
    return tmp_path / "known" / "reverie" / "homes"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    path = tmp_path / "project" / ".reverie"
    open_mind(path / "mind.db").close()
    return path


def opens(home: Path) -> bool:
    try:
        open_mind(home / "mind.db").close()
    except Stranger:
        return False
    return True


def test_a_mind_that_is_made_here_is_ours(home: Path) -> None:
    assert home_seal.is_ours(str(home))
    assert opens(home)


def test_a_project_that_is_renamed_stays_ours(home: Path, tmp_path: Path) -> None:
    home.parent.rename(tmp_path / "renamed")

    assert opens(tmp_path / "renamed" / ".reverie")


def test_a_project_restored_to_its_place_stays_ours(home: Path, tmp_path: Path) -> None:
    shutil.copytree(home, tmp_path / "backup")
    shutil.rmtree(home)
    shutil.copytree(tmp_path / "backup", home)

    assert opens(home)


def test_a_copy_is_a_stranger_until_it_is_sealed(home: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy" / ".reverie"
    shutil.copytree(home, copy)

    assert not opens(copy)
    home_seal.seal(str(copy))
    assert opens(copy)
    assert opens(home)


WORDS = ["", "0" * 32, "../../x", "0" * 31 + "/", "x" * 500, "é" * 32]


@pytest.mark.parametrize("word", WORDS)
def test_a_home_whose_seal_was_replaced_where_it_lies_wears_its_own_again(
    home: Path, word: str
) -> None:
    own = (home / "state" / ".seal").read_text()
    (home / "state" / ".seal").write_text(word)

    assert opens(home)
    assert (home / "state" / ".seal").read_text() == own


@pytest.mark.parametrize("word", WORDS)
def test_a_home_with_another_word_at_another_place_is_a_stranger(
    home: Path, tmp_path: Path, word: str
) -> None:
    (home / "state" / ".seal").write_text(word)
    home.parent.rename(tmp_path / "renamed")

    assert not opens(tmp_path / "renamed" / ".reverie")


def test_another_folder_at_the_place_of_a_home_is_a_stranger(home: Path, tmp_path: Path) -> None:
    home.rename(tmp_path / "kept")
    shutil.copytree(tmp_path / "kept", home)
    (home / "state" / ".seal").write_text("0" * 32)

    assert not opens(home)


@pytest.mark.parametrize("lost", ["state", "mind.db"])
def test_half_a_home_without_its_word_is_a_stranger_elsewhere(
    home: Path, tmp_path: Path, lost: str
) -> None:
    (home / "state" / ".seal").unlink()
    shutil.rmtree(home / lost, ignore_errors=True)
    home.parent.rename(tmp_path / "renamed")

    assert not opens(tmp_path / "renamed" / ".reverie")


@pytest.mark.parametrize("listed", [b"\xff\xfe \xe8", b"no-place", b"", b"\0" * 99])
def test_a_home_whose_list_is_damaged_is_a_stranger_until_it_is_sealed(
    home: Path, known: Path, listed: bytes
) -> None:
    (file,) = known.iterdir()
    file.write_bytes(listed)

    assert not opens(home)
    home_seal.seal(str(home))
    assert opens(home)


def test_a_mind_outside_of_a_home_needs_no_seal(tmp_path: Path, known: Path) -> None:
    open_mind(tmp_path / "mind.db").close()
    open_mind(tmp_path / "mind.db").close()

    assert not known.exists()


def test_a_link_to_a_home_is_followed_only_from_where_it_was_sealed(
    home: Path, tmp_path: Path
) -> None:
    for name in ("mine", "theirs"):
        (tmp_path / name).mkdir()
        (tmp_path / name / ".reverie").symlink_to(home)
    home_seal.seal(str(tmp_path / "mine" / ".reverie"))

    assert opens(tmp_path / "mine" / ".reverie")
    assert not opens(tmp_path / "theirs" / ".reverie")


def test_a_link_to_a_folder_that_is_no_home_is_a_stranger(tmp_path: Path) -> None:
    (tmp_path / "keys").mkdir()
    (tmp_path / ".reverie").symlink_to(tmp_path / "keys")

    assert not home_seal.admits(str(tmp_path / ".reverie"))
    assert list((tmp_path / "keys").iterdir()) == []


def test_what_is_forgotten_here_is_a_stranger_and_its_copies_are_not(
    home: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "copy" / ".reverie"
    shutil.copytree(home, copy)
    home_seal.seal(str(copy))

    home_seal.forget(str(home))

    assert not opens(home)
    assert opens(copy)
    home_seal.forget(str(copy))
    assert not opens(copy)


def test_many_who_begin_at_once_agree_on_one_seal(tmp_path: Path, known: Path) -> None:
    home = str(tmp_path / "new" / ".reverie")
    os.makedirs(home)

    with ThreadPoolExecutor(16) as pool:
        assert all(pool.map(lambda _: home_seal.admits(home), range(64)))

    assert os.listdir(home) == ["state"]
    assert len(list(known.iterdir())) == 1


def test_nobody_else_reads_a_seal(home: Path, known: Path) -> None:
    assert stat.S_IMODE((home / "state").stat().st_mode) == 0o700
    assert stat.S_IMODE((home / "state/.seal").stat().st_mode) == 0o600
    assert stat.S_IMODE(known.stat().st_mode) == 0o700


def test_where_nothing_can_be_known_it_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))

    with pytest.raises(CannotWrite, match="let REVERIE_STATE_HOME name a folder"):
        open_mind(tmp_path / "new" / ".reverie" / "mind.db")
