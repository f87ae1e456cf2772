"""A population in arrays: what it takes, what it refuses, and how it is read."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from reverie.domain.formulas.codes import Family, Tag
from reverie.errors import ArgumentRefused, NumberRefused, Refused
from reverie.population.agent import spawn_agent
from reverie.population.population import ALONE, Population
from reverie.population.steps import World, advance_tick_by_tick
from reverie.population.union import put_in
from reverie.settings.memory_config import MemoryConfig
from tests.population.lives import DAY, an_episode, bits, short_days

FINE: dict[str, Any] = {"agent": [0, 1], "number": [1, 1], "tick": [5, 6], "importance": [50, 50]}


def a_city(size: int = 3, **given: Any) -> Population:
    return Population.spawn(size, short_days(), seed=1, **given)


def state_of(city: Population) -> list[bytes]:
    city.catch_up()
    return [table.tobytes() for table in city.city]


def a_day(size: int, each: int, *, day: int = 0, seed: int = 0) -> dict[str, Any]:
    """Episodes of all agents over one short day, shuffled."""
    dice = np.random.default_rng([seed, day])
    rows = size * each
    ticks = np.sort(dice.integers(day * DAY, (day + 1) * DAY, (size, each)), axis=1).reshape(-1)
    columns = {
        "agent": np.repeat(np.arange(size), each),
        "number": np.tile(np.arange(each), size) + 1 + day * each,
        "tick": ticks,
        "place": dice.integers(0, 9, rows),
        "importance": dice.integers(10, 90, rows),
        "reliability": dice.integers(30, 101, rows),
        "valence": dice.integers(-100, 101, rows),
        "arousal": dice.integers(0, 80, rows),
        "tags": dice.integers(0, 32, rows),
    }
    shuffled = dice.permutation(rows)
    return {name: column[shuffled] for name, column in columns.items()}


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"agent": [0, 3]}, "row 1: there is no agent 3; give one from 0 to 2"),
        ({"agent": [0, -1]}, "row 1: agent is -1"),
        ({"tick": [4, 6]}, r"row 0 \(agent 0, tick 4\) comes too late"),
        ({"tick": [5, 5 + 101 * DAY]}, r"row 1 \(agent 1, tick 24245\) lies in the future"),
        ({"importance": [0.5, float("nan")]}, "row 1: importance is nan"),
        ({"importance": [0.5, 1.01]}, "row 1: importance is 101"),
        ({"tick": [5.5, 6]}, "row 0: tick is 5.5"),
        ({"tick": [5, float("inf")]}, "row 1: tick is inf"),
        ({"valence": [-101, 0]}, "row 0: valence is -101"),
        ({"channel": [0, 8]}, "row 1: channel is 8"),
        ({"tags": [0, 128]}, "row 1: tags is 128"),
        ({"number": [0, 1]}, "row 0: number is 0"),
        (
            {"agent": [1, 1], "number": [2, 2]},
            r"row 1 \(agent 1, tick 6\) has no number of its own",
        ),
        (
            {"agent": [1, 1], "number": [3, 2]},
            r"row 1 \(agent 1, tick 6\) has no number of its own",
        ),
        ({"importance": [1, 2, 3]}, "has not the length of the others"),
        ({"importance": ["a", "b"]}, "give numbers"),
        ({"colour": [1, 2]}, "there is no column 'colour'"),
    ],
)
def test_what_cannot_be_taken_is_refused_with_its_place_and_nothing_changes(
    wrong: dict[str, Any], words: str
) -> None:
    city = a_city()
    city.record(agent=[0, 2], number=[1, 1], tick=[1, 2], importance=80)
    city.advance(4)
    before = state_of(city)
    with pytest.raises(Refused, match=words):
        city.record(**(FINE | {"number": [2, 2]} | wrong))
    assert state_of(city) == before
    city.record(**(FINE | {"number": [2, 2]}))


def test_an_episode_must_say_whose_it_is_and_when() -> None:
    with pytest.raises(ArgumentRefused, match="no column 'tick'"):
        a_city().record(agent=[0], number=[1])


@pytest.mark.parametrize("falls_asleep", [0, 10 * DAY])
def test_of_more_than_waits_at_once_the_least_important_is_forgotten(falls_asleep: int) -> None:
    config = short_days(arrivals_capacity=3, short_term_maintenance_interval_ticks=50)
    city = Population.spawn(2, config, falls_asleep=falls_asleep)
    city.record(
        agent=[1, 1, 0, 1, 1, 1, 1],
        number=[1, 2, 1, 3, 4, 5, 6],
        tick=[1, 2, 2, 2, 2, 3, 9],
        importance=[60, 30, 10, 50, 50, 20, 70],
    )
    city.advance(3)
    held = city.buffers()
    assert held["number"][held["agent"] == 1].tolist() == [1, 3, 4]
    city.advance(10)
    held = city.buffers()
    assert held["number"][held["agent"] == 1].tolist() == [1, 4, 6]
    assert held["number"][held["agent"] == 0].tolist() == [1]


def test_what_is_recorded_ahead_is_not_forgotten_before_it_happens() -> None:
    config = short_days(arrivals_capacity=2)
    city = Population.spawn(1, config, falls_asleep=10 * DAY)
    city.record(agent=[0] * 30, number=np.arange(1, 31), tick=np.arange(10, 310, 10), importance=50)
    city.advance(2)
    assert len(city.buffers()["number"]) == 0
    city.record(agent=[0], number=[31], tick=[320], importance=50)
    city.advance(330)
    assert city.buffers()["number"].tolist() == list(range(1, 32))


def test_a_refused_row_beside_a_crowd_leaves_no_trace() -> None:
    city = Population.spawn(2, short_days(arrivals_capacity=2))
    before = state_of(city)
    with pytest.raises(NumberRefused, match="no number of its own"):
        city.record(agent=[1, 1, 1, 0, 0], number=[1, 2, 3, 5, 5], tick=4)
    assert state_of(city) == before


def test_time_does_not_run_backwards() -> None:
    city = a_city()
    city.advance(10)
    with pytest.raises(NumberRefused, match="until is 9; give a whole number from 10"):
        city.advance(9)
    assert city.now == 10


@pytest.mark.parametrize(
    "wrong",
    [
        {"size": 0},
        {"size": 2, "tier": 4},
        {"size": 2, "tier": [1, 2, 3]},
        {"size": 2, "will": -1},
        {"size": 2, "intelligence": 0.5},
        {"size": 2, "seed": -1},
    ],
)
def test_a_population_of_no_sense_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(NumberRefused):
        Population.spawn(**wrong)


def test_decimals_are_rounded_once_to_hundredths() -> None:
    city = a_city()
    city.record(agent=[0], number=[1], tick=[1], importance=[0.555], valence=[-0.25])
    city.advance(2)
    held = city.buffers()
    assert (held["importance"].tolist(), held["valence"].tolist()) == ([56], [-25])


def test_episodes_may_come_one_by_one_as_values() -> None:
    city = a_city()
    episode = an_episode(1, tick=3, importance=90, location_id=2, tags=frozenset({Tag.FIGHT}))
    city.record_episode(0, episode)
    city.advance(2)
    assert len(city.buffers()["agent"]) == 0
    city.advance(3)
    assert [held.episode for held in city.agent(0).episodes.arrivals] == [episode]


def test_advance_includes_all_of_its_last_tick() -> None:
    city = a_city(50)
    tick = int(city.agents()["next_sleep_tick"].min())
    city.advance(tick - 1)
    assert not city.agents()["is_asleep"].any()
    city.advance(tick)
    assert city.agents()["is_asleep"].sum() == 1


def test_columns_are_of_one_length_and_beliefs_stay_within_bounds() -> None:
    city = a_city(40)
    for day in range(4):
        city.record(**a_day(40, 30, day=day))
        city.advance((day + 1) * DAY - 1)
    for columns in (city.agents(), city.buffers(), city.beliefs(Family.PLACE)):
        assert len({len(column) for column in columns.values()}) == 1
        assert len(columns["agent"]) >= 40
    beliefs = city.beliefs(Family.PLACE)
    for aspect in ("fairness", "efficiency", "safety", "congestion", "reliability"):
        assert np.abs(beliefs[aspect]).max() <= 1
    assert np.abs(beliefs["safety"]).max() > 0.05
    one = [n for n, owner in enumerate(beliefs["agent"]) if owner == 7]
    assert sorted(beliefs["safety"][one]) == sorted(
        belief.scores[2] for belief in city.believed(7, Family.PLACE)
    )


def test_any_number_of_threads_ends_the_same() -> None:
    size = ALONE + 100
    ends = []
    for threads in (1, 3):
        city = a_city(size, threads=threads)
        for day in range(2):
            city.record(**a_day(size, 8, day=day))
            city.advance((day + 1) * DAY - 1)
        ends.append(state_of(city))
    assert ends[0] == ends[1]


def test_the_same_seed_gives_the_same_city_and_another_another() -> None:
    one, same, other = (
        Population.spawn(100, seed=seed).agents()["next_sleep_tick"].tolist() for seed in (5, 5, 6)
    )
    assert one == same != other


def test_about_a_third_of_a_city_sleeps_at_any_tick() -> None:
    city = Population.spawn(6_000, seed=2)
    for tick in (200_000, 230_000, 290_000, 400_001):
        city.advance(tick)
        assert 0.31 < city.agents()["is_asleep"].mean() < 0.36


def test_a_held_agent_neither_sleeps_nor_wakes_before_its_time() -> None:
    city = a_city(20)
    city.hold([3, 4], 7 * DAY)
    city.advance(7 * DAY - 1)
    agents = city.agents()
    assert agents["sleeps"][3] == agents["sleeps"][4] == 0
    assert (np.delete(agents["sleeps"], [3, 4]) > 0).all()
    city.advance(7 * DAY)
    assert city.agents()["is_asleep"][[3, 4]].all()
    with pytest.raises(NumberRefused, match="from 0 to 19"):
        city.hold([20], 10)


def test_after_a_month_three_quarters_of_a_days_episodes_are_still_held_at_its_end() -> None:
    size, each = 60, 40
    city = Population.spawn(size, seed=4)
    dice = np.random.default_rng(3)
    for day in range(30):
        first, rows = day * 144_000, size * each
        city.record(
            agent=np.repeat(np.arange(size), each),
            number=np.tile(np.arange(each), size) + 1 + day * each,
            tick=first + np.sort(dice.integers(0, 144_000, (size, each)), axis=1).reshape(-1),
            importance=dice.integers(20, 80, rows),
            arousal=dice.integers(0, 60, rows),
        )
        city.advance(first + 143_999)
    held = city.buffers()
    today = (held["tick"] >= 29 * 144_000).sum() / (size * each)
    assert today >= 0.75


def test_the_rules_are_the_same_after_five_hundred_years() -> None:
    config, episodes = MemoryConfig(), []
    dice = np.random.default_rng(1)
    began, days = 26_000_000_000, 14
    ticks = np.sort(dice.integers(0, days * 144_000, 400))
    for number, tick in enumerate(ticks.tolist()):
        importance, tags = int(dice.integers(0, 100)), frozenset({Tag.DENIED})
        episodes.append(
            an_episode(number + 1, began + tick, importance=importance, location_id=1, tags=tags)
        )
    plain = spawn_agent(0, config, seed=9, tick=began)
    advance_tick_by_tick(World(), plain, range(began, began + days * 144_000), episodes, config)
    city = Population.spawn(1, config, seed=9, tick=began)
    for day in range(1, days + 1):
        for episode in episodes:
            if city.now < episode.tick < began + day * 144_000:
                city.record_episode(0, episode)
        city.advance(began + day * 144_000 - 1)
    assert bits(city.agent(0)) == bits(plain)
    assert plain.cycle.last_consolidation_tick > began


@pytest.mark.parametrize("read", [Population.agents, Population.buffers])
def test_reading_changes_nothing(read: Callable[[Population], object]) -> None:
    city, unread = (a_city(10) for _ in range(2))
    for day in range(2):
        for one in (city, unread):
            one.record(**a_day(10, 10, day=day))
            one.advance((day + 1) * DAY - 1)
        read(city)
    assert state_of(city) == state_of(unread)


@pytest.mark.parametrize("package", ["numpy", "numba"])
def test_without_its_packages_the_extra_is_named_and_one_agent_still_lives(package: str) -> None:
    trial = f"""
