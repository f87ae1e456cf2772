"""A project in use, by the hooks that `init` has registered: what is said and told there."""

from __future__ import annotations

import json
import os
import re
import subprocess
import time
import uuid
from pathlib import Path

from poison_project import REVERIE, Project, answered, record_of, write_records
from poison_ways import person
from reverie.frozen import dataclass

RULE = "Never force-push to main."
SAID = [
    RULE,
    "We chose PostgreSQL for the ledger because of row locks.",
    "The staging key lives in the vault.",
    "Anna owns the price list.",
    "Ben reviews the invoices.",
]
"""What the person says: a rule and a choice, each after a night; the last but one since the last
night, and the last once something was brought."""
ASKED = ["force-push", "PostgreSQL ledger", "staging key", "who owns the price list", "invoices"]
LATER = "The parser was written by Carl."
PATIENCE_S = 20.0


@dataclass(frozen=True, slots=True)
class Used:
    """A project, and the home of whoever works on it with the real hooks."""

    folder: Path
    user: Path

    @property
    def home(self) -> Path:
        """Its .reverie folder."""
        return self.folder / ".reverie"

    def mind_home(self) -> Path:
        """Where its mind lies: of a worktree in the project it belongs to."""
        return (self.folder.parent / "project/.reverie") if self._is_worktree() else self.home

    def at(self, folder: Path) -> Used:
        """Another folder of the same person."""
        return Used(folder, self.user)

    def begun(self) -> None:
        """Make the project and its mind."""
        self.folder.mkdir(parents=True)
        self.user.mkdir(exist_ok=True)
        (self.user / "kept.txt").write_text("mine\n")
        git = Project(self.folder, self.user).git
        git("init", "-q", "-b", "main")
        (self.folder / "README.md").write_text("A library.\n")
        git("add", "README.md")
        git("commit", "-qm", "begin")
        self.run("init", "--no-read")

    def lived(self) -> None:
        """Say what a person says, with nights between, the last of it after the last night."""
        self.session(*SAID[:2])
        self.run("night")
        self.session(SAID[2])
        self.run("night")
        self.session(SAID[3])

    def more(self) -> None:
        """Say something more, and sleep on it."""
        self.session(LATER)
        self.run("night")

    def run(self, *words: str, given: str = "") -> str:
        """What a command prints; whether it fails does not matter here."""
        done = subprocess.run(
            [REVERIE, *words], input=given, capture_output=True, text=True, **self._here()
        )
        return done.stdout + done.stderr

    def hooks(self, moment: str, **more: object) -> list[str]:
        """What all hooks say that `init` has registered for a moment."""
        settings = self.folder / ".claude/settings.local.json"
        if not settings.exists():  # a worktree or a clone: as if the hooks were for all projects
            settings = self.folder.parent / "project/.claude/settings.local.json"
        groups = json.loads(settings.read_text())["hooks"][moment]
        commands = [hook["command"] for group in groups for hook in group["hooks"]]
        payload = {"session_id": "new", "cwd": str(self.folder), "source": "startup", **more}
        return [
            subprocess.run(
                ["sh", "-c", command],
                input=json.dumps(payload),
                capture_output=True,
                text=True,
                **self._here(),
            ).stdout
            for command in commands
        ]

    def session(self, *words: str) -> str:
        """Let a person say something in a session of the client; what the session was told."""
        name = str(uuid.uuid4())
        kept = self.user / ".claude/projects" / re.sub(r"[^A-Za-z0-9]", "-", str(self.folder))
        path = kept / f"{name}.jsonl"
        given = {"session_id": name, "transcript_path": str(path)}
        told = self.hooks("SessionStart", **given)
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S.000Z", time.gmtime())
        records = []
        for said in words:
            told += self.hooks("UserPromptSubmit", prompt=said, **given)
            both = person(said), answered("All right.")
            records += [record_of({**one, "timestamp": stamp}, name) for one in both]
        write_records(path, [{**record, "cwd": str(self.folder)} for record in records])
        self.hooks("Stop", **given)
        self.hooks("SessionEnd", reason="other", **given)
        self._dozed()
        return "\n".join(told)

    def opening(self) -> str:
        """All that a session is told at its start."""
        return "\n".join(self.hooks("SessionStart"))

    def outside(self) -> dict[str, bytes]:
        """What lies in the person's home and in the project, but for what is Reverie's."""
        roots = (self.user, self.folder)
        ours = {".local", ".reverie", ".git", ".claude"}
        found = (path for root in roots for path in root.rglob("*") if path.is_file())
        return {str(path): path.read_bytes() for path in found if not ours & {*path.parts}}

    def _dozed(self) -> None:
        """Wait for what runs apart."""
        end = time.monotonic() + PATIENCE_S
        sign = self.home / "state/.undozed"
        while os.path.lexists(sign) and time.monotonic() < end:
            if (self.home / "state/.doze-left").exists():
                break
            time.sleep(0.05)
        while os.path.lexists(self.home / "mind.db-shm") and time.monotonic() < end:
            time.sleep(0.05)

    def _is_worktree(self) -> bool:
        return (self.folder / ".git").is_file()

    def _here(self) -> dict[str, object]:
        env = {"PATH": os.environ["PATH"], "HOME": str(self.user), "LC_ALL": "C.UTF-8"}
        return {"cwd": self.folder, "env": {**env, "GITHUB_TOKEN": "a-token"}}
