"""A stop notes the branch a session was on, and what is remembered of it says so until a merge."""

from __future__ import annotations

import json
import os
import subprocess
from datetime import UTC, datetime
from pathlib import Path

import pytest

import reverie
from reverie.awake.stop import LONGEST_BRANCH, branch_of
from reverie.clocks import StoppedClock
from reverie.domain.values.tree_note import branch_in
from tests.awake.hooking import NOW, Project, a_book, a_project, append, asked, write
from tests.cli.terminal import said

CHOICE = "We decided to keep orders in one file because the disk is slow."
MARK = "(on branch feature/x)"
NIGHT = datetime(2026, 9, 21, 20, tzinfo=UTC)


def git(folder: Path, *words: str) -> None:
    identity = ("-c", "user.name=Ada", "-c", "user.email=ada@example.com")
    subprocess.run(["git", *identity, *words], cwd=folder, check=True, capture_output=True)


def commit(folder: Path, name: str) -> None:
    (folder / name).write_text("")
    git(folder, "add", name)
    git(folder, "commit", "-m", name)


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    """A repository with one commit on its default branch, and a ledger."""
    project = a_project(tmp_path)
    monkeypatch.setenv("CLAUDE_CONFIG_DIR", str(project.config))
    project.put(a_book())
    git(project.folder, "init", "-b", "main")
    commit(project.folder, "first.txt")
    return project


def lived(project: Project, session: str = "s1", text: str = CHOICE) -> None:
    """A session in which something was said, stopped where the project stands."""
    write(project.transcript(session), [asked(text)])
    project.stop(session)


def briefed(project: Project) -> str:
    """What the next session is told after a night, or a doze, of now."""
    with reverie.open_mind(f"{project.home}/mind.db", clock=StoppedClock(NIGHT)) as mind:
        mind.night()
        return mind.briefing()


def test_the_default_branch_is_not_noted(project: Project) -> None:
    lived(project)

    assert not project.record("s1").get("branch")


def test_a_stop_notes_another_branch(project: Project) -> None:
    git(project.folder, "checkout", "-b", "feature/x")
    lived(project)

    assert project.record("s1")["branch"] == "feature/x"


def test_a_session_that_went_on_on_the_default_branch_is_of_none(project: Project) -> None:
    git(project.folder, "checkout", "-b", "feature/x")
    lived(project)
    git(project.folder, "checkout", "main")
    append(project.transcript("s1"), [asked("Never deploy on a Friday.")])
    project.stop("s1", now=NOW + 60)

    assert project.record("s1")["branch"] == ""


def test_what_was_decided_on_a_branch_is_not_told_as_settled_until_it_is_merged(
    project: Project,
) -> None:
    git(project.folder, "checkout", "-b", "feature/x")
    commit(project.folder, "second.txt")
    lived(project)
    assert MARK not in briefed(project)

    git(project.folder, "checkout", "main")
    away = briefed(project)
    assert MARK in away
    assert CHOICE in away.partition("Decided on a branch that is not merged here")[2]

    git(project.folder, "merge", "feature/x")
    assert MARK not in briefed(project)


def test_of_a_branch_that_was_deleted_nothing_is_said(project: Project) -> None:
    git(project.folder, "checkout", "-b", "feature/x")
    commit(project.folder, "second.txt")
    lived(project)
    git(project.folder, "checkout", "main")
    git(project.folder, "branch", "-D", "feature/x")

    assert MARK not in briefed(project)


def test_a_change_of_branch_alone_is_nothing_new_to_gather(project: Project) -> None:
    git(project.folder, "checkout", "-b", "feature/x")
    lived(project)
    briefed(project)
    git(project.folder, "checkout", "main")
    project.stop("s1", now=NOW + 60)
    briefed(project)

    with reverie.open_mind(f"{project.home}/mind.db", clock=StoppedClock(NIGHT)) as mind:
        assert branch_in(mind.store.sessions.read("s1").gathered) == "feature/x"


def test_a_hook_reads_the_branch_without_another_process(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    git(project.folder, "checkout", "-b", "feature/x")
    monkeypatch.setattr(subprocess, "Popen", None)
    monkeypatch.setattr(os, "posix_spawn", None)
    lived(project)

    assert project.record("s1")["branch"] == "feature/x"


def test_a_worktree_and_a_subfolder_are_on_their_own_branch(
    project: Project, tmp_path: Path
) -> None:
    git(project.folder, "worktree", "add", "-b", "feature/y", str(tmp_path / "other"))
    (tmp_path / "other" / "src").mkdir()

    assert branch_of(str(tmp_path / "other" / "src")) == "feature/y"
    assert branch_of(str(project.folder)) == ""


def test_the_remote_says_which_branch_is_the_default_one(project: Project) -> None:
    git(project.folder, "checkout", "-b", "develop")
    assert branch_of(str(project.folder)) == "develop"

    refs = project.folder / ".git/refs/remotes/origin"
    refs.mkdir(parents=True)
    (refs / "HEAD").write_text("ref: refs/remotes/origin/develop\n")
    assert branch_of(str(project.folder)) == ""


@pytest.mark.parametrize(
    "head",
    [
        "",
        "8f3c0de8f3c0de8f3c0de8f3c0de8f3c0de8f3c0",
        "ref: refs/heads/",
        "ref: refs/heads/a..b",
        "ref: refs/heads/two words",
        "ref: refs/heads/x\x1b[31m",
        f"ref: refs/heads/{'x' * (LONGEST_BRANCH + 1)}",
        "ref: refs/tags/v1",
        "\0" * 9_000,
    ],
)
def test_a_head_that_names_no_branch_gives_none(project: Project, head: str) -> None:
    (project.folder / ".git/HEAD").write_text(head)

    assert branch_of(str(project.folder)) == ""


def test_without_git_or_with_a_pipe_in_its_place_there_is_no_branch(tmp_path: Path) -> None:
    assert branch_of("") == ""
    assert branch_of(str(tmp_path)) == ""

    (tmp_path / ".git").mkdir()
    os.mkfifo(tmp_path / ".git/HEAD")
    assert branch_of(str(tmp_path)) == ""


def test_recall_says_the_branch_too(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    git(project.folder, "checkout", "-b", "feature/x")
    commit(project.folder, "second.txt")
    lived(project)
    git(project.folder, "checkout", "main")
    briefed(project)
    monkeypatch.chdir(project.folder)

    assert f"    {MARK}\n" in said("recall where do we keep orders")
    (hit, *_) = json.loads(said("recall where do we keep orders --json"))["hits"]
    assert [(note["name"], note["state"]) for note in hit["tree"]] == [("feature/x", "unmerged")]
