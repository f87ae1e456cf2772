"""Sleeping: a night is planned, tried out, slept, listed and told from the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import CHOICE, RULE, as_json, memory_texts, ran, said


def test_the_plan_tells_what_waits_and_what_will_run(lived: Path) -> None:
    first, due, *stages = said("plan").splitlines()
    assert due.startswith("Deep sleep is due on ")
    assert [first, *stages] == [
        "Nap 1 of main takes in 1 session, up to episode 2.",
        "  incubate   rests: puzzles wait for a full night",
        "  encode     will turn what was said into memories",
        "  believe    rests: no session used or named anything to rely on",
        "  review     rests: only the rules think tonight",
        "  replay     will go through what mattered once more",
        "  dream      will join what is closely linked",
        "  prune      will cut the links that nobody uses",
        "  compress   will say what is older in fewer words",
        "  notice     rests: it takes two sessions to see what comes back",
        "  reconcile  rests: rules are looked over in a full night",
    ]


def test_on_an_empty_mind_each_stage_of_the_plan_has_its_own_reason(mind: Path) -> None:
    first, _, *stages = said("plan").splitlines()
    assert first == "Nap 1 of main finds no session that waits."
    assert stages == [
        "  incubate   rests: puzzles wait for a full night",
        "  encode     rests: no session waits to be taken in",
        "  believe    rests: no session has ended since evidence was weighed",
        "  review     rests: only the rules think tonight",
        "  replay     rests: there is no memory to replay yet",
        "  dream      rests: no memories are linked yet",
        "  prune      rests: there is no link that could fade",
        "  compress   rests: nothing is known yet that could be compressed",
        "  notice     rests: it takes two sessions to see what comes back",
        "  reconcile  rests: rules are looked over in a full night",
    ]


def test_planning_changes_nothing(lived: Path) -> None:
    said("plan")

    assert said("journal") == "the journal is empty\n"


@pytest.mark.parametrize("full", ["", "--full"])
def test_the_plan_is_of_the_sleep_that_comes(lived: Path, full: str) -> None:
    planned = as_json(f"plan {full}")["sleep"]

    assert as_json(f"night {full}")["entries"][0]["cause"]["plan"]["sleep"] == planned


def test_a_night_tells_what_it_did_and_how_to_take_it_back(lived: Path) -> None:
    assert said("night").splitlines() == [
        "Nap 1 completed: slept on 1 session",
        "  kept 1 rule, 1 decision; replayed 1 memory",
        "  look: `reverie journal 1`   take it back: `reverie undo 1`",
    ]
    assert memory_texts() == [RULE, CHOICE]


def test_a_night_is_a_nap_unless_a_full_one_is_asked_for(lived: Path) -> None:
    said("night")
    said("night --full")

    assert [night["plan"]["sleep"] for night in as_json("nights")] == ["nap", "night"]


def test_a_night_with_nothing_new_takes_in_nothing(slept: Path) -> None:
    assert "Nap 2 completed: no session waited" in said("night")
    assert memory_texts() == [RULE, CHOICE]


def test_a_dry_run_shows_the_night_and_changes_nothing(lived: Path) -> None:
    told = said("night --dry-run")

    assert told.startswith("A dry run; nothing was changed. The night would write:\n")
    assert "night 1, encode: 8 changes" in told
    assert RULE in told
    assert said("journal") == "the journal is empty\n"
    assert memory_texts() == []


def test_a_dry_run_tells_the_night_that_then_comes(lived: Path) -> None:
    tried = as_json("night --dry-run")["entries"]
    said("night")

    slept = as_json("journal 1")
    assert [entry["cause"].get("stage") for entry in tried] == [
        None,
        "encode",
        "replay",
        "dream",
        "prune",
        "compress",
        None,
    ]
    assert [len(entry["changes"]) for entry in tried] == [len(e["changes"]) for e in slept]


def test_no_nights_yet_names_the_next_step(mind: Path) -> None:
    assert said("nights") == "no nights yet: `reverie night`\n"


def test_nights_are_listed_oldest_first(slept: Path) -> None:
    said("night")

    head, first, second = said("nights").splitlines()
    assert head.split() == ["night", "began", "(UTC)", "outcome"]
    assert first.split()[0] == "1"
    assert first.endswith("completed   1 session    9 changes    e1–e7  nap")
    assert second.split()[0] == "2"


def test_the_journal_lists_all_entries_in_short(slept: Path) -> None:
    assert [line.split("  ", 2)[2] for line in said("journal").splitlines()] == [
        "night 1 began",
        "night 1, encode: 8 changes",
        "night 1, replay, cycle 1: 1 change",
        "night 1, dream, cycle 1",
        "night 1, prune, cycle 1",
        "night 1, compress",
        "night 1 completed",
    ]


def test_the_journal_of_a_night_tells_each_change_with_its_reason(slept: Path) -> None:
    told = said("journal 1").splitlines()

    named = [word for line in told if (word := line.split()[0]).startswith("e")]
    assert named == [
        "e1",
        "e2",
        "e2.1",
        "e2.2",
        "e2.3",
        "e2.4",
        "e3",
        "e3.1",
        "e4",
        "e5",
        "e6",
        "e7",
    ]
    assert "— a constraint of session 1" in told[2]
    assert told[3].strip() == f"“{RULE}”"


def test_the_journal_of_an_entry_tells_that_entry(slept: Path) -> None:
    said("remember hello")

    told = said("journal e8").splitlines()
    assert "remember" in told[0]
    assert "(by hand): 1 change" in told[0]
    assert told[1].split()[0] == "e8.1"
    assert "— told by a person" in told[1]


@pytest.mark.parametrize("name", ["nonsense", "e", "3.1", "-3", "e1.2.3", "e-1"])
def test_the_journal_says_how_things_are_named(slept: Path, name: str) -> None:
    ended = ran(f"journal -- {name}")

    assert ended.returncode == 2
    assert "names nothing: N is a night (3), an entry (e17) or a change (e17.2)" in ended.stderr


def test_the_journal_of_a_change_tells_that_change(slept: Path) -> None:
    told = said("journal e2.2")

    assert CHOICE in told
    assert RULE not in told


@pytest.mark.parametrize(
    "line",
    [
        "night",
        "remember hello",
        "edit f-1 hello",
        "forget f-1 --why asked",
        "undo 1 -y",
        "undo --change e2.1 -y",
        "proposals --accept p-1",
        "proposals --decline p-1",
        "rebuild",
        "used 1",
    ],
)
def test_while_the_agent_sleeps_nobody_else_changes_its_mind(asleep: Path, line: str) -> None:
    ended = ran(line)

    assert ended.returncode == 4
    assert "agent 'main' is asleep since" in ended.stderr
    assert "wait until it has woken" in ended.stderr


@pytest.mark.parametrize(
    "line",
    [
        "record hello --session tuesday --end",
        "end monday",
        "status",
        "plan",
        "nights",
        "night --dry-run",
        "journal",
        "memories",
        "recall main",
        "briefing",
        "proposals",
        "doctor",
        "gist",
        "explain episode:1",
        "export away.gz",
        "undo 1 --dry-run",
        "night --agent ada",
        "remember hello --agent ada",
    ],
)
def test_while_the_agent_sleeps_one_may_record_ask_and_work_with_others(
    asleep: Path, line: str
) -> None:
    if line.startswith("night --agent"):
        ran("remember tea --agent ada")
    ended = ran(line)

    assert ended.returncode == 0, ended.stderr
