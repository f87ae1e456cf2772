"""The books of sleep: debt, bookmarks, reminders and pauses, as a user types them."""

from __future__ import annotations

import json
import os
import subprocess
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from tests.awake.transcripts import BEGAN, Transcript
from tests.cli.terminal import as_json, ran, said, typed


def ledger_of(mind: Path) -> dict[str, object]:
    book: dict[str, object] = json.loads((mind.parent / "state/.sleep.json").read_text())
    return book


def stamped(moment: datetime) -> str:
    return moment.isoformat().replace("+00:00", "Z")


def transcript_of(session: str) -> Path:
    """Where the client keeps what a session did."""
    return Path(os.environ["CLAUDE_CONFIG_DIR"], "projects/-p", f"{session}.jsonl")


def stopped(mind: Path, session: str, edits: int) -> None:
    """A session that made some edits and stopped, as the host tells it."""
    transcript = transcript_of(session)
    transcript.parent.mkdir(parents=True, exist_ok=True)
    with transcript.open("a") as file:
        for number in range(edits):
            use = {"type": "tool_use", "id": f"{session}{number}", "name": "Edit", "input": {}}
            message = {"role": "assistant", "content": [use]}
            file.write(json.dumps({"type": "assistant", "message": message}) + "\n")
        said = {"role": "user", "content": f"Never forget {session}."}
        file.write(json.dumps({"type": "user", "message": said, "uuid": session}) + "\n")
    payload = {
        "session_id": session,
        "transcript_path": str(transcript),
        "cwd": str(mind.parent.parent),
        "last_assistant_message": f"worked on {session}",
    }
    assert ran("hook stop", keys=json.dumps(payload).encode()).returncode == 0


def test_status_shows_debt_level_and_each_sessions_load(mind: Path) -> None:
    stopped(mind, "one", 9)
    stopped(mind, "two", 4)

    told = said("sleep status")

    assert told.startswith("debt 5 (drowsy), last slept never\n")
    assert "two: moderate (+2), 4 changes: worked on two" in told
    assert "one: heavy (+3), 9 changes: worked on one" in told
    assert said("sleep debt") == "5\n"
    assert as_json("sleep status")["level"] == "drowsy"


@pytest.mark.parametrize(
    "line",
    [
        "sleep add 0 x",
        "sleep add 4 x",
        "sleep add -- -1 x",
        "sleep add x x",
        'sleep add 2 " "',
        "sleep add 2",
    ],
)
def test_a_wrong_score_or_no_description_changes_no_byte(mind: Path, line: str) -> None:
    said("sleep add 1 before")
    before = (mind.parent / "state/.sleep.json").read_bytes()

    assert typed(line).exit_code == 2

    assert (mind.parent / "state/.sleep.json").read_bytes() == before


def test_debt_added_by_hand_counts_and_two_at_once_are_two(mind: Path) -> None:
    said('sleep add 2 "chose the design"')
    assert said('sleep add 3 "and the name"') == "added +3; debt is now 5\n"

    names = [record["session_id"] for record in as_json("sleep status")["sessions"]]
    assert len(set(names)) == 2
    assert all(name.startswith("manual-") for name in names)


def test_done_repays_and_is_told_in_the_history(mind: Path) -> None:
    stopped(mind, "one", 9)
    said('sleep add 2 "talked"')

    assert "debt 5 → 0" in said('sleep done "all written down"')

    assert said("sleep debt") == "0\n"
    book = ledger_of(mind)
    assert book["last_sleep_summary"] == "all written down"
    assert book["sessions"] == []
    (told,) = as_json("sleep history")
    assert (told["debt_before"], told["sessions_processed"]) == (5, 2)
    assert typed("sleep done").exit_code == 2


def test_the_history_is_told_newest_first_and_as_much_of_it_as_is_asked_for(mind: Path) -> None:
    for summary in ("first", "second", "third"):
        said('sleep add 2 "talked"')
        said(f"sleep done {summary}")

    history = as_json("sleep history")
    assert [sleep["summary"] for sleep in history] == ["third", "second", "first"]
    assert [sleep["debt_before"] for sleep in history] == [2, 2, 2]
    assert as_json("sleep history -n 2") == history[:2]


def test_of_many_sleeps_that_are_begun_at_once_one_is(mind: Path) -> None:
    with ThreadPoolExecutor() as pool:
        codes = list(pool.map(lambda line: ran(line).returncode, ["sleep start"] * 5))
    assert sorted(codes) == [0, 4, 4, 4, 4]


