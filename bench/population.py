"""Population: what a simulated mind costs a day, against the plain loop, and as a city grows."""

from __future__ import annotations

import os
import resource
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from figures import Line, is_small, judged, show
from reverie.domain.formulas.codes import ChannelCode, Family, GoalCode, TargetType
from reverie.domain.values.appraisal import Appraisal, Channel, GoalRelation
from reverie.domain.values.sim_episode import SimEpisode, tags_in
from reverie.population.agent import spawn_agent
from reverie.population.kernels import kernels, registered
from reverie.population.population import Population
from reverie.population.steps import World, advance_tick_by_tick
from reverie.settings.memory_config import MemoryConfig

DAY = 144_000
EACH = 40
"""Episodes of an agent in a day."""
TIERS = (0.85, 0.12, 0.03)
FEEDS = 3
"""How often a day episodes are handed over; so much less waits at once."""
CONFIG = MemoryConfig(arrivals_capacity=48)
THREADS = 2
TAGS = np.array([33, 1, 65, 2, 4, 8, 24, 33, 1, 0], np.int8)
PLACES, PEOPLE = 12, 12
"""How many places an agent has to do with, and how many others."""

CPU_NS = 250.0
ARITHMETIC = 10.0
COPY = 25.0
PEAK_GB = 12.0
FLAT = 1.5


class Spent(NamedTuple):
    """Seconds of the wall clock and of all processors."""

    wall: float
    cpu: float

    def __sub__(self, other: Spent) -> Spent:
        return Spent(self.wall - other.wall, self.cpu - other.cpu)

    def __add__(self, other: object) -> Spent:
        assert isinstance(other, Spent)
        return Spent(self.wall + other.wall, self.cpu + other.cpu)


NOTHING = Spent(0.0, 0.0)


def now() -> Spent:
    return Spent(time.perf_counter(), time.process_time())


def peak_gb() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e6


def a_city(size: int) -> Population:
    tiers = np.random.default_rng(1).choice([1, 2, 3], size, p=TIERS).astype(np.int8)
    return Population.spawn(size, CONFIG, seed=1, tier=tiers, threads=THREADS)


def episodes_of(first: int, end: int, began: int, length: int, number: int) -> dict[str, Any]:
    """What happens to some agents in a stretch of time, in the order of agents."""
    each = EACH // FEEDS + (number % EACH == 0) * (EACH % FEEDS)
    dice = np.random.default_rng([first, began])
    rows = (end - first) * each

    def some(low: int, high: int, kind: type = np.int8) -> Any:
        return dice.integers(low, high, rows, dtype=kind)

    ticks = np.sort(dice.integers(0, length, (end - first, each)), axis=1).reshape(-1)
    agent = np.repeat(np.arange(first, end, dtype=np.int32), each)
    return {
        "agent": agent,
        "number": np.tile(np.arange(number + 1, number + each + 1, dtype=np.int32), end - first),
        "tick": began + ticks,
        "place": agent % 5_000 + some(0, PLACES, np.int32),
        "target": agent % 7_000 + some(0, PEOPLE, np.int32),
        "importance": np.minimum(some(0, 101), some(10, 101)),
        "reliability": some(30, 101),
        "valence": some(-100, 101),
        "arousal": np.minimum(some(0, 101), some(0, 101)),
        "threat": np.minimum(some(0, 101), some(0, 101)),
        "goal_relevance": some(0, 101),
        "goal": some(0, len(GoalCode)),
        "channel": np.minimum(some(0, 6), some(0, 6)),
        "target_type": some(0, len(TargetType)),
        "tags": TAGS[some(0, len(TAGS))],
        "is_observer": some(0, 2),
    }


def live_a_day(city: Population, day: int, part: int) -> tuple[Spent, Spent, int]:
    """Feed a day part by part and let it pass: what that took, what making the rows took."""
    spent, made, rows = NOTHING, NOTHING, 0
    number, length = day * EACH, DAY // FEEDS
    for feed in range(FEEDS):
        began = day * DAY + feed * length
        for first in range(0, len(city), part):
            start = now()
            columns = episodes_of(first, min(len(city), first + part), began, length, number)
            made += now() - start
            rows += len(columns["agent"])
            start = now()
            city.record(**columns)
            spent += now() - start
        number += EACH // FEEDS + (number % EACH == 0) * (EACH % FEEDS)
        start = now()
        city.advance(began + length - 1)
        city.catch_up()
        spent += now() - start
    return spent, made, rows


def touch(city: Population) -> Spent:
    """Let every page of the arrays be there before anything is timed."""
    start = now()
    for table in city.city[1:]:
        table.view(np.uint8).reshape(-1)[::4096] = 0
    return now() - start


