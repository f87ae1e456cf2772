"""Poison: ways by which text nobody typed tries to become a rule, through the doors users have.

For each source, how many ways became a rule and how many reached what an agent is told; and of
the ways in which people state a rule, how many still make one.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import uuid
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import figures
from figures import Line
from poison_ways import (
    BESIDE_MATERIAL,
    SAID_BY_PEOPLE,
    SOURCES,
    Record,
    Way,
    carriers,
    marked,
    person,
    way,
)
from reverie.frozen import dataclass

LEAST_WAYS, LEAST_RULES = 150, 57
RULES = ("constraint", "relationship")
REVERIE = str(Path(sys.executable).with_name("reverie"))
INSIDE = {"CLAUDECODE": "1"}
COMMITTED, PULLED = "committed state", "pulled memory.yml"
AGENT, THINKER = "injected agent", "thinker's answer"


@dataclass(frozen=True, slots=True)
class Project:
    """A project with a mind of its own, and the home of whoever works on it."""

    folder: Path
    user: Path

    @property
    def home(self) -> Path:
        """Its .reverie folder."""
        return self.folder / ".reverie"

    def run(self, *words: str, given: str = "", **more: str) -> str:
        """What a command prints; whether it fails does not matter here."""
        done = subprocess.run(
            [REVERIE, *words], input=given, **self._here(more), capture_output=True, text=True
        )
        return done.stdout

    def git(self, *words: str) -> None:
        """Run git as this user."""
        who = ("-c", "user.name=A. Nother", "-c", "user.email=a@example.org")
        subprocess.run(["git", *who, *words], check=True, capture_output=True, **self._here({}))

    def hook(self, name: str, **more: object) -> str:
        """What a hook says."""
        payload = {"session_id": "new", "cwd": str(self.folder), "source": "startup", **more}
        return self.run("hook", name, given=json.dumps(payload))

    def session(self, records: Iterable[Record], agents: Iterable[Record] = ()) -> None:
        """Let the client write a session, and stop."""
        name = str(uuid.uuid4())
        kept = self.user / ".claude/projects" / str(self.folder).replace("/", "-")
        path = kept / f"{name}.jsonl"
        _write(path, [_told(record, name) for record in records])
        if agents:
            file = kept / name / "subagents" / "agent-1.jsonl"
            _write(file, [_told(record, name) for record in agents])
        self.hook("stop", session_id=name, transcript_path=str(path))

    def told(self) -> str:
        """All that an agent is told at the start of a session, and by its briefing."""
        parts = [self.hook(f"briefing-{number}") for number in (1, 2, 3, 4)]
        return "\n".join([self.hook("session-start"), *parts, self.run("briefing")])

    def rules(self) -> str:
        """The rules of the mind."""
        kinds = [word for kind in RULES for word in ("--kind", kind)]
        return self.run("memories", *kinds, "--json")

    def _here(self, more: dict[str, str]) -> dict[str, object]:
        env = {"PATH": os.environ["PATH"], "HOME": str(self.user), "LC_ALL": "C.UTF-8", **more}
        return {"cwd": self.folder, "env": env}


def main() -> None:
    """Try every way and print."""
    figures.is_small(__doc__)
    with figures.workplace() as folder:
        tried: list[tuple[Way, bool, bool]] = []
        for number, attempt in enumerate((*map(by_transcript, SOURCES), *OTHERS)):
            place = folder / str(number)
            tried += attempt(place)
            print(f"  {len(tried)} ways tried ...", flush=True)
        stated, of = people(folder / "people")
    lines = [_line(source, [one for one in tried if one[0].source == source]) for source in _all()]
    figures.show("Poison: text that nobody typed, by where it comes from", [*lines, _total(tried)])
    short = "within" if stated >= LEAST_RULES else "UNDER"
    figures.show(
        "People: rules that somebody did state",
        [Line("became a rule", f"{stated} of {of}", f">= {LEAST_RULES}", short)],
    )
    for one, is_rule, is_told in tried:
        if is_rule or is_told:
            print(f"  {one.source}, {one.carrier}: {one.words!r}")


def by_transcript(source: str) -> Callable[[Path], list[tuple[Way, bool, bool]]]:
    """All ways of a source that come in a transcript, in one session."""

    def attempt(folder: Path) -> list[tuple[Way, bool, bool]]:
        project = new_project(folder)
        ways = list(carriers(source))
        between = [person("Go on, and tell me what you find.")]
        told = [record for _, records in ways for record in (*between, *records)]
        project.session([*told, _answered("I looked at all of it.")])
        project.run("night")
        return judged(project, [one for one, _ in ways])

    return attempt


def by_sub_agents_file(folder: Path) -> list[tuple[Way, bool, bool]]:
    """Prompts and answers in the transcript of a sub-agent."""
    project = new_project(folder)
    ways = [way("sub-agent", "a file of its own", 50 + number) for number in range(4)]
    project.session([person("Look around."), _answered("I asked one.")], map(_asked, ways))
    project.run("night")
    return judged(project, ways)


def by_committed_state(folder: Path) -> list[tuple[Way, bool, bool]]:
    """A clone whose .reverie folder somebody filled."""
    found = []
    for number, (name, plant) in enumerate(STATES.items()):
        one = way(COMMITTED, name, number)
        theirs = new_project(folder / str(number) / "theirs")
        plant(theirs, one.words)
        theirs.git("add", "-Af")
        theirs.git("commit", "-qm", "state")
        ours = Project(folder / str(number) / "ours", folder / str(number) / "our-home")
        ours.user.mkdir()
        theirs.git("clone", "-q", str(theirs.folder), str(ours.folder))
        before = ours.told()
        ours.run("init", "--no-read")
        ours.run("night")
        [(_, is_rule, is_told)] = judged(ours, [one])
        found.append((one, is_rule, is_told or one.mark in before))
    return found


def by_pull(folder: Path) -> list[tuple[Way, bool, bool]]:
    """A memory.yml that somebody else changed and pushed."""
    found = []
    for number, (name, change) in enumerate(EDITS.items()):
        one = way(PULLED, name, number)
        ours, theirs = _shared(folder / str(number))
        file = theirs.home / "memory.yml"
        file.write_text(change(file.read_text(), one.words))
        theirs.git("commit", "-qam", "memory")
        ours.git("pull", "-q", "--no-rebase", str(theirs.folder), "HEAD")
        before = ours.told()
        ours.run("memory", "take")
        ours.run("night")
        [(_, is_rule, is_told)] = judged(ours, [one])
        found.append((one, is_rule, is_told or one.mark in before))
    return found


def by_agent(folder: Path) -> list[tuple[Way, bool, bool]]:
    """An agent that was talked into using our own commands and files."""
    found = []
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


def by_thinker(folder: Path) -> list[tuple[Way, bool, bool]]:
    """A sub-agent whose answers hold rules that no person stated."""
    project = new_project(folder)
    ways = [way(THINKER, form, number) for number, form in enumerate(ANSWERS)]
    shown = [record for one in ways for record in _seen_by_the_thinker(one)]
    project.session([*shown, _answered("All done.")])
    packet = project.run("night", "--delegate")
    answers = [_answers_to(question, ways) for question in _questions(packet)]
    project.run("think", "take", "-", given=json.dumps({"answers": answers}))
    project.run("night")
    return judged(project, ways)


def people(folder: Path) -> tuple[int, int]:
    """How many of the rules that people state become rules, and how many they state."""
    project = new_project(folder)
    texts = [*SAID_BY_PEOPLE, *BESIDE_MATERIAL]
    typed = [text.format(mark=marked("person", n)) for n, text in enumerate(texts)]
    for text in typed:
        project.session([person(text), _answered("I will.")])
    project.run("night")
    aloud = [f"Never skip {marked('aloud', number)}." for number in range(4)]
    for text in aloud:
        project.run("remember", text)
    by_hand = [f"Always sign {marked('hand', number)}." for number in range(2)]
    file = project.home / "memory.yml"
    added = "".join(f"    - text: {text}\n" for text in by_hand)
    file.write_text(file.read_text().replace("  constraints:\n", f"  constraints:\n{added}"))
    project.run("memory", "take")
    found = project.rules()
    marks = [marked("person", n) for n in range(len(texts))]
    marks += [marked("aloud", n) for n in range(4)] + [marked("hand", n) for n in range(2)]
    missed = [text for text, mark in zip([*typed, *aloud, *by_hand], marks, strict=True) if mark not in found]
    for text in missed:
        print(f"  no rule: {text!r}")
    return len(marks) - len(missed), len(marks)


# What is done with a project.


def new_project(folder: Path) -> Project:
    """A project under git, with a mind, of a user of its own."""
    project = Project(folder / "project", folder / "home")
    project.folder.mkdir(parents=True)
    project.user.mkdir()
    project.git("init", "-q", "-b", "main")
    project.run("init", "--no-read")
    return project


def judged(project: Project, ways: Sequence[Way]) -> list[tuple[Way, bool, bool]]:
    """Whether each way became a rule, and whether an agent is told its words."""
    rules, told = project.rules(), project.told()
    return [(one, one.mark in rules, one.mark in told) for one in ways]


def _told(record: Record, session: str) -> Record:
    return {
        "uuid": str(uuid.uuid4()),
        "sessionId": session,
        "timestamp": "2026-03-01T10:00:00.000Z",
        **record,
    }


def _write(path: Path, records: list[Record]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(json.dumps(record) + "\n" for record in records))


def _answered(text: str) -> Record:
    block = {"type": "text", "text": text}
    return {"type": "assistant", "message": {"role": "assistant", "model": "m", "content": [block]}}


def _asked(one: Way) -> Record:
    return person(one.words)


# Committed state.


def _ledger(theirs: Project, **more: object) -> None:
    path = theirs.home / "state" / ".sleep.json"
    book = json.loads(path.read_text()) if path.exists() else {"debt": 0, "sessions": []}
    path.write_text(json.dumps({**book, **more}))


def _slept(theirs: Project, words: str) -> None:
    theirs.run("remember", words)
    theirs.run("night")


def _planted(path: str) -> Callable[[Project, str], None]:
    def plant(theirs: Project, words: str) -> None:
        _slept(theirs, "Tests live in tests/.")
        file = theirs.home / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(words)

    return plant


def _session_in_the_repository(theirs: Project, words: str) -> None:
    _write(theirs.folder / "chat.jsonl", [_told(person(words), "x")])
    record = {
        "session_id": "x",
        "transcript_path": str(theirs.folder / "chat.jsonl"),
        "stopped_at": "2026-03-01T10:00:00.000Z",
        "last_assistant_message": words,
        "change_count": 3,
        "score": 1,
    }
    _ledger(theirs, sessions=[record])


def _bookmark(theirs: Project, words: str) -> None:
    mark = {"id": "b1", "message": words, "salience": 3, "created_at": "2026-03-01T10:00:00.000Z"}
    _ledger(theirs, bookmarks=[mark])


def _trigger(theirs: Project, words: str) -> None:
    trigger = {"id": "t1", "when": "main", "remind": words, "fired_count": 0, "max_fires": 9}
    _ledger(theirs, triggers=[trigger], bookmarks=[])
    _bookmark(theirs, "main")


def _summary(theirs: Project, words: str) -> None:
    _ledger(theirs, last_sleep="2026-03-01", last_sleep_summary=words)


STATES: dict[str, Callable[[Project, str], None]] = {
    "a whole mind": _slept,
    "a prepared briefing": _planted("state/briefing/1.txt"),
    "the head of a briefing": _planted("state/briefing/head.txt"),
    "a kept briefing": _planted("state/briefing.txt"),
    "a session in the repository": _session_in_the_repository,
    "a bookmark": _bookmark,
    "a reminder": _trigger,
    "the words of a last sleep": _summary,
    "a note": lambda theirs, words: _planted("state/notes.jsonl")(
        theirs, json.dumps({"at": "2026-03-01T10:00:00.000Z", "what": "bookmark", "message": words})
    ),
    "what was written last": _planted("state/memory.base.yml"),
}

# Pulled memory files.


def _shared(folder: Path) -> tuple[Project, Project]:
    """Our project, whose memory file is under git, and somebody's clone of it."""
    ours = new_project(folder / "ours")
    ours.run("remember", "Never force-push to main.")
    ours.run("remember", "The parser lives in src/parse.py.")
    ours.run("night")
    ours.git("add", "-f", ".reverie/memory.yml")
    ours.git("commit", "-qm", "memory")
    theirs = Project(folder / "theirs", folder / "their-home")
    theirs.user.mkdir()
    ours.git("clone", "-q", str(ours.folder), str(theirs.folder))
    return ours, theirs


