"""A project for poison: the doors a user has, and what an agent is told there."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import uuid
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from poison_ways import Record, Way
from reverie.frozen import dataclass

RULES = ("constraint", "relationship")
REVERIE = str(Path(sys.executable).with_name("reverie"))


class Tried(NamedTuple):
    """What came of a way: whether it is a rule now, and whether an agent is told its words."""

    way: Way
    is_rule: bool
    is_told: bool


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

    def ends(self, *words: str) -> int:
        """The exit code of a command."""
        return subprocess.run([REVERIE, *words], **self._here({}), capture_output=True).returncode

    def git(self, *words: str) -> None:
        """Run git as this user."""
        who = ("-c", "user.name=A. Nother", "-c", "user.email=a@example.org")
        subprocess.run(["git", *who, *words], check=True, capture_output=True, **self._here({}))

    def hook(self, name: str, **more: object) -> str:
        """What a hook says."""
        payload = {"session_id": "new", "cwd": str(self.folder), "source": "startup", **more}
        return self.run("hook", name, given=json.dumps(payload))

    def session(
        self, records: Iterable[Record], agents: Iterable[Record] = (), *, day: int = 1
    ) -> None:
        """Let the client write a session, and stop."""
        name = str(uuid.uuid4())
        kept = self.user / ".claude/projects" / str(self.folder).replace("/", "-")
        path = kept / f"{name}.jsonl"
        write_records(path, [record_of(record, name, day) for record in records])
        if agents:
            file = kept / name / "subagents" / "agent-1.jsonl"
            write_records(file, [record_of(record, name, day) for record in agents])
        self.hook("stop", session_id=name, transcript_path=str(path))

    def told(self) -> str:
        """All that an agent is told at the start of a session, and by its briefing."""
        parts = [self.hook(f"briefing-{number}") for number in (1, 2, 3, 4)]
        return "\n".join([self.hook("session-start"), *parts, self.run("briefing")])

    def rules(self) -> str:
        """The rules of the mind."""
        kinds = [word for kind in RULES for word in ("--kind", kind)]
        return self.run("memories", *kinds, "--limit", "1000", "--json")

    def _here(self, more: dict[str, str]) -> dict[str, object]:
        env = {"PATH": os.environ["PATH"], "HOME": str(self.user), "LC_ALL": "C.UTF-8", **more}
        return {"cwd": self.folder, "env": env}


def new_project(folder: Path) -> Project:
    """A project under git, with a mind, of a user of its own."""
    project = Project(folder / "project", folder / "home")
    project.folder.mkdir(parents=True)
    project.user.mkdir()
    project.git("init", "-q", "-b", "main")
    project.run("init", "--no-read")
    return project


def judged(project: Project, ways: Sequence[Way]) -> list[Tried]:
    """Whether each way became a rule, and whether an agent is told its words."""
    rules, told = project.rules(), project.told()
    return [Tried(one, _is_in(one.mark, rules), _is_in(one.mark, told)) for one in ways]


def _is_in(mark: str, text: str) -> bool:
    """Whether a mark stands there for itself: not in a file's name or in a person's other words."""
    return re.search(rf"{mark}(?!x\b|\.txt\b)", text) is not None


def record_of(record: Record, session: str, day: int = 1) -> Record:
    """A record as the client keeps it, on a day of March."""
    return {
        "uuid": str(uuid.uuid4()),
        "sessionId": session,
        "timestamp": f"2026-03-{day:02}T10:00:00.000Z",
        **record,
    }


def write_records(path: Path, records: list[Record]) -> None:
    """Write a transcript."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(json.dumps(record) + "\n" for record in records))


def answered(text: str) -> Record:
    """What the agent says."""
    block = {"type": "text", "text": text}
    return {"type": "assistant", "message": {"role": "assistant", "model": "m", "content": [block]}}