import sys
sys.modules[{package!r}] = None
import reverie
from reverie.population.steps import World, step_agent_sleep_wake
from reverie.population.agent import spawn_agent
agent = spawn_agent(0, reverie.MemoryConfig())
step_agent_sleep_wake(World(), agent, 144_000, reverie.MemoryConfig())
assert agent.cycle.is_asleep
try:
    reverie.Population.spawn(1)
except reverie.ReverieError as error:
    print(error)
"""
    run = subprocess.run([sys.executable, "-c", trial], capture_output=True, text=True, check=True)
    assert "pip install '.[population]'" in run.stdout


def test_a_part_of_a_population_is_born_with_the_clocks_of_the_whole() -> None:
    whole, part = a_city(9), a_city(4, first=5)
    assert (
        part.agents()["next_sleep_tick"].tolist() == whole.agents()["next_sleep_tick"][5:].tolist()
    )


def test_when_agents_first_fall_asleep_may_be_given() -> None:
    city = a_city(3, falls_asleep=[7, 50, 7])
    city.advance(7)
    assert city.agents()["is_asleep"].tolist() == [True, False, True]
    with pytest.raises(NumberRefused, match="falls_asleep is out of range"):
        a_city(3, falls_asleep=-1)


def test_cities_that_lived_apart_are_put_together_as_if_they_had_lived_together() -> None:
    whole = a_city(5, tier=[1, 2, 3, 1, 2], trauma=[0, 10, 90, 5, 0])
    made = a_city(5, tier=[1, 2, 3, 1, 2], trauma=[0, 10, 90, 5, 0])
    first = a_city(2, tier=[1, 2], trauma=[0, 10])
    second = a_city(3, first=2, tier=[3, 1, 2], trauma=[90, 5, 0])
    day = a_day(5, 30)
    whole.record(**day)
    here = day["agent"] < 2
    first.record(**{name: column[here] for name, column in day.items()})
    second.record(**{name: column[~here] - 2 * (name == "agent") for name, column in day.items()})
    for city in (whole, first, second):
        city.advance(2 * DAY)
        city.catch_up()
    made.city = put_in(put_in(made.city, 2, second.city), 0, first.city)
    made.advance(2 * DAY)
    assert [bits(made.agent(number)) for number in range(5)] == [
        bits(whole.agent(number)) for number in range(5)
    ]
    assert made.city.agents.tobytes() == whole.city.agents.tobytes()
