"""What a session is told when it starts."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from reverie import keyed
from reverie.awake import directive, sleep_state
from reverie.awake.ledger import stamp
from tests.awake.hooking import (
    DAY_S,
    HOUR_S,
    NOW,
    Project,
    a_book,
    a_project,
    a_record,
    call,
    tired,
)

MOST = 9_900  # characters the host passes on, with some to spare
CALM = {"sessions_since_last_sleep": 0}


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return a_project(tmp_path)


def opened(project: Project, book: dict[str, object] | None = None, *, now: float = NOW) -> str:
    """The opening of a session in a project with a ledger."""
    if book is not None:
        project.put(book)
    payload = project.payload("new", "SessionStart", source="startup")
    return call("session-start", project.home, payload, now)


@pytest.mark.parametrize("debt", [0, 3, 4, 6])
def test_below_seven_nothing_stands_before_the_snapshot(debt: int, project: Project) -> None:
    assert opened(project, tired(debt)).startswith(f"# Sleep: debt {debt} (")


@pytest.mark.parametrize("debt", [7, 9])
def test_from_seven_an_advice_stands_before_the_snapshot(debt: int, project: Project) -> None:
    first, blank, snapshot = opened(project, tired(debt)).split("\n", 2)
    assert first.startswith(f"Sleep debt is {debt} (sleepy). Soon")
    for words in ("reverie-rem-sleep", "with a brief", "Only it calls `reverie sleep done`"):
        assert words in first
    assert blank == ""
    assert snapshot.startswith(f"# Sleep: debt {debt} (sleepy)")


@pytest.mark.parametrize("debt", [10, 11, 30])
def test_from_ten_an_order_stands_before_the_snapshot(debt: int, project: Project) -> None:
    project.put(tired(debt))
    told = project.hook("session-start", project.payload("new", "SessionStart", source="startup"))
    assert (told.code, told.err, project.log()) == (0, "", "")
    first, blank, snapshot = told.out.split("\n", 2)
    assert first.startswith(f"CRITICAL: sleep debt is {debt} (must sleep). Before any further work")
    for words in ("reverie-rem-sleep", "with a brief", "Only it calls `reverie sleep done`"):
        assert words in first
    assert blank == ""
    assert snapshot.startswith(f"# Sleep: debt {debt} (must sleep)")


def test_the_snapshot_tells_debt_level_last_sleep_and_every_session(project: Project) -> None:
    book = a_book(
        a_record("one", None),
        a_record("two", 0),
        a_record("three", 1),
        a_record("four", 2),
        a_record("five", 3, change_count=12, last_assistant_message="Moved\nthe queue."),
        last_sleep="2026-09-19",
        last_sleep_summary="Sorted the notes.",
    )
    assert opened(project, book).splitlines() == [
        "# Sleep: debt 6 (drowsy), last slept 2026-09-19",
        "Last sleep: Sorted the notes.",
        "Offer to sleep after the current task.",
        "Not slept on yet: 5 sessions (not analysed yet, none +0, light +1, moderate +2, heavy +3)",
        "Ended, says the agent: Moved the queue.",
    ]


def test_the_opening_names_no_session_counts_no_change_and_says_nothing_twice(
    project: Project,
) -> None:
    record = a_record("five", 3, change_count=132, last_assistant_message="Moved the queue.")
    book = a_book(record, last_sleep="2026-09-20", last_sleep_summary="Sorted the notes.")
    slept = [{"date": "2026-09-20", "summary": "Sorted the notes."}]
    keyed.write_whole(project.state / ".sleep-history.json", json.dumps(slept))
    told = opened(project, book)
    assert told.count("Sorted the notes.") == 1
    assert [word for word in ("five", "132", "change") if word in told] == []


def test_last_words_that_came_before_the_briefing_are_left_to_it(project: Project) -> None:
    record = a_record("five", 3, last_assistant_message="Moved the queue.")
    folder = project.state / "briefing"
    folder.mkdir()
    (folder / "of.json").write_text("{}")
    for later, told in ((-60, False), (60, True)):
        stopped = stamp((folder / "of.json").stat().st_mtime + later)
        book = a_book({**record, "stopped_at": stopped})
        assert ("Ended, says the agent: Moved the queue." in opened(project, book)) is told


def test_who_never_slept_is_told_so_and_gets_a_ledger(project: Project) -> None:
    assert opened(project).splitlines() == ["# Sleep: debt 0 (alert), last slept never"]
    assert project.book()["installed_at"] == stamp(NOW)


@pytest.mark.parametrize(
    ("debt", "sessions", "offered"), [(3, 2, False), (3, 3, True), (4, 0, True), (6, 9, True)]
)
def test_a_drowsy_agent_or_three_sessions_give_one_line_inside(
    debt: int, sessions: int, offered: bool, project: Project
) -> None:
    told = opened(project, {**tired(debt), "sessions_since_last_sleep": sessions})
    assert told.lower().count("offer to sleep") == offered


@pytest.mark.parametrize(("ago_s", "rested"), [(3 * HOUR_S - 1, True), (3 * HOUR_S, False)])
def test_for_three_hours_after_a_sleep_advice_and_rhythm_are_silent_but_never_the_order(
    ago_s: float, rested: bool, project: Project
) -> None:
    slept = {"last_consolidated_at": stamp(NOW - ago_s), "sessions_since_last_sleep": 5}
    assert opened(project, {**tired(8), **slept}).startswith("# Sleep") is rested
    assert ("sessions since the last sleep" in opened(project, {**tired(2), **slept})) is not rested
    assert opened(project, {**tired(10), **slept}).startswith("CRITICAL")


@pytest.mark.parametrize(
    ("debt", "told"), [(3, False), (4, True), (6, True), (8, True), (12, True)]
)
def test_while_a_sleep_is_open_no_other_is_asked_for(
    debt: int, told: bool, project: Project
) -> None:
    book = {**tired(debt), "sleep_started_at": stamp(NOW - 60)}
    assert opened(project, book).startswith("Consolidation is in progress; do not") is told
    for asked in ("CRITICAL", "Soon", "ffer to sleep"):
        assert asked not in opened(project, {**book, "sessions_since_last_sleep": 9})


@pytest.mark.parametrize(("ago_s", "stale"), [(1799, False), (1800, True)])
def test_a_sleep_open_for_half_an_hour_is_stale(ago_s: int, stale: bool, project: Project) -> None:
    book = {**tired(12), "sleep_started_at": stamp(NOW - ago_s)}
    assert opened(project, book).startswith("CRITICAL") is stale


def test_a_night_that_runs_is_an_open_sleep_and_one_whose_process_is_gone_is_not(
    project: Project,
) -> None:
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    for pid, told in ((os.getpid(), "Consolidation is in progress"), (gone.pid, "CRITICAL")):
        book = {**tired(12), "night": {"pid": pid, "at": stamp(NOW - 60)}}
        assert opened(project, book).startswith(told)


def test_a_night_of_last_month_is_over_though_another_process_has_its_number(
    project: Project,
) -> None:
    book = {**tired(12), "night": {"pid": 1, "at": stamp(NOW - 30 * DAY_S)}}
    assert opened(project, book).startswith("CRITICAL")


@pytest.mark.parametrize("key", ["sleep_started_at", "last_consolidated_at"])
def test_a_stamp_from_the_future_silences_nothing(key: str, project: Project) -> None:
    book = {**tired(8), key: stamp(NOW + 365 * DAY_S)}
    assert opened(project, book).startswith("Sleep debt is 8")


def test_an_order_is_given_though_the_last_sleep_lies_in_the_future(project: Project) -> None:
    book = {**tired(12), "last_consolidated_at": stamp(NOW + 365 * DAY_S)}
    assert opened(project, book).startswith("CRITICAL")


def test_a_pressing_bookmark_is_an_order_whatever_the_debt(project: Project) -> None:
    marks = [{"id": str(n), "message": f"Mark {n}.", "salience": n} for n in (1, 3, 2)]
    told = opened(project, {**tired(0), "bookmarks": marks})
    assert told.startswith("CRITICAL: 1 bookmark(s) of salience 3")
    assert "reverie-rem-sleep" in told
    assert told.index("Mark 3.") < told.index("Mark 2.") < told.index("Mark 1.")


ODD = {
    "no debt": {"debt": None},
    "a bookmark without words": {"bookmarks": [{"id": "b", "salience": 1}]},
    "a bookmark without salience": {"bookmarks": [{"id": "b", "message": "Mind it."}]},
    "a trigger without words": {"bookmarks": [], "triggers": [{"id": "t"}]},
}


@pytest.mark.parametrize("odd", ODD.values(), ids=ODD.keys())
def test_an_odd_entry_of_the_ledger_does_not_silence_the_order(
    odd: dict[str, object], project: Project
) -> None:
    project.put({**tired(12), **odd})
    told = project.hook("session-start", project.payload("new", "SessionStart", source="startup"))
    assert told.out.startswith("CRITICAL: sleep debt is 12")


def test_a_trigger_that_fires_reminds_and_is_counted(project: Project) -> None:
    marks = [{"id": "b", "message": "Mind the cache.", "salience": 1, "task_slug": "deploy-it"}]
    triggers = [
        {"id": when, "when": when, "remind": f"On {when}.", "fired_count": 0, "max_fires": 1}
        for when in ("cache", "deploy", "invoice")
    ]
    told = opened(project, {**tired(0), "bookmarks": marks, "triggers": triggers})
    assert "Reminder: On cache.\nReminder: On deploy.\n" in told
    assert "invoice" not in told
    assert [t["fired_count"] for t in project.book()["triggers"]] == [1, 1, 0]
    assert "Reminder" not in opened(project)


def test_the_last_three_sleeps_are_told(project: Project) -> None:
    sleeps = [{"date": f"2026-09-{day}", "summary": f"Sleep {day}."} for day in (20, 19, 18, 17)]
    keyed.write_whole(project.state / ".sleep-history.json", json.dumps(sleeps))
    assert opened(project, tired(0)).splitlines()[-3:] == [
        "Slept 2026-09-20: Sleep 20.",
        "Slept 2026-09-19: Sleep 19.",
        "Slept 2026-09-18: Sleep 18.",
    ]


def test_every_part_of_the_opening_is_short_however_much_there_is(project: Project) -> None:
    long = "word \n" * 5_000
    sleeps = [{"date": "2026-09-20", "summary": long}] * 50
    marks = [{"id": str(n), "message": f"cache {long}", "salience": 3} for n in range(100)]
    trigger = {"id": "t", "when": "cache", "remind": long, "fired_count": 0, "max_fires": 9}
    records = [a_record(f"{n}" + "x" * 150, 3, last_assistant_message=long) for n in range(300)]
    book = a_book(*records, last_sleep="2026-09-20", last_sleep_summary=long, bookmarks=marks)
    keyed.write_whole(project.state / ".sleep-history.json", json.dumps(sleeps))
    told = opened(project, {**book, "triggers": [dict(trigger) for _ in range(50)]})
    assert len(told) < MOST
    assert max(map(len, told.splitlines())) < 400
    prompt = directive.prompt_line(book, sleep_state.numbers_of(project.home), asleep=False)
    assert len(prompt) < 200
    assert opened(project).endswith("\n")
