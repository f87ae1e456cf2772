"""Notes in passing: one setting asks for them, and the doctor tells whether any are written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from reverie.hosts.claude_code.client import project_folder
from tests.cli.terminal import ran, said, typed

RULES = Path(".claude/rules/reverie-sleep.md")
OFF = "[keep]\nnotes_in_passing = false\n"


def live(project: Path, number: int, answer: str) -> None:
    """A session of the client in which the agent gives one answer, and a night."""
    folder = project_folder(str(project))
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"s{number}.jsonl"
    at = f"2026-03-0{number + 1}T09:00:00.000Z"
    message = {"role": "assistant", "model": "m", "content": [{"type": "text", "text": answer}]}
    record = {"type": "assistant", "uuid": f"u{number}", "timestamp": at, "message": message}
    file.write_text(json.dumps(record) + "\n")
    call = {"session_id": f"s{number}", "cwd": str(project), "transcript_path": str(file)}
    payload = json.dumps({**call, "last_assistant_message": answer}).encode()
    assert ran("hook stop", keys=payload).returncode == 0
    said("night")


def test_the_doctor_tells_how_much_was_noted(project: Path) -> None:
    said("init")
    for number in range(3):
        live(project, number, "The cache was stale.\n\nNoted: The cache is keyed by port.")

    assert "ok  the agent noted 3 things in the last 3 sessions" in typed("doctor").output


def test_after_five_sessions_without_a_note_the_doctor_asks_about_the_rule_file(
    project: Path,
) -> None:
    said("init")
    for number in range(5):
        told = typed("doctor").output
        assert "noted" not in told
        live(project, number, "Nothing was noted: it all works.")

    told = typed("doctor").output
    assert "!!  the agent noted nothing in the last 5 sessions" in told
    assert "is the rule file loaded?" in told


def test_a_setting_leaves_the_notes_out_once_init_is_run_again(project: Path) -> None:
    said("init")
    assert "`Noted: …`" in RULES.read_text()
    (project / ".reverie/config.toml").write_text(OFF)

    told = typed("doctor").output
    assert f"{RULES} does not say what `notes_in_passing` in config.toml says" in told
    assert f"  changed ./{RULES}" in said("init")
    assert "Noted" not in RULES.read_text()
    assert "the agent is not asked to note things in passing" in typed("doctor").output


def test_a_rule_file_without_notes_is_taken_back_too(project: Path) -> None:
    said("init")
    (project / ".reverie/config.toml").write_text(OFF)
    said("init")

    said("uninstall")

    assert not RULES.exists()


@pytest.mark.parametrize("value", ["1", '"yes"', "[]"])
def test_the_setting_is_true_or_false(project: Path, value: str) -> None:
    said("init")
    (project / ".reverie/config.toml").write_text(f"[keep]\nnotes_in_passing = {value}\n")

    assert "give true or false" in typed("status").output + ran("memories").stderr
