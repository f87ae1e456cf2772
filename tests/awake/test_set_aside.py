"""What came with a clone is set aside, never followed; what was made here stays."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from reverie.awake import home_seal
from reverie.awake.set_aside import bring_back, move_aside, strays, tracked, unwanted
from reverie.errors import PathRefused, Stranger


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home that was made here, in a repository that tracks nothing yet."""
    path = tmp_path / "project" / ".reverie"
    home_seal.seal(str(path))
    for name in ("memory.yml", "config.toml", ".gitignore", "mind.db", "state/.sleep.json"):
        (path / name).write_text(name)
    git(path, "init", "-q", "..")
    return path


def git(home: Path, *words: str) -> None:
    subprocess.run(["git", *words], cwd=home, check=True, capture_output=True)


def test_what_was_made_here_stays(home: Path) -> None:
    assert unwanted(str(home)) == []


def test_what_git_tracks_goes_but_for_what_a_project_shares(home: Path) -> None:
    git(home, "add", "-f", ".")

    assert unwanted(str(home)) == ["mind.db", "state/.seal", "state/.sleep.json"]


def test_a_link_goes_itself_and_what_it_leads_to_stays(home: Path, tmp_path: Path) -> None:
    (tmp_path / "theirs").mkdir()
    (home / "dreams").symlink_to(tmp_path / "theirs")
    (home / "config.toml").unlink()
    (home / "config.toml").symlink_to(tmp_path / "nowhere")
    git(home, "add", "-f", "dreams", "config.toml")
    gone = unwanted(str(home))

    aside = home / move_aside(str(home), gone, "now")

    assert gone == ["config.toml", "dreams"]
    assert os.readlink(aside / "dreams") == str(tmp_path / "theirs")
    assert list((tmp_path / "theirs").iterdir()) == []


def test_without_a_seal_all_of_a_mind_goes(home: Path) -> None:
    (home / "state/.seal").unlink()

    assert unwanted(str(home)) == ["mind.db", "state"]


def test_git_is_asked_without_regard_to_case(home: Path) -> None:
    other = home.with_name(".Reverie")
    other.mkdir(exist_ok=True)
    (other / "mind.db").write_text("mind.db")
    git(home.parent, "add", "-f", ".Reverie/mind.db")

    assert tracked(str(home)) == ["mind.db"]


def test_a_link_to_a_home_that_is_not_known_is_a_stranger(home: Path, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    link = tmp_path / ".reverie"
    link.symlink_to(tmp_path / "folder")

    with pytest.raises(Stranger):
        unwanted(str(link))


def test_a_home_that_git_tracks_as_a_link_is_refused(home: Path, tmp_path: Path) -> None:
    home.rename(tmp_path / "elsewhere")
    home.symlink_to(tmp_path / "elsewhere")
    git(home.parent, "add", "-f", ".reverie")

    with pytest.raises(PathRefused, match="is a link that git tracks"):
        unwanted(str(home))


def test_without_git_nothing_is_tracked(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    git(home, "add", "-f", ".")
    monkeypatch.setenv("PATH", "")

    assert tracked(str(home)) == []


def test_what_was_set_aside_changes_places_with_what_came_after(home: Path) -> None:
    aside = move_aside(str(home), ["mind.db", "state"], "first")
    (home / "mind.db").write_text("new")

    other = bring_back(str(home), aside, "second")

    assert (home / "mind.db").read_text() == "mind.db"
    assert (home / "state/.sleep.json").read_text() == "state/.sleep.json"
    assert other == "set-aside-second"
    assert (home / other / "mind.db").read_text() == "new"
    assert not (home / aside).exists()


def test_links_and_fifos_are_strays_and_the_marks_of_an_editor_are_not(home: Path) -> None:
    (home / "memory.yml").unlink()
    (home / "memory.yml").symlink_to("elsewhere")
    (home / ".#memory.yml").symlink_to("ada@laptop.123")
    (home / "state/link").symlink_to("elsewhere")
    os.mkfifo(home / "fifo")

    assert sorted(strays(str(home))) == ["fifo", "state/link"]
