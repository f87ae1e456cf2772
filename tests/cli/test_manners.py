"""A wrong call is met as git meets it: with what may have been meant, or with what there is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from reverie.cli._app import COMMANDS, GROUPS
from tests.cli.terminal import RULE, as_json, ran, said, typed


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("nigth", "night or nights"),
        ("rember", "remember or resume"),
        ("memorys", "memory or memories"),
        ("search", "recall"),
        ("log", "journal"),
    ],
)
def test_a_command_that_is_not_there_says_which_may_be_meant(word: str, meant: str) -> None:
    result = typed(f"{word} --json")

    assert result.exit_code == 2
    assert f"No such command '{word}'. Did you mean {meant}?" in result.output


def test_a_word_that_is_near_to_nothing_gets_no_guess() -> None:
    assert "No such command 'qqq'.\n" in typed("qqq").output


def test_the_commands_are_listed_in_groups_that_can_be_taken_in_at_a_glance() -> None:
    told = said("--help")

    assert all(5 <= len(group) <= 8 for group in GROUPS.values())
    assert [name for group in GROUPS.values() for name in group] == list(COMMANDS)
    assert all(f"  {title}:\n" in told for title in GROUPS)


@pytest.mark.parametrize(
    ("days", "found"),
    [
        ("--since today", 1),
        ("--since yesterday", 2),
        ("--since monday", 2),
        ("--since '3 days ago'", 2),
        ("--since '4 days ago'", 3),
        ("--since 'last week'", 3),
        ("--since 'last month'", 4),
        ("--since 2026-11-05", 3),
        ("--until yesterday", 3),
        ("--until 'last week'", 2),
        ("--until 'a week ago'", 1),
    ],
)
def test_days_are_named_as_people_name_them(
    mind: Path, monkeypatch: pytest.MonkeyPatch, days: str, found: int
) -> None:
    for day in ("10-10", "11-06", "11-09", "11-10"):
        said(f'record "Tea of {day}." --session d{day} --at 2026-{day}T12:00+00:00')
    monkeypatch.setenv("REVERIE_NOW", "2026-11-10T18:00+00:00")  # a Tuesday

    assert len(as_json(f"recall tea {days}")["hits"]) == found


def test_words_that_name_no_day_are_refused_with_those_that_do(mind: Path) -> None:
    ended = ran("recall tea --since someday")

    assert ended.returncode == 2
    assert "'someday' is no date; write 2026-01-31, " in ended.stderr
    assert "yesterday, monday, last week or 3 days ago" in ended.stderr
    assert "%" not in ended.stderr


@pytest.mark.parametrize("line", ["memories", "status", "recall tea", "night"])
def test_an_agent_that_is_not_there_is_refused_with_those_that_are(slept: Path, line: str) -> None:
    said('remember "Ada likes tea." --agent ada')
    ended = ran(f"{line} --agent adda")

    assert ended.returncode == 3
    assert "there is no agent 'adda' here; there are: main, ada" in ended.stderr
    assert ended.stdout == ""


def test_an_agent_begins_with_its_first_words_and_that_is_said(slept: Path) -> None:
    ended = ran('remember "Ada likes tea." --agent ada')

    assert ended.returncode == 0
    assert "'ada' begins a mind of its own beside main" in ended.stderr
    assert ran('remember "Ada likes cake." --agent ada').stderr == ""


def test_in_a_new_mind_any_agent_may_be_named(mind: Path) -> None:
    assert ran("memories --agent ada").returncode == 0


@pytest.mark.parametrize("name", ["rule", "rules", "Rules", "constraint", "constraints"])
def test_kinds_are_known_by_the_words_that_screens_use(slept: Path, name: str) -> None:
    assert [one["text"] for one in as_json(f"memories --kind {name}")] == [RULE]
    assert RULE in said(f"recall push --kind {name}")


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("memories --kind mood", 2),
        ("explain f-1", 3),
        ("memories --mind nowhere.db", 3),
        ("undo 99 -y", 3),
        ("nigth", 2),
        ("memories --nonsense", 2),
    ],
)
def test_with_json_an_error_is_json_too(slept: Path, line: str, code: int) -> None:
    ended = ran(f"{line} --json")

    told = json.loads(ended.stdout)
    assert ended.returncode == code
    assert told["exit_code"] == code
    assert " ".join(told["error"].split()) in " ".join(ended.stderr.split())


def test_without_json_nothing_is_printed_for_programs(slept: Path) -> None:
    assert ran("explain f-1").stdout == ""


def test_memories_and_answers_call_the_same_things_by_the_same_names(slept: Path) -> None:
    (memory,) = as_json("memories --kind rule")
    answer = next(one for one in as_json("recall push")["hits"] if one["memory"] == memory["name"])

    assert (memory["text"], memory["kind"]) == (answer["text"], answer["kind"])


@pytest.mark.parametrize("line", ["plan", "night --dry-run", "night"])
def test_the_settings_are_told_only_to_those_who_ask(lived: Path, line: str) -> None:
    assert "undoable_nights" not in said(f"{line} --json")


@pytest.mark.parametrize("line", ["plan", "night --dry-run", "night"])
def test_those_who_ask_are_told_the_settings(lived: Path, line: str) -> None:
    assert "undoable_nights" in said(f"{line} --settings --json")


def test_a_proposal_has_the_name_by_which_it_is_settled(
    slept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CLAUDECODE", "1")
    said("forget 1 --why asked")
    monkeypatch.delenv("CLAUDECODE")

    (waiting,) = as_json("proposals")
    said(f"proposals --accept {waiting['name']}")

    assert as_json("proposals") == []


def test_a_night_and_its_undo_count_the_same_changes(lived: Path) -> None:
    said("night")
    counts = [len(entry["changes"]) for entry in as_json("journal 1")]

    assert f"Would be taken back ({sum(counts)} changes):" in said("undo 1 --dry-run")
    assert f"Taken back ({sum(counts)} changes):" in said("undo 1 -y")
