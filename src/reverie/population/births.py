"""How agents begin: awake, each with an offset of its own; compiled by `kernels`."""

from __future__ import annotations

from reverie.domain.formulas.rhythm import personal_offset
from reverie.population.arrays import Array


def fill_offsets(seed: int, first: int, day: int, offsets: Array) -> None:
    """Draw when each agent falls asleep, by its id: the first has this one."""
    for a in range(len(offsets)):
        offsets[a] = personal_offset(seed, first + a, day)


def be_born(
    agents: Array,
    offsets: Array,
    tick: int,
    wake_duration: int,
    sleep_duration: int,
    terms: Array,
) -> None:
    """Set the clocks of all agents to their first tick."""
    for a in range(len(agents)):
        me = agents[a]
        me.next_sleep = tick + offsets[a]
        me.next_wake = me.next_sleep + sleep_duration
        me.maintained = tick
        me.promoted = tick
        me.consolidated = tick - terms[0].rhythm.consolidation
        me.caught_up = tick - 1
        me.newest_tick = tick
        me.wake_duration = wake_duration
        me.sleep_duration = sleep_duration
        me.morale = 0.5
        me.sleep_quality = 1.0
