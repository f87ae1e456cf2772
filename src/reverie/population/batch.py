"""Episodes in bulk: columns from outside, checked once and held compactly."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from reverie.domain.formulas.codes import (
    NOBODY,
    ChannelCode,
    GoalCode,
    Tag,
    TargetType,
)
from reverie.domain.values.sim_episode import SimEpisode, channel_code, goal_code
from reverie.errors import ArgumentRefused, NumberRefused
from reverie.population.arrays import Array


class Batch(NamedTuple):
    """Columns of one length: an episode a row."""

    agent: Array
    number: Array
    tick: Array
    place: Array
    target: Array
    importance: Array
    reliability: Array
    valence: Array
    arousal: Array
    threat: Array
    goal_relevance: Array
    goal: Array
    channel: Array
    target_type: Array
    tags: Array
    is_observer: Array


class Column(NamedTuple):
    """What a column holds, and from where to where."""

    kind: type
    low: int
    high: int
    otherwise: int | None = None
    """What stands for a column that is not given; None where it must be."""


LARGEST = 2**31 - 1
LAST_TICK = 2**53
HUNDREDTHS = ("importance", "reliability", "valence", "arousal", "threat", "goal_relevance")
"""The columns that are whole hundredths, or decimals."""
COLUMNS = {
    "agent": Column(np.int32, 0, LARGEST),
    "number": Column(np.int32, 1, LARGEST),
    "tick": Column(np.int64, 0, LAST_TICK),
    "place": Column(np.int32, NOBODY, LARGEST, NOBODY),
    "target": Column(np.int32, NOBODY, LARGEST, NOBODY),
    "importance": Column(np.int8, 0, 100, 0),
    "reliability": Column(np.int8, 0, 100, 50),
    "valence": Column(np.int8, -100, 100, 0),
    "arousal": Column(np.int8, 0, 100, 0),
    "threat": Column(np.int8, 0, 100, 0),
    "goal_relevance": Column(np.int8, 0, 100, 0),
    "goal": Column(np.int8, 0, max(GoalCode), GoalCode.UNKNOWN),
    "channel": Column(np.int8, 0, max(ChannelCode), ChannelCode.DIRECT),
    "target_type": Column(np.int8, 0, max(TargetType), TargetType.OTHER),
    "tags": Column(np.int8, 0, sum(Tag), 0),
    "is_observer": Column(np.int8, 0, 1, 0),
}
"""What may stand in each column."""


def batch_of(columns: Mapping[str, ArrayLike], agents: int) -> Batch:
    """Columns from outside as a batch, or refused with the row; one value stands for all rows.

    Appraisals are whole hundredths, or decimals, which are rounded once.
    """
    for name in columns.keys() - set(Batch._fields):
        raise ArgumentRefused(f"there is no column {name!r}; give {', '.join(Batch._fields)}")
    given = {name: np.asarray(column) for name, column in columns.items()}
    length = max((len(column) for column in given.values() if column.ndim), default=1)
    made = (_checked(name, given.get(name), length) for name in Batch._fields)
    batch = Batch(*made)
    if length and batch.agent.max() >= agents:
        row = int(np.flatnonzero(batch.agent >= agents)[0])
        raise NumberRefused(
            f"row {row}: there is no agent {batch.agent[row]}; give one from 0 to {agents - 1}"
        )
    return batch


def columns_of(agent: int, episode: SimEpisode) -> dict[str, ArrayLike]:
    """The columns of a single episode of an agent."""
    felt = episode.appraisal
    return {
        "agent": [agent],
        "number": [episode.episode_id],
        "tick": [episode.tick],
        "place": [episode.location_id],
        "target": [episode.target_id],
        **{name: [getattr(felt, name)] for name in HUNDREDTHS if name != "goal_relevance"},
        "goal_relevance": [episode.goal_relevance],
        "goal": [goal_code(felt)],
        "channel": [channel_code(felt)],
        "target_type": [episode.target_type],
        "tags": [episode.tag_mask],
        "is_observer": [episode.owner_agent_id != agent],
    }


def _checked(name: str, given: Array | None, length: int) -> Array:
    """One column in its own type, or refused with the row."""
    column = COLUMNS[name]
    if given is None:
        if column.otherwise is None:
            raise ArgumentRefused(f"there is no column {name!r}; each episode needs one")
        return np.full(length, column.otherwise, column.kind)
    if given.ndim > 1 or (given.ndim and len(given) != length):
        raise ArgumentRefused(f"column {name!r} has not the length of the others; give {length}")
    if given.dtype.kind not in "iufb":
        raise ArgumentRefused(f"column {name!r} holds {given.dtype}; give numbers")
    if given.dtype.kind == "f":
        given = _whole(name, given)
    if given.size and (given.min() < column.low or given.max() > column.high):
        row, value = _first(given, (given < column.low) | (given > column.high))
        raise NumberRefused(
            f"row {row}: {name} is {value}; give a whole number from {column.low} to {column.high}"
        )
    return np.ascontiguousarray(np.broadcast_to(given, (length,)), column.kind)


def _whole(name: str, given: Array) -> Array:
    """Decimals as hundredths, and other fractions as whole numbers if they are."""
    scaled = given * 100 if name in HUNDREDTHS else given
    wrong = ~np.isfinite(scaled) | (np.abs(scaled) > LAST_TICK)
    if name not in HUNDREDTHS:
        wrong |= scaled != np.rint(scaled)
    if wrong.any():
        row, value = _first(given, wrong)
        raise NumberRefused(f"row {row}: {name} is {value}; give a number that is in range")
    whole: Array = np.rint(scaled).astype(np.int64)
    return whole


def _first(given: Array, wrong: Array) -> tuple[int, object]:
    row = int(np.flatnonzero(wrong)[0])
    return row, given.reshape(-1)[row]
