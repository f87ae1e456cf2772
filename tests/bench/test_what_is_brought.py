"""State that comes into a project in use does no harm, and the mind goes on: the sharpest ways.

All ways are tried by `bench/brought.py` itself.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

BENCH = Path(__file__).parents[2] / "bench" / "brought.py"


@pytest.mark.slow
@pytest.mark.parametrize(
    "way",
    [
        "pull: a whole home",
        "pull: mind.db, cut off",
        "pull: state/stimuli.jsonl",
        "pull: state/thinker.confirmed",
        "pull: a link, .reverie",
        "merge",
        "a stash of all of one's own",
        "a worktree of a branch with a home",
        "an archive: a whole home",
        "an older copy of mind.db",
    ],
)
def test_nothing_that_is_brought_does_harm_and_the_mind_goes_on(way: str) -> None:
    done = subprocess.run(
        [sys.executable, str(BENCH), way], capture_output=True, text=True, check=False
    )

    assert done.stderr == ""
    assert done.stdout.endswith("1 ways: 0 harm, 0 minds that did not go on\n"), done.stdout
