"""What the hooks print when a session starts reaches the model, whole, part by part."""

from __future__ import annotations

import pytest

from tests.e2e.client import talk
from tests.e2e.project import Project
from tests.e2e.stand_in import Turn

PART_CHARS = 9_000
"""Characters of one part; the client passes on up to 10,000 of each hook."""


def a_part(number: int) -> str:
    """A part of a given length, without a repetition a client could leave out."""
    words = "".join(f"part {number} word {place} " for place in range(PART_CHARS))
    return words[: PART_CHARS - 1] + "."


@pytest.mark.usefixtures("without_dozes")
def test_a_second_session_is_told_how_the_first_one_ended(project: Project) -> None:
    first = talk(
        project, "Make a file.", [Turn(uses=(project.writing("a.txt"),)), Turn("The file is made.")]
    )
    assert "# Sleep: debt 0 (alert), last slept never" in first.told

    second = talk(project, "What is new?")

    assert "# Sleep: debt 1 (alert), last slept never" in second.told
    assert (
        "Not slept on yet: 1 session (light +1)\nEnded, says the agent: The file is made."
        in second.told
    )


def test_all_of_what_a_start_printed_is_told(project: Project) -> None:
    talk(project, "Make a file.", [Turn(uses=(project.writing("a.txt"),)), Turn("It is made.")])
    second = talk(project, "What is new?")
    openings = project.openings(second.session_id)
    assert openings
    assert all(opening.strip() in second.told for opening in openings)


def test_parts_printed_by_several_hooks_all_arrive_whole(project: Project) -> None:
    parts = [a_part(1), a_part(2)]
    talk(project, "Begin.")
    for number, part in enumerate(parts):
        file = project.put(f"part-{number}", part)
        script = project.put(f"part-{number}.sh", f"cat '{file}'\n")
        project.register("SessionStart", f"sh '{script}'")

    second = talk(project, "Go on.")

    assert "# Sleep: debt 0" in second.told
    for part in parts:
        assert len(part) == PART_CHARS
        assert second.told.count(part) == 1


@pytest.mark.usefixtures("without_dozes")
@pytest.mark.parametrize("source", ["compact", "clear"])
def test_a_session_that_was_compacted_or_cleared_is_told_again(
    project: Project, source: str
) -> None:
    begun = talk(project, "Begin.").session_id
    changed = talk(project, f"/{source}", resume=begun).session_id
    told = talk(project, "Go on.", resume=changed).told
    assert f"SessionStart:{source} hook success: # Sleep: debt 0" in told


def test_a_fork_is_told_how_tired_the_agent_is_now(project: Project) -> None:
    files = [Turn(uses=(project.writing("a.txt"),)), Turn("The file is made.")]
    first = talk(project, "Make a file.", files).session_id
    fork = talk(project, "Try it another way.", resume=first, fork=True)
    assert "# Sleep: debt 1 (alert), last slept never" in fork.told
