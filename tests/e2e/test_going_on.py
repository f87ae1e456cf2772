"""Sessions that go on: resumed, compacted, cleared and forked; nothing counts twice."""

from __future__ import annotations

from tests.e2e.client import Talk, talk
from tests.e2e.project import Project
from tests.e2e.stand_in import Script, Turn

SUMMARY = Script("create a detailed summary", (Turn("<summary>Three files were made.</summary>"),))


def began(project: Project) -> Talk:
    """A session that has made three changes with three tools."""
    uses = tuple(project.writing(f"{name}.txt") for name in "abc")
    return talk(project, "Make three files.", [Turn(uses=uses), Turn("Three files are made.")])


def one_more(project: Project) -> list[Turn]:
    """A script of one change more, with one tool."""
    return [Turn(uses=(project.writing("d.txt"),)), Turn("One more is made.")]


def counts(project: Project, session: str) -> tuple[int, int, int]:
    record = project.records()[session]
    return record["change_count"], record["tool_count"], record["score"]


def test_a_resumed_session_keeps_its_one_record_and_counts_each_turn_once(
    project: Project,
) -> None:
    first = began(project)
    second = talk(project, "And one more.", one_more(project), resume=first.session_id)
    assert second.session_id == first.session_id
    assert list(project.records()) == [first.session_id]
    assert counts(project, first.session_id) == (4, 4, 2)


def test_a_compaction_neither_loses_nor_repeats_what_was_counted(project: Project) -> None:
    first = began(project).session_id
    talk(project, "/compact", resume=first, besides=[SUMMARY])
    assert counts(project, first) == (3, 3, 1)
    talk(project, "And one more.", one_more(project), resume=first)
    assert list(project.records()) == [first]
    assert counts(project, first) == (4, 4, 2)
    assert is_compacted(project, first)


def is_compacted(project: Project, session: str) -> bool:
    """Whether the client has compressed a session and noted it."""
    return any(r.get("subtype") == "compact_boundary" for r in project.transcript(session))


def test_a_cleared_session_goes_on_under_a_record_of_its_own(project: Project) -> None:
    first = began(project).session_id
    cleared = talk(project, "/clear", resume=first).session_id
    assert cleared != first
    talk(project, "And one more.", one_more(project), resume=cleared)
    assert set(project.records()) == {first, cleared}
    assert counts(project, first) == (3, 3, 1)
    assert counts(project, cleared) == (1, 1, 1)


def forked(project: Project) -> tuple[str, str]:
    """A session of three changes, and a fork of it with one more."""
    first = began(project).session_id
    fork = talk(project, "And one more.", one_more(project), resume=first, fork=True).session_id
    assert fork != first
    return first, fork


def test_a_fork_has_a_record_of_its_own(project: Project) -> None:
    first, fork = forked(project)
    assert set(project.records()) == {first, fork}
    assert counts(project, first) == (3, 3, 1)


def test_a_fork_counts_only_what_it_did_itself(project: Project) -> None:
    _, fork = forked(project)
    assert counts(project, fork) == (1, 1, 1)
    assert project.debt() == 2


def test_a_fork_does_not_owe_again_what_a_night_has_taken_in(project: Project) -> None:
    first = began(project).session_id
    project.reverie("night")
    talk(project, "Try it another way.", resume=first, fork=True)
    assert project.debt() == 0
