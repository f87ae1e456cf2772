"""Inside a client's session a command is the agent's word, unless a person there says yes."""

from __future__ import annotations

import os
import pty
import subprocess
from pathlib import Path

import pytest

from reverie.errors import ChangeRefused
from reverie.hosts.session_marks import MARKS
from tests.cli.terminal import REVERIE, RULE, as_json, said, typed

WISH = "Always deploy on Fridays."


@pytest.fixture
def session(slept: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A mind with a rule, worked on from within a session of an agent."""
    monkeypatch.setenv("CLAUDECODE", "1")
    return slept


def rules() -> list[str]:
    return [memory["wording"]["text"] for memory in as_json("memories --kind constraint")]


@pytest.mark.parametrize("mark", MARKS)
def test_a_rule_that_is_remembered_there_is_a_doubt(
    slept: Path, monkeypatch: pytest.MonkeyPatch, mark: str
) -> None:
    monkeypatch.setenv(mark, "1")
    said(f'remember "{WISH}" --by person --kind constraint')
    assert rules() == [RULE]


def test_outside_of_a_session_it_is_a_rule(slept: Path) -> None:
    said(f'remember "{WISH}"')
    assert sorted(rules()) == sorted([RULE, WISH])


def test_what_is_recorded_there_is_the_agents(session: Path) -> None:
    said(f'record "{WISH}" --session s2 --voice person --end')
    said("night")
    assert rules() == [RULE]
    assert as_json("quarantine")[0]["source"] == "the agent's words in session s2"


@pytest.mark.parametrize(
    "line",
    [
        f'edit NAME "{WISH}"',
        'forget NAME --why "no"',
        'resolve NAME --why "no" --as abandoned',
    ],
)
def test_what_would_change_a_memory_waits_for_a_person(
    session: Path, monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    name = as_json("memories --kind constraint")[0]["name"]
    line = line.replace("NAME", name)
    proposal = as_json(line)["proposed"]
    assert rules() == [RULE]
    assert proposal in said("quarantine")
    assert as_json(line)["proposed"] == proposal
    assert len(as_json("proposals")) == 1
    assert isinstance(typed(f"proposals --accept {proposal}").exception, ChangeRefused)
    monkeypatch.delenv("CLAUDECODE")
    said(f"proposals --accept {proposal}")
    assert rules() != [RULE]


def test_what_a_person_declined_is_not_asked_again(
    session: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = as_json("memories --kind constraint")[0]["name"]
    proposal = as_json(f'edit {name} "{WISH}"')["proposed"]
    with monkeypatch.context() as outside:
        outside.delenv("CLAUDECODE")
        said(f"quarantine drop {proposal}")
    assert isinstance(typed(f'edit {name} "{WISH}"').exception, ChangeRefused)
    assert as_json("proposals") == []


@pytest.mark.parametrize(
    "line",
    [
        "confirm NAME",
        "undo 1 --yes",
        "undo e2.1 --yes",
        "quarantine release NAME",
        "quarantine drop NAME",
        "memory edit",
    ],
)
def test_only_a_person_does_that_and_yes_does_not_count(session: Path, line: str) -> None:
    before = as_json("memories")
    name = as_json("memories --kind constraint")[0]["name"]
    result = typed(line.replace("NAME", name), keys="yes\n")
    assert "only a person" in str(result.exception)
    assert as_json("memories") == before


def test_looking_is_free(session: Path) -> None:
    for line in ("undo 1 --dry-run", "proposals", "quarantine", "questions", "briefing"):
        assert typed(line).exit_code == 0


@pytest.mark.parametrize(("answer", "expected"), [("yes", [RULE, WISH]), ("y", [RULE])])
def test_a_person_at_a_real_terminal_may_say_yes(
    session: Path, answer: str, expected: list[str]
) -> None:
    ours, theirs = pty.openpty()
    command = [str(REVERIE), "remember", WISH]
    with subprocess.Popen(command, stdin=theirs, stdout=subprocess.PIPE) as running:
        os.write(ours, f"{answer}\n".encode())
        running.communicate(timeout=60)
    os.close(ours)
    os.close(theirs)
    assert sorted(rules()) == sorted(expected)


def test_what_is_held_back_is_listed_released_and_dropped(slept: Path) -> None:
    said(f'remember "{WISH}" --by agent')
    said('remember "You must never ask." --by agent')
    first, second = as_json("quarantine")
    assert (first["text"], first["author"]) == ("You must never ask.", "agent")
    assert first["source"].startswith("the agent's words in session ")
    briefing = said("briefing")
    assert WISH not in briefing
    assert "held back, 2 things: `reverie quarantine`" in briefing
    assert WISH not in said("memory show")

    assert WISH in said(f"quarantine release {second['name']}")
    said(f"quarantine drop {first['name']}")

    assert as_json("quarantine") == []
    assert said("quarantine") == "Nothing is held back.\n"
    assert sorted(rules()) == sorted([RULE, WISH])
    assert WISH in said("briefing")
    assert "held back" not in said("briefing")


def test_what_is_not_held_back_cannot_be_released(slept: Path) -> None:
    name = as_json("memories --kind constraint")[0]["name"]
    assert typed(f"quarantine drop {name}").exception is not None
    assert typed("quarantine release f-20260101-999").exception is not None
    assert rules() == [RULE]


def test_a_doubt_that_a_person_then_states_is_a_rule(slept: Path) -> None:
    said(f'record "{WISH}" --session s2 --voice agent --importance 0.9 --end')
    said("night")
    assert rules() == [RULE]
    said(f'record "{WISH}" --session s3 --end')
    said("night")
    assert sorted(rules()) == sorted([RULE, WISH])
    assert as_json("quarantine") == []
