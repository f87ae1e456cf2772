"""Minds that lived the projects of `lived_projects.json`: made by the hooks `init` registers."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from poison_project import answered, record_of, write_records
from poison_ways import Record, person
from reverie.frozen import dataclass

HERE = Path(__file__).parent
FILE = HERE / "lived_projects.json"
SOURCE = HERE.parent / "src"
REVERIE = str(Path(sys.executable).with_name("reverie"))
A_NIGHT_EVERY = 2
"""Sessions between two nights."""
BETWEEN = timedelta(minutes=2)
"""From one message to the next."""
PATIENCE_S = 60.0
LIVED = "lived-to-the-end"
"""The file beside a mind that has been made whole."""


@dataclass(frozen=True, slots=True)
class Said:
    """One message of a session: whose, when, and in which words."""

    voice: str
    at: datetime
    text: str


@dataclass(frozen=True, slots=True)
class Life:
    """A project: its name, its language, and what was said in each session."""

    name: str
    language: str
    sessions: tuple[tuple[Said, ...], ...]

    def messages(self) -> Iterator[str]:
        """All that was said, in order."""
        return (said.text for session in self.sessions for said in session)


@dataclass(frozen=True, slots=True)
class Lived:
    """A project folder in which a life is lived, and the home of the person who lives it."""

    folder: Path
    user: Path

    @property
    def mind(self) -> Path:
        """Where its mind lies."""
        return self.folder / ".reverie/mind.db"

    def begin(self, language: str, at: datetime) -> None:
        """Make the project and its mind, which reads in a language."""
        self.folder.mkdir()
        self.user.mkdir()
        subprocess.run(["git", "init", "-q", "-b", "main"], check=True, **self._here(at))
        self._run("init", "--no-read", at=at)
        with (self.folder / ".reverie/config.toml").open("a", encoding="utf-8") as file:
            file.write(f'\n[record]\nlanguage = "{language}"\n')

    def session(self, said: tuple[Said, ...]) -> None:
        """Let a client run a session from its start to its end."""
        name = str(uuid.uuid4())
        kept = self.user / ".claude/projects" / re.sub(r"[^A-Za-z0-9]", "-", str(self.folder))
        path = kept / f"{name}.jsonl"
        given = {"session_id": name, "transcript_path": str(path), "cwd": str(self.folder)}
        self._hooks("SessionStart", said[0].at, source="startup", **given)
        write_records(path, [self._record(one, name) for one in said])
        self._hooks("Stop", said[-1].at, **given)
        self._hooks("SessionEnd", said[-1].at, reason="other", **given)
        self._dozed()

    def night(self, at: datetime) -> None:
        """Sleep a night at a moment."""
        self._run("night", "--rules", at=at)

    def _record(self, said: Said, session: str) -> Record:
        record = person(said.text) if said.voice == "person" else answered(said.text)
        stamp = said.at.strftime("%Y-%m-%dT%H:%M:%S.000Z")
        return {**record_of({**record, "timestamp": stamp}, session), "cwd": str(self.folder)}

    def _hooks(self, moment: str, at: datetime, **given: str) -> None:
        settings = json.loads((self.folder / ".claude/settings.local.json").read_text())
        for hook in (hook for group in settings["hooks"][moment] for hook in group["hooks"]):
            payload = json.dumps({**given, "hook_event_name": moment})
            subprocess.run(
                ["sh", "-c", hook["command"]], input=payload, check=True, **self._here(at)
            )

    def _run(self, *words: str, at: datetime) -> None:
        done = subprocess.run([REVERIE, *words], check=False, **self._here(at))
        assert done.returncode == 0, f"{words}: {done.stdout}{done.stderr}"

    def _dozed(self) -> None:
        """Wait for the doze that the end of a session began."""
        end = time.monotonic() + PATIENCE_S
        home = self.mind.parent
        waited_for = home / "state/.undozed", home / "mind.db-shm"
        while any(map(os.path.lexists, waited_for)) and time.monotonic() < end:
            time.sleep(0.05)

    def _here(self, at: datetime) -> dict[str, Any]:
        env = {"PATH": os.environ["PATH"], "HOME": str(self.user), "LC_ALL": "C.UTF-8"}
        ours = {"PYTHONPATH": str(SOURCE), "REVERIE_NOW": at.isoformat()}
        return {"cwd": self.folder, "env": env | ours, "capture_output": True, "text": True}


def lives(file: Path = FILE) -> list[Life]:
    """The lives of a file."""
    every = json.loads(file.read_text(encoding="utf-8"))["projects"]
    return [
        Life(one["name"], one["language"], tuple(map(_session, one["sessions"]))) for one in every
    ]


def _session(one: dict[str, Any]) -> tuple[Said, ...]:
    at = datetime.fromisoformat(one["at"])
    return tuple(
        Said(message["voice"], at + place * BETWEEN, message["text"])
        for place, message in enumerate(one["messages"])
    )


def minds(every: list[Life]) -> dict[str, Path]:
    """The mind of each life, by its name; lived once for each state of the data and of src."""
    folder = Path(tempfile.gettempdir()) / "reverie-lived" / _digest()
    for life in every:
        if not (folder / life.name / LIVED).exists():
            _live(life, folder / life.name)
    return {life.name: folder / life.name / "project/.reverie/mind.db" for life in every}


def _live(life: Life, folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    print(f"living {life.name}: {len(life.sessions)} sessions", file=sys.stderr, flush=True)
    lived = Lived(folder / "project", folder / "home")
    lived.begin(life.language, life.sessions[0][0].at)
    for number, session in enumerate(life.sessions, 1):
        lived.session(session)
        if number % A_NIGHT_EVERY == 0 or session is life.sessions[-1]:
            lived.night((session[-1].at + timedelta(days=1)).replace(hour=3, minute=0))
    (folder / LIVED).touch()


def _digest() -> str:
    """What the minds depend on, in a few letters."""
    files = [FILE, Path(__file__), *sorted(SOURCE.rglob("*.py"))]
    digest = hashlib.sha256()
    for file in files:
        digest.update(str(file.relative_to(HERE.parent)).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]
