"""A fork moves and renames on a branch of its own, and never leaves a link broken."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from reverie.domain.values.conflict import Move
from reverie.errors import ArgumentRefused
from reverie.rulebook.fork import fork
from reverie.rulebook.reader import Roots
from tests.rulebook.folders import a_folder, committed, git

DAY = date(2026, 3, 9)
BRANCH = "deep-sleep/2026-03-09"
FILES: dict[str, str | bytes] = {"_rules/git.md": "- One.\n", "CLAUDE.md": "- Two.\n"}
RENAME = Move("_rules/git.md", "_rules/git-2.md")


@pytest.fixture
def roots(tmp_path: Path) -> Roots:
    """A committed project with one rule file beside its CLAUDE.md."""
    found = a_folder(tmp_path, FILES)
    committed(found.project)
    return found


def state(folder: Path) -> tuple[str, ...]:
    """All that a person would notice in their checkout."""
    asked = ("status --porcelain=v2 --branch", "rev-parse HEAD", "worktree list", "diff --cached")
    return tuple(git(folder, *one.split()) for one in asked)


def test_a_move_is_one_commit_on_a_branch_and_the_checkout_is_untouched(roots: Roots) -> None:
    before = state(roots.project)
    forked = fork(roots, DAY, [RENAME])
    assert (forked.branch, forked.moved, forked.notes) == (BRANCH, (RENAME,), ())
    told = git(roots.project, "show", "--stat", "--format=%s", "--find-renames", BRANCH)
    assert "_rules/{git.md => git-2.md} | 0" in told
    assert git(roots.project, "rev-parse", f"{BRANCH}~1") == git(roots.project, "rev-parse", "main")
    assert state(roots.project) == before


def test_nothing_is_merged_or_pushed_or_checked_out(roots: Roots) -> None:
    fork(roots, DAY, [RENAME])
    assert git(roots.project, "branch", "--format=%(refname:short)").split() == [BRANCH, "main"]
    assert git(roots.project, "branch", "--show-current").strip() == "main"
    assert (roots.project / "_rules" / "git.md").exists()


def test_a_link_that_would_break_blocks_the_fork_and_is_told_with_its_line(tmp_path: Path) -> None:
    roots = a_folder(tmp_path, {**FILES, "CLAUDE.md": "# A\n\nSee [git](_rules/git.md).\n"})
    committed(roots.project)
    forked = fork(roots, DAY, [RENAME])
    assert forked.branch == ""
    assert [one.spot.words() for one in forked.blocked_by] == ["CLAUDE.md:3"]
    assert git(roots.project, "branch", "--format=%(refname:short)").split() == ["main"]


def test_a_link_that_is_broken_already_blocks_nothing(tmp_path: Path) -> None:
    roots = a_folder(tmp_path, {**FILES, "CLAUDE.md": "See [x](nowhere.md) and [[none]].\n"})
    committed(roots.project)
    assert fork(roots, DAY, [RENAME]).branch == BRANCH


def test_a_file_that_takes_its_own_links_along_can_break_them_too(tmp_path: Path) -> None:
    roots = a_folder(tmp_path, {"_blocks/a.md": "[b](b.md)\n", "_blocks/b.md": "# B\n"})
    committed(roots.project)
    forked = fork(roots, DAY, [Move("_blocks/a.md", "_blocks/_archive/a.md")])
    assert [one.spot.words() for one in forked.blocked_by] == ["_blocks/_archive/a.md:1"]


def test_a_project_that_is_a_folder_of_its_repository_is_moved_there(tmp_path: Path) -> None:
    roots = a_folder(tmp_path / "repo", FILES)
    committed(tmp_path / "repo")
    assert fork(roots, DAY, [RENAME]).branch == BRANCH
    names = git(roots.project, "ls-tree", "-r", "--name-only", "--full-tree", BRANCH).split()
    assert "project/_rules/git-2.md" in names


def test_without_moves_the_branch_begins_where_one_stands(roots: Roots) -> None:
    assert fork(roots, DAY, []).branch == BRANCH
    assert git(roots.project, "rev-parse", BRANCH) == git(roots.project, "rev-parse", "main")


@pytest.mark.parametrize(
    ("prepared", "words"),
    [
        ("nothing", "this is no git repository"),
        ("no commit", "the repository has no commit yet; commit once and try again"),
        ("branch", f"{BRANCH} is there already; merge or delete it first"),
    ],
)
def test_where_no_branch_can_be_made_it_says_why(tmp_path: Path, prepared: str, words: str) -> None:
    roots = a_folder(tmp_path, FILES)
    if prepared == "no commit":
        git(roots.project, "init", "--quiet")
    if prepared == "branch":
        git(committed(roots.project), "branch", BRANCH)
    forked = fork(roots, DAY, [RENAME])
    assert forked.branch == ""
    assert forked.notes == (f"no branch was made: {words}",)


def test_a_detached_head_and_what_is_not_committed_are_told(roots: Roots) -> None:
    git(roots.project, "checkout", "--quiet", "--detach")
    (roots.project / "new.md").write_text("new")
    before = state(roots.project)
    forked = fork(roots, DAY, [RENAME, Move("new.md", "newer.md")])
    head = git(roots.project, "rev-parse", "--short", "HEAD").strip()
    assert forked.moved == (RENAME,)
    assert forked.notes == (
        f"HEAD is detached; the branch begins at {head}",
        "what is not committed is not on the branch",
        "new.md was not moved: it is not committed, or newer.md is there",
    )
    assert state(roots.project) == before


def test_hooks_of_the_repository_are_not_run(roots: Roots, tmp_path: Path) -> None:
    for name in ("pre-commit", "post-checkout", "commit-msg"):
        hook = roots.project / ".git" / "hooks" / name
        hook.parent.mkdir(exist_ok=True)
        hook.write_text(f"#!/bin/sh\ntouch {tmp_path}/ran\nexit 1\n")
        hook.chmod(0o755)
    assert fork(roots, DAY, [RENAME]).branch == BRANCH
    assert not (tmp_path / "ran").exists()


@pytest.mark.parametrize(
    "path", ["../out.md", "/etc/x", "~/x", ".git/config", ".reverie/sync/traces/a.jsonl", "-x", ""]
)
def test_a_move_out_of_the_project_or_into_what_is_no_rule_is_refused(
    roots: Roots, path: str
) -> None:
    for move in (Move(path, "_rules/a.md"), Move("_rules/git.md", path)):
        with pytest.raises(ArgumentRefused):
            fork(roots, DAY, [move])
