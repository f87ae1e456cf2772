"""Poison by git: state that came with a clone, and memory files that somebody pushed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from poison_project import Project, Tried, judged, new_project, record_of, write_records
from poison_ways import person, way

COMMITTED, PULLED = "committed state", "pulled memory.yml"


def by_committed_state(folder: Path) -> list[Tried]:
    """A clone whose .reverie folder somebody filled."""
    found: list[Tried] = []
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
        [tried] = judged(ours, [one])
        found.append(tried._replace(is_told=tried.is_told or one.mark in before))
    return found


def by_pull(folder: Path) -> list[Tried]:
    """A memory.yml that somebody else changed and pushed."""
    found: list[Tried] = []
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
        [tried] = judged(ours, [one])
        found.append(tried._replace(is_told=tried.is_told or one.mark in before))
    return found


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
    write_records(theirs.folder / "chat.jsonl", [record_of(person(words), "x")])
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


def with_rule(text: str, words: str, more: str = "") -> str:
    entry = f"  constraints:\n    - text: {json.dumps(words)}\n{more}"
    return text.replace("  constraints:\n", entry)


def _without_stamp(text: str) -> str:
    return "".join(line for line in text.splitlines(True) if not line.startswith("  stamp:"))


def _stamped_anew(text: str) -> str:
    line = next(line for line in text.splitlines(True) if line.startswith("  stamp:"))
    return text.replace(line, "  stamp: zzzz-9-0123456789ab\n")


EDITS: dict[str, Callable[[str, str], str]] = {
    "a rule": with_rule,
    "a rule by hand": lambda text, words: with_rule(text, words, "      by: hand\n"),
    "a rule with a name": lambda text, words: with_rule(text, words, "      id: f-20260301-077\n"),
    "a rule without a stamp": lambda text, words: with_rule(_without_stamp(text), words),
    "a rule of another machine": lambda text, words: with_rule(_stamped_anew(text), words),
    "another machine's hand": lambda text, words: with_rule(
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