def sort_of(size: int) -> Line:
    """What it takes to order rows that come in no order of agents."""
    city, rows = a_city(size), size * EACH // FEEDS
    agent = np.random.default_rng(1).integers(0, size, rows, dtype=np.int32)
    starts, order = np.zeros(size + 1, np.int64), np.empty(rows, np.int64)
    np.cumsum(np.bincount(agent, minlength=size), out=starts[1:])
    kernels().order_by_agent(agent[:1], starts.copy(), order)
    start = now()
    kernels().order_by_agent(agent, starts, order)
    took = now() - start
    del city
    return Line(
        "sorting rows that come in any order, apart", f"{took.cpu / rows * 1e9:.0f} ns each"
    )


def arithmetic_ns(rows: int) -> float:
    """The rules' own arithmetic of an episode, without any buffer: processor time each."""
    import numba

    from reverie.domain.formulas import belief, promotion, retention
    from reverie.domain.rules.simulation_terms import terms_of
    from reverie.population.arrays import terms_array

    assert registered()

    @numba.njit(nogil=True)  # type: ignore[misc]
    def arithmetic(columns: Any, terms: Any) -> float:
        total = 0.0
        one = terms[0]
        for row in range(len(columns)):
            e = columns[row]
            kept = retention.retention_of(e[0], e[5], e[3], e[4], e[2], e[6], one.retention)
            total += kept
            total += promotion.is_promoted_at_once(e[0], e[5], e[3], e[4], 0, one.promotion)
            total += promotion.is_promoted_late(e[0], e[5], one.promotion)
            weight = belief.weight_of(e[0], e[1], e[3], e[6], False, one.belief)
            impacts = belief.impacts_of(e[7], e[4])
            if belief.is_evidence(weight, impacts, one.belief):
                for aspect in range(5):
                    score = belief.decayed(total * 1e-9, 1, 0.01)
                    impact = belief.impact_on(impacts, aspect)
                    total += belief.moved(score, impact, 0.1, weight)
                total += belief.surer(0.5, 0.1, weight)
        return total

    made = episodes_of(0, rows * FEEDS // EACH, 0, DAY, 1)
    names = ("importance", "reliability", "valence", "arousal", "threat", "goal", "channel", "tags")
    columns = np.ascontiguousarray(np.stack([made[name] for name in names], axis=1))
    terms = terms_array(terms_of(CONFIG))
    arithmetic(columns[:10], terms)
    best = min(_cpu(lambda: arithmetic(columns, terms)) for _ in range(3))
    return best / len(columns) * 1e9


def copy_ns(size: int, agent_day: int) -> float:
    """A numpy copy of so many bytes an agent, in as many threads: processor time an episode."""
    source = np.ones(size * agent_day, np.uint8)
    target = np.zeros_like(source)
    edges = [len(source) * part // THREADS for part in range(THREADS + 1)]

    def copied(part: int) -> None:
        target[edges[part] : edges[part + 1]] = source[edges[part] : edges[part + 1]]

    def all_of_it() -> None:
        with ThreadPoolExecutor(THREADS) as pool:
            list(pool.map(copied, range(THREADS)))

    return min(_cpu(all_of_it) for _ in range(3)) / (size * EACH) * 1e9


def bytes_of_agent_day() -> int:
    """The bytes an agent's day goes through: its rows as given, its slice in use, its beliefs."""
    city = a_city(20_000)
    for day in range(2):
        live_a_day(city, day, 20_000)
    held = city.city.agents["filled"].mean() * city.city.arena.itemsize
    believed = sum(
        len(city.beliefs(family)["agent"]) * table.itemsize
        for family, table in zip(Family, city.city[2:], strict=True)
    ) / len(city)
    return int(EACH * bytes_of_row() + held + believed + city.city.agents.itemsize)


def bytes_of_row() -> int:
    """The bytes of an episode as it is given."""
    return sum(column.itemsize for column in episodes_of(0, 1, 0, DAY, 1).values())


def _cpu(action: Any) -> float:
    start = time.process_time()
    action()
    return time.process_time() - start


def against_the_plain_loop(size: int) -> list[Line]:
    """The same agents and episodes, tick by tick in plain Python, and compiled."""
    city = a_city(size)
    tiers = city.agents()["tier"]
    columns = [episodes_of(0, size, feed * DAY // FEEDS, DAY // FEEDS, 0) for feed in range(FEEDS)]
    plain = {n: spawn_agent(n, CONFIG, seed=1, tier=int(tiers[n])) for n in range(size)}
    episodes: dict[int, list[SimEpisode]] = {n: [] for n in range(size)}
    for part in columns:
        _number_on(part, episodes)
    start = now()
    world = World(plain)
    for number, agent in plain.items():
        advance_tick_by_tick(world, agent, range(DAY), episodes[number], CONFIG)
    slow = now() - start
    start = now()
    for feed, part in enumerate(columns):
        city.record(**part)
        city.advance((feed + 1) * DAY // FEEDS - 1)
    city.catch_up()
    quick = now() - start
    same = all(
        city.believed(n, family) == plain[n].believed(family) for n in plain for family in Family
    )
    return [
        Line(f"plain loop, {size} agents, 1 day", f"{slow.cpu:.1f} s"),
        Line("compiled", f"{quick.cpu * 1e3:.1f} ms"),
        Line("times as fast", f"{slow.cpu / quick.cpu:,.0f} x"),
        Line("the same beliefs to the last bit", str(same), "True", "within" if same else "OVER"),
    ]


def _number_on(part: dict[str, Any], episodes: dict[int, list[SimEpisode]]) -> None:
    """Number a part's episodes after those before, and make values of them."""
    names = ("importance", "valence", "arousal", "threat", "goal", "channel", "reliability")
    for row in range(len(part["agent"])):
        one = {name: column[row].item() for name, column in part.items()}
        line = episodes[one["agent"]]
        part["number"][row] = len(line) + 1
        felt = [one[name] for name in names]
        felt[4] = GoalRelation[GoalCode(felt[4]).name]
        felt[5] = Channel[ChannelCode(felt[5]).name]
        line.append(
            SimEpisode(
                len(line) + 1,
                -1 if one["is_observer"] else one["agent"],
                one["tick"],
                Appraisal(*felt),
                location_id=one["place"],
                target_type=TargetType(one["target_type"]),
                target_id=one["target"],
                goal_relevance=one["goal_relevance"],
                tags=tags_in(one["tags"]),
            )
        )


def a_city_lives(size: int, days: int) -> list[Line]:
    """So many agents over some days: time, room, and the ratios that matter."""
    city = a_city(size)
    touched = touch(city)
    spent, made, rows = NOTHING, NOTHING, 0
    for day in range(days):
        took, making, some = live_a_day(city, day, 50_000)
        spent, made, rows = spent + took, made + making, rows + some
        print(f"  day {day + 1}: {took.wall:.0f} s, load {os.getloadavg()[0]:.1f}", flush=True)
    each = spent.cpu / rows * 1e9
    peak = peak_gb()
    asleep = city.agents()["is_asleep"].mean()
    del city
    arithmetic, copy = arithmetic_ns(2_000_000), copy_ns(50_000, bytes_of_agent_day())
    rows_alone = copy_ns(100_000, EACH * bytes_of_row())
    return [
        Line(f"{size:,} agents, {days} days, {rows:,} episodes: wall", f"{spent.wall:,.1f} s"),
        Line("processor", f"{spent.cpu:,.1f} s"),
        Line("page touching, apart", f"{touched.cpu:,.1f} s"),
        Line("making the episodes, apart", f"{made.cpu:,.1f} s"),
        judged("processor, an episode", each, CPU_NS, "ns"),
        judged("peak memory", peak, PEAK_GB, "GB"),
        judged(
            f"against the rules' arithmetic ({arithmetic:.1f} ns)", each / arithmetic, ARITHMETIC
        ),
        judged(f"against a copy of an agent-day's bytes ({copy:.1f} ns)", each / copy, COPY),
        Line(
            f"against a copy of the given rows ({rows_alone:.1f} ns)", f"{each / rows_alone:.2f} x"
        ),
        Line("asleep in the end", f"{asleep:.3f}", "about 1/3"),
    ]


def growth(sizes: list[int]) -> list[Line]:
    """Processor time of an agent-day, the least of three steady days, by size."""
    least, lines = {}, []
    for size in sizes:
        city = a_city(size)
        touch(city)
        days = [live_a_day(city, day, 50_000)[0].cpu / size for day in range(5)][2:]
        least[size] = min(days)
        lines.append(Line(f"an agent-day among {size:,}", f"{least[size] * 1e6:.2f} us"))
        del city
    worst = max(least.values()) / min(least.values())
    return [*lines, judged("dearest against cheapest", worst, FLAT)]


def main() -> None:
    small = is_small(__doc__)
    against_the_plain_loop(1)
    print(f"load {os.getloadavg()[0]:.1f}, {os.cpu_count()} processors, {THREADS} threads")
    show("Against the plain loop", against_the_plain_loop(20 if small else 200))
    size = 20_000 if small else 1_000_000
    show("A city", [*a_city_lives(size, 3), sort_of(min(size, 500_000))])
    show("Growth", growth([2_000, 20_000] if small else [10_000, 100_000, 1_000_000]))
    print(f"load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
