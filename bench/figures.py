"""Figures: times and tables, shared by all benchmarks."""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple


class Line(NamedTuple):
    """One line of a table."""

    what: str
    figure: str
    limit: str = ""
    verdict: str = ""


def judged(what: str, figure: float, limit: float, unit: str = "x") -> Line:
    """A figure beside the limit it should stay within."""
    verdict = "within" if figure <= limit else "OVER"
    return Line(what, f"{figure:,.2f} {unit}", f"<= {limit:g} {unit}", verdict)


def milliseconds(what: str, seconds: float) -> Line:
    """A duration that is shown, not judged."""
    return Line(what, f"{seconds * 1000:,.2f} ms")


def spread(what: str, times: Sequence[float]) -> list[Line]:
    """How a number of durations lie: the middle one, the slow ones, the slowest."""
    return [
        milliseconds(f"{what}, p50", percentile(times, 50)),
        milliseconds(f"{what}, p99", percentile(times, 99)),
        milliseconds(f"{what}, max", max(times)),
    ]


def median_and_best(what: str, times: Sequence[float]) -> Line:
    """A duration by its median and its best."""
    middle, best = statistics.median(times) * 1000, min(times) * 1000
    return Line(what, f"{middle:,.1f} ms (best {best:,.1f} ms)")


def percentile(times: Sequence[float], share: int) -> float:
    """The duration that so many hundredths of all stay within."""
    return sorted(times)[min(len(times) - 1, len(times) * share // 100)]


def show(title: str, lines: Sequence[Line]) -> None:
    """Print a table."""
    header = Line("what", "figure", "limit", "verdict")
    widths = [max(map(len, column)) for column in zip(header, *lines, strict=True)]
    print(f"\n{title}")
    for line in (header, Line(*("-" * width for width in widths)), *lines):
        cells = (cell.ljust(width) for cell, width in zip(line, widths, strict=True))
        print("  " + "  ".join(cells).rstrip(), flush=True)


def is_small(about: str | None) -> bool:
    """Whether the caller asked for a quick look instead of the full sizes."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--small", action="store_true", help="smaller minds, fewer repetitions")
    return bool(parser.parse_args().small)


def duration(action: Callable[[], object]) -> float:
    """How long something takes, in seconds."""
    began = time.perf_counter()
    action()
    return time.perf_counter() - began


def command_duration(command: Sequence[str]) -> float:
    """How long a command takes from its start to its end, in seconds."""
    return duration(lambda: subprocess.run(command, check=True, stdout=subprocess.DEVNULL))


@contextmanager
def workplace() -> Iterator[Path]:
    """A folder that is gone afterwards, and with it what is known of the homes in it."""
    with tempfile.TemporaryDirectory(prefix="reverie-bench-") as folder:
        os.environ["XDG_STATE_HOME"] = str(Path(folder) / "known")
        yield Path(folder)