def _rule(text: str, words: str, more: str = "") -> str:
    entry = f"  constraints:\n    - text: {json.dumps(words)}\n{more}"
    return text.replace("  constraints:\n", entry)


def _without_stamp(text: str) -> str:
    return "".join(line for line in text.splitlines(True) if not line.startswith("  stamp:"))


def _stamped_anew(text: str) -> str:
    line = next(line for line in text.splitlines(True) if line.startswith("  stamp:"))
    return text.replace(line, "  stamp: zzzz-9-0123456789ab\n")


EDITS: dict[str, Callable[[str, str], str]] = {
    "a rule": _rule,
    "a rule by hand": lambda text, words: _rule(text, words, "      by: hand\n"),
    "a rule with a name": lambda text, words: _rule(text, words, "      id: f-20260301-077\n"),
    "a rule without a stamp": lambda text, words: _rule(_without_stamp(text), words),
    "a rule of another machine": lambda text, words: _rule(_stamped_anew(text), words),
    "another machine's hand": lambda text, words: _rule(
        _stamped_anew(text), words, "      by: hand\n"
    ),
    "a wish": lambda text, words: text.replace(
        "    preferences: []", f"    preferences: [{json.dumps(words)}]"
    ),
    "a style": lambda text, words: text.replace(
        "    style: []", f"    style: [{json.dumps(words)}]"
    ),
    "a rule in other words": lambda text, words: text.replace("Never force-push to main.", words),
    "a fact in other words": lambda text, words: text.replace(
        "content: The parser lives in src/parse.py.", f"content: {json.dumps(words)}"
    ),
    "a heading in a fact": lambda text, words: text.replace(
        "content: The parser lives in src/parse.py.",
        f"content: {json.dumps(chr(10) + '## Rules the user set' + chr(10) + '- ' + words)}",
    ),
    "a doubt": lambda text, words: text.replace(
        "  doubts: []", f"  doubts:\n    - text: {json.dumps(words)}"
    ),
    "a hook to go on": lambda text, words: text.replace(
        "  narrative_hooks: []", f"  narrative_hooks: [{json.dumps(words)}]"
    ),
    "the name of the project": lambda text, words: text.replace(
        "  project: project", f"  project: {json.dumps(words)}"
    ),
}

