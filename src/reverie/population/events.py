"""What happens to one agent in arrays, from one due tick to the next; compiled by `kernels`."""

from __future__ import annotations

from reverie.domain.formulas.memory_terms import overflow_key
from reverie.domain.formulas.morale import sleep_quality
from reverie.domain.formulas.overflow import gives_way
from reverie.domain.formulas.promotion import is_old_enough
from reverie.domain.formulas.retention import WHOLE
from reverie.domain.formulas.rhythm import first_due, idled, is_due, turns_at
from reverie.population.arrays import AT_ONCE, DAILY, LATE, PROMOTED, SHORT, Array, City, Row
from reverie.population.consolidation import consolidate

FAR = 1 << 40
"""A number that no episode has."""


def catch_up_all(city: City, those: Array, first: int, end: int, until: int, terms: Array) -> None:
    """Let a range of those agents live through all of tick `until`."""
    for place in range(first, end):
        me = city.agents[those[place]]
        if me.caught_up < until:
            catch_up(city, me, city.arena[me.start : me.start + me.slots], until, terms[0])


def catch_up(city: City, me: Row, mine: Array, until: int, terms: Row) -> None:
    """Let an agent live up to a tick, stopping only where something is due."""
    while True:
        tick = next_tick(me, mine, terms)
        if tick > until:
            break
        if not me.is_asleep:
            me.maintained = idled(me.maintained, terms.rhythm.maintenance, tick - 1)
        arrive(me, mine, tick, terms)
        if tick >= turns_at(me.next_wake if me.is_asleep else me.next_sleep, me.held_until):
            if me.is_asleep:
                wake(me, tick, terms)
            else:
                fall_asleep(city, me, mine, tick, terms)
        if not me.is_asleep:
            if is_due(tick, me.maintained, terms.rhythm.maintenance):
                maintain(me, mine, tick, terms.buffers)
            if is_due(tick, me.promoted, terms.rhythm.promotion):
                promote_late(me, mine, tick, terms)
        me.caught_up = tick
    arrive(me, mine, until, terms)
    if not me.is_asleep:
        me.maintained = idled(me.maintained, terms.rhythm.maintenance, until)
    me.caught_up = until


def next_tick(me: Row, mine: Array, terms: Row) -> int:
    """The next tick at which something is done: a turn, or a pass that may find work."""
    tick = turns_at(me.next_wake if me.is_asleep else me.next_sleep, me.held_until)
    if not me.is_asleep:
        tick = min(tick, me.promoted + terms.rhythm.promotion)
        if me.filled > me.settled:
            came = mine[me.settled].tick
            tick = min(tick, first_due(me.maintained, terms.rhythm.maintenance, came))
    return max(tick, me.caught_up + 1)  # type: ignore[no-any-return]


def arrive(me: Row, mine: Array, tick: int, terms: Row) -> None:
    """Let the episodes up to this tick arrive."""
    while me.filled > me.arrived and mine[me.arrived].tick <= tick:
        disturb(me, mine[me.arrived], terms)
        me.arrived += 1


def disturb(me: Row, one: Row, terms: Row) -> None:
    """Let an episode disturb a sleeper, if it is arousing."""
    if me.is_asleep and one.arousal >= terms.mood.disturbing_arousal:
        me.disturbances += 1


def wake(me: Row, tick: int, terms: Row) -> None:
    """Wake, know how the sleep was, and start the clocks of the day."""
    me.is_asleep = 0
    me.next_sleep = tick + me.wake_duration
    if terms.rhythm.wake_resets_timers:
        me.maintained = tick
        me.promoted = tick
    slept = tick - me.fell_asleep
    me.sleep_quality = sleep_quality(
        slept, me.sleep_duration, me.disturbances, me.stress, terms.mood
    )


