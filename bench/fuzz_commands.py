"""Fuzz by commands: some dozens of the inputs of each door given to the commands, and a night."""

from __future__ import annotations

import contextlib
import json
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from bench.damage import Ended, copied, run
from bench.fuzz_files import A_PROJECT, Puzzles
from bench.fuzz_sessions import SESSION

CODES = (0, 2, 3, 4, 5, 6, 7)
"""The exit codes that say what is wrong; 1 would mean that nobody had thought of it."""
PATIENCE_S = 60


class Way(NamedTuple):
    """How the inputs of a door reach a project, and the commands that meet them there."""

    lay: Callable[[Path, bytes], object]
    lines: tuple[str, ...]
    night: str = "night"
    wakes: bool = True
    """Whether the night afterwards must end well, whatever was laid."""


def a_synced_project(folder: Path) -> Path:
    """A project with two nights, which travels to a folder beside it."""
    folder.mkdir(parents=True)
    (folder.parent / "disk").mkdir()
    with contextlib.chdir(folder):
        run("init")
        for day, said in enumerate(("Never push to main.", "We chose Go over Rust.")):
            run(f"record {shlex.quote(said)} --session day-{day} --end")
            run("night")
        run("config set backend folder")
        run(f"config set remote {shlex.quote(str(folder.parent / 'disk'))}")
        run("sync push")
        run("record 'Use tabs, never spaces.' --session day-2 --end")
    return folder


def _at(path: str) -> Callable[[Path, bytes], object]:
    def lay(project: Path, content: bytes) -> None:
        place = project / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)

    return lay


def _called(project: Path, content: bytes) -> None:
    """The stop hook, called with a content."""
    words = [sys.executable, "-m", "reverie", "hook", "stop"]
    done = subprocess.run(
        words, input=content, capture_output=True, cwd=project, timeout=PATIENCE_S, check=False
    )
    assert (done.returncode, done.stderr) == (0, b""), done.stderr


def _as_transcript(project: Path, content: bytes) -> None:
    kept = Path(os.environ["CLAUDE_CONFIG_DIR"], "projects/-p", f"{SESSION}.jsonl")
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_bytes(content)
    told = {"session_id": SESSION, "transcript_path": str(kept), "cwd": str(project)}
    _called(project, json.dumps(told).encode())


def _as_rule_file(project: Path, content: bytes) -> None:
    name, _, rest = content.partition(b"\n")
    for path, text in {**A_PROJECT, name.decode(): rest}.items():
        if not path.startswith(".reverie"):
            _at(path)(project, text if isinstance(text, bytes) else text.encode())


def _as_head(project: Path, content: bytes) -> None:
    _at("heads/reverie.json")(project.parent / "disk", content)


def _as_segment(project: Path, content: bytes) -> None:
    disk, mark = project.parent / "disk", sha256(content).hexdigest()
    _at(f"objects/{mark[:2]}/{mark}")(disk, content)
    head = json.loads((disk / "heads/reverie.json").read_text())
    head["files"]["journal/000002.jsonl"] = mark
    _as_head(project, json.dumps({**head, "id": mark[:32]}).encode())


WAYS = {
    "transcripts": Way(_as_transcript, ("doze", "status", f"transcript distill {SESSION}")),
    "hooks": Way(_called, ("sleep status", "status")),
    "memory.yml": Way(_at(".reverie/memory.yml"), ("memory check", "memory take", "briefing")),
    "config.toml": Way(_at(".reverie/config.toml"), ("config show", "doctor"), wakes=False),
    "segments": Way(_as_segment, ("sync status", "sync pull"), wakes=False),
    "heads": Way(_as_head, ("sync status", "sync pull"), wakes=False),
    "rules": Way(_as_rule_file, ("scan", "links", "reconcile"), night="night --full"),
    "settings": Way(_at(".claude/settings.json"), ("init", "doctor", "uninstall --dry-run")),
    "puzzles": Way(
        _at(f".reverie/sync/sleep-queue/{Puzzles.NAME}.md"), ("puzzle list",), night="night --full"
    ),
    "scenarios": Way(_at("a.toml"), ("simulate a.toml --agents 20 --days 1 --out out",)),
}


def by_commands(name: str, whole: Path, content: bytes) -> list[str]:
    """What went wrong where a content reaches a copy of a project; nothing if all is well told."""
    way, copy = WAYS[name], whole.parent / "copy" / "project"
    shutil.rmtree(copy.parent, ignore_errors=True)
    shutil.copytree(whole.parent / "disk", copy.parent / "disk")
    copied(whole, copy)
    config = copy / ".reverie/config.toml"
    config.write_text(config.read_text().replace(f"{whole.parent}/disk", f"{copy.parent}/disk"))
    with contextlib.chdir(copy):
        run("config trust")
        try:
            way.lay(copy, content)
        except AssertionError as error:
            return [f"hook: {error}"]
        ended = [(line, run(line)) for line in (*way.lines, way.night)]
    wrong = [f"{line}: {_told(how)}" for line, how in ended if not _is_well(how)]
    if way.wakes and ended[-1][1].code:
        wrong.append(f"{way.night} ended with {ended[-1][1].code}: {_told(ended[-1][1])}")
    return wrong


def _is_well(how: Ended) -> bool:
    told = how.complained + how.printed
    odd = ("Traceback", "could not do", "set aside:")
    return how.code in CODES and not any(word in told for word in odd) and bool(told.strip())


def _told(how: Ended) -> str:
    return f"{how.code} {how.complained.strip()[:300]} {how.printed.strip()[-300:]}"
