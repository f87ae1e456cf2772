"""Nothing is lost: sessions of a damaged ledger, of failed stops, of before the first hook."""

from __future__ import annotations

import json
import os
from datetime import UTC, datetime
from pathlib import Path

import pytest

import reverie
from reverie.awake import ledger
from reverie.awake.home import ownership
from reverie.awake.ledger_doctor import ledger_checkup
from reverie.awake.owner import make_owner
from reverie.awake.sleep_done import close_sleep
from reverie.domain.values.memory import Layer
from reverie.testing import TickClock
from tests.awake.hooking import (
    DAY_S,
    HOUR_S,
    NOW,
    Project,
    Record,
    a_book,
    a_project,
    a_record,
    asked,
    call,
    edits,
    write,
)

RULE = "Never deploy on a Friday."
ODD: dict[str, Record] = {
    "a zero byte in a path": {"transcript_path": "/tmp/a\0b.jsonl"},
    "offsets that are no numbers": {"offsets": {"main": "far"}},
    "offsets that are a list": {"offsets": [1]},
    "an offset without end": {"offsets": {"main": 10**30}},
    "a path that is a number": {"transcript_path": 7},
    "messages that are a number": {"messages": 3},
    "a name no file can have": {"session_id": "s\udfff"},
}


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    project = a_project(tmp_path)
    monkeypatch.setenv("CLAUDE_CONFIG_DIR", str(project.config))
    make_owner(project.home, "main", ledger.stamp(NOW - DAY_S))
    return project


def lived(project: Project, session: str, at: float = NOW - HOUR_S) -> Path:
    path = write(project.transcript(session), [asked(RULE), *edits(5)])
    os.utime(path, (at, at))
    return path


ODD_ONE = "1 entry of the ledger made no sense and stands aside"


def slept(project: Project, agent: str = "main") -> list[str]:
    with reverie.open_mind(project.folder / ".reverie" / "mind.db", agent) as mind:
        mind.night()
        return [memory.text for memory in mind.memories()]


def slept_at(project: Project, now: float) -> list[str]:
    clock = TickClock(datetime.fromtimestamp(now, UTC))
    with reverie.open_mind(project.folder / ".reverie" / "mind.db", clock=clock) as mind:
        mind.night()
        return [memory.text for memory in mind.memories()]


def start(project: Project) -> str:
    return call("session-start", project.home, project.payload("new", source="startup"), NOW)


def test_the_waiting_sessions_of_a_damaged_ledger_are_found_by_the_next_start(
    project: Project,
) -> None:
    lived(project, "waited")
    project.stop("waited", now=NOW - HOUR_S)
    (project.state / ".sleep.json").write_bytes(b"{")
    start(project)
    assert project.record("waited")["score"] == 2
    assert project.book()["installed_at"] == ledger.stamp(NOW - DAY_S)


def test_the_waiting_sessions_of_a_damaged_ledger_are_found_by_a_night(project: Project) -> None:
    lived(project, "waited")
    project.stop("waited", now=NOW - HOUR_S)
    lived(project, "elsewhere")
    project.stop("elsewhere", now=NOW - HOUR_S)
    note = {"sessions": {"elsewhere": {"offsets": {}, "path": str(project.transcript("x"))}}}
    ledger.note(project.home, "consolidated", note, NOW - HOUR_S)
    (project.state / ".sleep.json").write_bytes(b"{")
    assert RULE in slept(project)


def test_a_night_finds_a_session_that_nobody_stopped_once_it_is_quiet(project: Project) -> None:
    lived(project, "told")
    project.stop("told", now=NOW - HOUR_S)
    path = write(project.transcript("running"), [asked("Always tag a release."), *edits(5)])
    os.utime(path, (NOW + 10 * DAY_S, NOW + 10 * DAY_S))
    assert slept_at(project, NOW + 10 * DAY_S) == [RULE]
    assert "Always tag a release." in slept_at(project, NOW + 11 * DAY_S)


def test_what_a_mind_has_taken_in_is_not_found_again(project: Project) -> None:
    lived(project, "taken")
    project.stop("taken", now=NOW - HOUR_S)
    slept(project)
    (project.state / ".sleep.json").write_bytes(b"{")
    slept(project)
    assert len(ledger.history(project.home)) == 1


def test_nothing_is_found_of_a_time_when_nobody_was_to_look(project: Project) -> None:
    lived(project, "before", NOW - 2 * DAY_S)
    lived(project, "paused", NOW - HOUR_S)
    ledger.note(project.home, "resumed", {}, NOW - HOUR_S / 2)
    assert slept(project) == []


def test_a_session_that_runs_while_the_project_is_made_is_found(project: Project) -> None:
    (project.state / "owner.json").unlink()
    path = lived(project, "running", NOW - DAY_S)
    make_owner(project.home, "main", ledger.stamp(NOW - HOUR_S))
    os.utime(path, (NOW - 60, NOW - 60))
    start(project)
    assert project.record("running")["score"] == 2


