"""The dream stream: each replay of a memory as one entry, for whoever wants to follow dreams."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import NamedTuple

from reverie.domain.values.memory import ONE
from reverie.domain.views.cycles import Cycle, Replayed
from reverie.errors import Refused
from reverie.frozen import dataclass

_ID = re.compile(r"(.+)/([0-9]{1,9})/([0-9]{1,6})/([0-9]{1,6})", re.DOTALL)


class Spot(NamedTuple):
    """Where an entry stands in the stream of one agent: these numbers only grow."""

    night: int
    cycle: int
    place: int


NONE_YET = Spot(0, 0, 0)
"""Before all entries; nights and cycles count from 1."""


@dataclass(frozen=True, slots=True)
class StreamEntry:
    """One replay of one memory, as those who follow the stream see it."""

    entry_id: str
    """Made of agent, night, cycle and place in the batch; the same however often it is told."""
    cycle_id: str
    memory_id: str
    replay_priority: float
    replay_index: int
    """The place in the batch, from 0."""
    is_novel: bool
    co_replayed_with: tuple[str, ...]
    """The other memories of the batch, in its order."""
    associations_formed: tuple[tuple[str, float], ...]
    """The links to those replayed before it, new or strengthened, and what they now weigh."""
    replayed_at: datetime


def entries_of(
    agent: str, night: int, cycles: Sequence[Cycle], names: Mapping[int, str]
) -> Iterator[StreamEntry]:
    """The entries of the cycles of an agent's night, in the order of their batches."""
    for cycle in cycles:
        batch = [_name(replay.memory, names) for replay in cycle.replays]
        for replay in cycle.replays:
            place = replay.place
            yield StreamEntry(
                entry_id=entry_id(agent, Spot(night, cycle.number, place)),
                cycle_id=cycle.name,
                memory_id=batch[place],
                replay_priority=replay.priority,
                replay_index=place,
                is_novel=replay.is_novel,
                co_replayed_with=(*batch[:place], *batch[place + 1 :]),
                associations_formed=tuple(_associations(replay, names)),
                replayed_at=cycle.started,
            )


def entry_id(agent: str, spot: Spot) -> str:
    """The name of the entry at a spot."""
    return f"{agent}/{spot.night}/{spot.cycle}/{spot.place}"


def spot_of(entry: str, agent: str) -> Spot:
    """Where an entry of an agent stands, by its id; any other text is refused."""
    found = _ID.fullmatch(entry)
    if not found:
        raise Refused(f"{entry!r} is no entry id; take one from `reverie stream`: {agent}/3/1/0")
    if found[1] != agent:
        raise Refused(f"{entry!r} is an entry of agent {found[1]!r}; take one of {agent!r}")
    return Spot(int(found[2]), int(found[3]), int(found[4]))


def _associations(replay: Replayed, names: Mapping[int, str]) -> Iterator[tuple[str, float]]:
    for link in replay.joined:
        other = link.b if link.a == replay.memory else link.a
        yield _name(other, names), link.weight / ONE


def _name(memory: int, names: Mapping[int, str]) -> str:
    """A memory's public name; of a forgotten one, its number."""
    return names.get(memory, str(memory))
