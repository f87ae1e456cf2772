"""An older client: it calls our hooks as well, and keeps its sub-agents in another place."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.client import OLD, Talk, talk
from tests.e2e.project import Project, a_project
from tests.e2e.stand_in import Script, Turn, Use

TASK = "Write what is missing."


@pytest.fixture
def project(old: str, tmp_path: Path) -> Project:
    return a_project(tmp_path)


def handed_over(project: Project) -> Talk:
    """A session whose only change is made by a sub-agent."""
    task = {"description": "Write a file", "prompt": TASK, "subagent_type": "general-purpose"}
    its_work = (Turn(uses=(project.writing("a.txt"),)), Turn("Written."))
    return talk(
        project,
        "Hand it over.",
        [Turn(uses=(Use("Task", task),)), Turn("Handed over.")],
        besides=[Script(TASK, its_work)],
        version=OLD,
    )


def test_an_older_client_calls_our_hooks(project: Project) -> None:
    making = [Turn(uses=(project.writing("a.txt"),)), Turn("The file is made.")]

    first = talk(project, "Make a file.", making, version=OLD)
    second = talk(project, "What is new?", version=OLD)

    assert {r["version"] for r in project.transcript(first.session_id) if "version" in r} == {OLD}
    record = project.records()[first.session_id]
    assert (record["change_count"], record["tool_count"], record["score"]) == (1, 1, 1)
    assert "Not slept on yet: 1 session (light +1)" in second.told


def test_what_a_sub_agent_of_an_older_client_edits_counts_for_its_session(
    project: Project,
) -> None:
    first = handed_over(project)
    assert (project.folder / "a.txt").exists()
    assert project.records()[first.session_id]["change_count"] == 1


def test_a_sub_agent_of_an_older_client_is_no_session(project: Project) -> None:
    first = handed_over(project)
    second = talk(project, "What is new?", version=OLD)
    assert set(project.records()) == {first.session_id, second.session_id}
