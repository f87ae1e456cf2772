"""How a batch of episodes reaches its agents' slices of the arena; compiled by `kernels`."""

from __future__ import annotations

from reverie.domain.formulas.promotion import is_promoted_at_once, is_promoted_late
from reverie.domain.formulas.retention import retention_of
from reverie.population.arrays import AT_ONCE, LATE, OBSERVER, Array, Row
from reverie.population.batch import Batch
from reverie.population.events import compact

FINE, TWICE, BEFORE, FULL = range(4)
"""What is wrong with a row: nothing, its number, its tick, or that there is no room."""


def order_by_agent(agent: Array, starts: Array, order: Array) -> None:
    """Fill in the order of rows by agent, stable: a counting sort; `starts` is used up."""
    for row in range(len(agent)):
        place = starts[agent[row]]
        order[place] = row
        starts[agent[row]] = place + 1


def order_by_tick(batch: Batch, order: Array, first: int, end: int) -> None:
    """Put the rows of each agent in order of tick and number: an insertion sort of few."""
    for place in range(first + 1, end):
        row = order[place]
        free = place
        while free > first and is_later(batch, order[free - 1], row):
            order[free] = order[free - 1]
            free -= 1
        order[free] = row


def is_later(batch: Batch, row: int, other: int) -> bool:
    """Whether a row comes after another of the same agent."""
    if batch.agent[row] != batch.agent[other]:
        return False
    if batch.tick[row] != batch.tick[other]:
        return batch.tick[row] > batch.tick[other]  # type: ignore[no-any-return]
    return batch.number[row] > batch.number[other]  # type: ignore[no-any-return]


def fault_in(
    agents: Array, batch: Batch, order: Array, first: int, end: int, now: int
) -> tuple[int, int]:
    """The first row that cannot be taken, and why; its agents have caught up with the present."""
    order_by_tick(batch, order, first, end)
    place = first
    while place < end:
        a = batch.agent[order[place]]
        me = agents[a]
        room = me.slots - me.short_term - me.daily - (me.filled - me.settled)
        newest, tick = me.newest, max(now + 1, me.newest_tick)
        while place < end and batch.agent[order[place]] == a:
            row = order[place]
            if batch.tick[row] < tick:
                return row, BEFORE
            if batch.number[row] <= newest:
                return row, TWICE
            if room == 0:
                return row, FULL
            newest, tick = batch.number[row], batch.tick[row]
            room -= 1
            place += 1
    return -1, FINE


def take(
    agents: Array, arena: Array, batch: Batch, order: Array, first: int, end: int, terms: Array
) -> None:
    """Put rows that were found fine into their agents' slices, each scored once."""
    for place in range(first, end):
        row = order[place]
        me = agents[batch.agent[row]]
        if me.filled == me.slots:
            compact(me, arena[me.start : me.start + me.slots])
        put(arena[me.start + me.filled], batch, row, terms[0])
        me.filled += 1
        me.newest = batch.number[row]
        me.newest_tick = batch.tick[row]


def put(one: Row, batch: Batch, row: int, terms: Row) -> None:
    """Write one row into a slot, with its retention and what promotion will decide."""
    one.tick = batch.tick[row]
    one.number = batch.number[row]
    one.place = batch.place[row]
    one.target = batch.target[row]
    one.importance = batch.importance[row]
    one.reliability = batch.reliability[row]
    one.valence = batch.valence[row]
    one.arousal = batch.arousal[row]
    one.threat = batch.threat[row]
    one.goal_relevance = batch.goal_relevance[row]
    one.goal = batch.goal[row]
    one.channel = batch.channel[row]
    one.target_type = batch.target_type[row]
    one.tags = batch.tags[row]
    one.retention = retention_of(
        one.importance,
        one.goal,
        one.arousal,
        one.threat,
        one.valence,
        one.channel,
        terms.retention,
    )
    flags = OBSERVER if batch.is_observer[row] else 0
    if is_promoted_at_once(
        one.importance, one.goal, one.arousal, one.threat, one.goal_relevance, terms.promotion
    ):
        flags |= AT_ONCE
    if is_promoted_late(one.importance, one.goal, terms.promotion):
        flags |= LATE
    one.flags = flags
