"""Startup: how long the command line takes to say something, against Python alone."""

from __future__ import annotations

import statistics
import sys
from pathlib import Path

import figures
import made_minds
from figures import Line, command_duration, judged, median_and_best

VERSION_LIMIT = 3.0
STATUS_LIMIT = 8.0
"""How many starts of Python alone a command may cost."""


def main() -> None:
    """Measure and print."""
    small = figures.is_small(__doc__)
    memories, nights, repetitions = (5_000, 5, 21) if small else (100_000, 90, 41)
    with figures.workplace() as folder:
        path = folder / "mind.db"
        print(f"making a mind of {memories:,} memories, the last {nights} nights really slept ...")
        made = made_minds.lived_mind(path, memories, nights)
        times = measured(commands(path), repetitions)
    figures.show(
        f"Starting, {repetitions} times each, in turns; the mind has {made:,} memories",
        [
            *(median_and_best(name, found) for name, found in times.items()),
            compared("reverie --version", times, VERSION_LIMIT),
            compared("reverie status", times, STATUS_LIMIT),
            *(best_compared(name, times) for name in ("reverie --version", "reverie status")),
        ],
    )


def commands(path: Path) -> dict[str, list[str]]:
    """What is started, by the name it is shown with."""
    python, reverie = sys.executable, str(Path(sys.executable).with_name("reverie"))
    return {
        "python -c pass": [python, "-c", "pass"],
        "python -c 'import click'": [python, "-c", "import click"],
        "reverie --version": [reverie, "--version"],
        "reverie status": [reverie, "status", "--mind", str(path)],
    }


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
    alone = statistics.median(times["python -c pass"])
    return judged(f"{name} / python, median", statistics.median(times[name]) / alone, limit)


def best_compared(name: str, times: dict[str, list[float]]) -> Line:
    """The best of a command against that of Python alone."""
    ratio = min(times[name]) / min(times["python -c pass"])
    return Line(f"{name} / python, best", f"{ratio:.2f} x")


if __name__ == "__main__":
    main()
