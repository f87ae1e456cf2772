"""How a batch of episodes reaches its agents' slices of the arena; compiled by `kernels`."""

from __future__ import annotations

from reverie.domain.formulas.overflow import gives_way
from reverie.domain.formulas.promotion import is_promoted_at_once, is_promoted_late
from reverie.domain.formulas.retention import retention_of
from reverie.population.arrays import AT_ONCE, LATE, OBSERVER, Array, City, Row
from reverie.population.batch import Batch
from reverie.population.events import arrive, catch_up, compact, disturb

FINE, TWICE, BEFORE = range(3)
"""What is wrong with a row: nothing, its number, or its tick."""


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
        newest, tick = me.newest, max(now + 1, me.newest_tick)
        while place < end and batch.agent[order[place]] == a:
            row = order[place]
            if batch.tick[row] < tick:
                return row, BEFORE
            if batch.number[row] <= newest:
                return row, TWICE
            newest, tick = batch.number[row], batch.tick[row]
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


def set_ahead(agents: Array, ahead: Array, batch: Batch, order: Array, terms: Array) -> None:
    """Keep rows that were found fine beside the slices, which have no room for them yet."""
    for place in range(len(order)):
        row = order[place]
        put(ahead[place], batch, row, terms[0])
        me = agents[batch.agent[row]]
        me.newest = batch.number[row]
        me.newest_tick = batch.tick[row]


def let_in(city: City, order: Array, until: int, terms: Array) -> None:
    """Let episodes that were ahead arrive, each at its tick, and their agents live up to one.

    Their order is by agent and number; whatever lies in a slice came before them.
    """
    for place in range(len(order)):
        one, a = city.ahead[order[place]], city.ahead_of[order[place]]
        me = city.agents[a]
        mine = city.arena[me.start : me.start + me.slots]
        if me.caught_up < one.tick - 1:
            catch_up(city, me, mine, one.tick - 1, terms[0])
        arrive(me, mine, one.tick, terms[0])
        disturb(me, one, terms[0])
        squeeze_in(me, mine, one, terms[0].buffers)
        if place + 1 == len(order) or city.ahead_of[order[place + 1]] != a:
            catch_up(city, me, mine, until, terms[0])


def squeeze_in(me: Row, mine: Array, one: Row, terms: Row) -> None:
    """Let one more wait to be judged; of too many the lowest retention is forgotten."""
    if me.arrived - me.settled < terms.arrivals:
        if me.filled == me.slots:
            compact(me, mine)
        mine[me.filled] = one
        me.filled += 1
        me.arrived += 1
        return
    lowest, least, number = me.arrived, one.retention, one.number
    for place in range(me.settled, me.arrived):
        if gives_way(mine[place].retention, mine[place].number, least, number):
            lowest, least, number = place, mine[place].retention, mine[place].number
    if lowest < me.arrived:
        for place in range(lowest + 1, me.arrived):
            mine[place - 1] = mine[place]
        mine[me.arrived - 1] = one


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
