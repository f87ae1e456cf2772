"""Shards on Ray: the same results as one process whoever is killed, and what that costs."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path

import numpy as np

from figures import Line, is_small, judged, show, workplace
from reverie.domain.formulas.codes import Family
from reverie.population.population import Population
from reverie.simulation.day import live_a_day
from reverie.simulation.inhabitants import settle
from reverie.simulation.measures import Measures
from reverie.simulation.memory_need import bytes_needed
from reverie.simulation.ray_shards import RayShards, sharded
from reverie.simulation.scenario import Scenario
from reverie.simulation.scenario_file import named_scenario

WORKERS = 2
KILLS = 10
NUMBERS = (1, 2, 3, 7)
"""How many shards are tried."""
RATIO = 1.25
"""So much longer than one process with two threads may two workers take for a day."""
FIRST_DAY = """
import time
from reverie.simulation.day import live_a_day
from reverie.simulation.inhabitants import settle
from reverie.simulation.scenario_file import named_scenario
began, city = time.perf_counter(), named_scenario("city", {"agents": 1})
live_a_day(settle(city, threads=1), city, 0)
print(time.perf_counter() - began)
"""
"""What one agent's first day takes in a new process."""
TICK = os.sysconf("SC_CLK_TCK")


@dataclass
class Lives:
    """What a run came to: the counts of its days, and all that its agents hold, as hashes."""

    days: list[str] = field(default_factory=list)
    agents: str = ""


def a_city(agents: int, days: int, *, every: int = 1_000) -> Scenario:
    outputs = {"checkpoint_days": every, "plots": False}
    return named_scenario("city", {"agents": agents, "days": days, "outputs": outputs})


def hashed(columns: list[np.ndarray]) -> str:
    found = blake2b(digest_size=16)
    for column in columns:
        found.update(np.ascontiguousarray(column).tobytes())
    return found.hexdigest()


def counted(counts: Measures) -> str:
    return hashed([np.asarray(part, np.int64) for part in counts])


def held_by(city: Population) -> str:
    """A hash of all agents, episodes and beliefs."""
    tables = [city.agents(), city.buffers(), *(city.beliefs(family) for family in Family)]
    return hashed([column for table in tables for column in table.values()])


def in_one_process(scenario: Scenario) -> Lives:
    city = settle(scenario, threads=WORKERS)
    days = [counted(live_a_day(city, scenario, day)) for day in range(scenario.days)]
    return Lives(days, held_by(city))


def verdict(what: str, found: Lives, wanted: Lives, more: str = "") -> Line:
    is_same = found == wanted
    return Line(what, f"{is_same}{more}", "True", "within" if is_same else "OVER")


def any_number_of_shards(place: Path, scenario: Scenario, wanted: Lives) -> Iterator[Line]:
    """The same run in several numbers of shards."""
    for number in NUMBERS:
        with sharded(scenario, place, number) as run:
            days = [counted(run.live(day)) for day in range(scenario.days)]
            found = Lives(days, held_by(run.city()))
        yield verdict(f"{number} shards: the same day by day and agent by agent", found, wanted)


def killed_workers(place: Path, scenario: Scenario, wanted: Lives) -> Iterator[Line]:
    """A worker is killed at a random moment of ten days."""
    chance, found, took = random.Random(1), Lives(), 1.0
    fatal = set(chance.sample(range(1, scenario.days), KILLS))
    timers, replaced = [], 0
    with sharded(scenario, place, WORKERS) as run:
        for day in range(scenario.days):
            if day in fatal:
                timers.append(kill_soon(chance.choice(run.workers), chance.random() * took))
            before, began = run.workers, time.perf_counter()
            found.days.append(counted(run.live(day)))
            replaced += sum(map(int.__ne__, before, run.workers))
            if day not in fatal:
                took = time.perf_counter() - began
        for timer in timers:
            timer.join()
        found.agents = held_by(run.city())
    more = f", {replaced} workers replaced"
    yield verdict(
        f"{KILLS} kills of a worker in {scenario.days} days: the same", found, wanted, more
    )


def kill_soon(worker: int, seconds: float) -> threading.Timer:
    timer = threading.Timer(seconds, os.kill, (worker, signal.SIGKILL))
    timer.start()
    return timer


def a_killed_driver(place: Path, scenario: Scenario) -> Iterator[Line]:
    """The command itself is killed twice, then resumed; its tables are those of one process."""
    command = [sys.executable, "-m", "reverie", "simulate", "city", "--no-plots"]
    command += ["--agents", str(scenario.agents), "--days", str(scenario.days)]
    alone, shards = place / "alone", place / "in-shards"
    subprocess.run([*command, "--out", alone], check=True, capture_output=True)
    in_shards = [*command, "--out", shards, "--shards", str(WORKERS)]
    for after, more in ((6, []), (11, ["--resume"])):
        kill_after_day([*in_shards, *more], after)
    subprocess.run([*in_shards, "--resume"], check=True, capture_output=True)
    tables = sorted(path.name for path in alone.glob("*.csv"))
    same = [(alone / name).read_bytes() == (shards / name).read_bytes() for name in tables]
    yield Line(
        f"a driver killed twice and resumed: {len(tables)} tables, byte for byte",
        str(all(same)),
        "True",
        "within" if all(same) and tables else "OVER",
    )


