"""The real client thinks about a puzzle, headless and unseen, and is stopped in time."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.e2e import stand_in
from tests.e2e.client import NEWEST, QUIET, alone, installed
from tests.e2e.project import REVERIE, Project
from tests.e2e.stand_in import Json, Script, Turn

NIGHT_S = 150
QUESTION = "Which of our two caches can go?"
THINKER = '[thinker]\nname = "claude_cli"\nnight_cents = 500\nday_cents = 500\nmonth_cents = 500\n'


def reply(text: str, *, done: bool) -> str:
    answer = {"text": text, "sources": ["the puzzle itself"], "is_done": done}
    return json.dumps({"answers": [{"id": "q1", "answer": answer}]})


def night(project: Project, *scripts: Script) -> tuple[str, list[Json]]:
    """A full night whose thinker is the client, in a network with nothing but the stand-in."""
    programs = project.scratch / "bin"
    programs.mkdir()
    (programs / "claude").symlink_to(installed(NEWEST))
    written, log = project.scratch / "scripts.json", project.scratch / "requests.jsonl"
    written.write_text(stand_in.written(list(scripts)))
    log.write_text("")
    path = f"{programs}:{REVERIE.parent}:{os.environ['PATH']}"
    beside = [*alone(), sys.executable, stand_in.__file__, str(written), str(log)]
    done = subprocess.run(
        [*beside, str(REVERIE), "night", "--full"],
        cwd=project.folder,
        env={**QUIET, "PATH": path, "HOME": str(project.home), "REVERIE_LOOPBACK_ONLY": "1"},
        capture_output=True,
        text=True,
        timeout=NIGHT_S,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout, [json.loads(line) for line in log.read_text().splitlines()]


def a_puzzle(project: Project) -> str:
    project.put(".reverie/config.toml", THINKER)
    project.reverie("config trust")
    return str(json.loads(project.reverie(f"puzzle add '{QUESTION}' --json"))["id"])


def results(project: Project) -> dict[str, str]:
    folder = project.folder / ".reverie/sync/sleep-results"
    return {path.name: path.read_text() for path in folder.glob("*.md")}


def test_the_client_answers_a_puzzle_and_leaves_no_session(project: Project) -> None:
    id = a_puzzle(project)
    told, requests = night(
        project,
        Script('"so_far"', (Turn(reply("The old one: nothing reads it.", done=True)),), bare=True),
        Script("BEGIN ", (Turn(reply("Perhaps the old one.", done=False)),), bare=True),
    )

    assert f"puzzle {id[:8]} is answered" in told
    assert "claude_cli: 2 calls, " in told
    (text,) = results(project).values()
    assert "The old one: nothing reads it." in text
    assert text.endswith("## Sources\n\n- the puzzle itself\n")
    thinking = [body for body in requests if QUESTION in json.dumps(body["messages"])]
    assert len(thinking) == 2
    assert not any(body.get("tools") for body in thinking)
    assert list(project.home.glob(".claude/projects/*/*.jsonl")) == []
    assert project.debt() == 0
    assert QUESTION not in project.reverie("briefing")


def test_the_client_is_stopped_when_the_box_is_full_and_the_part_is_kept(project: Project) -> None:
    id = a_puzzle(project)
    file = project.folder / f".reverie/sync/sleep-queue/{id}.md"
    file.write_text(file.read_text().replace("minutes: 60", "minutes: 1"))
    project.reverie(f"puzzle accept {id}")
    told, _ = night(
        project,
        Script('"so_far"', (Turn("late", wait_s=600),), bare=True),
        Script("BEGIN ", (Turn(reply("Perhaps the old one.", done=False)),), bare=True),
    )

    assert f"puzzle {id[:8]} was cut short: [TIME-BOXED — 1min budget exhausted]" in told
    assert list(results(project)) == [f"{id}.partial.md"]
    text = results(project)[f"{id}.partial.md"]
    assert "[TIME-BOXED — 1min budget exhausted]\n\nPerhaps the old one." in text
    failed = project.folder / f".reverie/sync/sleep-queue-failed/{id}.md"
    assert "status: timed_out" in failed.read_text()
    assert clients_running(project) == []


def clients_running(project: Project) -> list[int]:
    """The processes of the client that still work for this project."""
    mine = str(project.home).encode()
    found = []
    for folder in Path("/proc").iterdir():
        try:
            if folder.name.isdecimal() and mine in (folder / "environ").read_bytes():
                found.append(int(folder.name))
        except OSError:
            continue
    return found
