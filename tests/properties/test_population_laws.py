"""Laws of simulated minds: any way to let time pass, plain or compiled, ends the same."""

from __future__ import annotations

import pytest

pytest.importorskip("numba")

from hypothesis import given

from tests.population.lives import Life, a_city, bits, columns_between, compiled, lives, plainly


@given(lives())
def test_tick_by_tick_event_by_event_and_compiled_end_the_same_to_the_last_bit(life: Life) -> None:
    plain = [bits(agent) for agent in plainly(life, by_events=False)]
    assert [bits(agent) for agent in plainly(life, by_events=True)] == plain
    city = compiled(life)
    assert [bits(city.agent(number)) for number in range(len(city))] == plain


@given(lives())
def test_agents_end_the_same_in_whatever_order_their_episodes_are_given(life: Life) -> None:
    city, other = compiled(life), compiled(life, latest_first=True)
    whole = a_city(life)
    whole.record(**columns_between(life, whole.now, life.steps[-1]))
    whole.advance(life.steps[-1])
    for number in range(len(city)):
        alone = bits(city.agent(number))
        assert bits(other.agent(number)) == alone
        assert bits(whole.agent(number)) == alone
