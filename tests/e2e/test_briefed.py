"""What a night has learned is told to the next session: all of it, as it is, and never as new."""

from __future__ import annotations

import json

import pytest

from tests.e2e.client import talk
from tests.e2e.project import Project, comes_true
from tests.e2e.stand_in import Turn

RULE, EDITED = "Never rename the users table.", "Never rename any table at all."
NEXT = "Next time start with the linker."
BUDGET = 20_000
"""Tokens of a memory that needs more parts than the usual three."""
MANY = [
    f"Never let machine {n} of the harbour go without its own anchor, however calm the sea may "
    f"look from the tower, because storm {n} has once sunk a boat there, with all of its cargo."
    for n in range(200)
]
TAKEN_S = 20
"""Seconds after which an edited file surely has been taken in."""


@pytest.fixture
def large(project: Project) -> Project:
    """A project whose memory takes several parts, and that has as many hooks."""
    talk(project, "Begin.")
    project.put(".reverie/config.toml", f"[file]\ntoken_budget = {BUDGET}\n")
    rules = project.folder / "CLAUDE.md"
    rules.write_text("".join(f"- {rule}\n" for rule in MANY))
    project.reverie("init --read")
    rules.unlink()
    project.reverie("night")
    assert set(project.memories("constraint")) == set(MANY)
    return project


def parts(project: Project) -> list[str]:
    """The parts that were prepared, without their MACs, the head first."""
    folder = project.folder / ".reverie/state/briefing"
    files = sorted(folder.glob("*.txt"), key=lambda file: int(file.stem))
    return [file.read_text().rpartition("\nmac ")[0] for file in files]


def test_every_part_of_a_large_memory_is_told_whole(large: Project) -> None:
    second = talk(large, "What is new?")

    assert len(parts(large)) > 4
    assert [rule for rule in MANY if second.told.count(rule) != 1] == []
    assert [part for part in parts(large) if part.strip() not in second.told] == []
    assert "more parts" not in second.told


def carried_forward(project: Project) -> Project:
    """A project in which something is remembered, and something was left for the next time."""
    talk(project, f"{RULE} {NEXT}")
    project.reverie("night")
    return project


def test_what_is_carried_forward_is_told(project: Project) -> None:
    told = talk(carried_forward(project), "What is new?").told
    assert f"Current focus: {NEXT}" in told
    assert f"- {RULE} [" in told


def test_what_is_carried_forward_comes_before_any_memory(project: Project) -> None:
    carried_forward(project)
    settings = project.folder / ".claude/settings.local.json"
    told = json.loads(settings.read_text())
    first = told["hooks"]["SessionStart"][0]["hooks"][0]
    assert "session-start" in first["command"]
    first["command"] = f"sleep 1; {first['command']}"  # as on a day with much to catch up with
    settings.write_text(json.dumps(told))

    opening = talk(project, "What is new?").told

    assert opening.index(f"Current focus: {NEXT}") < opening.index(f"- {RULE} [")


def test_an_edited_file_is_taken_in_by_itself_and_told(project: Project) -> None:
    talk(project, RULE)
    project.reverie("night")
    file = project.folder / ".reverie/memory.yml"
    file.write_text(file.read_text().replace(RULE, EDITED))

    talk(project, "What is new?")

    assert comes_true(lambda: project.memories("constraint") == [EDITED], TAKEN_S)
    assert comes_true(lambda: "was changed" not in talk(project, "And now?").told, TAKEN_S)
    assert f"- {EDITED} [" in talk(project, "And now?").told


def test_what_an_agent_does_to_the_file_is_put_to_the_person(project: Project) -> None:
    talk(project, RULE)
    project.reverie("night")
    name = ".reverie/memory.yml"
    edit = [
        Turn(uses=(project.reading(name),)),
        Turn(uses=(project.editing(name, RULE, EDITED),)),
        Turn("The rule is wider now."),
    ]

    talk(project, "Make the rule wider.", edit)
    assert EDITED in (project.folder / name).read_text()
    talk(project, "What is new?")

    assert comes_true(lambda: EDITED in project.reverie("proposals"), TAKEN_S)
    assert project.memories("constraint") == [RULE]
    assert comes_true(lambda: EDITED not in (project.folder / name).read_text(), TAKEN_S)


def test_what_all_parts_told_is_never_learned_again(large: Project) -> None:
    learned = large.memories()
    second = talk(large, "Good morning.", [Turn("Good morning to you.")])
    large.reverie("night")

    assert MANY[-1] in second.told
    assert sorted(large.memories()) == sorted(learned)
    assert "said again" not in large.journal()


def test_what_an_edited_file_told_is_never_learned_again(project: Project) -> None:
    talk(project, RULE)
    project.reverie("night")
    file = project.folder / ".reverie/memory.yml"
    file.write_text(file.read_text().replace(RULE, EDITED))
    talk(project, "Good morning.", [Turn("Good morning to you.")])
    assert comes_true(lambda: project.memories("constraint") == [EDITED], TAKEN_S)
    second = talk(project, "Good morning.", [Turn("Good morning to you.")])
    learned = project.memories()
    project.reverie("night")

    assert EDITED in second.told
    assert sorted(project.memories()) == sorted(learned)
    assert "said again" not in project.journal()


def test_what_an_agent_repeats_from_its_briefing_is_no_new_memory(project: Project) -> None:
    talk(project, RULE)
    project.reverie("night")
    learned = project.memories()
    talk(project, "Tell me the rule.", [Turn(RULE)])
    project.reverie("night")
    assert sorted(project.memories()) == sorted(learned)
