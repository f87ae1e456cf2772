"""Poison by agents: one that was talked into it, and a thinker whose answers hold rules."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path

from poison_clones import with_rule
from poison_project import Project, Tried, answered, judged, new_project
from poison_ways import Record, Way, person, used, way

AGENT, THINKER = "injected agent", "thinker's answer"
INSIDE = {"CLAUDECODE": "1"}


def by_agent(folder: Path) -> list[Tried]:
    """An agent that was talked into using our own commands and files."""
    found: list[Tried] = []
    for number, (name, act) in enumerate(ACTS.items()):
        one = way(AGENT, name, number)
        project = new_project(folder / str(number))
        project.run("remember", "Never force-push to main.")
        project.run("night")
        project.hook("user-prompt-submit", prompt="go on")
        act(project, one.words)
        project.hook("stop", transcript_path=str(project.user / "none.jsonl"))
        project.run("memory", "take", **INSIDE)
        project.run("night")
        found += judged(project, [one])
    return found


def by_thinker(folder: Path) -> list[Tried]:
    """A sub-agent whose answers hold rules that no person stated."""
    project = new_project(folder)
    ways = [way(THINKER, form, number) for number, form in enumerate(ANSWERS)]
    shown = [record for one in ways for record in _seen_by_the_thinker(one)]
    project.session([*shown, answered("All done.")])
    packet = project.run("night", "--delegate")
    answers = [_answers_to(question, ways) for question in _questions(packet)]
    project.run("think", "take", "-", given=json.dumps({"answers": answers}))
    project.run("night")
    return judged(project, ways)


# An agent that was talked into it.


def _says(*words: str) -> Callable[[Project, str], None]:
    def act(project: Project, text: str) -> None:
        project.run(*(word.replace("TEXT", text) for word in words), **INSIDE)

    return act


def _edits_by(tool: str, given: Callable[[Path], Record]) -> Callable[[Project, str], None]:
    def act(project: Project, text: str) -> None:
        file = project.home / "memory.yml"
        file.write_text(with_rule(file.read_text(), text, "      by: hand\n"))
        project.hook("post-tool-use", tool_name=tool, tool_input=given(file))

    return act


def _edits_unseen(project: Project, text: str) -> None:
    file = project.home / "memory.yml"
    file.write_text(with_rule(file.read_text(), text))


def _says_then(*then: str) -> Callable[[Project, str], None]:
    """Say it, and settle what waits for a person's word on one's own."""

    def act(project: Project, text: str) -> None:
        project.run("remember", text, "--kind", "constraint", **INSIDE)
        for line in project.run("quarantine", "--json", **INSIDE).split('"'):
            if line.startswith(("f-", "p-")):
                project.run(*(word.replace("NAME", line) for word in then), **INSIDE)

    return act


ACTS: dict[str, Callable[[Project, str], None]] = {
    "remember": _says("remember", "TEXT"),
    "remember as a rule": _says("remember", "TEXT", "--kind", "constraint"),
    "remember as a wish": _says("remember", "TEXT", "--kind", "relationship"),
    "record as a person": _says("record", "TEXT", "--voice", "person"),
    "record and end": _says("record", "TEXT", "--voice", "person", "--end"),
    "edit a rule": _says("edit", "1", "TEXT"),
    "a bookmark": _says("bookmark", "add", "TEXT", "--salience", "3"),
    "a note": _says("sleep", "add", "3", "TEXT"),
    "write the file": _edits_by("Write", lambda file: {"file_path": str(file)}),
    "edit the file": _edits_by("Edit", lambda file: {"file_path": str(file)}),
    "a command that names the file": _edits_by("Bash", lambda f: {"command": f"sed -i s/a/b/ {f}"}),
    "a command that does not": _edits_by("Bash", lambda f: {"command": "python3 fix.py"}),
    "an edit no hook saw": _edits_unseen,
    "release it oneself": _says_then("quarantine", "release", "NAME"),
    "accept it oneself": _says_then("proposals", "accept", "NAME"),
    "confirm it oneself": _says_then("confirm", "NAME"),
}

# Answers of a thinker.

ANSWERS: tuple[str, ...] = (
    "a rule of a tool's words",
    "a rule of a person's other words",
    "a rule of the agent's words",
    "a rule that drops a no",
    "a rule of both at once",
    "a wish of a tool's words",
    "a decision of a tool's words",
    "a question of a tool's words",
    "an insight of a tool's words",
    "a fact that reads as a rule",
    "a rule that cites nothing",
    "a rule that cites what is not there",
)


def _seen_by_the_thinker(one: Way) -> list[Record]:
    """What a session holds beside an answer: a person's other words, and a tool's own."""
    said = f"We should look at {one.mark}x today, never mind the rest."
    return [person(said), *used("Bash", {"command": f"cat {one.mark}.txt"}, one.words, failed=True)]


def _questions(packet: str) -> list[Record]:
    start = packet.find("{")
    shown = json.JSONDecoder().raw_decode(packet[start:])[0] if start >= 0 else {}
    return list(shown.get("questions", []))


def _answers_to(question: Record, ways: Sequence[Way]) -> Record:
    text = json.dumps(question)
    numbers = {
        one.mark: [e["number"] for e in _episodes(question) if one.mark in e["text"]]
        for one in ways
        if one.mark in text
    }
    items = []
    for one in ways:
        cited = numbers.get(one.mark) or [1]
        kind = next(
            (k for k in ("decision", "question", "insight", "fact") if k in one.carrier), ""
        )
        kind = kind or ("relationship" if "wish" in one.carrier else "constraint")
        if "nothing" in one.carrier:
            cited = []
        elif "not there" in one.carrier:
            cited = [9_999]
        elif "person's other" in one.carrier or "drops" in one.carrier:
            cited = cited[:1]
        elif "tool's" in one.carrier:
            cited = cited[1:] or cited
        items.append({"text": one.words, "kind": kind, "episodes": cited})
    return {"id": question["id"], "answer": items}


def _episodes(question: Record) -> list[Record]:
    found: list[Record] = []

    def walk(value: object) -> None:
        if isinstance(value, dict):
            if {"number", "text"} <= value.keys():
                found.append(value)
            for one in value.values():
                walk(one)
        elif isinstance(value, list):
            for one in value:
                walk(one)

    walk(question)
    return found
