"""Reminders that fire by what is being worked on: bookmarks, the branch, open questions."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import reverie
from reverie.awake import work
from tests.awake.hooking import NOW, Project, a_project, call, tired

BRANCH = "fix/deploy_feature"


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return a_project(tmp_path)


def git(folder: Path, *words: str) -> None:
    identity = ("-c", "user.name=Ada", "-c", "user.email=ada@example.com")
    subprocess.run(["git", *identity, *words], cwd=folder, check=True, capture_output=True)


def on_a_branch(folder: Path, name: str = BRANCH) -> None:
    git(folder, "init", "--initial-branch", name)


def reminded(project: Project, when: str, *, cwd: Path | None = None) -> bool:
    """Whether a session that starts now is reminded by a trigger on these words."""
    trigger = {"id": "t", "when": when, "remind": "Mind it.", "fired_count": 0, "max_fires": 3}
    project.put({**tired(0), "triggers": [trigger]})
    place = {"cwd": str(cwd)} if cwd else {}
    payload = project.payload("new", "SessionStart", source="startup", **place)
    told = call("session-start", project.home, payload, NOW)
    (counted,) = project.book()["triggers"]
    assert counted["fired_count"] == ("Reminder: Mind it." in told)
    return bool(counted["fired_count"])


@pytest.mark.parametrize(("when", "fires"), [("deploy", True), ("fix", True), ("release", False)])
def test_a_word_of_the_branch_reminds(project: Project, when: str, fires: bool) -> None:
    on_a_branch(project.folder)
    assert reminded(project, when) is fires


def test_a_word_of_an_open_question_reminds_and_one_that_was_answered_does_not(
    project: Project,
) -> None:
    with reverie.open_mind(project.folder / ".reverie" / "mind.db") as mind:
        mind.record("Which queue should carry the invoices?", session="monday")
        mind.end_session("monday")
        mind.night()
        (question,) = mind.memories()
        assert reminded(project, "invoices")
        mind.resolve(str(question.name), why="the old one")
    assert not reminded(project, "invoices")


def test_the_branch_is_that_of_the_worktree_the_session_stands_in(
    project: Project, tmp_path: Path
) -> None:
    on_a_branch(project.folder, "main")
    git(project.folder, "commit", "--allow-empty", "-m", "first")
    aside = tmp_path / "aside"
    git(project.folder, "worktree", "add", "-b", BRANCH, str(aside))
    (aside / "src").mkdir()
    assert work.branch(str(aside / "src")) == BRANCH
    assert reminded(project, "deploy", cwd=aside / "src")
    assert not reminded(project, "deploy")


def test_without_a_branch_nothing_reminds_and_nothing_breaks(project: Project) -> None:
    assert not reminded(project, "deploy")
    on_a_branch(project.folder)
    git(project.folder, "commit", "--allow-empty", "-m", "deploy")
    git(project.folder, "checkout", "--detach")
    assert not reminded(project, "deploy")


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe", b"gitdir: /nowhere/deploy", b"deploy\n" * 999]
)
def test_an_odd_git_file_is_no_branch(project: Project, content: bytes) -> None:
    (project.folder / ".git").write_bytes(content)
    assert not reminded(project, "deploy")
