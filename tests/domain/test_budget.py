"""A budget is filled from the top of a ranking, or cut from its end."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from reverie.domain.budget import Room, cut_to, filled, room_for_the_rest
from reverie.settings import Settings

PRICES = st.lists(st.integers(1, 50), max_size=12)


def test_filling_stops_at_the_first_that_does_not_fit() -> None:
    fill = filled([3, 4, 9, 1], int, room=10)

    assert (fill.chosen, fill.left, fill.used) == ([3, 4], [9, 1], 7)


def test_cutting_takes_from_the_end() -> None:
    cut = cut_to([3, 4, 9, 1], int, room=10)

    assert (cut.chosen, cut.left, cut.used) == ([3, 4], [9, 1], 7)


@given(PRICES, st.integers(-5, 200))
def test_neither_exceeds_its_room_nor_loses_anything(prices: list[int], room: int) -> None:
    for fill in (filled(prices, int, room), cut_to(prices, int, room)):
        assert fill.used == sum(fill.chosen) <= max(0, room)
        assert [*fill.chosen, *fill.left] == prices


@given(PRICES, st.integers(0, 200))
def test_cutting_cuts_no_more_than_it_must(prices: list[int], room: int) -> None:
    cut = cut_to(prices, int, room)

    assert not cut.left or cut.used + cut.left[0] > room


def test_shares_are_ceilings_of_what_must_be_leaves() -> None:
    room = room_for_the_rest(Settings(token_budget=1000), 400, hot_must=250, warm_must=50)

    assert room == Room(hot=350, warm=250, total=600)


def test_what_must_be_there_may_take_all_the_room() -> None:
    room = room_for_the_rest(Settings(token_budget=1000), 1200, hot_must=900, warm_must=400)

    assert room == Room(hot=0, warm=0, total=0)
