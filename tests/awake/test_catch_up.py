"""A session that starts catches up with those a stop has missed."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from reverie.awake import catch_up
from reverie.awake.ledger import stamp
from reverie.awake.sleep_done import close_sleep
from tests.awake.hooking import (
    DAY_S,
    HOUR_S,
    NOW,
    Project,
    Record,
    a_book,
    a_project,
    a_record,
    append,
    call,
    edits,
    write,
)


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    project = a_project(tmp_path)
    monkeypatch.setenv("CLAUDE_CONFIG_DIR", str(project.config))
    return project


def start(project: Project, session: str = "new", source: str = "startup", **more: object) -> str:
    payload = project.payload(session, "SessionStart", source=source, **more)
    return call("session-start", project.home, payload, NOW)


def scores(project: Project) -> dict[str, int | None]:
    return {r["session_id"]: r["score"] for r in project.book()["sessions"]}


def aged(path: Path, at: float) -> Path:
    os.utime(path, (at, at))
    return path


def a_missed_one(project: Project, session: str, changes: int, *, at: float = NOW - 60) -> Path:
    return aged(write(project.transcript(session), edits(changes)), at)


def not_analysed(project: Project, session: str, **more: object) -> Record:
    return a_record(session, None, transcript_path=str(project.transcript(session)), **more)


def test_every_null_score_is_analysed_before_the_session_is_told(project: Project) -> None:
    a_missed_one(project, "a", 9)
    a_missed_one(project, "b", 4)
    project.put(a_book(not_analysed(project, "b"), not_analysed(project, "a"), a_record("c", 2)))
    told = project.hook("session-start", project.payload("new", source="startup"))
    assert told.out.startswith("Sleep debt is 7 (sleepy)")
    assert scores(project) == {"a": 3, "b": 2, "c": 2}
    assert project.book()["debt"] == 7


def test_a_null_score_whose_transcript_is_gone_stays_null(project: Project) -> None:
    project.put(a_book(not_analysed(project, "gone"), a_record("never had one", None)))
    start(project)
    assert scores(project) == {"gone": None, "never had one": None}


def test_what_was_added_by_hand_is_never_analysed(project: Project) -> None:
    by_hand = a_record("manual-17", 3, change_count=None, last_assistant_message="Chose it.")
    project.put(a_book(by_hand))
    write(project.transcript("manual-17"), edits(1))
    start(project)
    assert project.book()["sessions"] == [by_hand]


def test_a_transcript_nobody_recorded_is_found_and_counted(project: Project) -> None:
    a_missed_one(project, "missed", 5)
    write(project.subagent("missed", "a1"), edits(4, first=5))
    project.put(a_book(a_record("known", 1)))
    start(project)
    assert scores(project) == {"known": 1, "missed": 3}
    assert project.record("missed")["stopped_at"] == stamp(NOW - 60)
    assert project.record("missed")["transcript_path"] == str(project.transcript("missed"))


def test_a_transcript_is_found_only_once(project: Project) -> None:
    a_missed_one(project, "missed", 5)
    project.put(a_book())
    start(project)
    before = (project.state / ".sleep.json").read_bytes()
    start(project)
    assert (project.state / ".sleep.json").read_bytes() == before


@pytest.mark.parametrize(("after_s", "found"), [(-1, False), (0, False), (1, True)])
def test_only_transcripts_newer_than_the_installation_are_found(
    after_s: int, found: bool, project: Project
) -> None:
    a_missed_one(project, "s", 1, at=NOW - HOUR_S + after_s)
    project.put({**a_book(), "installed_at": stamp(NOW - HOUR_S)})
    start(project)
    assert ("s" in scores(project)) is found


@pytest.mark.parametrize(("after_s", "found"), [(-1, False), (1, True)])
def test_only_transcripts_newer_than_the_last_sleep_are_found(
    after_s: int, found: bool, project: Project
) -> None:
    a_missed_one(project, "s", 1, at=NOW - HOUR_S + after_s)
    project.put({**a_book(), "last_consolidated_at": stamp(NOW - HOUR_S)})
    start(project)
    assert ("s" in scores(project)) is found


def test_a_ledger_that_does_not_know_its_installation_finds_nothing_of_last_year(
    project: Project,
) -> None:
    a_missed_one(project, "old", 9, at=NOW - 365 * DAY_S)
    project.put({"debt": 0, "last_sleep": None, "last_sleep_summary": None, "sessions": []})
    start(project)
    assert scores(project) == {}


def test_what_was_there_before_the_first_start_is_not_found(project: Project) -> None:
    a_missed_one(project, "older", 9)
    start(project)
    assert scores(project) == {}
    start(project)
    assert scores(project) == {}


def test_transcripts_are_found_only_in_the_hosts_own_folder(
    project: Project, tmp_path: Path
) -> None:
    project.put(a_book())
    elsewhere = tmp_path / "elsewhere" / "projects" / "-home-ada-project"
    deeper = project.transcripts / "deeper"
    for folder in (elsewhere, deeper, project.config / "projects", project.config):
        aged(write(folder / "theirs.jsonl", edits(9)), NOW - 60)
        start(project, transcript_path=str(folder / "new.jsonl"))
        assert scores(project) == {}, folder
    link = project.config / "projects" / "-linked"
    link.symlink_to(elsewhere)
    start(project, transcript_path=str(link / "new.jsonl"))
    assert scores(project) == {}


@pytest.mark.parametrize("path", [None, 7, "", "new.jsonl", "/new.jsonl"])
def test_a_start_without_a_proper_path_finds_nothing(path: object, project: Project) -> None:
    a_missed_one(project, "s", 3)
    project.put(a_book())
    start(project, transcript_path=path)
    assert scores(project) == {}


def test_what_is_no_transcript_of_this_user_is_not_found(project: Project) -> None:
    project.put(a_book())
    (project.transcripts / "folder.jsonl").mkdir()
    os.mkfifo(project.transcripts / "fifo.jsonl")
    (project.transcripts / "link.jsonl").symlink_to("/dev/zero")
    write(project.transcripts / "notes.txt", edits(3))
    start(project)
    assert scores(project) == {}


@pytest.mark.parametrize(
    ("source", "found"), [("startup", False), ("resume", True), ("compact", True), ("clear", True)]
)
def test_the_session_that_starts_is_itself_counted_only_if_it_has_a_past(
    source: str, found: bool, project: Project
) -> None:
    a_missed_one(project, "me", 2)
    project.put(a_book())
    start(project, "me", source)
    assert ("me" in scores(project)) is found


def test_one_start_catches_up_with_a_bounded_number_and_the_next_goes_on(project: Project) -> None:
    project.put(a_book())
    for number in range(catch_up.MOST_FOUND + 5):
        a_missed_one(project, f"s{number}", 1, at=NOW - 100 + number)
    start(project)
    assert len(scores(project)) == catch_up.MOST_FOUND
    start(project)
    assert len(scores(project)) == catch_up.MOST_FOUND + 5


def test_sessions_that_can_never_be_read_do_not_keep_others_from_being_found(
    project: Project,
) -> None:
    gone = [not_analysed(project, f"gone{n}") for n in range(catch_up.MOST_FOUND)]
    project.put(a_book(*gone))
    a_missed_one(project, "missed", 3)
    start(project)
    start(project)
    assert scores(project)["missed"] == 1


def test_the_newest_session_still_stands_first_after_catching_up(project: Project) -> None:
    a_missed_one(project, "null", 1)
    a_missed_one(project, "found earlier", 1, at=NOW - 900)
    a_missed_one(project, "found later", 1, at=NOW - 500)
    old = not_analysed(project, "null", stopped_at=stamp(NOW - 700))
    project.put(a_book(a_record("newest", 1, stopped_at=stamp(NOW - 10)), old))
    start(project)
    assert list(scores(project)) == ["newest", "found later", "null", "found earlier"]


def test_a_consolidated_session_with_nothing_new_is_not_found_again(project: Project) -> None:
    a_missed_one(project, "s", 9)
    project.stop("s", now=NOW - 50)
    close_sleep(project.home, "Slept.", NOW - 40)
    aged(project.transcript("s"), NOW - 30)
    start(project)
    assert scores(project) in ({}, {"s": 0})


def test_a_consolidated_session_that_went_on_unnoticed_is_found_with_its_new_part(
    project: Project,
) -> None:
    a_missed_one(project, "s", 9)
    project.stop("s", now=NOW - 50)
    close_sleep(project.home, "Slept.", NOW - 40)
    aged(append(project.transcript("s"), edits(4, first=9)), NOW - 30)
    start(project)
    assert scores(project) == {"s": 2}
