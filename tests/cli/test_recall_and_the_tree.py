"""Recall, the briefing and the morning are true to the working tree."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from reverie.awake import briefing_parts
from tests.cli.terminal import said

WHERE = "Orders wait in src/queue.py because the disk is slow."


def git(folder: Path, *words: str, day: int = 2) -> None:
    when = f"2026-03-{day:02}T09:00:00+00:00"
    dated = {**os.environ, "GIT_COMMITTER_DATE": when, "GIT_AUTHOR_DATE": when}
    identity = ("-c", "user.name=Ada", "-c", "user.email=ada@example.com")
    subprocess.run(["git", *identity, *words], cwd=folder, env=dated, check=True)


def commit(folder: Path, *, day: int) -> None:
    git(folder, "add", "-A")
    git(folder, "commit", "-qm", "a step", day=day)


@pytest.fixture
def shop(project: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository whose mind was told on 2 March, the day after its first commit, of a file."""
    git(project, "init", "-q", "-b", "main")
    (project / "src").mkdir()
    (project / "src/queue.py").write_text("def push_all(): ...\n")
    commit(project, day=1)
    monkeypatch.setenv("REVERIE_NOW", "2026-03-02T09:00+00:00")
    said("init")
    said(f'remember "{WHERE}" --kind decision')
    monkeypatch.setenv("REVERIE_NOW", "2026-03-05T09:00+00:00")
    return project


def deleted(shop: Path) -> None:
    (shop / "src/queue.py").unlink()
    commit(shop, day=4)


def changed(shop: Path) -> None:
    (shop / "src/queue.py").write_text("def push(): ...\n")
    commit(shop, day=4)


def test_recall_says_nothing_of_a_file_that_stands_as_it_was(shop: Path) -> None:
    assert "(" not in said("recall where do orders wait")


def test_recall_says_that_a_named_file_is_gone(shop: Path) -> None:
    deleted(shop)

    assert "    (src/queue.py is gone)\n" in said("recall where do orders wait")


def test_recall_says_since_when_a_named_file_has_changed(shop: Path) -> None:
    changed(shop)

    assert "    (src/queue.py changed since 2 Mar)\n" in said("recall where do orders wait")


def test_programs_are_told_the_name_the_state_and_the_moment(shop: Path) -> None:
    changed(shop)

    (hit,) = json.loads(said("recall where do orders wait --json"))["hits"]
    assert hit["tree"] == [
        {"name": "src/queue.py", "state": "changed", "since": "2026-03-02T09:00:00+00:00"}
    ]


def test_recall_in_a_worktree_looks_at_that_worktree(
    shop: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    deleted(shop)
    other = tmp_path_factory.mktemp("elsewhere") / "other"
    git(shop, "worktree", "add", "-q", "-b", "other", str(other), "HEAD~1")
    monkeypatch.chdir(other)

    assert "gone" not in said("recall where do orders wait")


def test_the_briefing_says_it_as_the_night_left_it(shop: Path) -> None:
    deleted(shop)
    said("night")

    told = said("briefing")
    assert f"- {WHERE} (src/queue.py is gone) [f-20260302-001]\n" in told
    assert "(src/queue.py is gone)" in briefing_parts.part(str(shop / ".reverie"), 1, 1, 9_000)


def test_a_doze_prepares_the_opening_with_it_too(shop: Path) -> None:
    deleted(shop)
    said("record 'Lunch was fine.' --session tue --end")
    said("doze")

    assert "(src/queue.py is gone)" in briefing_parts.part(str(shop / ".reverie"), 1, 1, 9_000)


def test_the_morning_asks_once_whether_the_memory_still_holds(shop: Path) -> None:
    deleted(shop)
    said("night")
    asked = "f-20260302-001 names src/queue.py, which is gone: does it still hold?"
    first = said("report")
    said("record 'Lunch was fine.' --session tue --end")
    said("night")

    assert first.count(asked) == 1
    assert said("report").count(asked) == 1  # both nights are of one date
    (page,) = (shop / ".reverie/sync/reports").glob("sleep-*.md")
    assert page.read_text().count(asked) == 1


def test_a_night_ends_nothing_because_of_the_tree(shop: Path) -> None:
    deleted(shop)
    said("night")

    assert WHERE in said("memories")


def test_the_morning_asks_about_five_memories_at_most_those_whose_file_is_gone_first(
    shop: Path,
) -> None:
    for number in range(6):
        (shop / f"src/part{number}.py").write_text("")
        said(f"remember 'The part {number} of it lies in src/part{number}.py.' --kind decision")
    commit(shop, day=6)
    changed(shop)
    git(shop, "rm", "-q", *(f"src/part{number}.py" for number in range(5)))
    commit(shop, day=7)
    said("night")

    told = said("report")
    assert told.count("which is gone: does it still hold?") == 5
    assert "changed since" not in told.partition("Look closer")[2]
