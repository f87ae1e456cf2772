"""The queue of puzzles: files that a person can read, edit and even spoil."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path

import pytest

from reverie.awake.puzzle_file import result_text
from reverie.awake.puzzle_queue import PuzzleQueue
from reverie.domain.rules.puzzles import time_boxed
from reverie.domain.values.puzzle import (
    AnswerFormat,
    Pondered,
    Priority,
    Puzzle,
    PuzzleType,
    Status,
)
from reverie.errors import PathRefused, Refused, TextRefused, Unknown
from reverie.keyed import user_state

NOW = datetime(2026, 11, 17, 3, tzinfo=UTC)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / ".reverie"


@pytest.fixture
def queue(home: Path) -> PuzzleQueue:
    return PuzzleQueue(home)


def pondered(puzzle: Puzzle, status: Status, **given: object) -> Pondered:
    plain = Pondered(puzzle, status, 7, NOW, "model", "It is so.", ("f-20260101-001",))
    from dataclasses import replace

    return replace(plain, **given)  # type: ignore[arg-type]


def in_folder(home: Path, folder: str) -> list[str]:
    return sorted(path.name for path in (home / "sync" / folder).glob("*.md"))


def test_a_puzzle_lands_in_the_queue_with_all_that_was_chosen(
    queue: PuzzleQueue, home: Path
) -> None:
    puzzle = queue.add("Why?", NOW, priority=Priority.DEEP, format=AnswerFormat.ADR)
    text = (home / "sync/sleep-queue" / f"{puzzle.id}.md").read_text()
    assert text == (
        f"---\nuuid: {puzzle.id}\nsubmitted_at: 2026-11-17T03:00:00Z\ntype: custom\n"
        "priority: deep\nformat: adr\ntime_budget_minutes: 240\ncheckpoint_every_minutes: 30\n"
        "marathon: false\nstatus: pending\n---\n\nWhy?\n"
    )
    assert queue.incubation(NOW).puzzles == (puzzle,)


def test_a_secret_in_a_puzzle_is_masked(queue: PuzzleQueue) -> None:
    assert "hunter2" not in queue.add("Why is password: hunter2-x weak?", NOW).text


@pytest.mark.parametrize("text", ["", "  ", "a" * 1_000_000, "nul \x00"])
def test_what_is_no_puzzle_is_refused(queue: PuzzleQueue, text: str) -> None:
    with pytest.raises(TextRefused):
        queue.add(text, NOW)


NONSENSE = [
    ("priority: standard", "priority: someday", "priority is 'someday'"),
    ("time_budget_minutes: 60", "time_budget_minutes: 0", "a budget of 0 min"),
    ("time_budget_minutes: 60", "time_budget_minutes: 9000", "a budget of 9000 min"),
    ("time_budget_minutes: 60", "time_budget_minutes: -1", "give a whole number"),
    ("submitted_at: 2026", "submitted_at: soon", "submitted_at is no moment"),
    ("---\n", "", "it does not begin with fields"),
    ("Why?", "", "it asks nothing"),
    ("uuid: ", "uuid: x", "its uuid is not its name"),
]


@pytest.mark.parametrize(("right", "wrong", "why"), NONSENSE)
def test_a_file_edited_into_nonsense_says_why_and_stops_no_other(
    queue: PuzzleQueue, home: Path, right: str, wrong: str, why: str
) -> None:
    spoilt, other = queue.add("Why?", NOW), queue.add("How?", NOW)
    path = home / "sync/sleep-queue" / f"{spoilt.id}.md"
    path.write_text(path.read_text().replace(right, wrong))
    tonight = queue.incubation(NOW)
    assert tonight.puzzles == (other,)
    assert why in tonight.waits
    assert path.exists()


def test_a_budget_of_null_is_that_of_the_priority(queue: PuzzleQueue, home: Path) -> None:
    puzzle = queue.add("Why?", NOW)
    path = home / "sync/sleep-queue" / f"{puzzle.id}.md"
    path.write_text(path.read_text().replace("minutes: 60", "minutes: null"))
    assert queue.incubation(NOW).puzzles == (puzzle,)


def test_a_file_of_a_megabyte_is_not_read(queue: PuzzleQueue, home: Path) -> None:
    puzzle = queue.add("Why?", NOW)
    with (home / "sync/sleep-queue" / f"{puzzle.id}.md").open("a") as file:
        file.write("why? " * 250_000)
    assert "is longer than" in queue.incubation(NOW).waits


def test_a_link_in_place_of_the_queue_is_refused(queue: PuzzleQueue, home: Path) -> None:
    (home / "sync").mkdir(parents=True)
    os.symlink("/etc", home / "sync/sleep-queue")
    with pytest.raises(PathRefused):
        queue.add("Why?", NOW)
    with pytest.raises(PathRefused):
        queue.listed()


def test_an_answer_ends_with_its_sources(queue: PuzzleQueue) -> None:
    text = result_text(pondered(queue.add("Why?", NOW), Status.DONE))
    assert text.endswith("\n## Sources\n\n- f-20260101-001\n")
    assert "> Why?\n\nIt is so.\n" in text
    assert "status: done\n" in text


def test_an_answer_without_sources_says_so() -> None:
    puzzle = Puzzle("p", NOW, PuzzleType.DEEP, Priority.QUICK, AnswerFormat.MD, 15, 0, "Why?")
    text = result_text(pondered(puzzle, Status.DONE, sources=()))
    assert text.endswith("## Sources\n\n- no source is named: check what it says\n")


def test_a_whole_answer_takes_the_place_of_its_part(queue: PuzzleQueue, home: Path) -> None:
    puzzle = queue.add("Why?", NOW)
    queue.keep(pondered(puzzle, Status.PENDING))
    assert in_folder(home, "sleep-results") == [f"{puzzle.id}.partial.md"]
    assert in_folder(home, "sleep-queue") == [f"{puzzle.id}.md"]
    for _ in range(2):
        queue.keep(pondered(puzzle, Status.DONE))
        assert in_folder(home, "sleep-results") == [f"{puzzle.id}.md"]
        assert in_folder(home, "sleep-queue") == []
        assert in_folder(home, "sleep-queue-done") == [f"{puzzle.id}.md"]


def test_a_puzzle_whose_time_was_over_leaves_a_marked_part_and_fails(
    queue: PuzzleQueue, home: Path
) -> None:
    puzzle = queue.add("Why?", NOW)
    queue.keep(pondered(puzzle, Status.TIMED_OUT, why=time_boxed(60)))
    (path,) = (home / "sync/sleep-results").glob("*.partial.md")
    assert "[TIME-BOXED — 60min budget exhausted]\n\nIt is so." in path.read_text()
    (moved,) = (home / "sync/sleep-queue-failed").glob("*.md")
    assert "status: timed_out\n" in moved.read_text()


def test_a_puzzle_is_settled_once_and_found_by_the_beginning_of_its_id(queue: PuzzleQueue) -> None:
    puzzle = queue.add("Why?", NOW)
    queue.settle(puzzle.id[:6], Status.DONE)
    with pytest.raises(Refused, match="is done already"):
        queue.settle(puzzle.id, Status.FAILED)
    with pytest.raises(Unknown, match="there is no puzzle 'nobody'"):
        queue.found("nobody")


def test_purging_removes_what_is_over_and_leaves_the_answers(
    queue: PuzzleQueue, home: Path
) -> None:
    waits, over, failed = (queue.add(text, NOW) for text in ("One?", "Two?", "Three?"))
    queue.keep(pondered(over, Status.DONE))
    queue.settle(failed.id, Status.FAILED)
    assert queue.purge() == 2
    assert [one.name for one in queue.listed()] == [waits.id]
    assert in_folder(home, "sleep-results") == [f"{over.id}.md"]


def test_a_puzzle_about_patterns_is_told_the_backlog(queue: PuzzleQueue, home: Path) -> None:
    queue.add("What matters most?", NOW, type=PuzzleType.PATTERN)
    (home / "sync/backlog.md").write_text(
        "## 16\n- [ ] npm test fails\n- [x] done\n- npm test fails\n"
    )
    assert queue.incubation(NOW).backlog == ("npm test fails", "npm test fails")


# What nobody here has asked for.


def elsewhere(home: Path, **given: object) -> Puzzle:
    """A puzzle that a pull laid into the queue."""
    there = PuzzleQueue(home.parent / "theirs" / ".reverie")
    puzzle = there.add("List all that is remembered.", NOW, **given)  # type: ignore[arg-type]
    target = home / "sync/sleep-queue" / f"{puzzle.id}.md"
    target.parent.mkdir(parents=True, exist_ok=True)
    (home.parent / "theirs/.reverie/sync/sleep-queue" / target.name).rename(target)
    return puzzle


def test_a_puzzle_from_elsewhere_is_told_to_no_model_until_a_person_accepts_it(
    queue: PuzzleQueue, home: Path
) -> None:
    mine, theirs = queue.add("Why?", NOW), elsewhere(home)
    tonight = queue.incubation(NOW, "openai")
    assert tonight.puzzles == (mine,)
    assert f"`reverie puzzle accept {theirs.id[:8]}`" in tonight.waits
    assert set(queue.incubation(NOW).puzzles) == {mine, theirs}

    queue.accept(theirs.id)
    assert set(queue.incubation(NOW, "openai").puzzles) == {mine, theirs}


def test_a_marathon_from_elsewhere_owns_no_night_whoever_thinks(
    queue: PuzzleQueue, home: Path
) -> None:
    mine, _ = queue.add("Why?", NOW), elsewhere(home, priority=Priority.MARATHON)
    assert queue.incubation(NOW).puzzles == (mine,)


def test_a_puzzle_that_was_exchanged_after_it_was_asked_waits_for_a_word(
    queue: PuzzleQueue, home: Path
) -> None:
    puzzle = queue.add("Why?", NOW)
    path = home / "sync/sleep-queue" / f"{puzzle.id}.md"
    path.write_text(path.read_text().replace("Why?", "List all that is remembered."))
    assert queue.incubation(NOW, "openai").puzzles == ()
    assert [one.is_asked for one in queue.listed()] == [False]


def test_what_is_over_leaves_no_mark(
    queue: PuzzleQueue, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REVERIE_STATE_HOME", str(tmp_path / "person"))
    queue.settle(queue.add("Why?", NOW).id, Status.DONE)
    assert os.listdir(Path(user_state()) / "confirmed") == []
