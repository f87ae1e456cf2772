"""A repository has one mind, shared by all its worktrees."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from reverie.awake.home import home_of


def git(folder: Path, *words: str) -> None:
    identity = ("-c", "user.name=Ada", "-c", "user.email=ada@example.com")
    subprocess.run(["git", *identity, *words], cwd=folder, check=True, capture_output=True)


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A repository with a mind that git ignores and a memory file that it keeps."""
    root = tmp_path / "main"
    (root / ".reverie").mkdir(parents=True)
    (root / ".reverie/mind.db").write_bytes(b"a mind")
    (root / ".reverie/memory.yml").write_text("meta:\n")
    (root / ".reverie/.gitignore").write_text("mind.db*\n")
    git(root, "init")
    git(root, "add", "-A")
    git(root, "commit", "-m", "first")
    return root


def test_a_worktree_elsewhere_shares_the_mind_of_its_repository(
    repository: Path, tmp_path: Path
) -> None:
    git(repository, "worktree", "add", str(tmp_path / "elsewhere/feature"))
    inside = tmp_path / "elsewhere/feature/src"
    inside.mkdir()

    assert (inside.parent / ".reverie/memory.yml").exists()
    assert home_of(str(inside)) == str(repository / ".reverie")


def test_a_worktree_with_a_mind_of_its_own_keeps_it(repository: Path, tmp_path: Path) -> None:
    git(repository, "worktree", "add", str(tmp_path / "feature"))
    (tmp_path / "feature/.reverie/mind.db").write_bytes(b"another")

    assert home_of(str(tmp_path / "feature")) == str(tmp_path / "feature/.reverie")


def test_in_the_repository_itself_its_mind_is_found(repository: Path) -> None:
    assert home_of(str(repository)) == str(repository / ".reverie")


def test_a_folder_without_a_mind_is_still_its_own_home(tmp_path: Path) -> None:
    (tmp_path / ".reverie").mkdir()

    assert home_of(str(tmp_path)) == str(tmp_path / ".reverie")


@pytest.mark.parametrize(
    "points", ["", "gitdir: /nowhere/.git/modules/lib", "gitdir: \x00", "x" * 9]
)
def test_a_git_file_that_points_elsewhere_is_no_worktree(tmp_path: Path, points: str) -> None:
    (tmp_path / ".git").write_text(points)

    assert home_of(str(tmp_path)) is None


def test_a_git_file_that_its_repository_does_not_know_is_no_worktree(
    repository: Path, tmp_path: Path
) -> None:
    git(repository, "worktree", "add", str(tmp_path / "feature"))
    (tmp_path / "clone").mkdir()
    (tmp_path / "clone/.git").write_text((tmp_path / "feature/.git").read_text())

    assert home_of(str(tmp_path / "feature")) == str(repository / ".reverie")
    assert home_of(str(tmp_path / "clone")) is None


def test_a_home_in_the_home_of_another_is_none(repository: Path) -> None:
    inner = repository / ".reverie" / "inner"
    (inner / ".reverie").mkdir(parents=True)
    (inner / ".reverie/mind.db").write_bytes(b"another")

    assert home_of(str(inner)) == str(repository / ".reverie")
