"""What a session did, as the ledger counts it."""

from __future__ import annotations

import pytest

from tests.e2e.client import talk
from tests.e2e.project import Project, running
from tests.e2e.stand_in import Script, Turn, Use

TASK = "Write what is missing."


def test_a_session_that_writes_one_file_and_edits_two_has_three_changes(project: Project) -> None:
    project.put("a.txt", "one\n")
    project.put("b.txt", "two\n")
    looking = Turn("I look.", (project.reading("a.txt"), project.reading("b.txt")))
    changing = Turn(
        "I change.",
        (
            project.writing("c.txt"),
            project.editing("a.txt", "one", "1"),
            project.editing("b.txt", "two", "2"),
        ),
    )

    done = talk(project, "Number them.", [looking, changing, Turn("All three are done.")])

    (record,) = project.records().values()
    assert record["session_id"] == done.session_id
    assert (record["change_count"], record["tool_count"], record["score"]) == (3, 5, 1)
    assert record["last_assistant_message"] == "All three are done."
    assert (project.folder / "a.txt").read_text() == "1\n"


def test_a_session_that_only_looks_around_owes_nothing(project: Project) -> None:
    talk(project, "Look.", [Turn(uses=(running("ls"),)), Turn("Nothing here.")])
    (record,) = project.records().values()
    assert (record["change_count"], record["tool_count"], record["score"]) == (0, 1, 0)
    assert project.debt() == 0


@pytest.mark.parametrize("awaited", [True, False], ids=["awaited", "in the background"])
def test_what_a_sub_agent_edits_counts_for_its_session(project: Project, awaited: bool) -> None:
    task = {"description": "Write two files", "prompt": TASK, "subagent_type": "general-purpose"}
    hand_over = Turn(uses=(Use("Agent", {**task, "run_in_background": not awaited}),))
    its_work = Turn(uses=(project.writing("d.txt"), project.writing("e.txt")))

    done = talk(
        project,
        "Hand it over.",
        [hand_over, Turn("Handed over.")],
        besides=[Script(TASK, (its_work, Turn("Written.")))],
    )

    (record,) = project.records().values()
    assert record["session_id"] == done.session_id
    assert (record["change_count"], record["tool_count"], record["score"]) == (2, 3, 1)
