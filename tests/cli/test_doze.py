"""`reverie doze`, and true words about what is known, what waits and what was slept."""

from __future__ import annotations

from pathlib import Path

from tests.cli.terminal import RULE, as_json, memory_texts, said, typed


def test_a_doze_tells_what_it_took_in_and_how_to_take_it_back(lived: Path) -> None:
    told = said("doze").splitlines()
    assert told[0] == "Doze 1 completed: 1 session taken in"
    assert told[-1] == "  look: `reverie journal 1`   take it back: `reverie undo 1`"
    assert RULE in memory_texts()


def test_a_doze_with_nothing_to_do_says_so_and_leaves_no_trace(slept: Path) -> None:
    entries = len(as_json("journal"))
    assert said("doze") == "Nothing waits: every session that ended is taken in.\n"
    assert as_json("doze") == {
        "doze": None,
        "outcome": None,
        "sessions": 0,
        "entries": [],
        "notes": [],
    }
    assert len(as_json("journal")) == entries


def test_a_doze_beside_a_night_leaves_at_once(asleep: Path) -> None:
    ended = typed("doze")
    assert ended.exit_code == 1
    assert "is asleep since" in str(ended.exception)


def test_nights_and_journal_call_a_doze_a_doze(lived: Path) -> None:
    said("doze")
    said("night")
    _, first, second = said("nights").splitlines()
    assert first.endswith("  doze")
    assert not second.endswith("doze")
    assert "doze 1, encode" in said("journal")
    assert "night 2, encode" in said("journal")


def test_a_doze_can_be_taken_back(lived: Path) -> None:
    said("doze")
    assert "doze 1 began" in said("undo 1 -y")
    assert memory_texts() == []
    assert "takes in 1 session" in said("plan")


def test_status_tells_dozes_from_nights_and_what_a_night_would_still_do(lived: Path) -> None:
    said("doze")
    told = said("status")
    assert "last slept never; dozed " in told
    assert "a night would sleep on 1 session of dozes: `reverie night`" in told
    assert "sleeps on 1 session that dozes took in" in said("plan")
    assert "  encode     will count as slept on what dozes took in\n" in said("plan")
    assert "Nap 2 completed: slept on 1 session that a doze had taken in\n" in said("night")
    assert "nothing waits; the agent is rested" in said("status")


def test_a_sleep_has_one_name_and_one_count_on_the_line_in_the_list_and_in_the_report(
    lived: Path,
) -> None:
    said("doze")
    assert said("night").startswith("Nap 2 completed: slept on 1 session that a doze had taken in")
    (nap,) = (line for line in said("nights").splitlines() if line.endswith("  nap"))
    assert "1 session " in nap
    told = said("report")
    assert "Nap 2, " in told
    assert "Slept on 1 session " in told
    assert said("night --full").startswith("Night 3 completed: no session waited")


def test_what_is_remembered_awake_is_told_before_the_first_night(mind: Path) -> None:
    said(f'remember "{RULE}"')
    told = (mind.parent / "state/briefing/1.txt").read_text()
    assert f"- {RULE} [" in told
    said("edit 1 'Never push to any branch.'")
    assert "any branch" in (mind.parent / "state/briefing/1.txt").read_text()
    said("forget 1 --why 'no longer so'")
    assert not (mind.parent / "state/briefing/1.txt").exists()


def test_status_counts_what_was_remembered_before_anything_was_recorded(mind: Path) -> None:
    said(f'remember "{RULE}"')
    assert "knows      1 memory" in said("status")


def test_an_edit_by_hand_is_told_before_the_first_night(mind: Path) -> None:
    said(f'remember "{RULE}"')
    file = mind.parent / "memory.yml"
    file.write_text(file.read_text().replace(RULE, "Never push to any branch."))
    said("memory take")
    assert "any branch" in (mind.parent / "state/briefing/1.txt").read_text()


def test_what_init_reads_in_is_told_to_the_first_session(project: Path) -> None:
    (project / "CLAUDE.md").write_text(f"- {RULE}\n")
    said("init --read")
    assert f"- {RULE} [" in (project / ".reverie/state/briefing/1.txt").read_text()


def test_the_doctor_finds_nothing_wrong_with_a_doze_before_any_night(lived: Path) -> None:
    said("doze")
    assert "the journal is whole" in typed("doctor").output