@pytest.mark.parametrize("odd", ODD.values(), ids=ODD.keys())
def test_an_odd_record_is_set_aside_alone_and_told_by_the_doctor(
    odd: Record, project: Project
) -> None:
    path = str(lived(project, "good"))
    good = a_record("good", 2, transcript_path=path)
    project.put(a_book({**a_record("odd", 1), **odd}, good))
    with reverie.open_mind(project.folder / ".reverie" / "mind.db") as mind:
        night = mind.night()
        assert RULE in [memory.text for memory in mind.memories()]
    assert len(project.book()["set_aside"]) == 1
    assert f"{ODD_ONE}; see `reverie doctor`" in night.notes
    told = [what for well, what, _ in ledger_checkup(project.home, NOW) if not well]
    assert told == [ODD_ONE]


def test_a_sleep_that_was_only_declared_loses_no_note_bookmark_or_session(
    project: Project,
) -> None:
    lived(project, "s")
    project.stop("s", now=NOW - HOUR_S)
    mark = {"id": "b1", "message": "We chose SQLite over files.", "salience": 3}
    by_hand = a_record("manual-1", 3, last_assistant_message="We decided on Redis over Kafka.")
    book = project.book()
    loose = {**mark, "session_id": None, "created_at": ledger.stamp(NOW - 60)}
    project.put({**book, "bookmarks": [loose], "sessions": [by_hand, *book["sessions"]]})
    close_sleep(project.home, "Slept.", NOW)
    assert (project.book()["sessions"], project.book()["debt"]) == ([], 0)
    with reverie.open_mind(project.folder / ".reverie" / "mind.db") as mind:
        mind.night()
        count = mind.store.episodes.last()
        said = {mind.recount(number).episode.text for number in range(1, count + 1)}
        assert mind.store.sessions.last() == 1
    marked = "bookmarked: We chose SQLite over files."
    assert {RULE, marked, "We decided on Redis over Kafka."} <= said
    assert "closed" not in project.book()


def test_notes_after_a_session_age_nothing(project: Project) -> None:
    lived(project, "s")
    project.stop("s", now=NOW - HOUR_S)
    slept(project)
    notes = [a_record(f"manual-{n}", 1, last_assistant_message=f"Note {n}.") for n in range(6)]
    project.put({**project.book(), "sessions": notes})
    with reverie.open_mind(project.folder / ".reverie" / "mind.db") as mind:
        mind.night()
        (rule,) = [memory for memory in mind.memories() if memory.text == RULE]
        assert (mind.store.sessions.last(), rule.layer) == (1, Layer.HOT)


def test_the_last_sleep_is_the_users_own_day(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    import time

    monkeypatch.setenv("TZ", "Pacific/Kiritimati")
    time.tzset()
    try:
        told = close_sleep(project.home, "Slept.", NOW)
    finally:
        monkeypatch.delenv("TZ")
        time.tzset()
    assert (project.book()["last_sleep"], told["date"]) == ("2026-09-22", "2026-09-22")
    assert project.book()["last_consolidated_at"].startswith("2026-09-21T14:13")


def test_another_agent_leaves_the_sessions_and_the_file_to_their_owner(project: Project) -> None:
    lived(project, "s")
    project.stop("s", now=NOW - HOUR_S)
    before = (project.state / ".sleep.json").read_bytes()
    with reverie.open_mind(project.folder / ".reverie" / "mind.db", "ada") as mind:
        morning = mind.night()
    assert any("are main's" in note for note in morning.notes)
    assert (project.state / ".sleep.json").read_bytes() == before
    assert not (project.folder / ".reverie" / "memory.yml").exists()
    assert RULE in slept(project)


def test_the_first_owner_stays(project: Project) -> None:
    assert make_owner(project.home, "ada", ledger.stamp(NOW)) == "main"
    assert ownership(project.home)["since"] == ledger.stamp(NOW - DAY_S)


def test_another_client_that_runs_our_hooks_leaves_no_session(
    project: Project, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from reverie.hosts.claude_code import hook

    monkeypatch.delenv("CLAUDECODE", raising=False)
    monkeypatch.setenv("COPILOT_CLI", "1")
    monkeypatch.setattr("sys.argv", ["hook", "stop"])
    hook.main()
    assert capsys.readouterr().out == ""
    assert not (project.state / ".sleep.json").exists()


def test_a_ledger_says_what_was_set_aside_after_the_next_change(project: Project) -> None:
    odd = {**a_record("odd", 1), "offsets": {"main": "far"}}
    project.put(a_book(odd, a_record("good", 2)))
    lived(project, "s")
    project.stop("s")
    kept = json.loads((project.state / ".sleep.json").read_bytes())
    assert kept["set_aside"] == [odd]
