"""A project with a mind and registered hooks, and what an agent does in it."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.e2e.stand_in import Use

Json = dict[str, Any]

REVERIE = Path(sys.executable).with_name("reverie")
"""The command as it was installed."""
PATIENCE_S = 60
LOOK_AGAIN_S = 0.2


@dataclass(frozen=True, slots=True)
class Project:
    """A project, the home of the user who works on it, and a place for what is passing."""

    folder: Path
    home: Path
    scratch: Path

    def reverie(self, line: str) -> str:
        """What a command of Reverie that goes well prints."""
        done = subprocess.run(
            [REVERIE, *shlex.split(line)],
            cwd=self.folder,
            capture_output=True,
            text=True,
            env={"PATH": os.environ["PATH"], "HOME": str(self.home)},
            timeout=PATIENCE_S,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    def records(self) -> dict[str, Json]:
        """The records of the ledger by session; there is one for each, and no hook went wrong."""
        state = self.folder / ".reverie/state"
        log = state / "hook.log"
        assert not log.exists(), log.read_text()
        records = json.loads((state / ".sleep.json").read_bytes())["sessions"]
        by_session = {record["session_id"]: record for record in records}
        assert len(by_session) == len(records)
        return by_session

    def debt(self) -> int:
        return int(self.reverie("sleep debt"))

    def memories(self, kind: str = "") -> list[str]:
        """What the memories say, of one kind or of all."""
        of_kind = f" --kind {kind}" if kind else ""
        found = json.loads(self.reverie(f"memories --limit 1000 --json{of_kind}"))
        return [memory["wording"]["text"] for memory in found]

    def transcript(self, session: str) -> list[Json]:
        """What the client wrote down of a session."""
        (path,) = self.home.glob(f".claude/projects/*/{session}.jsonl")
        return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]

    def openings(self, session: str) -> list[str]:
        """What the hooks printed when a session started, as the client wrote it down."""
        notes = [record.get("attachment") or {} for record in self.transcript(session)]
        return [n["stdout"] for n in notes if n.get("hookEvent") == "SessionStart" and n["stdout"]]

    def journal(self) -> str:
        """What all dozes and nights have changed, change by change."""
        sleeps = json.loads(self.reverie("nights --json"))
        return "".join(self.reverie(f"journal {sleep['plan']['night']}") for sleep in sleeps)

    def doze_not(self) -> None:
        """Turn dozing off, for what a nap or night alone shall read."""
        self.put(".reverie/config.toml", "[sleep]\ndoze = 0\n")

    def register(self, event: str, command: str) -> None:
        """Add a hook of someone else's."""
        path = self.folder / ".claude/settings.local.json"
        settings = json.loads(path.read_text())
        call = {"type": "command", "command": command, "timeout": 10}
        settings["hooks"][event].append({"hooks": [call]})
        path.write_text(json.dumps(settings))

    def put(self, name: str, text: str) -> str:
        """Put a file into the project; returns its path."""
        path = self.folder / name
        path.write_text(text)
        return str(path)

    def writing(self, name: str, text: str = "new\n") -> Use:
        return Use("Write", {"file_path": str(self.folder / name), "content": text})

    def editing(self, name: str, old: str, new: str) -> Use:
        path = str(self.folder / name)
        return Use("Edit", {"file_path": path, "old_string": old, "new_string": new})

    def reading(self, name: str) -> Use:
        return Use("Read", {"file_path": str(self.folder / name)})


def comes_true(question: Callable[[], bool], within_s: float) -> bool:
    """Whether something that happens by itself has happened before our patience ends."""
    end = time.monotonic() + within_s
    while not (answer := question()) and time.monotonic() < end:
        time.sleep(LOOK_AGAIN_S)
    return answer


def running(command: str) -> Use:
    return Use("Bash", {"command": command, "description": "Run a command"})


def a_project(folder: Path) -> Project:
    """A fresh project, as `reverie init` makes it, in an empty folder."""
    project = Project(folder / "project", folder / "home", folder / "scratch")
    for place in (project.folder, project.home, project.scratch):
        place.mkdir(parents=True)
    project.reverie("init")
    return project
