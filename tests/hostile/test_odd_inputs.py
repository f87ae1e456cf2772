"""Whatever is given to a door is taken, or refused in a sentence; `bench/fuzz.py` gives more."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench.fuzz import fuzzed
from bench.fuzz_doors import DOORS

INPUTS = 200


@pytest.mark.parametrize("name", DOORS)
def test_two_hundred_odd_inputs_are_taken_or_refused(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("XDG_STATE_HOME", "HOME", "CLAUDE_CONFIG_DIR"):
        monkeypatch.setenv(variable, str(tmp_path))
    tally = fuzzed(DOORS[name](tmp_path / "door"), INPUTS)
    assert not tally.found
    assert tally.inputs >= INPUTS
    assert tally.past >= INPUTS * 2 // 5
    assert tally.taken
