"""What memories name is looked up in a real repository: gone, changed since, or nothing to say."""

from __future__ import annotations

import os
import subprocess
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from reverie.domain.values.tree_note import Told, TreeNote, TreeState
from reverie.hosts import working_tree
from reverie.hosts.working_tree import notes_on, tree_beside

DAY_1 = datetime(2026, 3, 2, 9, tzinfo=UTC)
DAY_2, DAY_3 = DAY_1 + timedelta(days=1), DAY_1 + timedelta(days=2)


def git(folder: Path, *words: str, at: datetime = DAY_1) -> None:
    when = at.isoformat()
    dated = {**os.environ, "GIT_COMMITTER_DATE": when, "GIT_AUTHOR_DATE": when}
    identity = ("-c", "user.name=Ada", "-c", "user.email=ada@example.com")
    subprocess.run(["git", *identity, *words], cwd=folder, env=dated, check=True)


def put(root: Path, path: str, text: str) -> None:
    (root / path).parent.mkdir(parents=True, exist_ok=True)
    (root / path).write_text(text)


def commit(root: Path, at: datetime) -> None:
    git(root, "add", "-A")
    git(root, "commit", "-qm", "a step", at=at)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A repository of which two files were committed on the first day."""
    folder = tmp_path / "shop"
    folder.mkdir()
    git(folder, "init", "-q", "-b", "main")
    put(folder, "src/queue.py", "def push_all(orders): ...\n")
    put(folder, "docs/queue.md", "How orders wait.\n")
    commit(folder, DAY_1)
    return folder


def said(root: Path, text: str, at: datetime = DAY_1) -> list[str]:
    """What the tree says against one memory, in words."""
    (notes,) = notes_on(str(root), [Told(text, at)])
    return [note.words(DAY_3) for note in notes]


def test_a_file_that_stands_as_it_was_gets_no_word(root: Path) -> None:
    assert said(root, "Orders wait in src/queue.py.") == []


def test_a_file_that_was_deleted_since_is_gone(root: Path) -> None:
    (root / "src/queue.py").unlink()
    commit(root, DAY_2)

    assert said(root, "Orders wait in src/queue.py:14.") == ["src/queue.py is gone"]


def test_a_file_is_gone_as_soon_as_it_is_deleted_or_taken_out_of_git(root: Path) -> None:
    (root / "src/queue.py").unlink()
    git(root, "rm", "-q", "docs/queue.md")

    assert said(root, "See src/queue.py, docs/queue.md") == [
        "src/queue.py is gone",
        "docs/queue.md is gone",
    ]


def test_a_file_that_was_committed_since_has_changed_since_the_memory(root: Path) -> None:
    put(root, "src/queue.py", "def push_all(orders, first): ...\n")
    commit(root, DAY_3)

    (notes,) = notes_on(str(root), [Told("Orders wait in src/queue.py.", DAY_2)])
    assert notes == (TreeNote("src/queue.py", TreeState.CHANGED, DAY_2),)
    assert said(root, "Orders wait in src/queue.py.") == ["src/queue.py changed since 2 Mar"]


def test_what_was_committed_before_the_memory_is_no_change(root: Path) -> None:
    put(root, "src/queue.py", "def push_all(orders, first): ...\n")
    commit(root, DAY_2)

    assert said(root, "Orders wait in src/queue.py.", DAY_3) == []


def test_a_file_that_was_gone_when_the_memory_was_told_is_no_news(root: Path) -> None:
    (root / "src/queue.py").unlink()
    commit(root, DAY_2)

    assert said(root, "We no longer have src/queue.py.", DAY_3) == []


def test_what_a_branch_brought_counts_from_its_merge(root: Path) -> None:
    git(root, "checkout", "-qb", "work")
    (root / "src/queue.py").unlink()
    commit(root, DAY_1)
    git(root, "checkout", "-q", "main")
    git(root, "merge", "-q", "--no-ff", "-m", "work", "work", at=DAY_3)

    assert said(root, "Orders wait in src/queue.py.", DAY_2) == ["src/queue.py is gone"]


def test_a_file_that_moved_is_not_under_its_name_any_more(root: Path) -> None:
    put(root, "src/core/queue.py", "def push_all(orders): ...\n")
    (root / "src/queue.py").unlink()
    commit(root, DAY_2)

    assert said(root, "Orders wait in src/queue.py.") == ["src/queue.py is gone"]
    assert said(root, "Orders wait in queue.py.") == ["queue.py changed since 2 Mar"]


def test_a_bare_name_is_found_in_its_folder_and_means_nothing_where_there_are_two(
    root: Path,
) -> None:
    put(root, "src/queue.py", "def push_all(orders, first): ...\n")
    commit(root, DAY_2)
    assert said(root, "Orders wait in queue.py.") == ["queue.py changed since 2 Mar"]

    put(root, "tests/queue.py", "")
    commit(root, DAY_2)
    assert said(root, "Orders wait in queue.py.") == []


def test_a_file_that_never_was_gets_no_word(root: Path) -> None:
    assert said(root, "We could write src/stack.py.") == []


def test_a_word_of_code_that_is_nowhere_any_more_is_gone(root: Path) -> None:
    put(root, "src/queue.py", "def push(order): ...\n")
    commit(root, DAY_2)

    assert said(root, "Call `push_all()` for a list.")[-1:] == ["push_all is gone"]


def test_a_word_of_code_that_is_anywhere_or_never_was_gets_no_word(root: Path) -> None:
    put(root, "src/queue.py", "")
    put(root, "src/new.py", "push_all = None\n")  # not even tracked

    assert said(root, "Call push_all() for a list, or pull_all().") == []


def test_our_own_memory_file_keeps_no_word_of_code_alive(root: Path) -> None:
    put(root, ".reverie/memory.yml", "Call push_all() for a list.\n")
    put(root, "src/queue.py", "")
    commit(root, DAY_2)

    assert said(root, "Call push_all() for a list.") == ["push_all is gone"]


def test_without_git_a_file_has_changed_by_its_time_and_none_is_known_to_be_gone(
    tmp_path: Path,
) -> None:
    put(tmp_path, "plan.md", "First.\n")
    os.utime(tmp_path / "plan.md", (DAY_2.timestamp(), DAY_2.timestamp()))

    assert said(tmp_path, "See plan.md and old.md, `push_all`.") == ["plan.md changed since 2 Mar"]
    assert said(tmp_path, "See plan.md.", DAY_3) == []


@pytest.mark.parametrize(
    "name", ["/etc/passwd.txt", "../shop.py", "src/../../shop.py", "~/notes.md", "out/shop.py"]
)
def test_nothing_out_of_the_tree_is_looked_at(tmp_path: Path, name: str) -> None:
    inner = tmp_path / "inner"
    inner.mkdir()
    put(tmp_path, "shop.py", "")
    (inner / "out").symlink_to(tmp_path)

    assert said(inner, f"See {name}.") == []


@pytest.mark.parametrize(
    "name", ["--output=x.py", "-q.py", ":(top)x.py", "src/*.py", "src/[a-z]ueue.py", "$(date).py"]
)
def test_no_name_is_an_option_or_a_pattern(root: Path, name: str) -> None:
    (root / "src/queue.py").unlink()
    commit(root, DAY_2)

    assert said(root, f"See `{name}` there") == []
    assert not (root / "x.py").exists()


def test_a_repository_in_a_subfolder_is_asked_from_there(root: Path) -> None:
    put(root, "app/src/cart.py", "")
    put(root, "cart.py", "")
    commit(root, DAY_1)
    (root / "app/src/cart.py").unlink()
    commit(root, DAY_2)

    assert said(root / "app", "The cart is in src/cart.py.") == ["src/cart.py is gone"]


def test_only_so_many_names_are_looked_up_the_files_first(root: Path) -> None:
    (root / "src/queue.py").unlink()
    put(root, "docs/queue.md", "Nothing waits.\n")
    commit(root, DAY_2)

    told = [Told(text, DAY_1) for text in ("`push_all`", "src/queue.py", "docs/queue.md")]
    gone = (TreeNote("src/queue.py", TreeState.GONE, DAY_1),)
    assert notes_on(str(root), told, most=1) == [(), gone, ()]


def test_what_git_does_not_tell_in_time_is_not_said(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (root / "src/queue.py").unlink()
    commit(root, DAY_2)
    monkeypatch.setattr(working_tree, "PATIENCE_S", 0.0001)

    assert said(root, "Orders wait in src/queue.py, see `push_all`.") == []


def test_nothing_a_repository_brings_along_is_run(root: Path, tmp_path: Path) -> None:
    for setting in ("core.fsmonitor", "core.pager", "diff.external", "gpg.program"):
        git(root, "config", setting, f"touch {tmp_path}/ran;")
    git(root, "config", "log.showSignature", "true")
    put(root, "src/queue.py", "")
    commit(root, DAY_2)
    (tmp_path / "ran").unlink(missing_ok=True)

    assert said(root, "src/queue.py has `push_all`") != []
    assert not (tmp_path / "ran").exists()


def on(root: Path, branch: str) -> list[str]:
    """What stands behind a memory that was told on a branch and names nothing."""
    (notes,) = notes_on(str(root), [Told("Orders wait.", DAY_1, branch)])
    return [note.words(DAY_3) for note in notes]


def test_a_memory_says_its_branch_until_that_is_merged(root: Path) -> None:
    git(root, "checkout", "-qb", "feature/x")
    put(root, "src/cart.py", "")
    commit(root, DAY_2)
    assert on(root, "feature/x") == []

    git(root, "checkout", "-q", "main")
    assert on(root, "feature/x") == ["on branch feature/x"]

    git(root, "merge", "-q", "feature/x")
    assert on(root, "feature/x") == []


def test_of_a_branch_that_is_not_there_nothing_is_said(root: Path, tmp_path: Path) -> None:
    assert on(root, "feature/gone") == []
    assert on(root, "--all") == []
    assert on(tmp_path, "main") == []


def test_the_tree_of_a_worktree_is_its_own(root: Path, tmp_path: Path) -> None:
    put(root, ".reverie/mind.db", "")
    put(root, ".gitignore", ".reverie\n")
    git(root, "worktree", "add", "-q", str(tmp_path / "other"))
    home = str(root / ".reverie")

    assert tree_beside(home, str(tmp_path / "other")) == str(tmp_path / "other")
    assert tree_beside(home, str(root / "src")) == str(root)
    assert tree_beside(home, str(tmp_path)) == str(root)