def kill_after_day(command: list[object], day: int) -> None:
    driver = subprocess.Popen(
        list(map(str, command)), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    )
    assert driver.stderr
    for line in driver.stderr:
        if line.startswith(f"day {day}"):
            driver.kill()
    driver.communicate()


@contextmanager
def timed(steps: dict[str, float], what: str) -> Iterator[None]:
    began = time.perf_counter()
    yield
    steps[what] = time.perf_counter() - began


def processor_s(workers: list[int]) -> float:
    """Seconds of processor time that some processes have taken."""
    parts = [Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split() for one in workers]
    return sum(int(part[11]) + int(part[12]) for part in parts) / TICK


def costs(place: Path, scenario: Scenario) -> Iterator[Line]:
    """Two workers against two threads, day about; starts, compiling and saving apart."""
    os.environ["XDG_CACHE_HOME"] = str(place / "cache")
    one: dict[str, float] = {}
    ray: dict[str, float] = {}
    for what in ("compiling, in an empty cache", "loading what was compiled"):
        told = subprocess.run([sys.executable, "-c", FIRST_DAY], check=True, capture_output=True)
        one[what] = float(told.stdout)
    with timed(one, "agents settled"):
        city = settle(scenario, threads=WORKERS)
    with timed(ray, "Ray started"):
        running = sharded(scenario, place, WORKERS)
        run = running.__enter__()
    try:
        with timed(ray, "workers up, agents settled"):
            run.save()
        yield from days_in_turn(scenario, city, run, one, ray)
        with timed(ray, "saved by both"):
            run.save()
        with timed(ray, "joined"):
            run.city()
    finally:
        with timed(ray, "Ray stopped"):
            running.__exit__(None, None, None)
    with timed(one, "saved"):
        city.save(place / "alone.population")
    for who, steps in (("one process", one), ("Ray", ray)):
        for what, seconds in steps.items():
            yield Line(f"{who}: {what}", f"{seconds:,.2f} s")


def days_in_turn(
    scenario: Scenario,
    city: Population,
    run: RayShards,
    one: dict[str, float],
    ray: dict[str, float],
) -> Iterator[Line]:
    alone, shards, same = [], [], []
    for day in range(scenario.days):
        began, busy = time.perf_counter(), time.process_time()
        counts = live_a_day(city, scenario, day)
        alone.append((time.perf_counter() - began, time.process_time() - busy))
        before = processor_s(run.workers)
        began = time.perf_counter()
        same.append(counted(run.live(day)) == counted(counts))
        shards.append((time.perf_counter() - began, processor_s(run.workers) - before))
    one["first day"] = alone.pop(0)[0]
    ray["first day, with loading"] = shards.pop(0)[0]
    wall, busy = (min(day[part] for day in alone) for part in (0, 1))
    wall_of, busy_of = (min(day[part] for day in shards) for part in (0, 1))
    agents = scenario.agents
    yield Line(
        "the same counts day by day", str(all(same)), "True", "within" if all(same) else "OVER"
    )
    yield Line(
        "two threads, a day at best", f"{wall:.2f} s ({agents / wall:,.0f} agent-days a second)"
    )
    yield Line("two workers", f"{wall_of:.2f} s ({agents / wall_of:,.0f} agent-days a second)")
    yield Line("processor, two threads", f"{busy:.2f} s")
    yield Line("processor, two workers", f"{busy_of:.2f} s")
    yield judged("two workers against two threads, a day", wall_of / wall, RATIO)
    yield judged("processor time", busy_of / busy, RATIO)


def main() -> None:
    small = is_small(__doc__)
    print(f"load {os.getloadavg()[0]:.1f}, {os.cpu_count()} processors")
    with workplace() as place:
        scenario = a_city(2_000 if small else 20_000, 14, every=3)
        wanted = in_one_process(scenario)
        lines = [
            *any_number_of_shards(place, scenario, wanted),
            *killed_workers(place, scenario, wanted),
            *a_killed_driver(place, scenario),
        ]
        show(f"{scenario.agents:,} agents, {scenario.days} days, against one process", lines)
        large = a_city(20_000 if small else 100_000, 4 if small else 8)
        estimate = Line(
            "memory, as told before the start",
            f"{bytes_needed(large, WORKERS) / 1e9:.1f} GB",
        )
        show(f"{large.agents:,} agents", [*costs(place, large), estimate])
    print(f"load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
