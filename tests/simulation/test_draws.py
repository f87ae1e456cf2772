"""What happens to an agent depends on its id alone: any split of a city gives the same."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from reverie.domain.formulas.codes import Family, Tag
from reverie.population.population import Population
from reverie.simulation import draws
from reverie.simulation.chances import NATURE, ROW, chances_of
from reverie.simulation.inhabitants import columns_of_day, happenings, natures, settle
from reverie.simulation.scenario import Scenario
from tests.simulation.scenarios import a_town

DAY = 144_000


def lived(scenario: Scenario, first: int, end: int) -> Population:
    """Some of the agents of a scenario, after all its days."""
    city = settle(scenario, first, end)
    for day in range(scenario.days):
        city.record(**columns_of_day(scenario, first, end, day))
        city.advance((day + 1) * DAY - 1)
    return city


def told(city: Population) -> list[dict[str, Any]]:
    return [city.agents(), city.buffers(), *(city.beliefs(family) for family in Family)]


@pytest.mark.parametrize("shards", [2, 3, 7])
def test_any_split_into_shards_gives_the_same_agents(shards: int) -> None:
    town = a_town()
    whole = told(lived(town, 0, 60))
    edges = [60 * shard // shards for shard in range(shards + 1)]
    parts = [told(lived(town, first, end)) for first, end in pairwise(edges)]
    for number, table in enumerate(whole):
        for name, column in table.items():
            shifts = edges if name == "agent" else [0] * shards
            merged = [
                part[number][name] + shift for part, shift in zip(parts, shifts, strict=False)
            ]
            assert np.concatenate(merged).tolist() == column.tolist(), (number, name)


def test_plain_python_draws_what_compiled_code_draws() -> None:
    town = a_town()
    chances = chances_of(town)
    plain = chances._replace(
        events=chances.events.view(np.recarray), groups=chances.groups.view(np.recarray)
    )
    who = np.zeros(12, NATURE).view(np.recarray)
    draws.draw_natures(plain, 3, 15, who)
    assert who.tolist() == natures(town, 3, 15).tolist()
    counts = np.zeros(12, np.int64)
    draws.count_rows(plain, 3, 15, 1, counts)
    rows = np.zeros(counts.sum(), ROW).view(np.recarray)
    draws.draw_rows(plain, 3, 15, 1, rows)
    assert rows.tolist() == happenings(town, 3, 15, 1).tolist()


def test_what_happens_keeps_to_its_days_hours_places_and_people() -> None:
    town = a_town(agents=2_000)
    groups = natures(town, 0, 2_000)["group"]
    first, second = happenings(town, 0, 2_000, 0), happenings(town, 0, 2_000, 1)
    assert 2 not in first["event"]
    denied = second[second["event"] == 2]
    assert set(groups[denied["agent"]]) == {0}
    assert set(denied["tags"]) == {Tag.DENIED}
    water = second[second["event"] == 0]
    hours = water["tick"] % DAY // 6_000
    assert hours.min() == 6
    assert hours.max() == 19
    assert set(water["place"]) == {0, 1}
    assert set(second[second["event"] == 1]["place"]) == {2}
    assert set(second[second["event"] == 3]["place"]) == {-1}


def test_rates_and_shares_are_what_the_scenario_says() -> None:
    town = a_town(agents=20_000)
    rows = happenings(town, 0, 20_000, 0)
    brawls = rows[rows["event"] == 1]
    assert len(brawls) / 20_000 == pytest.approx(0.5, abs=0.03)
    assert (natures(town, 0, 20_000)["group"] == 0).mean() == pytest.approx(0.75, abs=0.02)
    at_south = (rows[rows["event"] == 0]["place"] == 1).mean()
    assert at_south == pytest.approx(0.75, abs=0.02)
    assert brawls["valence"].min() == -90
    assert brawls["valence"].max() == -20


def test_an_agent_goes_mostly_to_its_usual_place() -> None:
    town = a_town(agents=500, habit=1.0)
    visits = {
        (row["agent"], row["place"])
        for day in range(3)
        for row in happenings(town, 0, 500, day)
        if row["event"] == 0
    }
    assert len(visits) == len({agent for agent, _ in visits})


def test_who_sleeps_is_spared_unless_it_reaches_sleepers() -> None:
    town = a_town(agents=400)
    city = settle(town)
    beds = natures(town, 0, 400)["falls_asleep"]
    for day in range(2):
        rows = happenings(town, 0, 400, day)
        asleep = (rows["tick"] >= beds[rows["agent"]]) & (
            (rows["tick"] - beds[rows["agent"]]) % DAY < 48_000
        )
        assert set(rows["event"][asleep]) == {1}
    city.advance(24 * 6_000)
    at_midnight = (beds <= 24 * 6_000) & (beds + 48_000 > 24 * 6_000)
    assert (city.agents()["is_asleep"] == at_midnight).all()


def test_numbers_of_an_agent_grow_with_ticks_over_days() -> None:
    town = a_town(agents=1)
    rows = np.concatenate([happenings(town, 0, 1, day) for day in range(3)])
    assert (np.diff(rows["number"]) > 0).all()
    assert (np.diff(rows["tick"]) >= 0).all()


def test_another_seed_brings_another_life() -> None:
    first, other = (happenings(a_town(seed=seed), 0, 60, 0).tolist() for seed in (1, 2))
    assert first != other


def test_nobody_meets_itself() -> None:
    town = a_town(agents=3)
    for day in range(3):
        rows = happenings(town, 0, 3, day)
        brawls = rows[rows["event"] == 1]
        assert (brawls["target"] != brawls["agent"]).all()
    alone = happenings(a_town(agents=1), 0, 1, 0)
    assert set(alone["target"][alone["event"] == 1]) <= {-1}
