"""A budget is filled from the top of a ranking."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from reverie.domain.rules.budget import Room, filled, room_for_the_rest
from reverie.settings import Settings

PRICES = st.lists(st.integers(1, 50), max_size=12)


def test_filling_stops_at_the_first_that_does_not_fit() -> None:
    fill = filled([3, 4, 5, 4, 5, 1], int, room=20)

    assert (fill.chosen, fill.left, fill.used) == ([3, 4, 5, 4], [5, 1], 16)


def test_what_is_over_long_does_not_drive_out_the_others() -> None:
    fill = filled([3, 40, 4], int, room=20)

    assert (fill.chosen, fill.left, fill.used) == ([3, 4], [40], 7)


@given(PRICES, st.integers(-5, 200))
def test_filling_never_exceeds_its_room_nor_loses_anything(prices: list[int], room: int) -> None:
    fill = filled(prices, int, room)

    assert fill.used == sum(fill.chosen) <= max(0, room)
    assert sorted([*fill.chosen, *fill.left]) == sorted(prices)


def test_shares_are_ceilings_of_what_must_be_leaves() -> None:
    room = room_for_the_rest(Settings.of(token_budget=1000), 400)

    assert room == Room(hot=360, warm=180, total=600)


def test_what_must_be_there_may_take_all_the_room() -> None:
    assert room_for_the_rest(Settings.of(token_budget=1000), 1200) == Room(hot=0, warm=0, total=0)
