"""The line a night leaves is shown to the person by the client, and no request carries it."""

from __future__ import annotations

import json

import pytest

from reverie import open_mind
from reverie.domain.values.memory import Author
from tests.e2e.client import talk
from tests.e2e.project import Project

TOLD = "Reverie, last night: 1 proposal."


@pytest.fixture(autouse=True)
def at_home(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test is the user who made the project."""
    monkeypatch.setenv("HOME", str(project.home))
    monkeypatch.delenv("XDG_STATE_HOME", raising=False)


def a_night_that_leaves_a_proposal(project: Project) -> None:
    with open_mind(project.folder / ".reverie/mind.db") as mind:
        kept = mind.remember("The port is 80.", by=Author.AGENT)
        mind.propose_edit(kept.name, text="The port is 81.")
    project.reverie("night")


def shown(project: Project, session: str) -> list[str]:
    """What the client showed the person on behalf of a hook, as it wrote it down."""
    notes = [record.get("attachment") or {} for record in project.transcript(session)]
    return [note["content"] for note in notes if note.get("type") == "hook_system_message"]


def test_the_person_is_shown_once_what_waits_and_the_agent_is_not_told(project: Project) -> None:
    talk(project, "Begin.")
    a_night_that_leaves_a_proposal(project)

    first = talk(project, "What is new?")
    again = talk(project, "And now?", resume=first.session_id)

    assert [words.startswith(TOLD) for words in shown(project, first.session_id)] == [True]
    assert not any(TOLD in json.dumps(request) for request in first.requests + again.requests)


def test_what_the_person_was_shown_is_never_learned(project: Project) -> None:
    talk(project, "Begin.")
    a_night_that_leaves_a_proposal(project)
    session = talk(project, "Never rename the users table.").session_id

    project.reverie("night")

    assert shown(project, session)
    assert "Never rename the users table." in project.memories()
    assert not any("proposal" in text for text in project.memories())
