"""Draws: who each agent is and what its days bring, by its id alone; compiled on first use.

Any range of agents can be drawn by itself, in any order and any process: the rows are the same.
"""

from __future__ import annotations

from reverie.domain.formulas.codes import NOBODY, TargetType
from reverie.domain.formulas.random_words import LIFE, between, drawn, stream_of
from reverie.domain.formulas.rhythm import personal_offset
from reverie.population.arrays import Array, Row
from reverie.simulation.chances import ANY_TIME, SOMEONE, Chances

NEVER = -1
"""The tick of what does not happen."""
TIMES = 4_096
"""More than one event happens to an agent in a day."""
PARTS = 16
"""Numbers that are drawn for each thing that happens."""
COUNT, HOUR, MOMENT, HABIT, WHERE, WHOM = range(6)
IMPORTANCE, RELIABILITY, VALENCE, AROUSAL, THREAT, RELEVANCE = range(6, 12)
"""What each of them is for."""
USUAL, KNOWN = 1_000, 1_000_000
"""From here on numbers of a life are drawn for its usual places, and for those it knows."""


def draw_natures(chances: Chances, first: int, end: int, natures: Array) -> None:
    """Fill in who some agents are."""
    for agent in range(first, end):
        life = stream_of(chances.seed, agent, LIFE)
        me = natures[agent - first]
        me.group = group_of(chances, life)
        group = chances.groups[me.group]
        me.tier = group.tier
        me.intelligence = between(drawn(life, 1), group.intelligence_low, group.intelligence_high)
        me.will = between(drawn(life, 2), group.will_low, group.will_high)
        me.trauma = between(drawn(life, 3), group.trauma_low, group.trauma_high)
        me.falls_asleep = bedtime_of(chances, agent, life, me.group)


def count_rows(chances: Chances, first: int, end: int, day: int, counts: Array) -> None:
    """Fill in how much happens to each of some agents in a day."""
    for agent in range(first, end):
        life = stream_of(chances.seed, agent, LIFE)
        stream = stream_of(chances.seed, agent, day)
        group = group_of(chances, life)
        bed = bedtime_of(chances, agent, life, group)
        rows = 0
        for event in range(len(chances.events)):
            for time in range(times_of(chances, stream, day, event, group)):
                if rows < chances.most and tick_of(chances, stream, day, event, time, bed) != NEVER:
                    rows += 1
        counts[agent - first] = rows


def draw_rows(chances: Chances, first: int, end: int, day: int, rows: Array) -> None:
    """Fill in what happens to some agents in a day, in the order of agents and ticks."""
    start = 0
    for agent in range(first, end):
        life = stream_of(chances.seed, agent, LIFE)
        stream = stream_of(chances.seed, agent, day)
        count = lay_out(chances, agent, day, life, stream, rows[start:])
        for place in range(start, start + count):
            one = rows[place]
            happening = int(one.number)
            one.agent = agent - first
            one.number = day * chances.most + place - start + 1
            describe(chances, one, agent, happening, life, stream)
        start += count


def lay_out(
    chances: Chances,
    agent: int,
    day: int,
    life: tuple[int, int],
    stream: tuple[int, int],
    rows: Array,
) -> int:
    """Put ticks in order, each with what happens then as its number; how many there are."""
    group = group_of(chances, life)
    bed = bedtime_of(chances, agent, life, group)
    count = 0
    for event in range(len(chances.events)):
        for time in range(times_of(chances, stream, day, event, group)):
            tick = tick_of(chances, stream, day, event, time, bed)
            if tick == NEVER or count == chances.most:
                continue
            free = count
            while free > 0 and rows[free - 1].tick > tick:
                rows[free].tick = rows[free - 1].tick
                rows[free].number = rows[free - 1].number
                free -= 1
            rows[free].tick = tick
            rows[free].number = event * TIMES + time
            count += 1
    return count


