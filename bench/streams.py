"""The dream stream: what it costs a night, and whether each entry is done once whoever is killed.

python bench/streams.py           # 100,000 entries, ten readers and two servers killed
python bench/streams.py --small   # 5,000 entries, fewer nights
"""

from __future__ import annotations

import os
import socket
import statistics
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.stream_trial import Came, trial
from tests.streams.servers import running

import figures
import made_minds
from figures import Line, judged, median_and_best
from reverie.settings import Settings
from reverie.wiring import open_mind

OVERHEAD_LIMIT = 1.1
"""How many times longer the cycles of a night may take that is followed."""
SESSIONS = 5
"""How many sessions wait for the night; what is measured are its cycles."""
WAYS = ("nobody follows", "a server follows", "a server that never answers")


def main() -> int:
    """Measure and print; fails if an entry was lost, done twice or out of order."""
    small = figures.is_small(__doc__)
    with figures.workplace() as folder:
        figures.show(
            "the cycles of a night, by who follows it", overhead(folder, 5 if small else 15)
        )
        place = folder / "trial"
        place.mkdir()
        came = trial(place, entries=5_000 if small else 100_000, kills=10, restarts=2)
    figures.show("readers killed and the server restarted (AOF, synced always)", told(came))
    return 1 if came.faults else 0


def told(came: Came) -> list[Line]:
    """What became of the trial."""
    return [
        Line("entries published, in their order", f"{came.entries:,}"),
        Line("readers killed; the server killed", f"{came.kills}; {came.restarts}"),
        Line("came again, and were passed over", f"{came.again:,}"),
        Line("done once and in order", f"{came.done:,}", f"= {came.entries:,}", _verdict(came)),
        Line("entries a second, kills and all", f"{came.entries / came.seconds:,.0f}"),
    ]


def _verdict(came: Came) -> str:
    return "; ".join(came.faults) or "all"


def overhead(folder: Path, repetitions: int) -> list[Line]:
    """How long the cycles of one night take without and with somebody who follows."""
    os.environ["REVERIE_VECTORS"] = "none"  # embeddings come after the cycles
    mind = folder / "mind.db"
    made_minds.bulk_mind(mind, 1_000)
    made_minds.add_waiting(mind, SESSIONS)
    times: dict[str, list[float]] = {way: [] for way in WAYS}
    cycles = 0
    with running("redis", folder) as (address, _), silent_server() as silent:
        for turn in range(repetitions * len(WAYS)):
            way = WAYS[turn % len(WAYS)]
            os.environ["REVERIE_REDIS"] = silent if way == WAYS[2] else address
            copy = made_minds.copy_of(mind, folder / "copy.db")
            seconds, cycles = one_night(copy, follows=way != WAYS[0])
            times[way].append(seconds / cycles)
    plain = statistics.median(times[WAYS[0]])
    lines = [median_and_best(f"a cycle of {cycles}, {way}", times[way]) for way in WAYS]
    ratios = [
        judged(f"{way}, against nobody", statistics.median(times[way]) / plain, OVERHEAD_LIMIT)
        for way in WAYS[1:]
    ]
    return [*lines, *ratios]


def one_night(path: Path, *, follows: bool) -> tuple[float, int]:
    """How many seconds the cycles of a night take, and how many there are."""
    marks: list[tuple[str, float]] = []
    settings = Settings.of(publish_to="redis" if follows else "none", cycle_pause_ms=0)
    with open_mind(path, settings=settings) as mind:
        mind.night(watch=lambda stage: marks.append((stage, time.perf_counter())))
    first = next(at for stage, at in marks if stage == "replay")
    last = next(at for stage, at in marks if stage == "compress")
    return last - first, sum(stage == "replay" for stage, _ in marks)


@contextmanager
def silent_server() -> Iterator[str]:
    """The address of something that takes calls and never answers."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        yield f"redis://127.0.0.1:{door.getsockname()[1]}"


if __name__ == "__main__":
    sys.exit(main())
