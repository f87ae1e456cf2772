"""Rhythm: the clocks of one agent, in whole ticks, so that none drifts in five hundred years."""

from typing import NamedTuple


class RhythmTerms(NamedTuple):
    """The cadences of a simulation, in ticks."""

    day: int
    maintenance: int
    promotion: int
    consolidation: int
    wake_resets_timers: bool


def personal_offset(seed: int, agent: int, span: int) -> int:
    """When in its first day an agent falls asleep: an integer hash of seed and agent (Lehmer)."""
    prime = 2_147_483_647
    mixed = (seed % prime + 1) * 48_271 % prime
    mixed = (mixed ^ (agent % prime + 1)) % prime
    for _ in range(3):
        mixed = (mixed + 12_345) * 69_621 % prime
        mixed = (mixed ^ (mixed >> 13)) * 48_271 % prime
    return mixed * span // prime


def is_due(tick: int, last: int, interval: int) -> bool:
    """Whether so much time has passed since the last one."""
    return tick - last >= interval


def idled(last: int, interval: int, until: int) -> int:
    """When maintenance last ran if it found nothing at each due tick up to one."""
    if until - last < interval:
        return last
    return last + (until - last) // interval * interval


def first_due(last: int, interval: int, tick: int) -> int:
    """The first due tick at which maintenance finds what arrived at a tick."""
    if tick - last <= interval:
        return last + interval
    return last + (tick - last + interval - 1) // interval * interval


def turns_at(next_tick: int, held_until: int) -> int:
    """When an agent falls asleep or wakes: on its own clock, unless it is held."""
    return max(next_tick, held_until)


def may_act(is_asleep: bool, is_emergency: bool) -> bool:
    """Whether an agent moves and decides: asleep only in an emergency."""
    return is_emergency or not is_asleep
