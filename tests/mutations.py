"""Mutation trial: plants one bug at a time in a copy of the package; do the tests notice?

Run it with `make mutations`, or name rows or files of `tests/planted` to try only those:
`python -m tests.mutations A9 core`.
"""

from __future__ import annotations

import os
import pkgutil
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path

from tests import planted
from tests.architecture.test_requirements import named_tests
from tests.planted import Bug

ROOT = Path(__file__).parents[1]
SUITE = [
    "tests/stages",
    "tests/questions",
    "tests/engine",
    "tests/domain",
    "tests/contracts",
    "tests/recall",
    "tests/properties/test_laws.py",
    "tests/properties/test_replay_laws.py",
]
"""The quickest first: the first test that fails ends a trial."""
FAR = {"cli", "e2e", "stories"}
"""Tests that start whole programs."""


def main(wanted: list[str]) -> int:
    """Try every bug, one for each processor at a time; returns how many went unnoticed."""
    bugs = list(bugs_of(wanted))
    missed = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for bug, caught in zip(bugs, pool.map(is_caught, bugs), strict=True):
            missed += not caught
            print(f"{'caught' if caught else 'MISSED':7} {bug.row:4} {bug.what}", flush=True)
    print(f"\n{len(bugs) - missed} of {len(bugs)} planted bugs were caught")
    return missed


def bugs_of(wanted: list[str]) -> Iterator[Bug]:
    """The bugs of all files, or those of the files and rows that are named."""
    for file in pkgutil.iter_modules(planted.__path__):
        for bug in import_module(f"tests.planted.{file.name}").BUGS:
            if not wanted or file.name in wanted or bug.row in wanted:
                yield bug


def is_caught(bug: Bug) -> bool:
    """Whether a test fails with the bug planted: one of its row, or of its module, or another."""
    name = Path(bug.file).stem.strip("_")
    found = (ROOT / "tests").rglob(f"test_{name}*.py")
    near = [str(file) for file in found if not FAR & set(file.parts)]
    named = [bug.seen_by] if bug.seen_by else named_tests(bug.row) if bug.row else []
    tried = [named] if named else [near, SUITE]
    with tempfile.TemporaryDirectory() as folder:
        package = Path(folder, "reverie")
        shutil.copytree(ROOT / "src/reverie", package)
        file = package / bug.file
        file.write_text(file.read_text().replace(bug.right, bug.wrong, 1))
        return any(fails(tests, folder) for tests in tried if tests)


def fails(tests: list[str], folder: str) -> bool:
    """Whether one of these tests fails with the package in a folder."""
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-x", "-p", "no:cacheprovider", *tests],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": folder, "REVERIE_PROFILE": "quick"},
        capture_output=True,
    )
    return run.returncode == 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
