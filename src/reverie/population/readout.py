"""What a population holds, read out: columns that a DataFrame takes, and values of one agent."""

from __future__ import annotations

import numpy as np

from reverie.domain.formulas.codes import NOBODY, Aspect, ChannelCode, Family, GoalCode, TargetType
from reverie.domain.formulas.memory_terms import MemoryTerms
from reverie.domain.values.appraisal import Appraisal, Channel, GoalRelation
from reverie.domain.values.sim_episode import SimEpisode, tags_in
from reverie.population.agent import (
    Agent,
    BeliefRecord,
    SleepCycleState,
    configure_agent_memory_capacities,
)
from reverie.population.arrays import (
    DAILY,
    EPISODE,
    LEARNED,
    OBSERVER,
    PROMOTED,
    SHORT,
    TABLES,
    Array,
    City,
    Row,
    family_table,
)
from reverie.population.buffers import HeldEpisode
from reverie.population.kernels import kernels

_CLOCKS = {
    "next_sleep_tick": "next_sleep",
    "next_wake_tick": "next_wake",
    "last_short_term_maintenance_tick": "maintained",
    "last_daily_promotion_tick": "promoted",
    "last_consolidation_tick": "consolidated",
    "wake_duration_ticks": "wake_duration",
    "sleep_duration_ticks": "sleep_duration",
    "is_asleep": "is_asleep",
    "held_until": "held_until",
    "fell_asleep_tick": "fell_asleep",
}
"""The clocks by the names they have outside and in the arrays."""
_MOODS = ("sleeps", "stress", "morale", "disturbances", "sleep_quality")
_NATURE = ("tier", "intelligence", "will", "trauma")


def agents(city: City) -> dict[str, Array]:
    """Nature, clocks and moods, a row an agent."""
    rows = city.agents
    columns = {"agent": np.arange(len(rows), dtype=np.int32)}
    columns |= {name: rows[name].copy() for name in _NATURE}
    columns |= {name: rows[inside].copy() for name, inside in _CLOCKS.items()}
    columns |= {name: rows[name].copy() for name in _MOODS}
    columns["overflows"] = rows["overflows"].copy()
    columns["is_asleep"] = columns["is_asleep"].astype(bool)
    return columns


def buffers(city: City) -> dict[str, Array]:
    """All episodes that are held, or wait, a row each; what is still to come is left out."""
    slots, owners = slots_in_use(city.agents["start"], city.agents["arrived"])
    waits = slots - city.agents["start"][owners] >= city.agents["settled"][owners]
    kept = waits | ((city.arena["flags"][slots] & (SHORT | DAILY)) != 0)
    slots, owners, waits = slots[kept], owners[kept], waits[kept]
    flags = city.arena["flags"][slots]
    columns = {"agent": owners.astype(np.int32)}
    columns |= {name: city.arena[name][slots] for name in EPISODE.fields or () if name != "flags"}
    columns["is_observer"] = (flags & OBSERVER) != 0
    columns["in_short_term"] = ((flags & SHORT) != 0) & ~waits
    columns["in_daily"] = ((flags & DAILY) != 0) & ~waits
    columns["is_waiting"] = waits
    return columns


def beliefs(city: City, family: Family, terms: MemoryTerms) -> dict[str, Array]:
    """All beliefs of a family as they are now, a row each."""
    table, name = family_table(city, family), TABLES[family]
    rows, owners = slots_in_use(city.agents[f"{name}_start"], city.agents[f"{name}_count"])
    scores = np.empty((len(rows), len(Aspect)))
    kernels().present_scores(table, city.agents, rows, owners, terms.belief.decay, scores)
    columns = {"agent": owners.astype(np.int32), "subject": table["subject"][rows]}
    columns |= {aspect.name.lower(): scores[:, aspect].copy() for aspect in Aspect}
    columns["confidence"] = table["confidence"][rows]
    columns["last_updated_tick"] = table["tick"][rows]
    columns["sources"] = table["sources"][rows]
    return columns


def agent(city: City, number: int, terms: MemoryTerms) -> Agent:
    """One agent as the plain rules have it."""
    me = city.agents[number]
    cycle = SleepCycleState(**{name: me[inside].item() for name, inside in _CLOCKS.items()})
    cycle.is_asleep = bool(cycle.is_asleep)
    nature = {name: me[name].item() for name in _NATURE}
    one = Agent(number, **nature, terms=terms, cycle=cycle)
    configure_agent_memory_capacities(one)
    for name in _MOODS:
        setattr(one, name, me[name].item())
    _fill_buffers(one, city)
    for family in Family:
        _fill_beliefs(one, city, family)
    return one


def slots_in_use(starts: Array, counts: Array) -> tuple[Array, Array]:
    """The places in use of all slices, and whose slice each is in."""
    counts = counts.astype(np.int64)
    owners = np.repeat(np.arange(len(counts)), counts)
    before = np.cumsum(counts) - counts
    return np.arange(len(owners)) + (starts - before)[owners], owners


def _fill_buffers(one: Agent, city: City) -> None:
    me = city.agents[one.agent_id]
    one.episodes.overflows = me["overflows"].item()
    for place in range(me["arrived"]):
        row = city.arena[me["start"] + place]
        held = HeldEpisode(
            _episode(row, one.agent_id),
            int(row["retention"]),
            is_promoted=bool(row["flags"] & PROMOTED),
            is_learned=bool(row["flags"] & LEARNED),
        )
        if place >= me["settled"]:
            one.episodes.arrivals.append(held)
            continue
        if row["flags"] & SHORT:
            one.episodes.short_term.append(held)
        if row["flags"] & DAILY:
            one.episodes.daily.append(held)


def _episode(slot: Row, owner: int) -> SimEpisode:
    row = {name: slot[name].item() for name in EPISODE.fields or ()}
    felt = Appraisal(
        row["importance"],
        row["valence"],
        row["arousal"],
        row["threat"],
        GoalRelation[GoalCode(row["goal"]).name],
        Channel[ChannelCode(row["channel"]).name],
        row["reliability"],
    )
    return SimEpisode(
        row["number"],
        NOBODY if row["flags"] & OBSERVER else owner,
        row["tick"],
        felt,
        location_id=row["place"],
        target_type=TargetType(row["target_type"]),
        target_id=row["target"],
        goal_relevance=row["goal_relevance"],
        tags=tags_in(row["tags"]),
    )


def _fill_beliefs(one: Agent, city: City, family: Family) -> None:
    me, name = city.agents[one.agent_id], TABLES[family]
    first, count = int(me[f"{name}_start"]), int(me[f"{name}_count"])
    for row in family_table(city, family)[first : first + count]:
        subject = row["subject"].item()
        one.beliefs[family][subject] = BeliefRecord(
            one,
            family,
            subject,
            row["scores"].tolist(),
            *(row[name].item() for name in ("confidence", "tick", "sources", "touched")),
        )
