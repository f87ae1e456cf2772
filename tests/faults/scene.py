"""The scene: a project in use in which twenty of each sort of thing wait for a night."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from reverie.awake import traces
from reverie.mind import OpenMind
from tests.awake import hooking
from tests.awake.transcripts import Transcript
from tests.cli.terminal import typed

TWENTY = range(20)
THE_ONE = 7
PLACES = ("project", "disk", "state")
"""The project, the other side of its sync, and the person's own state."""
SESSIONS, PUZZLES, RULES, MEMORIES = "otter", "badger", "heron", "marten"
MARKS, CALLS = "stoat", "lynx"
TOOLS = ("SQLite", "Redis", "Kafka", "Nginx", "Vault")
TODAY, TOMORROW = "2026-09-21T20:00:00+00:00", "2026-09-22T20:00:00+00:00"
LATER = "2026-09-28T20:00:00+00:00"


def token(sort: str, n: int = THE_ONE) -> str:
    """The word that stands in one thing and in nothing else."""
    return f"{sort}{n:02}"


def choice(name: str, n: int) -> str:
    """A choice as a person tells it."""
    tool, other = TOOLS[n % 5], TOOLS[(n + 1) % 5]
    return f"We chose {tool} over {other} for the {name} service, because `make {name}` is slow."


@dataclass(frozen=True)
class Scene:
    """A project, and what it was before anything slept."""

    project: hooking.Project
    kept: Path

    def restore(self) -> None:
        """Let it be as it was before anything slept."""
        for name in PLACES:
            shutil.rmtree(self.kept.parent / name)
            shutil.copytree(self.kept / name, self.kept.parent / name, symlinks=True)

    @contextmanager
    def at(self, moment: str) -> Iterator[None]:
        """Stand in the project at a moment."""
        before, now = os.getcwd(), os.environ.get("REVERIE_NOW")
        os.chdir(self.project.folder)
        os.environ["REVERIE_NOW"] = moment
        try:
            yield
        finally:
            os.chdir(before)
            os.environ.pop("REVERIE_NOW")
            if now is not None:
                os.environ["REVERIE_NOW"] = now

    def opened(self) -> OpenMind:
        """Its mind, opened as a command opens it."""
        from reverie.cli._options import opened

        return opened(str(Path(self.project.home) / "mind.db"), "main")


def a_scene(folder: Path) -> Scene:
    """A project in use in which twenty of each sort of thing wait."""
    project = hooking.Project(folder / "project", folder / "claude")
    project.folder.mkdir(parents=True)
    os.environ["CLAUDE_CONFIG_DIR"] = str(project.config)
    project.transcripts.mkdir(parents=True)
    scene = Scene(project, folder / "kept")
    with scene.at(TODAY):
        _said("init")
        for n in TWENTY:
            name = token(MEMORIES, n)
            _said(f'record "{choice(name, n)}" --session {name} --end')
        _said("night --full")
        (folder / "disk").mkdir()
        _said("config set backend folder")
        _said(f"config set remote {folder / 'disk'}")
    with scene.at(TOMORROW), pytest.MonkeyPatch.context() as here:
        # the night archives: no other process may write while the scene is restored
        here.setattr(traces, "run_detached", lambda *_, **__: True)
        _live(project)
    for name in PLACES:
        shutil.copytree(folder / name, scene.kept / name, symlinks=True)
    return scene


def _live(project: hooking.Project) -> None:
    rules = project.folder / ".claude" / "rules"
    rules.mkdir(parents=True, exist_ok=True)
    for n in TWENTY:
        name = token(SESSIONS, n)
        told = Transcript().human(choice(name, n))
        told.ran(f"pytest {name}", "1 failed", error=True)
        told.said(f"Done.\n\nNoted: the {name} service now starts with `make {name}`.")
        for number, record in enumerate(told.records):  # one that is another's is a mere copy
            record |= {"sessionId": name, "uuid": f"{n:08}-0000-4000-8000-{number:012}"}
        project.transcript(name).write_bytes(told.content())
        project.stop(name, now=hooking.NOW + 86_400)
        (rules / f"{token(RULES, n)}.md").write_text(f"# {token(RULES, n)}\n\n- Never use tabs.\n")
        _said(f'puzzle add "Why is {token(PUZZLES, n)} slow?"')
        _said(f'bookmark add "Look at {token(MARKS, n)}"')
        _said(f'stimulus "The {token(CALLS, n)} service is down."')


def _said(line: str) -> str:
    result = typed(line)
    assert result.exit_code == 0, result.output
    return result.output
