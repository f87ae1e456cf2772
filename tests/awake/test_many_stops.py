"""Many sessions that stop at once, some killed while they do: each counts once (law 7)."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.awake.stopping import PROCESSES, ROUNDS

ROOT = Path(__file__).parents[2]
PATIENCE_S = 300


def test_sessions_stopped_by_many_processes_at_once_count_once_each(tmp_path: Path) -> None:
    tally = many_stops(tmp_path, seed=7)
    assert tally["wrong"] == []
    assert tally["stopped"] + tally["killed"] + tally["gave_up"] == ROUNDS * PROCESSES
    assert tally["killed"] > 0, "no kill came in time to show anything"
    assert tally["looks"] > 0, "the ledger was not read while it changed"


def many_stops(folder: Path, seed: int) -> dict[str, Any]:
    """What came of many stops; it forks, so it runs in a process without threads."""
    command = [sys.executable, "-m", "tests.awake.stopping", str(folder), str(seed)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE_S)
    assert done.returncode == 0, done.stderr
    tally: dict[str, Any] = json.loads(done.stdout)
    return tally
