"""The hooks that note how a session stands: stop, subagent-stop and session-end."""

from __future__ import annotations

import fcntl
import json
import os
import threading
import time
from pathlib import Path

import pytest

from reverie import keyed
from reverie.awake import ledger
from reverie.awake.debt import finish_sleep
from reverie.awake.sleep_done import close_sleep
from reverie.awake.stop import READ_WHILE_LOCKED
from tests.awake.hooking import (
    COMMAND,
    DAY_S,
    NOW,
    Project,
    Said,
    a_book,
    a_project,
    a_record,
    append,
    as_line,
    asked,
    edits,
    run,
    said,
    used,
    write,
)

QUIET = Said(0, "", "")
SIZES = (1, READ_WHILE_LOCKED)
"""Bytes of a transcript that is read under the lock, and of one that is read before."""
BRISK_S = 2
"""Seconds of a processor that a stop may use; its host gives it 5 of the clock."""
KEY = "sk-ant-api03-" + "Ab3" * 12


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return a_project(tmp_path)


def test_a_stop_notes_path_message_count_and_score(project: Project) -> None:
    path = write(project.transcript("s"), [asked("please"), *edits(4), said("done")])
    began = ledger.stamp(time.time())
    assert project.hook("stop", project.payload("s", last_assistant_message="All — done.")) == QUIET
    record = project.record("s")
    assert record["transcript_path"] == str(path)
    assert record["last_assistant_message"] == "All — done."
    assert (record["change_count"], record["pattern_count"], record["score"]) == (4, 4, 2)
    assert began <= record["stopped_at"] <= ledger.stamp(time.time())
    assert project.book()["debt"] == 2


def test_a_stop_that_comes_twice_counts_once(project: Project) -> None:
    write(project.transcript("s"), edits(9))
    for _ in range(2):
        project.hook("stop", project.payload("s", last_assistant_message="Done."))
    assert [r["session_id"] for r in project.book()["sessions"]] == ["s"]
    assert project.book()["debt"] == 3
    assert project.record("s")["messages"] == ["Done."]


def test_a_session_that_goes_on_counts_all_it_did_once(project: Project) -> None:
    path = write(project.transcript("s"), edits(2))
    assert project.stop("s")["score"] == 1
    append(path, edits(2, first=2))
    assert project.stop("s")["score"] == 2
    append(path, edits(5, first=4))
    record = project.stop("s")
    assert (record["score"], record["change_count"], project.book()["debt"]) == (3, 9, 3)


def test_a_message_is_kept_without_its_secrets(project: Project) -> None:
    told = f"Use {KEY} and password=hunter2hunter, as agreed."
    project.hook("stop", project.payload("s", last_assistant_message=told))
    raw = (project.state / ".sleep.json").read_text()
    assert KEY not in raw
    assert "hunter2" not in raw
    kept = project.record("s")["last_assistant_message"]
    assert kept == "Use [secret] and password=[secret], as agreed."
    assert project.record("s")["messages"] == [kept]


def test_a_message_without_secrets_is_kept_to_the_letter(project: Project) -> None:
    told = "  Done:\r\n\t- `a.py` — “é” \u2028 \x00 🙂\n\n"
    project.hook("stop", project.payload("s", last_assistant_message=told))
    assert project.record("s")["last_assistant_message"] == told


def test_the_messages_of_ten_stops_are_kept_newest_first(project: Project) -> None:
    for number in range(12):
        project.stop("s", now=NOW + number, last_assistant_message=f"Turn {number}.")
    assert project.record("s")["messages"] == [f"Turn {number}." for number in range(11, 1, -1)]


def test_a_stop_before_the_transcript_exists_is_null_and_counted_once_it_does(
    project: Project,
) -> None:
    assert project.stop("s", last_assistant_message="Hello.")["score"] is None
    write(project.transcript("s"), edits(1))
    record = project.stop("s")
    assert (record["score"], record["last_assistant_message"]) == (1, "Hello.")


def test_a_clock_that_jumped_back_loses_nothing(project: Project) -> None:
    next_year = ledger.stamp(time.time() + 365 * DAY_S)
    write(project.transcript("s"), edits(4))
    project.put(
        a_book(
            a_record("s", 1, stopped_at=next_year),
            a_record("t", 3, stopped_at=next_year),
            last_consolidated_at=next_year,
        )
    )
    assert project.hook("stop", project.payload("s", last_assistant_message="Done.")) == QUIET
    assert [(r["session_id"], r["score"]) for r in project.book()["sessions"]] == [
        ("s", 2),
        ("t", 3),
    ]
    assert (project.book()["debt"], project.log()) == (5, "")
    assert project.record("s")["stopped_at"] < next_year


def test_a_session_resumed_after_its_consolidation_counts_only_its_new_part(
    project: Project,
) -> None:
    path = write(project.transcript("s"), edits(9))
    write(project.subagent("s", "a1"), edits(3, first=100))
    project.stop("s")
    close_sleep(project.home, "Slept.", NOW + 1)
    assert project.stop("s", now=NOW + 2)["score"] == 0
    append(path, edits(1, first=9))
    append(project.subagent("s", "a1"), edits(1, first=103))
    record = project.stop("s", now=NOW + 3)
    assert (record["score"], record["change_count"], project.book()["debt"]) == (1, 2, 1)


