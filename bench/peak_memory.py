"""Peak memory: what it takes to open a mind and ask it something, empty and very large."""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
from pathlib import Path

import figures
import made_minds
from figures import Line, judged, median_and_best
from reverie.wiring import open_mind

MEMORY_LIMIT_MB = 60.0
"""How much more memory the large mind may take than the empty one."""
QUESTIONS = {
    "a rare word": "what was said about ledger-4711?",
    "two words, each in a tenth of all": "which alarm needs the alias?",
    "the two most frequent words": "which account needs the adapter?",
}
OPEN_AND_ASK = """
import json, resource, sys, time
from reverie import open_mind
began = time.perf_counter()
mind = open_mind(sys.argv[1])
opened = time.perf_counter()
found = len(mind.recall(sys.argv[2]))
asked = time.perf_counter()
peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
mind.close()
print(json.dumps({"open": opened - began, "ask": asked - opened, "found": found, "peak": peak}))
"""
START_FROM_A_SMALL_PROCESS = (
    "import os, sys; sys.exit(os.spawnv(os.P_WAIT, sys.argv[1], sys.argv[1:]))"
)
"""The peak of a process begins with that of the one that started it, so that must be small."""

Seen = dict[str, list[float]]
"""What some processes saw: seconds to open and to ask, memories found, peak kilobytes."""


def main() -> None:
    """Measure and print."""
    small = figures.is_small(__doc__)
    memories, repetitions = (50_000, 5) if small else (1_000_000, 9)
    with figures.workplace() as folder:
        paths = {"empty": folder / "empty.db", "large": folder / "large.db"}
        open_mind(paths["empty"]).close()
        build(paths["large"], memories)
        for name, question in QUESTIONS.items():
            shown(name, memories, measured(paths, question, repetitions))


def build(path: Path, memories: int) -> None:
    """Make the large mind."""
    print(f"making a mind of {memories:,} memories in bulk, by SQL, not by nights ...", flush=True)
    took = figures.duration(lambda: made_minds.bulk_mind(path, memories))
    print(f"made in {took:,.0f} s; the file has {path.stat().st_size / 1e6:,.0f} MB")


def measured(paths: dict[str, Path], question: str, repetitions: int) -> dict[str, Seen]:
    """What fresh processes see; the minds take turns, so that noise meets all of them."""
    seen: dict[str, Seen] = {name: {} for name in paths}
    for _ in range(repetitions):
        for name, path in paths.items():
            child = subprocess.run(
                [
                    sys.executable,
                    "-c",
                    START_FROM_A_SMALL_PROCESS,
                    sys.executable,
                    "-c",
                    OPEN_AND_ASK,
                    str(path),
                    question,
                ],
                check=True,
                stdout=subprocess.PIPE,
            )
            for what, figure in json.loads(child.stdout).items():
                seen[name].setdefault(what, []).append(figure)
    return seen


def shown(question: str, memories: int, seen: dict[str, Seen]) -> None:
    """Print what asking one question took."""
    empty, large = seen["empty"], seen["large"]
    peaks = {name: statistics.median(figures["peak"]) / 1024 for name, figures in seen.items()}
    figures.show(
        f"Opening a mind and asking for {question}; {memories:,} bulk-made memories",
        [
            Line("peak memory, empty", f"{peaks['empty']:.1f} MB"),
            Line("peak memory, large", f"{peaks['large']:.1f} MB"),
            judged("large - empty", peaks["large"] - peaks["empty"], MEMORY_LIMIT_MB, "MB"),
            median_and_best("opening, empty", empty["open"]),
            median_and_best("opening, large", large["open"]),
            median_and_best("asking, empty", empty["ask"]),
            median_and_best("asking, large", large["ask"]),
            Line("memories found, large", f"{large['found'][0]:.0f}"),
        ],
    )


if __name__ == "__main__":
    main()
