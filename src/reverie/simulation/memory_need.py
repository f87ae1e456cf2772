"""How much memory a scenario needs, said before it starts, and whether there is so much."""

from __future__ import annotations

import os
from pathlib import Path

from msgspec.structs import replace

from reverie.domain.formulas.codes import Family
from reverie.domain.formulas.temperament import belief_capacity, capacities_of
from reverie.domain.rules.simulation_terms import terms_of
from reverie.errors import NumberRefused
from reverie.population.arrays import AGENT, BELIEF, EPISODE
from reverie.simulation.chances import ROW
from reverie.simulation.day import BLOCK
from reverie.simulation.scenario import Scenario, Tier, ends_of
from reverie.simulation.shard_folder import manifest_of

START = 250_000_000
"""Bytes that Python, numpy and the compiled code take themselves."""
RAY = 600_000_000
"""Bytes that Ray's own processes take."""


def bytes_needed(scenario: Scenario, shards: int | None = None) -> int:
    """About how many bytes a run takes at most; for few agents it is mostly the start.

    Shards end before all agents are put together, one shard after the other.
    """
    if shards is None:
        return _bytes_here(scenario)
    sizes = [end - first for first, end in manifest_of(scenario, shards).spans]
    apart = sum(_bytes_here(replace(scenario, agents=some)) for some in sizes)
    together = (scenario.agents + max(sizes)) * _bytes_each(scenario)
    return RAY + START + max(apart, round(together))


def bytes_free() -> int | None:
    """How much memory is free, by what the system and its control group say; None if unknown."""
    found = [
        *_told("/proc/meminfo", "MemAvailable:", 1_024),
        *(limit - used for limit, used in zip(_limit("max"), _limit("current"), strict=False)),
    ]
    return min(found, default=None) if found else _physical()


def refuse_if_too_big(scenario: Scenario, free: int | None, shards: int | None = None) -> None:
    """Refuse a run that does not fit, with the number of agents that would."""
    need = bytes_needed(scenario, shards)
    if free is None or need <= free:
        return
    fits = _most_agents(scenario, free, shards)
    fewer = f"give --agents {fits}" if fits else "free some memory"
    raise NumberRefused(
        f"{scenario.agents:,} agents need about {gigabytes(need)}, and {gigabytes(free)} are free; "
        f"{fewer}, set smaller capacities below [memory], or run with --force"
    )


def gigabytes(count: int) -> str:
    """Bytes in words."""
    return f"{count / 1e9:,.1f} GB"


def _most_agents(scenario: Scenario, free: int, shards: int | None) -> int:
    """How many agents fit, found by halving; 0 if there is no room for the fewest."""
    least = (shards or 1) - 1
    fits, too_many = least, scenario.agents
    while too_many - fits > 1:
        some = (fits + too_many) // 2
        if bytes_needed(replace(scenario, agents=some), shards) <= free:
            fits = some
        else:
            too_many = some
    return fits if fits > least else 0


def _bytes_here(scenario: Scenario) -> int:
    """The bytes of one process that holds all agents."""
    drawn = 4 * min(BLOCK, scenario.agents) * scenario.most_a_day * ROW.itemsize
    return round(START + drawn + scenario.agents * _bytes_each(scenario))


def _bytes_each(scenario: Scenario) -> float:
    """The bytes of one agent on the average, with a tenth for what is copied."""
    return 1.1 * sum(tier.share * _bytes_of(tier, scenario) for tier in scenario.tiers)


def _bytes_of(tier: Tier, scenario: Scenario) -> int:
    """The bytes of one agent of a tier that has the most room."""
    config = scenario.config()
    held = capacities_of(
        tier.tier,
        ends_of(tier.intelligence)[1],
        ends_of(tier.will)[1],
        ends_of(tier.trauma)[0],
        terms_of(config).temperament,
    )
    slots = held.short_term + held.daily + config.arrivals_capacity
    beliefs = sum(belief_capacity(held, family) for family in Family)
    return AGENT.itemsize + slots * EPISODE.itemsize + beliefs * BELIEF.itemsize


def _told(file: str, key: str, unit: int) -> list[int]:
    """The number after a key in a file of the system, if it is there."""
    try:
        lines = Path(file).read_text().splitlines()
    except OSError:
        return []
    return [unit * int(line.split()[1]) for line in lines if line.startswith(key)]


def _limit(name: str) -> list[int]:
    """What a control group says of its memory (cgroup v2); nothing if there is none."""
    try:
        told = Path("/sys/fs/cgroup", f"memory.{name}").read_text().strip()
    except OSError:
        return []
    return [int(told)] if told.isdigit() else []


def _physical() -> int | None:
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (ValueError, OSError, AttributeError):
        return None