@pytest.mark.parametrize("size", SIZES)
def test_a_sleep_that_ends_while_a_stop_waits_is_not_owed_again(
    size: int, project: Project
) -> None:
    path = write(project.transcript("s"), [said("x" * size), *edits(9)])
    project.stop("s")
    append(path, edits(1, first=9))
    lock = os.open(project.state / ".lock", os.O_RDWR)
    fcntl.flock(lock, fcntl.LOCK_EX)
    stopping = threading.Thread(target=project.stop, args=("s",), kwargs={"now": NOW + 2})
    stopping.start()
    time.sleep(0.3)
    book = project.book()
    finish_sleep(book, "Slept.", ledger.stamp(NOW + 1))
    keyed.replace(project.state / ".sleep.json", json.dumps(book))
    os.close(lock)
    stopping.join()
    assert project.record("s")["change_count"] == 1


@pytest.mark.parametrize("size", SIZES)
def test_what_another_stop_counted_while_this_one_waited_counts_once(
    size: int, project: Project
) -> None:
    path = write(project.transcript("s"), [said("x" * size), *edits(5)])
    lock = os.open(project.state / ".lock", os.O_RDWR | os.O_CREAT)
    fcntl.flock(lock, fcntl.LOCK_EX)
    stops = [threading.Thread(target=project.stop, args=("s",)) for _ in range(4)]
    for stop in stops:
        stop.start()
    time.sleep(0.2)
    append(path, edits(2, first=5))
    os.close(lock)
    for stop in stops:
        stop.join()
    assert project.record("s")["change_count"] in (5, 7)
    assert project.stop("s")["change_count"] == 7


def test_a_sub_agent_that_stops_counts_but_its_words_are_not_the_sessions(project: Project) -> None:
    write(project.transcript("s"), edits(1))
    side = write(project.subagent("s", "a1"), edits(3, first=1))
    project.stop("s", last_assistant_message="I asked a reviewer.")
    append(side, edits(5, first=4))
    payload = project.payload(
        "s",
        "SubagentStop",
        agent_id="a1",
        agent_type="reviewer",
        agent_transcript_path=str(side),
        last_assistant_message="SUBAGENT looks good",
    )
    assert project.hook("subagent-stop", payload) == QUIET
    record = project.record("s")
    assert (record["change_count"], record["score"]) == (9, 3)
    assert record["last_assistant_message"] == "I asked a reviewer."
    assert record["messages"] == ["I asked a reviewer."]


def test_the_stop_of_a_compaction_whose_transcript_never_is_breaks_nothing(
    project: Project,
) -> None:
    write(project.transcript("s"), edits(1))
    payload = project.payload(
        "s", "SubagentStop", agent_type="", agent_transcript_path="/nowhere/agent-x.jsonl"
    )
    assert project.hook("subagent-stop", payload) == QUIET
    assert (project.record("s")["score"], project.log()) == (1, "")


def test_the_end_of_a_session_counts_what_came_after_its_last_stop(project: Project) -> None:
    path = write(project.transcript("s"), edits(3))
    project.stop("s", last_assistant_message="Done.")
    append(path, edits(1, first=3))
    assert project.hook("session-end", project.payload("s", "SessionEnd", reason="other")) == QUIET
    record = project.record("s")
    assert (record["score"], record["last_assistant_message"]) == (2, "Done.")


def test_the_end_of_a_session_that_did_nothing_leaves_no_record(project: Project) -> None:
    assert project.hook("session-end", project.payload("s", "SessionEnd", reason="clear")) == QUIET
    assert not (project.state / ".sleep.json").exists()


@pytest.mark.parametrize("content", [b"{half", b"[1]", b'"x"', b""])
def test_numbers_that_cannot_be_read_leave_the_defaults(content: bytes, project: Project) -> None:
    (project.state / "hook.json").write_bytes(content)
    write(project.transcript("s"), edits(4))
    assert project.stop("s")["score"] == 2


def test_a_stop_after_49_megabytes_needs_little_of_the_time_it_has(project: Project) -> None:
    talk = as_line(said("word " * 400)) + b"\n"
    edit = as_line(used(("Edit", "toolu_000000"))) + b"\n"
    some = talk * (64 * 1024 // len(talk))
    with write(project.transcript("s"), []).open("ab") as file:
        while file.tell() < 49 << 20:
            file.write(some + edit.replace(b"toolu_000000", b"toolu_%06d" % (file.tell() >> 10)))
    bounds = f"resource.setrlimit(resource.RLIMIT_CPU, ({BRISK_S}, {BRISK_S}))"
    payload = json.dumps(project.payload("s")).encode()
    code = f"import resource; {bounds}; {COMMAND}"
    told = run(["stop"], payload, project, project.folder, code)
    assert told == Said(0, "", "")
    record = project.record("s")
    assert (record["score"], record["unread_bytes"]) == (3, 0)
    assert record["change_count"] > 500
