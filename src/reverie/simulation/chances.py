"""Chances: a scenario as arrays of whole numbers, which compiled draws read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import exp
from typing import Any, NamedTuple

import numpy as np

from reverie.domain.formulas.codes import NOBODY, ChannelCode, GoalCode, Tag, TargetType
from reverie.domain.formulas.random_words import WORD
from reverie.domain.formulas.scores import importance_of, reliability_of
from reverie.population.arrays import Array
from reverie.population.batch import COLUMNS
from reverie.simulation.scenario import Happening, Scenario, Tier, ends_of, most_of

ANY_TIME = -1
"""Stands for a bedtime where a tier has none."""
SOMEONE = -2
"""Stands for a target where it is another agent."""
_NATURE = ("intelligence", "will", "trauma")
_FELT = ("importance", "reliability", "valence", "arousal", "threat", "goal_relevance")


def _spans(names: Sequence[str]) -> list[tuple[str, type]]:
    return [(f"{name}_{end}", np.int64) for name in names for end in ("low", "high")]


GROUP = np.dtype([("tier", np.int64), *_spans((*_NATURE, "bed"))])
EVENT = np.dtype(
    [
        *((name, np.int64) for name in ("first_day", "last_day", "who", "kind", "places")),
        *((name, np.int64) for name in ("target", "target_type", "tags", "channel", "goal")),
        *((name, np.int64) for name in ("is_observer", "reaches_sleepers")),
        *_spans(_FELT),
    ]
)
NATURE = np.dtype([(name, np.int64) for name in ("group", "tier", *_NATURE, "falls_asleep")])
"""Who an agent is."""
ROW = np.dtype([*((name, column.kind) for name, column in COLUMNS.items()), ("event", np.int16)])
"""What happens: the columns of a batch, and which event of the scenario it is."""


class Chances(NamedTuple):
    """All that draws go by; edges are 32-bit words, and the last one takes the rest."""

    events: Array
    counts: Array
    hours: Array
    places: Array
    place_ids: Array
    groups: Array
    shares: Array
    seed: int
    agents: int
    acquaintances: int
    habit: int
    most: int
    hour: int
    day: int
    wake: int
    sleep: int


@lru_cache(maxsize=4)
def _of_text(told: bytes) -> Chances:
    import msgspec

    return _made(msgspec.json.decode(told, type=Scenario))


def chances_of(scenario: Scenario) -> Chances:
    """The chances of a scenario, worked out once."""
    import msgspec

    return _of_text(msgspec.json.encode(scenario))


def _made(scenario: Scenario) -> Chances:
    config = scenario.config()
    means = [event.per_day for event in scenario.events]
    widest = max(map(most_of, means)) + 1
    lists = [_places_of(event, scenario) for event in scenario.events]
    ids, edges = _padded([found for found, _ in lists]), _padded([edge for _, edge in lists])
    return Chances(
        np.array(list(_events(scenario)), EVENT),
        np.array([_counts(mean, widest) for mean in means], np.int64),
        np.array([_edges(event.weights()) for event in scenario.events], np.int64),
        edges,
        ids,
        np.array([_group(tier, config.ticks_per_hour) for tier in scenario.tiers], GROUP),
        np.array(_edges([tier.share for tier in scenario.tiers]), np.int64),
        scenario.seed,
        scenario.agents,
        scenario.acquaintances,
        round(scenario.habit * (WORD + 1)),
        scenario.most_a_day,
        config.ticks_per_hour,
        config.ticks_per_day,
        config.wake_duration_ticks,
        config.sleep_duration_ticks,
    )


def _events(scenario: Scenario) -> Iterator[tuple[Any, ...]]:
    kinds = list(dict.fromkeys(place.kind for place in scenario.places))
    names = [tier.name for tier in scenario.tiers]
    for event in scenario.events:
        first, last = event.days or (1, scenario.days)
        tags = sum({Tag[tag.upper()] for tag in event.tags})
        channel = ChannelCode[event.channel.upper()]
        felt = {name: getattr(event, name) for name in _FELT if getattr(event, name) is not None}
        usual = {"importance": importance_of(tags, channel), "reliability": reliability_of(channel)}
        yield (
            first - 1,
            last - 1,
            sum(1 << names.index(who) for who in event.who or names),
            kinds.index(event.kind) if event.kind else NOBODY,
            len(_places_of(event, scenario)[0]),
            *_target(event, scenario),
            tags,
            channel,
            GoalCode[event.goal.upper()],
            event.is_observer,
            event.reaches_sleepers,
            *(end for name in _FELT for end in ends_of((usual | felt)[name])),
        )


def _target(event: Happening, scenario: Scenario) -> tuple[int, TargetType]:
    if event.person:
        return SOMEONE, TargetType.PERSON
    if event.faction:
        return scenario.factions.index(event.faction), TargetType.FACTION
    if event.protocol:
        return scenario.protocols.index(event.protocol), TargetType.PROTOCOL
    return NOBODY, TargetType.OTHER


def _places_of(event: Happening, scenario: Scenario) -> tuple[list[int], list[int]]:
    """The ids of where an event may happen, and their edges."""
    found = [
        number
        for number, place in enumerate(scenario.places)
        if place.name == event.place or place.kind == event.kind
    ]
    return found, _edges([scenario.places[number].weight for number in found])


def _group(tier: Tier, hour: int) -> tuple[int, ...]:
    bed = (ANY_TIME, ANY_TIME)
    if tier.bedtime:
        bed = (round(tier.bedtime[0] * hour), round(tier.bedtime[1] * hour))
    spans = (tier.intelligence, tier.will, tier.trauma)
    return (tier.tier, *(end for span in spans for end in ends_of(span)), *bed)


def _edges(weights: Sequence[float]) -> list[int]:
    """Weights as edges: a word below the first means the first, and so on."""
    total, below, edges = sum(weights), 0.0, []
    for weight in weights:
        below += weight
        edges.append(round(below / total * (WORD + 1)))
    return edges


def _counts(mean: float, width: int) -> list[int]:
    """The cumulative probabilities of a Poisson distribution, as edges."""
    chance, below, edges = exp(-mean), 0.0, []
    for count in range(width):
        below += chance
        edges.append(round(min(1.0, below) * (WORD + 1)))
        chance *= mean / (count + 1)
    return edges


def _padded(lists: list[list[int]]) -> Array:
    table = np.zeros((len(lists), max(1, *map(len, lists))), np.int64)
    for number, one in enumerate(lists):
        table[number, : len(one)] = one
    return table
