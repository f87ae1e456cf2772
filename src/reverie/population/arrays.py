"""The arrays of a population: agents, one arena of episodes, a table a family of beliefs."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from reverie.domain.formulas.codes import ASPECTS, Family
from reverie.domain.formulas.memory_terms import MemoryTerms
from reverie.domain.formulas.temperament import belief_capacity, capacities_of

Array = NDArray[Any]
Row = Any
"""A row of a structured array, which compiled code changes in place."""

SHORT, DAILY, PROMOTED, OBSERVER, AT_ONCE, LATE, LEARNED = 1, 2, 4, 8, 16, 32, 64
"""Bits of a slot: where it is held, what was decided when it arrived, and if it was learned."""

TABLES = tuple(family.name.lower() for family in Family)
AGENT = np.dtype(
    [
        *((name, np.int64) for name in ("next_sleep", "next_wake", "maintained", "promoted")),
        *((name, np.int64) for name in ("consolidated", "held_until", "fell_asleep", "caught_up")),
        *((name, np.int64) for name in ("wake_duration", "sleep_duration", "newest_tick")),
        ("start", np.int64),
        *((f"{table}_start", np.int64) for table in TABLES),
        *((name, np.float64) for name in ("stress", "morale", "sleep_quality")),
        *((name, np.float64) for name in ("rate", "resistance")),
        *((name, np.int32) for name in ("short_term", "daily", "slots", "threshold")),
        *((name, np.int32) for name in ("settled", "arrived", "filled", "in_short", "in_daily")),
        *((name, np.int32) for name in ("newest", "sleeps", "disturbances", "overflows")),
        *((f"{table}_{what}", np.int32) for table in TABLES for what in ("count", "room")),
        *((name, np.int8) for name in ("tier", "intelligence", "will", "trauma", "is_asleep")),
    ]
)
"""An agent; its slice of the arena holds judged episodes, then arrived ones, then coming ones."""

EPISODE = np.dtype(
    [
        ("tick", np.int64),
        *((name, np.int32) for name in ("number", "place", "target")),
        ("retention", np.int16),
        *((name, np.int8) for name in ("importance", "reliability", "valence", "arousal")),
        *((name, np.int8) for name in ("threat", "goal_relevance", "goal", "channel")),
        *((name, np.int8) for name in ("target_type", "tags", "flags")),
    ]
)
"""A slot of the arena: the one copy of an episode, and where it is held."""

BELIEF = np.dtype(
    [
        ("tick", np.int64),
        ("confidence", np.float64),
        ("scores", np.float64, (ASPECTS,)),
        *((name, np.int32) for name in ("subject", "touched", "sources")),
    ]
)
"""A belief as it was when evidence last touched it."""


class City(NamedTuple):
    """All that a population holds."""

    agents: Array
    arena: Array
    places: Array
    persons: Array
    factions: Array
    protocols: Array
    ahead: Array
    """Episodes that are still to come and have no room yet in the slices of their agents."""
    ahead_of: Array
    """The agents of these."""


def family_table(city: City, family: Family) -> Array:
    """The table of a family."""
    return city[2 + family]


def new_city(temperaments: Array, terms: MemoryTerms, arrivals: int) -> City:
    """Arrays for agents of these temperaments, with the room they need.

    A temperament is a row of tier, intelligence, will and trauma.
    """
    agents = np.zeros(len(temperaments), AGENT)
    for name, column in zip(
        ("tier", "intelligence", "will", "trauma"), temperaments.T, strict=True
    ):
        agents[name] = column
    kinds, which = np.unique(temperaments, axis=0, return_inverse=True)
    held = [
        capacities_of(tier, intelligence, will, trauma, terms.temperament)
        for tier, intelligence, will, trauma in kinds.tolist()
    ]
    for name in ("short_term", "daily", "threshold", "rate", "resistance"):
        agents[name] = np.array([getattr(one, name) for one in held])[which.reshape(-1)]
    for family, table in zip(Family, TABLES, strict=True):
        rooms = np.array([belief_capacity(one, family) for one in held])
        agents[f"{table}_room"] = rooms[which.reshape(-1)]
    agents["slots"] = agents["short_term"] + agents["daily"] + arrivals
    return _with_slices(agents)


def _with_slices(agents: Array) -> City:
    """The tables that these agents share out, each getting a slice of its own."""
    tables = []
    for start, room, kind in (
        ("start", "slots", EPISODE),
        *((f"{table}_start", f"{table}_room", BELIEF) for table in TABLES),
    ):
        ends = np.cumsum(agents[room], dtype=np.int64)
        agents[start] = ends - agents[room]
        tables.append(np.zeros(int(ends[-1]), kind))
    tables += [np.zeros(0, EPISODE), np.zeros(0, np.int32)]
    return City(agents, *tables)


def terms_array(terms: MemoryTerms) -> Array:
    """The terms as a structured array of one row, which compiled code passes by reference."""
    kind = np.dtype([(name, _kind(value)) for name, value in terms._asdict().items()])
    return np.array([tuple(map(_plain, terms))], kind)


def _kind(terms: Any) -> np.dtype[Any]:
    return np.dtype([_field(name, value) for name, value in terms._asdict().items()])


def _field(name: str, value: object) -> tuple[Any, ...]:
    if isinstance(value, tuple):
        return name, _scalar(value[0]), (len(value),)
    return name, _scalar(value)


def _scalar(value: object) -> type:
    return {bool: np.bool_, int: np.int64, float: np.float64}[type(value)]


def _plain(terms: Any) -> tuple[Any, ...]:
    return tuple(list(value) if isinstance(value, tuple) else value for value in terms)
