"""What a night leaves in a sync folder that is a repository is committed, and nothing is pushed."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from reverie.transports.git import BUSY, commit_phase

SUBJECT = "REM: consolidation 2026-03-02"


def git(folder: Path, *words: str) -> str:
    ran = subprocess.run(["git", *words], cwd=folder, capture_output=True, text=True, check=True)
    return ran.stdout


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    git(tmp_path, "init", "--quiet")
    (tmp_path / "report.md").write_text("what happened\n")
    return tmp_path


def test_a_phase_is_one_commit_with_its_subject(folder: Path) -> None:
    assert commit_phase(folder, SUBJECT) == ()
    assert git(folder, "log", "--format=%s").splitlines() == [SUBJECT]
    assert commit_phase(folder, SUBJECT) == ()
    assert len(git(folder, "log", "--format=%s").splitlines()) == 1


def test_a_folder_that_is_no_repository_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "sync").mkdir()
    git(tmp_path, "init", "--quiet")
    assert commit_phase(tmp_path / "sync", SUBJECT) == ()
    assert not (tmp_path / "sync" / ".git").exists()


@pytest.mark.parametrize("sign", BUSY)
def test_in_the_middle_of_something_it_is_left_with_a_note(folder: Path, sign: str) -> None:
    (folder / ".git" / sign).write_text("x")
    (note,) = commit_phase(folder, SUBJECT)
    assert "in the middle of something" in note
    assert git(folder, "status", "--porcelain").startswith("??")


def test_a_git_that_fails_is_a_note(folder: Path) -> None:
    (folder / ".git" / "index.lock").write_text("")
    (note,) = commit_phase(folder, SUBJECT)
    assert "the next night tries again" in note


def test_no_hook_of_the_repository_is_run(folder: Path) -> None:
    hook = folder / ".git" / "hooks" / "pre-commit"
    hook.parent.mkdir(exist_ok=True)
    hook.write_text("#!/bin/sh\ntouch ran\nexit 1\n")
    hook.chmod(0o755)
    assert commit_phase(folder, SUBJECT) == ()
    assert not (folder / "ran").exists()
