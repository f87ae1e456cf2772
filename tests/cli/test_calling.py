"""`reverie stimulus` and `reverie wake`: an agent is called, awake or asleep."""

from __future__ import annotations

from pathlib import Path

import pytest

from reverie.cli._person import YES
from tests.cli.terminal import RULE, as_json, memory_texts, ran, said, started, typed
from tests.cli.test_being_woken import PATIENCE_S, held_up, wait_until_asleep

CALL = "Never deploy on a Friday."


def test_an_agent_that_is_awake_is_told_at_once(lived: Path) -> None:
    assert said(f'stimulus "{CALL}"') == "delivered: the agent is awake\n"

    said("night")

    assert CALL in memory_texts()


def test_an_agent_that_is_awake_needs_no_waking(lived: Path) -> None:
    assert said("wake") == "the agent is awake\n"
    assert as_json("wake") == {"was_asleep": False, "is_awake": True}
    assert said("night").startswith("Nap 1 completed")


def test_a_night_that_runs_is_woken_at_its_last_checkpoint(lived: Path) -> None:
    with held_up(lived):
        night = started("night")
        wait_until_asleep(lived, night)
        assert ran("wake --seconds 0").stdout.startswith("called; it wakes when the stage")
    told, complaint = night.communicate(timeout=PATIENCE_S)

    assert (night.returncode, complaint) == (0, "")
    assert told.startswith("Nap 1 was woken at its last checkpoint")
    assert said("night").startswith("Nap 2 completed: slept on 1 session")


def test_what_calls_a_night_that_runs_is_queued_and_told_as_it_wakes(lived: Path) -> None:
    with held_up(lived):
        night = started("night")
        wait_until_asleep(lived, night)
        queued = ran(f'stimulus "{CALL}"').stdout
    night.communicate(timeout=PATIENCE_S)

    assert queued == "queued: the agent is asleep and is told when it wakes\n"
    assert RULE not in memory_texts()
    said("night")
    assert CALL in memory_texts()
    assert said("night").startswith("Nap 3 completed: no session waited")


def test_what_an_agents_client_says_is_the_agents_word(
    lived: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CLAUDECODE", "1")
    told = typed(f'stimulus "{CALL}"').output

    said("night")

    assert "taken as the agent's word" in told
    assert YES not in told
    kinds = {memory["wording"]["text"]: memory["kind"] for memory in as_json("memories")}
    assert kinds.get(CALL) != "constraint"


def test_nothing_cannot_be_said(lived: Path) -> None:
    ended = ran('stimulus " "')

    assert (ended.returncode, "empty" in ended.stderr) == (2, True)
