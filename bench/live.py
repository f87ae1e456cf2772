"""Living: what an idle agent that lives by itself costs, how soon it wakes, what kills lose."""

from __future__ import annotations

import json
import os
import random
import resource
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import figures
import made_minds
from figures import Line, judged
from reverie.domain.rules.wakefulness import SleepState, first_illegal
from reverie.wiring import open_mind

REVERIE = str(Path(sys.executable).with_name("reverie"))
IDLE_CPU_S, IDLE_MB = 5.0, 60.0
"""What an idle hour may cost of the processor, and how much memory it may hold."""
STAGES = ("encode", "replay", "dream", "prune", "compress")
RESTED = "[sleep]\nidle_threshold_ms = 1000000000\nmin_consolidation_queue = 1000000\n"
TIRED = "[sleep]\nidle_threshold_ms = 0\nmin_awake_duration_ms = 0\n"


def main() -> None:
    """Measure and print."""
    small = figures.is_small(__doc__)
    memories, seconds, kills = (2_000, 20, 10) if small else (20_000, 120, 50)
    with figures.workplace() as folder:
        made_minds.bulk_mind(folder / "mind.db", memories)
        figures.show(f"Idle for {seconds} s beside {memories:,} memories", idle(folder, seconds))
        figures.show("From an urgent call to being awake", woken(folder))
        figures.show(f"{kills} lives, each ended by SIGKILL", killed(folder / "killed", kills))


def idle(folder: Path, seconds: float) -> list[Line]:
    """What a life costs in which nothing happens and it never sleeps, scaled to an hour."""
    (folder / "config.toml").write_text(RESTED)
    with living(folder / "mind.db") as life:
        next(lines(life))
        time.sleep(3.5)
        before = cpu_seconds(life.pid)
        time.sleep(seconds)
        hour = (cpu_seconds(life.pid) - before) * 3_600 / seconds
        megabytes = resident_mb(life.pid)
    (folder / "config.toml").unlink()
    bare = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(30)"])
    time.sleep(0.5)
    python = resident_mb(bare.pid)
    bare.kill()
    bare.wait()
    return [
        judged("processor in an hour", hour, IDLE_CPU_S, "s"),
        judged("memory", megabytes, IDLE_MB, "MB"),
        Line("memory against Python alone", f"{megabytes / python:.1f} x"),
    ]


def woken(folder: Path) -> list[Line]:
    """How long a night goes on after a wake call in each stage, against its longest step."""
    os.environ["REVERIE_VECTORS"] = "none"  # embeddings are no step of a night
    alone = stage_seconds(made_minds.copy_of(folder / "mind.db", folder / "alone.db"))
    longest = max(alone.values())
    told = [figures.milliseconds("the longest step of a night that nobody calls", longest)]
    for stage in STAGES:
        path = made_minds.copy_of(folder / "mind.db", folder / f"{stage}.db")
        made_minds.add_waiting(path, 20)
        took, steps = after_a_call(path, stage)
        told += [
            judged(f"steps committed after a call in {stage}", steps, 0, "steps"),
            judged(f"from the call to awake, {took * 1e3:,.0f} ms", took / longest, 1.0, "steps"),
        ]
    return told


def stage_seconds(path: Path) -> dict[str, float]:
    """How long each stage of a night takes that nobody calls."""
    made_minds.add_waiting(path, 20)
    began: list[tuple[str, float]] = []
    with open_mind(path) as mind:
        mind.night(watch=lambda stage: began.append((stage, time.perf_counter())))
    ends = [at for _, at in began[1:]] + [time.perf_counter()]
    found: dict[str, float] = {}
    for (stage, at), end in zip(began, ends, strict=True):
        found.setdefault(stage, end - at)
    return found


def after_a_call(path: Path, stage: str) -> tuple[float, int]:
    """How long after a wake call in a stage a night has ended, and how many steps came after it."""
    at: list[tuple[float, int]] = []
    with open_mind(path) as mind:

        def call(name: str) -> None:
            if name == stage and not at:
                at.append((time.perf_counter(), mind.store.journal.last()))
                mind.wake()

        mind.night(watch=call)
        ended = time.perf_counter()
        (called, entry) = at[0]
        return ended - called, mind.store.journal.last() - entry - 1  # the last entry is its end


def killed(folder: Path, kills: int) -> list[Line]:
    """Lives that are killed at any moment, each with two calls: what is lost or told twice."""
    folder.mkdir()
    home = folder / ".reverie"
    ran("init", "--make", str(folder))
    (home / "config.toml").write_text(TIRED)
    path, dice, illegal = home / "mind.db", random.Random(1), 0
    for number in range(kills):
        call(path, number)
        with living(path) as life:
            time.sleep(dice.uniform(0.15, 1.2))
            ran("stimulus", f"Late call {number}.", "--mind", str(path))
            life.send_signal(signal.SIGKILL)
            illegal += first_illegal(states(lines(life))) is not None
    for _ in range(2):
        ran("live", "--once", "--mind", str(path))
    with open_mind(path) as mind:
        every = [mind.store.episodes.get(n) for n in range(1, mind.store.episodes.last() + 1)]
        is_right = mind.rebuild()
    told = Counter(e.text for e in every if e and (e.origin or "").startswith("stimulus "))
    expected = Counter(f"{word} call {n}." for n in range(kills) for word in ("Early", "Late"))
    wrong = sum(((told - expected) + (expected - told)).values())
    return [
        judged("calls lost or delivered twice", wrong, 0, f"of {2 * kills}"),
        judged("lives with states that may not be", illegal, 0, "lives"),
        Line("the tables are those of the journal", "yes" if is_right else "NO"),
    ]


def call(path: Path, number: int) -> None:
    """A session that has ended, and a call before the life begins."""
    words = f"Never push to branch {number}."
    ran("record", words, "--session", f"s{number}", "--end", "--mind", str(path))
    ran("stimulus", f"Early call {number}.", "--mind", str(path))


def ran(*words: str) -> None:
    """Run a command that goes well."""
    subprocess.run(
        [REVERIE, *words], check=True, stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL
    )


@contextmanager
def living(path: Path) -> Iterator[subprocess.Popen[str]]:
    """A life in a process of its own."""
    command = [REVERIE, "live", "--log-json", "--mind", str(path)]
    life = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        yield life
    finally:
        life.kill()
        life.communicate()


def lines(life: subprocess.Popen[str]) -> Iterator[dict[str, str]]:
    """What a life logs; a line that a kill has torn is left out."""
    assert life.stdout
    for line in iter(life.stdout.readline, ""):
        if line.endswith("\n"):
            yield json.loads(line)


def states(log: Iterator[dict[str, str]]) -> list[SleepState]:
    """The states that a log tells."""
    return [SleepState[e["state"].upper()] for e in log if e["event"] in ("started", "state")]


def cpu_seconds(pid: int) -> float:
    """What a process has used of the processor."""
    return int(Path(f"/proc/{pid}/schedstat").read_text().split()[0]) / 1e9


def resident_mb(pid: int) -> float:
    """How much memory a process holds."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 1e6


if __name__ == "__main__":
    main()
