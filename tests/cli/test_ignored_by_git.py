"""What `reverie init` puts into a repository is one person's alone, unless it is shared."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.cli.terminal import as_json, said

pytestmark = pytest.mark.skipif(not shutil.which("git"), reason="git is not installed")
LOCAL = ".claude/settings.local.json"
SHIPPED = [
    ".claude/agents/reverie-rem-sleep.md",
    ".claude/rules/reverie-sleep.md",
    ".claude/skills/reverie-memory/SKILL.md",
    ".claude/skills/sleep-on-it/SKILL.md",
    ".claude/skills/self-audit/SKILL.md",
    ".claude/skills/escalate-recurrence/SKILL.md",
    ".claude/skills/debug-deep/SKILL.md",
    ".claude/skills/sleep-setup/SKILL.md",
]


def git(folder: Path, *words: str) -> str:
    identity = ("-c", "user.name=Ada", "-c", "user.email=ada@example.com")
    asked = ["git", *identity, *words]
    told = subprocess.run(asked, cwd=folder, check=True, capture_output=True, text=True)
    return told.stdout


def committed_by_an_agent(folder: Path) -> list[str]:
    """What `git add -A` and a commit bring into the repository."""
    git(folder, "add", "-A")
    return sorted(git(folder, "diff", "--cached", "--name-only").split())


@pytest.fixture
def repository(project: Path) -> Path:
    """The folder as a git repository with a first commit."""
    git(project, "init", "--quiet")
    (project / "README.md").write_text("a shop\n")
    git(project, "add", "-A")
    git(project, "commit", "-m", "first")
    return project


@pytest.fixture
def exclude(repository: Path) -> Path:
    """Git's own list of what it ignores in the repository."""
    return repository / ".git/info/exclude"


def live(days: int = 1) -> None:
    """Days with a session and a night each, so that there is a memory.yml."""
    for day in range(days):
        said(f'record "Never push to main on day {day}." --session d{day} --end')
        said("night")


def test_the_agents_git_add_commits_nothing_of_ours(repository: Path) -> None:
    told = said("init")
    live()

    assert (repository / ".reverie/memory.yml").exists()
    assert committed_by_an_agent(repository) == []
    assert "git ignores all of this, for you alone" in told
    assert not (repository / ".gitignore").exists()


@pytest.mark.parametrize("before", [None, "", "build/\n", "build/", "build/\r\n"], ids=repr)
def test_taking_it_back_leaves_gits_list_as_it_was(exclude: Path, before: str | None) -> None:
    exclude.unlink()
    if before is not None:
        exclude.write_bytes(before.encode())

    said("init")
    assert f"/{LOCAL}" in exclude.read_text().splitlines()
    said("init")
    said("uninstall")

    assert (exclude.read_bytes().decode() if exclude.exists() else None) == before


def test_the_mind_that_is_kept_after_an_uninstall_is_still_ignored(repository: Path) -> None:
    said("init")
    live()
    said("uninstall")

    assert committed_by_an_agent(repository) == []


def test_a_list_that_grew_meanwhile_loses_only_our_lines(exclude: Path) -> None:
    exclude.write_text("first\n")
    said("init")
    exclude.write_text(f"{exclude.read_text()}last\n")

    said("uninstall")

    assert exclude.read_text() == "first\nlast\n"


def test_what_is_shared_is_for_git_too(repository: Path, exclude: Path) -> None:
    before = exclude.read_text()
    said("init")
    live()
    said("init --shared")

    found = committed_by_an_agent(repository)
    kept = [".reverie/.gitignore", ".reverie/config.toml", ".reverie/memory.yml"]
    assert found == sorted([*SHIPPED, ".claude/settings.json", *kept])
    assert exclude.read_text() == before
    said("init")
    assert committed_by_an_agent(repository) == found


def test_a_memory_that_git_has_already_stays_in_git(repository: Path) -> None:
    said("init --no-claude --shared")
    live()
    git(repository, "add", "-A")
    git(repository, "commit", "-m", "memory")

    said("init")

    assert "*" not in (repository / ".reverie/.gitignore").read_text().splitlines()


def test_without_claude_the_memory_is_ignored_too(repository: Path) -> None:
    said("init --no-claude")
    live()

    assert committed_by_an_agent(repository) == []


@pytest.mark.parametrize("name", ["shop", "a shop [old]", "wild*card", "#1 é"])
def test_a_project_in_a_subfolder_is_ignored_there_and_nowhere_else(
    repository: Path, name: str
) -> None:
    (repository / name).mkdir()
    os.chdir(repository / name)
    said("init")
    (repository / ".claude").mkdir()
    (repository / LOCAL).write_text("{}")

    assert committed_by_an_agent(repository) == [LOCAL]


def test_a_worktree_is_ignored_by_the_list_of_its_repository(
    repository: Path, exclude: Path
) -> None:
    before = exclude.read_text()
    feature = Path(f"{repository}-feature")
    git(repository, "worktree", "add", str(feature))
    os.chdir(feature)
    said("init --agent main")

    assert committed_by_an_agent(feature) == []
    said("uninstall")
    assert exclude.read_text() == before


def test_what_one_worktree_takes_back_another_keeps(repository: Path, exclude: Path) -> None:
    before = exclude.read_text()
    feature = Path(f"{repository}-feature")
    git(repository, "worktree", "add", str(feature))
    said("init")
    os.chdir(feature)
    said("init")

    os.chdir(repository)
    said("uninstall")
    assert committed_by_an_agent(feature) == []

    os.chdir(feature)
    said("uninstall")
    assert exclude.read_text() == before


@pytest.mark.parametrize(
    "line", [".claude/", "*.local.json\n.claude/**/*reverie*\n.claude/skills/"]
)
def test_what_git_ignores_already_is_not_listed_again(
    repository: Path, exclude: Path, line: str
) -> None:
    before = exclude.read_text()
    (repository / ".gitignore").write_text(f"{line}\n")

    said("init")

    assert exclude.read_text() == before
    assert (repository / ".gitignore").read_text() == f"{line}\n"


def test_without_the_git_command_the_projects_own_list_is_read(
    repository: Path, exclude: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = exclude.read_text()
    monkeypatch.setenv("PATH", "")
    (repository / ".gitignore").write_text(".claude/\n")

    said("init")

    assert exclude.read_text() == before


def test_a_list_that_is_a_link_is_left_alone(repository: Path, exclude: Path) -> None:
    target = repository / "elsewhere"
    target.write_text("mine\n")
    exclude.unlink()
    exclude.symlink_to(target)

    said("init")

    assert target.read_text() == "mine\n"


def test_a_git_file_that_only_points_at_a_repository_changes_nothing_in_it(
    repository: Path, exclude: Path
) -> None:
    before = exclude.read_text()
    git(repository, "worktree", "add", f"{repository}-feature")
    stranger = Path(f"{repository}-stranger")
    stranger.mkdir()
    (stranger / ".git").write_text((Path(f"{repository}-feature") / ".git").read_text())
    os.chdir(stranger)

    said("init")

    assert exclude.read_text() == before


def test_programs_are_told_of_the_list(repository: Path) -> None:
    assert as_json("init")["changed"] == ["./.git/info/exclude"]
