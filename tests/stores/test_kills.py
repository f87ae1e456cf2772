"""Nights killed by SIGKILL at 200 random moments end, once resumed, as if undisturbed (law 3)."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
KILLS_A_BATCH = 15
PATIENCE_S = 300


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_a_night_killed_at_any_moment_ends_as_if_undisturbed(seed: int, tmp_path: Path) -> None:
    tally = killed_sleepers(tmp_path, seed)
    assert tally["wrong"] == []
    assert tally["kills"] == KILLS_A_BATCH
    assert tally["hits"] >= 5, "too few kills came before the last morning to show anything"


def killed_sleepers(folder: Path, seed: int) -> dict[str, Any]:
    """What a batch of kills came to; it forks, so it runs in a process without threads."""
    command = [sys.executable, "-m", "tests.stores.sleeping_child", folder, seed, KILLS_A_BATCH]
    done = subprocess.run(
        list(map(str, command)), cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE_S
    )
    assert done.returncode == 0, done.stderr
    tally: dict[str, Any] = json.loads(done.stdout)
    return tally
