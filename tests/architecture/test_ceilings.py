"""The house as a whole does not grow; a ceiling is lowered whenever its figure falls."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench.house import walks

from tests.architecture.source_tree import modules

MODULES, LINES = 777, 94_960
PASSED = {"a sentence": 290, "a recall": 87, "a hand edit": 118, "an undo": 143}
"""How many modules a walk may pass (`bench/house.py`): a sentence from the hook through a nap."""
LOADED_BY_A_NAP = 510
SLACK = 0.02
"""The share by which a figure may lie below its ceiling before that has to be lowered."""


def test_there_are_no_more_modules_and_lines() -> None:
    files = [module.file for module in modules() if module.file.name != "__init__.py"]
    lines = sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files)

    assert below("modules", len(files), MODULES) == ""
    assert below("lines", lines, LINES) == ""


@pytest.mark.slow
def test_a_walk_passes_no_more_modules(tmp_path: Path) -> None:
    walked = walks(tmp_path)

    passed = {name: walk.passed for name, walk in walked.items()}
    assert [told for name in PASSED if (told := below(name, passed[name], PASSED[name]))] == []
    assert below("loaded by a nap", walked["a sentence"].loaded, LOADED_BY_A_NAP) == ""


def below(what: str, figure: int, ceiling: int) -> str:
    """What is wrong about a figure under its ceiling; nothing if nothing is."""
    if figure > ceiling:
        return f"{what}: {figure:,} is above {ceiling:,}; take something away"
    is_far = figure < (1 - SLACK) * ceiling
    return f"{what}: lower the ceiling of {ceiling:,} to {figure:,}" if is_far else ""
