"""Random words: the same for the same purpose for ever, and else without any pattern."""

from __future__ import annotations

import pytest

from reverie.domain.formulas.random_words import WORD, between, drawn, stream_of


def test_what_was_drawn_once_is_drawn_for_ever() -> None:
    stream = stream_of(7, 3, 5)
    assert stream == (3_303_911_719, 251_040_656)
    assert [drawn(stream, number) for number in range(3)] == [
        *(2_386_112_162, 3_714_063_327, 2_033_136_101)
    ]


def test_no_two_days_of_agents_share_a_stream() -> None:
    streams = {stream_of(7, agent, day) for agent in range(200) for day in range(50)}
    assert len(streams) == 200 * 50


@pytest.mark.parametrize("step", [(1, 0, 0), (0, 1, 0), (0, 0, 1)])
def test_neighbours_in_agent_day_or_number_know_nothing_of_each_other(
    step: tuple[int, int, int],
) -> None:
    agent, day, number = step
    both_low = 0
    for one in range(20_000):
        here = drawn(stream_of(1, 2 * one, 3), 8)
        there = drawn(stream_of(1, 2 * one + agent, 3 + day), 8 + number)
        both_low += max(here, there) <= WORD // 2
    assert both_low / 20_000 == pytest.approx(0.25, abs=0.015)


def test_a_whole_number_lies_between_its_ends_and_reaches_both() -> None:
    drawn_ones = {between(word, -3, 2) for word in range(0, WORD, WORD // 1_000)}
    assert drawn_ones == {-3, -2, -1, 0, 1, 2}
    assert (between(0, 5, 9), between(WORD, 5, 9)) == (5, 9)
