"""Sleep with the real client: by its sub-agent, and by itself when nobody heeds the call."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest

from tests.e2e.client import NEWEST, OLD, Talk, talk
from tests.e2e.project import Project, a_project, comes_true, running
from tests.e2e.stand_in import Script, Turn, Use

RULE = "Never rename the users table."
CLAIM = "The user must always be asked before the harbour is closed."
IDEA = "Renaming tables frightens this user, who has lost a table before."
BRIEF = "Sleep on it: the user has set a rule about tables."
SUMMARY = "The rule about the users table was written down."
ASLEEP_S = 30
"""Seconds after which a nap that began by itself surely has ended."""
ANSWERING = """
import json, sys
packet = json.load(open(sys.argv[1]))
answers = []
for question in packet["questions"]:
    episodes = question["about"]["episodes"]
    rule = [e["number"] for e in episodes if e["voice"] == "person"][:1]
    said = [e["number"] for e in episodes if e["voice"] == "agent"][:1]
    ideas = [
        {"text": RULE, "kind": "constraint", "episodes": rule},
        {"text": IDEA, "kind": "insight", "episodes": rule},
        {"text": CLAIM, "kind": "constraint", "episodes": said},
        {"text": "An idea of nothing.", "kind": "fact", "episodes": [999999]},
    ]
    answers.append({"id": question["id"], "answer": ideas})
json.dump({"answers": answers}, open(sys.argv[2], "w"))
"""


def slept_by_its_sub_agent(project: Project, *, version: str = NEWEST, tool: str = "Agent") -> Talk:
    """A session that hands its sleep over to the sub-agent, which does as it is instructed."""
    words = f"RULE, IDEA, CLAIM = {RULE!r}, {IDEA!r}, {CLAIM!r}\n"
    (project.scratch / "answering.py").write_text(words + ANSWERING)
    packet, answers = project.scratch / "packet.json", project.scratch / "answers.json"
    answering = [sys.executable, str(project.scratch / "answering.py"), str(packet), str(answers)]
    commands = [
        "reverie sleep start",
        f"reverie night --delegate > {shlex.quote(str(packet))}",
        shlex.join(answering),
        f"reverie think take {shlex.quote(str(answers))}",
        f"reverie sleep done {shlex.quote(SUMMARY)}",
    ]
    task = {"description": "Sleep", "prompt": BRIEF, "subagent_type": "reverie-rem-sleep"}
    awaited = {"run_in_background": False} if version == NEWEST else {}
    hand_over = Turn(uses=(Use(tool, {**task, **awaited}),))
    its_work = (*(Turn(uses=(running(command),)) for command in commands), Turn(SUMMARY))
    return talk(
        project,
        "Please sleep now.",
        [hand_over, Turn("I have slept.")],
        besides=[Script(BRIEF, its_work)],
        version=version,
    )


@pytest.mark.usefixtures("without_dozes")
def test_the_sub_agent_consolidates_through_its_own_answers(project: Project) -> None:
    work = [Turn(uses=(project.writing("a.txt"),)), Turn(f"Done. {CLAIM}")]
    first = talk(project, RULE, work).session_id
    assert project.debt() == 1

    second = slept_by_its_sub_agent(project)

    requests = str([body["messages"] for body in second.requests])
    assert "answer taken: 4 items; 2 used, 1 kept as a doubt, 1 refused" in requests
    assert "the night is completed" in requests
    assert project.memories("constraint") == [RULE]
    assert project.memories("insight") == [IDEA]
    assert project.memories("doubt") == [CLAIM]
    assert project.debt() == 0
    assert first not in project.records()
    newest, *older = json.loads(project.reverie("sleep history --json"))
    assert (newest["summary"], newest["session_ids"], older) == (SUMMARY, [first], [])
    assert "sleep_started_at" not in json.loads(project.reverie("sleep status --json"))


def test_the_sub_agent_of_an_older_client_consolidates_too(old: str, tmp_path: Path) -> None:
    project = a_project(tmp_path)
    project.doze_not()
    talk(project, RULE, [Turn(f"All right. {CLAIM}")], version=OLD)
    slept_by_its_sub_agent(project, version=OLD, tool="Task")
    assert set(project.memories()) == {RULE, IDEA, CLAIM}
    assert project.debt() == 0
    assert [s["summary"] for s in json.loads(project.reverie("sleep history --json"))] == [SUMMARY]


@pytest.mark.usefixtures("without_dozes")
def test_a_call_to_sleep_that_is_heeded_is_over(project: Project) -> None:
    talk(project, RULE, [Turn(f"All right. {CLAIM}")])
    for number in range(4):
        project.reverie(f"sleep add 3 'Chose design {number} with the user.'")

    assert "CRITICAL: sleep debt is 12" in slept_by_its_sub_agent(project).told

    assert project.debt() == 0
    told = talk(project, "Go on.").told
    assert "CRITICAL" not in told
    assert "by itself" not in told


@pytest.mark.usefixtures("without_dozes")
def test_the_next_session_is_told_what_the_sub_agent_made_of_it(project: Project) -> None:
    talk(project, RULE, [Turn(f"All right. {CLAIM}")])
    slept_by_its_sub_agent(project)
    told = talk(project, "What is new?").told
    assert f"Last sleep: {SUMMARY}" in told
    for idea in (RULE, IDEA):
        assert f"- {idea} [" in told
    assert CLAIM not in told
    assert "held back" in told


@pytest.mark.usefixtures("without_dozes")
def test_a_sleep_of_the_sub_agent_is_not_dreamt_of_in_the_next(project: Project) -> None:
    talk(project, RULE, [Turn(f"All right. {CLAIM}")])
    slept_by_its_sub_agent(project)
    learned = project.memories()
    project.reverie("night")
    assert sorted(project.memories()) == sorted(learned)


def test_a_call_to_sleep_that_goes_unheeded_is_answered_by_a_nap(project: Project) -> None:
    talk(project, RULE)
    for number in range(4):
        project.reverie(f"sleep add 3 'Chose design {number} with the user.'")

    first = talk(project, "Go on.")
    assert first.told.count("CRITICAL: sleep debt is 12 (must sleep).") == 1
    assert project.debt() == 12
    second = talk(project, "Go on again.")

    assert "a nap has begun by itself" in second.told
    assert "CRITICAL" not in second.told
    assert comes_true(lambda: project.debt() == 0, ASLEEP_S)
    assert project.memories("constraint") == [RULE]
    third = talk(project, "And again.")
    assert "CRITICAL" not in third.told
    assert "by itself" not in third.told
    assert RULE in third.told
