"""The morning note is shown to the person once, and never reaches the agent."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from reverie import OpenMind, Settings, keyed, open_mind
from reverie.awake.morning_note import FILE, leave_note
from reverie.domain.values.memory import Author
from reverie.hosts.claude_code.hook_config import NOTE, command_of, hooks_with
from reverie.testing import TickClock
from tests.awake.hooking import Project, a_book, a_project

WORDS = 'Reverie, last night: 2 proposals. See "reverie report".'


@pytest.fixture
def project(tmp_path: Path) -> Project:
    project = a_project(tmp_path)
    project.put(a_book())
    return project


def a_mind(project: Project, **settings: int) -> OpenMind:
    chosen = Settings.of(**settings)
    return open_mind(Path(project.home) / "mind.db", clock=TickClock(), settings=chosen)


def test_the_note_is_shown_to_the_person_once(project: Project) -> None:
    leave_note(project.home, WORDS)
    first = project.hook(NOTE, project.payload("one", "SessionStart"))
    assert json.loads(first.out) == {"systemMessage": WORDS}
    assert project.hook(NOTE, project.payload("two", "SessionStart")).out == ""


def test_no_other_hook_says_a_word_of_it(project: Project) -> None:
    leave_note(project.home, WORDS)
    for name in ("session-start", "briefing-1", "user-prompt-submit"):
        assert "last night" not in project.hook(name, project.payload("one", "SessionStart")).out
    assert (project.state / FILE).exists()


def test_a_night_leaves_a_note_where_something_waits_for_a_word(project: Project) -> None:
    with a_mind(project) as mind:
        kept = mind.remember("The port is 80.", by=Author.AGENT)
        mind.propose_edit(kept.name, text="The port is 81.")
        mind.night()
    told = keyed.read(project.state / FILE).decode()
    assert told == "Reverie, last night: 1 proposal. See `reverie report`.\n"


def test_where_nothing_waits_there_is_no_note(project: Project) -> None:
    leave_note(project.home, WORDS)
    with a_mind(project) as mind:
        mind.night()
    assert not (project.state / FILE).exists()


def test_the_note_can_be_turned_off(project: Project) -> None:
    with a_mind(project, morning_note=0) as mind:
        kept = mind.remember("The port is 80.", by=Author.AGENT)
        mind.propose_edit(kept.name, text="The port is 81.")
        mind.night()
    assert not (project.state / FILE).exists()


def test_a_link_in_place_of_the_note_is_not_read(project: Project, tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text("a secret\n")
    (project.state / FILE).symlink_to(secret)
    told = project.hook(NOTE, project.payload("one", "SessionStart")).out
    assert "a secret" not in told
    assert f"state/{FILE}: now in .reverie/set-aside-" in told


def test_a_start_calls_the_hook_of_the_note(project: Project) -> None:
    assert str(hooks_with(command_of, 2)["SessionStart"]).count(NOTE) == 1