def describe(
    chances: Chances,
    one: Row,
    agent: int,
    happening: int,
    life: tuple[int, int],
    stream: tuple[int, int],
) -> None:
    """Fill in what happened, beside when."""
    event = happening // TIMES
    told = chances.events[event]
    at = happening * PARTS
    one.event = event
    one.place = place_of(chances, life, stream, event, at)
    one.target = told.target
    if told.target == SOMEONE:
        one.target = someone(chances, agent, life, drawn(stream, at + WHOM))
    one.target_type = told.target_type
    if one.target == NOBODY:
        one.target_type = TargetType.OTHER
    one.importance = between(
        drawn(stream, at + IMPORTANCE), told.importance_low, told.importance_high
    )
    one.reliability = between(
        drawn(stream, at + RELIABILITY), told.reliability_low, told.reliability_high
    )
    one.valence = between(drawn(stream, at + VALENCE), told.valence_low, told.valence_high)
    one.arousal = between(drawn(stream, at + AROUSAL), told.arousal_low, told.arousal_high)
    one.threat = between(drawn(stream, at + THREAT), told.threat_low, told.threat_high)
    one.goal_relevance = between(
        drawn(stream, at + RELEVANCE), told.goal_relevance_low, told.goal_relevance_high
    )
    one.goal = told.goal
    one.channel = told.channel
    one.tags = told.tags
    one.is_observer = told.is_observer


def group_of(chances: Chances, life: tuple[int, int]) -> int:
    """The place in the list of tiers of an agent."""
    return chosen(drawn(life, 0), chances.shares, len(chances.shares))


def bedtime_of(chances: Chances, agent: int, life: tuple[int, int], group: int) -> int:
    """The first tick at which an agent falls asleep."""
    told = chances.groups[group]
    if told.bed_low == ANY_TIME:
        return personal_offset(chances.seed, agent, chances.day)
    return between(drawn(life, 4), told.bed_low, told.bed_high)


def times_of(chances: Chances, stream: tuple[int, int], day: int, event: int, group: int) -> int:
    """How often an event happens to an agent in a day, asleep or awake."""
    told = chances.events[event]
    if not told.first_day <= day <= told.last_day or not (told.who >> group) & 1:
        return 0
    return chosen(
        drawn(stream, (event * TIMES + TIMES - 1) * PARTS + COUNT),
        chances.counts[event],
        chances.counts.shape[1],
    )


def tick_of(
    chances: Chances, stream: tuple[int, int], day: int, event: int, time: int, bed: int
) -> int:
    """When it happens the n-th time, or never if its agent is asleep then and spared."""
    at = (event * TIMES + time) * PARTS
    hour = chosen(drawn(stream, at + HOUR), chances.hours[event], chances.hours.shape[1])
    moment = between(drawn(stream, at + MOMENT), 0, chances.hour - 1)
    tick = day * chances.day + hour * chances.hour + moment
    is_asleep = tick >= bed and (tick - bed) % (chances.wake + chances.sleep) < chances.sleep
    if is_asleep and not chances.events[event].reaches_sleepers:
        return NEVER
    return tick


def place_of(
    chances: Chances, life: tuple[int, int], stream: tuple[int, int], event: int, at: int
) -> int:
    """Where it happens: mostly at the agent's usual place of the kind."""
    told = chances.events[event]
    if told.places == 0:
        return NOBODY
    word = drawn(stream, at + WHERE)
    if told.kind != NOBODY and drawn(stream, at + HABIT) < chances.habit:
        word = drawn(life, USUAL + int(told.kind))
    found = chosen(word, chances.places[event], told.places)
    return chances.place_ids[event][found]  # type: ignore[no-any-return]


def someone(chances: Chances, agent: int, life: tuple[int, int], word: int) -> int:
    """One of the others that an agent has to do with."""
    if chances.agents < 2:
        return NOBODY
    known = between(word, 0, chances.acquaintances - 1)
    other = between(drawn(life, KNOWN + known), 0, chances.agents - 2)
    return other + 1 if other >= agent else other


def chosen(word: int, edges: Array, count: int) -> int:
    """The first of some edges that a word lies below; the last takes the rest."""
    place = 0
    while place < count - 1 and word >= edges[place]:
        place += 1
    return place