def fall_asleep(city: City, me: Row, mine: Array, tick: int, terms: Row) -> None:
    """Close the day, fall asleep and consolidate."""
    maintain(me, mine, tick, terms.buffers)
    promote_late(me, mine, tick, terms)
    me.is_asleep = 1
    me.fell_asleep = tick
    me.next_wake = tick + me.sleep_duration
    me.disturbances = 0
    drop_older(me, mine, tick - terms.buffers.longest_short_term)
    if is_due(tick, me.consolidated, terms.rhythm.consolidation):
        consolidate(city, me, mine, tick, terms)
        clear_daily(me, mine, terms.buffers)
    compact(me, mine)


def maintain(me: Row, mine: Array, tick: int, terms: Row) -> None:
    """Judge what arrived, then drop what is too much."""
    me.maintained = tick
    for place in range(me.settled, me.arrived):
        one = mine[place]
        if one.retention >= me.threshold:
            one.flags |= SHORT
            me.in_short += 1
            if one.flags & AT_ONCE:
                promote(me, mine, place, terms)
    me.settled = me.arrived
    while me.in_short > me.short_term:
        drop_lowest(me, mine)


def drop_lowest(me: Row, mine: Array) -> None:
    """Drop the lowest retention from short-term memory; the older where it is equal."""
    lowest, least, number = -1, WHOLE, FAR
    for place in range(me.settled):
        one = mine[place]
        if one.flags & SHORT and gives_way(one.retention, one.number, least, number):
            lowest, least, number = place, one.retention, one.number
    mine[lowest].flags &= ~SHORT
    me.in_short -= 1


def promote_late(me: Row, mine: Array, tick: int, terms: Row) -> None:
    """Promote what is hours old and still matters."""
    me.promoted = tick
    for place in range(me.settled):
        one = mine[place]
        if (one.flags & (SHORT | LATE | PROMOTED)) == (SHORT | LATE) and is_old_enough(
            tick - one.tick, terms.promotion
        ):
            promote(me, mine, place, terms.buffers)


def promote(me: Row, mine: Array, place: int, terms: Row) -> None:
    """Hold an episode for the coming sleep; over capacity the lowest of the day goes."""
    if not terms.keeps_promoted:
        mine[place].flags &= ~SHORT
        me.in_short -= 1
    mine[place].flags |= PROMOTED | DAILY
    me.in_daily += 1
    if me.in_daily > me.daily:
        drop_lowest_of_day(me, mine, terms)
        me.overflows += 1


def drop_lowest_of_day(me: Row, mine: Array, terms: Row) -> None:
    """Drop the lowest episode of the day's buffer."""
    lowest, least, number = -1, WHOLE, FAR
    for place in range(me.arrived):
        one = mine[place]
        if one.flags & DAILY:
            key = overflow_key(one.importance, one.retention, terms)
            if gives_way(key, one.number, least, number):
                lowest, least, number = place, key, one.number
    mine[lowest].flags &= ~DAILY
    me.in_daily -= 1


def drop_older(me: Row, mine: Array, oldest: int) -> None:
    """Drop from short-term memory what is older than it may be."""
    for place in range(me.settled):
        if mine[place].flags & SHORT and mine[place].tick < oldest:
            mine[place].flags &= ~SHORT
            me.in_short -= 1


def clear_daily(me: Row, mine: Array, terms: Row) -> None:
    """Let the day go, but for its highest episodes if some are kept overnight."""
    if terms.kept_overnight == 0:
        for place in range(me.settled):
            mine[place].flags &= ~DAILY
        me.in_daily = 0
    while me.in_daily > terms.kept_overnight:
        drop_lowest_of_day(me, mine, terms)


def compact(me: Row, mine: Array) -> None:
    """Close the gaps that dropped episodes have left, in order."""
    free = 0
    for place in range(me.filled):
        if place >= me.settled or mine[place].flags & (SHORT | DAILY):
            if place > free:
                mine[free] = mine[place]
            free += 1
    gone = me.filled - free
    me.settled -= gone
    me.arrived -= gone
    me.filled -= gone
