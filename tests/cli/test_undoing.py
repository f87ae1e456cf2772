"""Undo shows first, asks, and takes back a night, an entry or one change."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tests.cli.terminal import (
    CHOICE,
    REVERIE,
    RULE,
    as_json,
    memory_names,
    memory_texts,
    ran,
    said,
    typed,
)


def test_undo_shows_what_it_would_take_back_and_asks(slept: Path) -> None:
    result = typed("undo 1", keys="y\nagain\n")

    assert result.exit_code == 0
    assert result.output.startswith("Would be taken back (9 changes):\n  e1  ")
    assert "Take this back? [y/N]" in result.output
    assert "wait again for a night, or never be taken in?" in result.output
    assert "have it all back: `reverie undo e8`" in result.output
    assert memory_texts() == []
    assert as_json("status")["sessions_waiting"] == 1


def test_undo_can_be_declined(slept: Path) -> None:
    ended = ran("undo 1", keys="n\n")

    assert ended.returncode != 0
    assert "nothing is half-done" in ended.stderr
    assert memory_texts() == [RULE, CHOICE]


def test_undo_that_nobody_answers_takes_nothing_back(slept: Path) -> None:
    assert ran("undo 1", keys="").returncode != 0
    assert memory_texts() == [RULE, CHOICE]


def test_undo_with_yes_does_not_ask(slept: Path) -> None:
    ended = ran("undo 1 -y")

    assert ended.returncode == 0
    assert "?" not in ended.stdout
    assert memory_texts() == []


def test_undone_sessions_wait_again_and_the_next_night_takes_them_in(slept: Path) -> None:
    said("undo 1 -y")

    assert "slept on 1 session" in said("night")
    assert memory_texts() == [RULE, CHOICE]


def test_undone_sessions_can_be_left_for_ever(slept: Path) -> None:
    said("undo 1 -y --then never")

    assert as_json("status")["sessions_waiting"] == 0
    assert "no session waited" in said("night")
    assert memory_texts() == []


def test_never_can_be_chosen_when_asked(slept: Path) -> None:
    said("undo 1", keys="y\nnever\n")

    assert as_json("status")["sessions_waiting"] == 0


def test_then_is_not_asked_when_it_was_given(slept: Path) -> None:
    told = said("undo 1 --then never", keys="y\n")

    assert "Take this back?" in told
    assert "wait again" not in told


def test_an_undo_can_be_undone(slept: Path) -> None:
    said("undo 1 -y")
    said("undo e8 -y")

    assert memory_texts() == [RULE, CHOICE]
    assert as_json("status")["sessions_waiting"] == 0


def test_a_dry_run_only_shows(slept: Path) -> None:
    told = said("undo 1 --dry-run")

    assert told.startswith("Would be taken back (9 changes):\n")
    assert "?" not in told
    assert memory_texts() == [RULE, CHOICE]


def test_an_entry_is_taken_back_by_its_number(slept: Path) -> None:
    said("remember hello")
    said("undo e8 -y")

    assert memory_texts() == [RULE, CHOICE]


def test_what_a_person_did_later_is_kept_where_it_fits_and_else_listed(slept: Path) -> None:
    said("remember hello")
    said(f'edit {memory_names()[0]} "Push to main on Fridays."')

    told = said("undo 1 -y")

    assert "Kept, because a person did it later:\n  e8  " in told
    assert "Also taken back, because it no longer fits; do it again if you still want it:" in told
    assert memory_texts() == ["hello"]


def test_what_no_longer_fits_is_listed_once(slept: Path) -> None:
    said(f'edit {memory_names()[0]} "Push to main on Fridays."')

    assert said("undo 1 --dry-run").count("  e8  ") == 1


def test_one_change_is_taken_back(slept: Path) -> None:
    told = said("undo --change e2.1 -y")

    assert told.startswith("forget f-")
    assert memory_texts() == [CHOICE]


def test_one_change_that_something_later_touched_is_not_taken_back(slept: Path) -> None:
    said(f"edit {memory_names()[0]} hello")

    ended = ran("undo --change e2.1")

    assert ended.returncode == 6
    assert "entry e8 touched it later; undo that first" in ended.stderr


def test_a_change_named_as_n_is_taken_back_alone(slept: Path) -> None:
    said("undo e2.1 -y")

    assert memory_texts() == [CHOICE]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("undo", "name what to take back: N is a night (3), an entry (e17)"),
        ("undo 1 --change e2.1", "name what to take back"),
        ("undo nonsense", "names nothing: N is a night (3), an entry (e17)"),
        ("undo --change e2", "is not a change, such as e17.2"),
        ("undo --change 1", "is not a change, such as e17.2"),
        ("undo 1 --then later", "'later' is not one of"),
    ],
)
def test_an_undo_that_makes_no_sense_is_refused(slept: Path, line: str, why: str) -> None:
    ended = ran(line)

    assert ended.returncode == 2
    assert why in ended.stderr
    assert memory_texts() == [RULE, CHOICE]


@pytest.mark.parametrize("then", ["again", "never"])
def test_a_dry_run_counts_what_then_will_be_taken_back(slept: Path, then: str) -> None:
    planned = as_json(f"undo 1 --then {then} --dry-run")["undoing"]
    shown = said(f"undo 1 --then {then} --dry-run").splitlines()[0]
    done = said(f"undo 1 --then {then} -y").splitlines()[0]

    count = sum(entry["size"] for entry in planned["taken_back"])
    assert shown == f"Would be taken back ({count} changes):"
    assert done == f"Taken back ({count} changes):"


def test_a_dry_run_plans_the_very_changes_that_are_then_made(slept: Path) -> None:
    planned = as_json("undo 1 --then never --dry-run")["undoing"]["changes"]
    assert as_json("undo 1 --then never -y")["undoing"]["changes"] == planned


def test_undo_for_programs_needs_a_yes_too(slept: Path) -> None:
    ended = ran("undo 1 --json", keys="n\n")

    assert ended.returncode == 2
    assert "with --json nothing is asked: add --yes or --dry-run" in ended.stderr
    assert memory_texts() == [RULE, CHOICE]


def test_a_dry_run_of_one_change_only_shows(slept: Path) -> None:
    said("undo e2.1 --dry-run")

    assert memory_texts() == [RULE, CHOICE]


def test_a_night_that_was_taken_back_is_not_taken_back_again(slept: Path) -> None:
    said("undo 1 -y")

    ended = ran("undo 1 -y")

    assert ended.returncode == 6
    assert "has been taken back already; see `reverie nights`" in ended.stderr


def test_undo_of_one_change_asks_too(slept: Path) -> None:
    ran("undo e2.1", keys="n\n")

    assert memory_texts() == [RULE, CHOICE]


def test_a_dry_run_of_one_change_tells_when_it_would_be_refused(slept: Path) -> None:
    said(f"edit {memory_names()[0]} hello")

    assert ran("undo e2.1 --dry-run").returncode == 6


@pytest.mark.parametrize("line", ["undo 1 --yes", "undo e2.1 --yes", "undo 1 --yes --json"])
def test_an_undo_into_a_closed_pipe_is_done_before_it_is_told(slept: Path, line: str) -> None:
    before = memory_texts()
    reading, writing = os.pipe()
    os.close(reading)
    try:
        given = [str(REVERIE), *line.split()]
        ended = subprocess.run(given, stdout=writing, stderr=subprocess.PIPE, timeout=60)
    finally:
        os.close(writing)
    assert ended.returncode == 0
    assert memory_texts() != before
