"""A session that ended is known to the next one, without anybody's command."""

from __future__ import annotations

from tests.e2e.client import talk
from tests.e2e.project import Project, comes_true
from tests.e2e.stand_in import Turn

RULE = "Never rename the users table."
DOZED_S = 20
"""Seconds after which a doze has surely ended, on a busy machine too."""


def test_what_a_session_was_told_is_told_to_the_next(project: Project) -> None:
    talk(project, RULE, [Turn(uses=(project.writing("a.txt"),)), Turn("I will keep it in mind.")])
    sign = project.folder / ".reverie/state/.undozed"
    assert comes_true(lambda: not sign.exists(), DOZED_S)

    second = talk(project, "What is new?")

    assert f"- {RULE} [" in second.told
    assert "First session" not in second.told
    assert project.debt() == 1


def test_what_is_remembered_before_any_session_is_told_to_the_first(project: Project) -> None:
    project.reverie(f"remember '{RULE}'")
    assert f"- {RULE} [" in talk(project, "What is new?").told