def test_only_one_sleep_is_open_and_what_came_later_stays_owed(
    mind: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REVERIE_NOW", "2026-03-02T09:00+00:00")
    said('sleep add 2 "before"')
    said("sleep start")
    assert ran("sleep start").returncode == 4
    said("sleep start --force")
    monkeypatch.setenv("REVERIE_NOW", "2026-03-02T09:10+00:00")
    said('sleep add 3 "during"')

    said('sleep done "the first part"')

    assert said("sleep debt") == "3\n"


def ended_without_a_word(mind: Path, session: str, *, has_transcript: bool) -> None:
    """A session that was started and left at once, as the host tells it."""
    transcript = transcript_of(session)
    transcript.parent.mkdir(parents=True, exist_ok=True)
    if has_transcript:
        transcript.touch()
    payload = {
        "session_id": session,
        "transcript_path": str(transcript),
        "cwd": str(mind.parents[1]),
    }
    assert ran("hook stop", keys=json.dumps(payload).encode()).returncode == 0


def test_an_empty_session_waits_for_no_night(lived: Path) -> None:
    said("night")
    ended_without_a_word(lived, "empty", has_transcript=True)

    assert "nothing waits; the agent is rested" in said("status")
    assert "finds no session that waits" in said("plan")


def test_what_is_gone_waits_only_until_a_doze_has_looked_for_it(lived: Path) -> None:
    said("night")
    ended_without_a_word(lived, "gone", has_transcript=False)
    assert "a night would take in 1 session" in said("status")
    assert "takes in 1 session" in said("plan")

    said("doze")

    assert "nothing waits; the agent is rested" in said("status")
    assert "finds no session that waits" in said("plan")


def test_a_night_reads_the_ledger_repays_it_and_undo_brings_the_debt_back(mind: Path) -> None:
    stopped(mind, "one", 9)
    told = said("plan")
    assert "takes in 1 session.\n1 session in the ledger will be read when it begins." in told
    assert "encode     will turn what was said into memories" in told
    assert "there is no memory to replay yet" not in told

    said("night")

    assert said("sleep debt") == "0\n"
    assert "Never forget one." in said("memories")
    assert "one.jsonl@" in str(as_json("explain 1")["episodes"])
    assert len(as_json("sleep history")) == 1
    said("undo 1 -y")
    assert said("sleep debt") == "3\n"
    said("night")
    assert said("sleep debt") == "0\n"


def test_after_its_night_done_only_adds_the_summary(mind: Path) -> None:
    stopped(mind, "one", 9)
    said("sleep start")
    said("night")

    said('sleep done "the storage design is written down"')

    (told,) = as_json("sleep history")
    assert told["summary"] == "the storage design is written down"
    assert (told["debt_before"], told["debt_after"], told["sessions_processed"]) == (3, 0, 1)
    assert "sleep_started_at" not in ledger_of(mind)


def test_sessions_of_a_night_undone_for_good_owe_nothing(mind: Path) -> None:
    stopped(mind, "one", 9)
    said("night")

    said("undo 1 --then never -y")

    assert said("sleep debt") == "0\n"
    said("night")
    assert as_json("memories") == []


def test_a_dry_run_reads_the_ledger_and_leaves_it_alone(mind: Path) -> None:
    stopped(mind, "one", 1)

    assert "Never forget one." in said("night --dry-run")

    assert said("sleep debt") == "1\n"
    assert as_json("memories") == []


def test_sessions_closed_by_hand_are_still_taken_in_by_the_next_night(mind: Path) -> None:
    stopped(mind, "one", 2)
    said('sleep done "by hand"')

    said("night")

    assert "Never forget one." in said("memories")


def test_bookmarks_are_added_listed_and_cleared(mind: Path) -> None:
    said('bookmark add "small thing" --salience 1')
    said('bookmark add "the key is token=abcdef123456" --salience 3 --task keys')

    first, second = as_json("bookmark list")
    assert (first["salience"], first["message"]) == (3, "the key is token=[secret]")
    assert (second["salience"], second["session_id"]) == (1, None)
    said(f"bookmark clear {first['id']}")
    assert len(as_json("bookmark list")) == 1
    said("bookmark clear")
    assert said("bookmark list") == "no bookmarks\n"
    assert typed('bookmark add " "').exit_code == 2
    assert typed('bookmark add "x" --salience 4').exit_code == 2


def test_a_bookmark_without_a_salience_has_two(mind: Path) -> None:
    said('bookmark add "mind the tide"')
    (mark,) = as_json("bookmark list")
    assert mark["salience"] == 2


def test_a_bookmark_becomes_a_memory_of_its_session(mind: Path) -> None:
    said('bookmark add "retries double the orders" --salience 3')
    stopped(mind, "one", 1)

    said("night")

    assert "bookmarked: retries double the orders" in said("memories")
    assert as_json("bookmark list") == []


def test_reminders_are_added_listed_and_removed(mind: Path) -> None:
    said('trigger add "deploy, release" "check the calendar"')

    (trigger,) = as_json("trigger list")
    assert (trigger["fired_count"], trigger["max_fires"]) == (0, 3)
    said(f"trigger remove {trigger['id']}")
    assert said("trigger list") == "no reminders\n"
    assert ran("trigger remove t-1").returncode == 3
    assert typed('trigger add "," "x"').exit_code == 2


def test_while_paused_the_hooks_do_nothing(mind: Path) -> None:
    said("pause")
    stopped(mind, "one", 9)
    assert said("sleep debt") == "0\n"

    said("resume")
    stopped(mind, "two", 9)
    assert said("sleep debt") == "3\n"


def test_the_doctor_tells_of_hooks_that_failed_and_of_a_damaged_ledger(mind: Path) -> None:
    assert ran("hook stop", keys=b"{}").returncode == 0
    (mind.parent / "state/.sleep.json").write_text('{"debt": 3, "sessions": [')

    told = ran("doctor")

    assert told.returncode == 5
    assert "the hooks reported 1 failure this week" in told.stdout
    assert "the ledger cannot be read" in told.stdout
    assert "the ledger was damaged and rebuilt" in said("sleep status")


def test_a_transcript_is_distilled_by_session_or_by_file(mind: Path) -> None:
    stopped(mind, "one", 2)

    assert "Never forget one." in said("transcript distill one")
    assert "Never forget one." in said(f"transcript distill {transcript_of('one')}")
    said('bookmark add "remember this one"')
    agents = transcript_of("one").with_suffix("") / "subagents"
    agents.mkdir(parents=True)
    text = {"type": "text", "text": "The sub-agent found the cause."}
    record = {"type": "assistant", "message": {"id": "m", "role": "assistant", "content": [text]}}
    (agents / "agent-a1.jsonl").write_text(json.dumps(record) + "\n")
    stopped(mind, "one", 0)
    told = said("transcript distill one")
    assert "bookmark (2): remember this one" in told
    assert "-- agent-a1" in told
    assert "The sub-agent found the cause." in told
    assert ran("transcript distill nobody").returncode == 3
    transcript_of("one").unlink()
    assert ran("transcript distill one").returncode == 3
    assert typed("transcript distill one --since someday").exit_code == 2


def test_a_transcript_is_distilled_from_the_sessions_last_sleep_on(
    mind: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stopped(mind, "one", 0)
    before, after = BEGAN - timedelta(hours=1), BEGAN + timedelta(hours=1)
    early, late = Transcript().human("Said early."), Transcript().human("Said late.")
    early.records[0]["timestamp"], late.records[0]["timestamp"] = map(stamped, (before, after))
    transcript_of("one").write_bytes(early.content() + late.content())
    assert "Said early." in said("transcript distill one")

    monkeypatch.setenv("REVERIE_NOW", BEGAN.isoformat())
    said('sleep done "the early part"')

    told = said("transcript distill one")
    assert "Said late." in told
    assert "Said early." not in told
    assert "Said early." in said("transcript distill one --full")
    assert "Said early." in said(f"transcript distill one --since {before.isoformat()}")
    monkeypatch.setenv("REVERIE_NOW", (after + timedelta(hours=1)).isoformat())
    said('sleep add 1 "of another session"')
    said('sleep done "not of this one"')
    assert said("transcript distill one") == told


def test_the_settings_of_the_hooks_name_commands_that_work(mind: Path) -> None:
    hooks = json.loads(said("hook settings"))["hooks"]

    assert set(hooks) == {
        "SessionStart",
        "UserPromptSubmit",
        "PostToolUse",
        "PreCompact",
        "Stop",
        "SubagentStop",
        "SessionEnd",
    }
    (registered,) = hooks["Stop"]
    (call,) = registered["hooks"]
    assert call["timeout"] == 5
    payload = json.dumps({"session_id": "s1", "cwd": str(mind.parent.parent)})
    done = subprocess.run(call["command"], shell=True, input=payload.encode(), capture_output=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
    assert "s1: not analysed yet" in said("sleep status")
