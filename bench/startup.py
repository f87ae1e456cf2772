"""Startup: how long the command line takes to say something, against Python alone."""

from __future__ import annotations

import os
import statistics
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import figures
import made_minds
from figures import Line, command_duration, judged, median_and_best
from reverie.awake.home_seal import seal
from reverie.wiring import open_mind

ALONE = "python -c pass"
LIMITS = {
    "import reverie": 2.0,
    "reverie --version": 3.0,
    "reverie status": 6.0,
    "reverie recall": 12.0,
    "reverie memories": 12.0,
    "reverie explain": 12.0,
    "reverie briefing": 12.0,
    "reverie journal": 12.0,
    "reverie plan": 12.0,
}
"""How many starts of Python alone each may cost."""


def main() -> None:
    """Measure and print."""
    small = figures.is_small(__doc__)
    memories, nights, repetitions = (5_000, 5, 11) if small else (100_000, 90, 41)
    with figures.workplace() as folder, bytecode_kept_in(folder / "bytecode"):
        print(f"making a mind of {memories:,} memories, the last {nights} nights really slept ...")
        path = folder / "project" / ".reverie" / "mind.db"
        made = made_minds.lived_mind(folder / "mind.db", memories, nights)
        brought_home(folder / "mind.db", path)
        times = measured(commands(path), repetitions)
    figures.show(
        f"Starting, {repetitions} times each, in turns; the mind has {made:,} memories",
        [
            *(median_and_best(name, found) for name, found in times.items()),
            *(compared(name, times, limit) for name, limit in LIMITS.items()),
            *(best_compared(name, times) for name in LIMITS),
        ],
    )


def brought_home(made: Path, path: Path) -> None:
    """Put a mind where a project keeps it, and let it sleep there once, as every mind has."""
    seal(str(path.parent))
    made_minds.copy_of(made, path)
    with open_mind(path) as mind:
        mind.night()


def commands(path: Path) -> dict[str, list[str]]:
    """What is started, by the name it is shown with."""
    python, reverie = sys.executable, str(Path(sys.executable).with_name("reverie"))
    mind = ["--mind", str(path)]
    return {
        ALONE: [python, "-c", "pass"],
        "python -c 'import click'": [python, "-c", "import click"],
        "import reverie": [python, "-c", "import reverie"],
        "reverie --version": [reverie, "--version"],
        "reverie status": [reverie, "status", *mind],
        "reverie recall": [reverie, "recall", "which database did we choose", *mind],
        "reverie memories": [reverie, "memories", *mind],
        "reverie explain": [reverie, "explain", "1", *mind],
        "reverie briefing": [reverie, "briefing", *mind],
        "reverie journal": [reverie, "journal", *mind],
        "reverie plan": [reverie, "plan", *mind],
    }


@contextmanager
def bytecode_kept_in(folder: Path) -> Iterator[None]:
    """Let Python keep what it compiles, as it does for whoever installs a package."""
    kept = {name: os.environ.get(name) for name in ("PYTHONDONTWRITEBYTECODE",)}
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(folder)
    try:
        yield
    finally:
        del os.environ["PYTHONPYCACHEPREFIX"]
        os.environ.update({name: value for name, value in kept.items() if value is not None})


def measured(what: dict[str, list[str]], repetitions: int) -> dict[str, list[float]]:
    """The durations of each command; they take turns, so that noise meets all of them."""
    for command in what.values():
        command_duration(command)
    times: dict[str, list[float]] = {name: [] for name in what}
    for _ in range(repetitions):
        for name, command in what.items():
            times[name].append(command_duration(command))
    return times


def compared(name: str, times: dict[str, list[float]], limit: float) -> Line:
    """The median of a command against that of Python alone."""
    alone = statistics.median(times[ALONE])
    return judged(f"{name} / python, median", statistics.median(times[name]) / alone, limit)


def best_compared(name: str, times: dict[str, list[float]]) -> Line:
    """The best of a command against that of Python alone."""
    return Line(f"{name} / python, best", f"{min(times[name]) / min(times[ALONE]):.2f} x")


if __name__ == "__main__":
    main()
