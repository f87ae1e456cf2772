"""Ids of stream entries: made of agent and position, read back, and ordered like the replays."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.domain.stream import Position, entry_id, position_of
from reverie.errors import Refused
from reverie.streams.fields import MOST_NIGHTS, position_at, stream_id

AGENTS = st.text(min_size=1, max_size=30)
POSITIONS = st.builds(
    Position,
    st.integers(1, MOST_NIGHTS - 1),
    st.integers(1, 999_999),
    st.integers(0, 999_999),
)


@given(AGENTS, POSITIONS)
def test_an_id_tells_the_position_it_was_made_of(agent: str, position: Position) -> None:
    assert position_of(entry_id(agent, position), agent) == position


@given(AGENTS, AGENTS, POSITIONS)
def test_an_id_belongs_to_one_agent(agent: str, other: str, position: Position) -> None:
    if agent != other:
        with pytest.raises(Refused, match="is an entry of agent"):
            position_of(entry_id(agent, position), other)


@given(POSITIONS, POSITIONS)
def test_ids_on_a_server_are_ordered_like_positions(one: Position, two: Position) -> None:
    def pair(position: Position) -> tuple[int, ...]:
        return tuple(int(part) for part in stream_id(position).split("-"))

    assert (pair(one) < pair(two)) == (one < two)
    assert position_at(stream_id(one)) == one
    assert max(pair(one)) < 2**64
