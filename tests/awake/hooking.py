"""Hooking: a project, its host's transcripts, and hooks run as the host runs them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import reverie
from reverie import keyed
from reverie.awake import home_seal, hooks, ledger
from reverie.hosts import claude_code

Record = dict[str, Any]
Book = dict[str, Any]

NOW = 1_790_000_000.0
"""2026-09-21T14:13:20Z."""
HOUR_S, DAY_S = 3600.0, 86_400.0
SITE = str(Path(reverie.__file__).parents[1])
COMMAND = (
    f"import sys; sys.path.append({SITE!r}); "
    "from reverie.hosts.claude_code.hook import main; main()"
)
PATIENCE_S = 60
NOBODY = 65_534


@dataclass(frozen=True, slots=True)
class Said:
    """What a hook left behind for its host."""

    code: int
    out: str
    err: str


@dataclass(frozen=True, slots=True)
class Project:
    """A project with a mind, and the host's own folder beside it."""

    folder: Path
    config: Path

    @property
    def home(self) -> str:
        return str(self.folder / ".reverie")

    @property
    def state(self) -> Path:
        return self.folder / ".reverie" / "state"

    @property
    def transcripts(self) -> Path:
        return self.config / "projects" / "-home-ada-project"

    def transcript(self, session: str) -> Path:
        return self.transcripts / f"{session}.jsonl"

    def subagent(self, session: str, agent: str) -> Path:
        return self.transcripts / session / "subagents" / f"agent-{agent}.jsonl"

    def payload(self, session: str, event: str = "Stop", **more: object) -> Record:
        """What the host sends; the fields it adds to some events are given by name."""
        return {
            "session_id": session,
            "transcript_path": str(self.transcript(session)),
            "cwd": str(self.folder),
            "prompt_id": "41ad95f4-e649-46fd-9878-245c86ac5cc4",
            "permission_mode": "acceptEdits",
            "hook_event_name": event,
            **more,
        }

    def stop(self, session: str, *, now: float = NOW, **more: object) -> Record:
        """Stop a session in this process; returns its record."""
        call("stop", self.home, self.payload(session, **more), now)
        return self.record(session)

    def hook(self, name: str, payload: object = None, *, cwd: Path | None = None) -> Said:
        """Run a hook as the host does, with a payload, with bytes, or with nothing on stdin."""
        given = payload if isinstance(payload, bytes) else json.dumps(payload).encode()
        return run([name], b"" if payload is None else given, self, cwd or self.folder)

    def book(self) -> Book:
        found: Book = json.loads(keyed.read(self.state / ".sleep.json"))
        return found

    def record(self, session: str) -> Record:
        (found,) = [r for r in self.book()["sessions"] if r["session_id"] == session]
        return dict(found)

    def put(self, book: Book) -> None:
        keyed.write_whole(self.state / ".sleep.json", json.dumps(book))

    def go_by(self, **numbers: object) -> None:
        """Let the hooks go by other numbers than the defaults."""
        keyed.write_whole(self.state / "hook.json", json.dumps(numbers))

    def log(self) -> str:
        path = self.state / "hook.log"
        return path.read_text() if path.exists() else ""


def a_project(folder: Path) -> Project:
    """A project that has never slept, in an empty folder; its client keeps transcripts there."""
    project = Project(folder / "project", folder / "claude")
    project.state.mkdir(parents=True)
    home_seal.seal(project.home)
    os.environ["CLAUDE_CONFIG_DIR"] = str(project.config)
    project.transcripts.mkdir(parents=True)
    return project


def call(name: str, home: str, payload: Record, now: float) -> str:
    """Call a hook of Claude Code in this process; returns what it says."""
    return hooks.HOOKS[name](claude_code, home, claude_code.heard(payload), now)


def run(words: list[str], given: bytes, project: Project, cwd: Path, code: str = COMMAND) -> Said:
    """Run the hook command with some last words, in the environment the host gives."""
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code, *words],
        input=given,
        capture_output=True,
        cwd=cwd,
        timeout=PATIENCE_S,
        env={
            "PATH": os.environ["PATH"],
            "HOME": str(project.config.parent),
            "CLAUDE_CONFIG_DIR": str(project.config),
            "XDG_STATE_HOME": os.environ["XDG_STATE_HOME"],
            "LC_ALL": "C.UTF-8",
        },
    )
    return Said(done.returncode, done.stdout.decode(), done.stderr.decode())


def a_book(*records: Record, now: float = NOW - DAY_S, **more: object) -> Book:
    """A ledger with some records, newest first."""
    book = {**ledger.empty(now), "sessions": list(records), **more}
    return {**book, "debt": ledger.owed(book)}


def a_record(session: str, score: int | None, **more: object) -> Record:
    """A session's record as the ledger holds it."""
    return {
        "session_id": session,
        "transcript_path": None,
        "stopped_at": ledger.stamp(NOW - HOUR_S),
        "last_assistant_message": None,
        "change_count": score,
        "score": score,
        **more,
    }


def tired(debt: int) -> Book:
    """A ledger with so much debt, no session of it heavier than 3."""
    scores = [3] * (debt // 3) + [debt % 3] * bool(debt % 3)
    return a_book(*(a_record(f"s{number}", score) for number, score in enumerate(scores)))


def used(*tools: tuple[str, str | None]) -> Record:
    """An assistant's record that uses some tools, each given with the id of its use."""
    blocks = [
        {"type": "tool_use", "id": use, "name": tool, "input": {"file_path": "/p/a.py"}}
        for tool, use in tools
    ]
    return _record("assistant", [{k: v for k, v in b.items() if v is not None} for b in blocks])


def edits(count: int, *, first: int = 0, tool: str = "Edit") -> list[Record]:
    """So many records of one edit each; the ids of the uses begin with a number."""
    return [used((tool, f"toolu_{number:06d}")) for number in range(first, first + count)]


def said(text: str) -> Record:
    """An assistant's record that only talks."""
    return _record("assistant", [{"type": "text", "text": text}])


def asked(text: str) -> Record:
    """A person's record."""
    return _record("user", text)


_UNIQUE = count(1)


def _record(kind: str, content: object) -> Record:
    return {
        "parentUuid": "3ddc8c21-cdb5-4c10-bddb-0019f94ae966",
        "isSidechain": False,
        "message": {"id": "msg_01", "type": "message", "role": kind, "content": content},
        "type": kind,
        "uuid": f"7132850b-d4e1-4e42-b3c8-{next(_UNIQUE):012x}",
        "timestamp": "2026-09-21T14:00:00.000Z",
        "userType": "external",
        "cwd": "/p",
        "sessionId": "35cf76bb-d3bc-422b-9e84-c1702a0826f5",
        "version": "2.1.325",
    }


def as_line(record: object) -> bytes:
    """A record as the host writes it, without its line end."""
    return json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode()


def write(path: Path, records: Iterable[object], mode: str = "wb") -> Path:
    """Write records, or ready bytes, as lines of a transcript."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open(mode) as file:
        for record in records:
            file.write((record if isinstance(record, bytes) else as_line(record)) + b"\n")
    return path


def append(path: Path, records: Iterable[object]) -> Path:
    """Add records to a transcript."""
    return write(path, records, "ab")