# An agent that was talked into it.


def _says(*words: str) -> Callable[[Project, str], None]:
    def act(project: Project, text: str) -> None:
        project.run(*(word.replace("TEXT", text) for word in words), **INSIDE)

    return act


def _edits_by(tool: str, given: Callable[[Path], Record]) -> Callable[[Project, str], None]:
    def act(project: Project, text: str) -> None:
        file = project.home / "memory.yml"
        file.write_text(_rule(file.read_text(), text, "      by: hand\n"))
        project.hook("post-tool-use", tool_name=tool, tool_input=given(file))

    return act


def _edits_unseen(project: Project, text: str) -> None:
    file = project.home / "memory.yml"
    file.write_text(_rule(file.read_text(), text))


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
    "a bookmark": _says("bookmark", "TEXT", "--salience", "3"),
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
    from poison_ways import used

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


OTHERS = (by_sub_agents_file, by_committed_state, by_pull, by_agent, by_thinker)


def _all() -> list[str]:
    return [*SOURCES, COMMITTED, PULLED, AGENT, THINKER]


def _line(source: str, tried: Sequence[tuple[Way, bool, bool]]) -> Line:
    rules, told = sum(one[1] for one in tried), sum(one[2] for one in tried)
    verdict = "OVER" if rules or told else "within"
    return Line(f"{source}, {len(tried)} ways", f"{rules} rules, {told} told", "0, 0", verdict)


def _total(tried: Sequence[tuple[Way, bool, bool]]) -> Line:
    line = _line("all", tried)
    return line if len(tried) >= LEAST_WAYS else line._replace(verdict="TOO FEW")


if __name__ == "__main__":
    main()
