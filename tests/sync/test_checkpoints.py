"""What comes of a puzzle is committed and pushed as it comes, before the night is over."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from reverie.awake.puzzle_queue import PuzzleQueue
from reverie.domain.values.puzzle import PuzzleType
from reverie.settings import Settings
from tests.sync.machines import WORDS, Machine
from tests.transports.git_server import bare


def subjects(folder: Path) -> list[str]:
    words = ["git", "log", "--reverse", "--format=%s", "refs/heads/reverie"]
    ran = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=True)
    return ran.stdout.splitlines()


def test_each_checkpoint_of_a_puzzle_is_committed_and_pushed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    there = bare(tmp_path / "there.git")
    machine = Machine(tmp_path / "one", Settings.of(backend="git", remote=str(there)))
    machine.live(*WORDS[:3])
    machine.sync()
    now = machine.clock.now()
    puzzle = PuzzleQueue(machine.home).add("What comes back?", now, type=PuzzleType.PATTERN)
    (machine.home / "sync" / "backlog.md").write_text("- the linter fails in three sessions\n")
    with machine.mind(online=True) as mind:
        mind.night("night")
    told = subjects(there)
    incubation = f"REM: incubation {now:%Y-%m-%d} (1 task(s))"
    assert incubation in told
    assert told[-1] == f"REM: consolidation {now:%Y-%m-%d}"
    listed = subprocess.run(
        ["git", "ls-tree", "-r", "--name-only", _commit(there, incubation)],
        cwd=there,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert f"sleep-results/{puzzle.id}.md" in listed
    assert "reports/sleep-" not in listed
    assert "reverie-sync.json" in listed  # it was pushed by itself, not along with a later one


def _commit(folder: Path, subject: str) -> str:
    words = ["git", "log", "--format=%H %s", "refs/heads/reverie"]
    ran = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=True)
    found = [line.split(" ", 1)[0] for line in ran.stdout.splitlines() if line.endswith(subject)]
    return found[0]
