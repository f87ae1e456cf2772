"""Ids of stream entries: made of agent and spot, read back, and ordered like the replays."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.domain.views.stream import Spot, entry_id, spot_of
from reverie.errors import Refused
from reverie.streams.fields import MOST_NIGHTS, spot_at, stream_id

AGENTS = st.text(min_size=1, max_size=30)
SPOTS = st.builds(
    Spot,
    st.integers(1, MOST_NIGHTS - 1),
    st.integers(1, 999_999),
    st.integers(0, 999_999),
)


@given(AGENTS, SPOTS)
def test_an_id_tells_the_spot_it_was_made_of(agent: str, spot: Spot) -> None:
    assert spot_of(entry_id(agent, spot), agent) == spot


@given(AGENTS, AGENTS, SPOTS)
def test_an_id_belongs_to_one_agent(agent: str, other: str, spot: Spot) -> None:
    if agent != other:
        with pytest.raises(Refused, match="is an entry of agent"):
            spot_of(entry_id(agent, spot), other)


@given(SPOTS, SPOTS)
def test_ids_on_a_server_are_ordered_like_spots(one: Spot, two: Spot) -> None:
    def pair(spot: Spot) -> tuple[int, ...]:
        return tuple(int(part) for part in stream_id(spot).split("-"))

    assert (pair(one) < pair(two)) == (one < two)
    assert spot_at(stream_id(one)) == one
    assert max(pair(one)) < 2**64
