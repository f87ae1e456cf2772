"""State that comes into a project in use does no harm, and the mind goes on."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

BENCH = Path(__file__).parents[2] / "bench" / "brought.py"


def test_in_thirty_ways_nothing_that_is_brought_does_harm_and_each_mind_goes_on() -> None:
    done = subprocess.run(
        [sys.executable, str(BENCH), "--thirty"], capture_output=True, text=True, check=False
    )

    assert done.stderr == ""
    assert done.stdout.endswith("30 ways: 0 harm, 0 minds that did not go on\n"), done.stdout
