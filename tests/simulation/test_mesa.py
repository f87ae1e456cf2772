"""Agents of a Mesa model remember and sleep by the rules of a population."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import mesa
import numpy as np
import pytest

from reverie import Population, Tag
from reverie.errors import ArgumentRefused, NumberRefused
from reverie.population.agent import spawn_agent
from reverie.population.steps import advance_event_by_event
from reverie.settings.memory_config import MemoryConfig
from reverie.simulation.mesa import SleepingAgent
from reverie.simulation.minds import Minds
from tests.population.lives import an_episode, bits

WELL = 3


class Citizen(SleepingAgent):
    """One who is turned away from a well each hour it is awake."""

    def step(self) -> None:
        if not self.is_asleep:
            self.remember(place=WELL, importance=0.8, reliability=0.9, tags=Tag.DENIED)


class Town(mesa.Model):  # type: ignore[misc]
    def __init__(self, size: int, **given: Any) -> None:
        super().__init__(seed=1)
        self.minds = Minds(size, seed=4, **given)
        for _ in range(size):
            Citizen(self)

    def step(self) -> None:
        self.agents.shuffle_do("step")
        self.minds.pass_time()


def test_agents_sleep_and_believe_as_a_population_of_the_same_seed_does() -> None:
    town = Town(6, falls_asleep=[60_000] * 6)
    for _ in range(24):
        town.step()
    plain = Population.spawn(6, seed=4, falls_asleep=[60_000] * 6)
    for hour in range(24):
        if not plain.agents()["is_asleep"][0]:
            plain.record(
                agent=np.arange(6),
                number=hour + 1,
                tick=hour * 6_000,
                place=WELL,
                importance=0.8,
                reliability=0.9,
                tags=Tag.DENIED,
            )
        plain.advance((hour + 1) * 6_000 - 1)
    mine, theirs = town.minds.population.agents(), plain.agents()
    assert all((mine[name] == theirs[name]).all() for name in theirs)
    citizen = next(iter(town.agents))
    belief = citizen.belief_of(WELL)
    assert belief == plain.believed(0, belief.family)[0]
    assert belief.scores[0] < 0
    assert citizen.belief_of(99) is None
    assert citizen.is_asleep is bool(theirs["is_asleep"][0])
    assert citizen.morale == theirs["morale"][0]
    assert citizen.stress == theirs["stress"][0]


@pytest.mark.parametrize(("awake_for", "held_in"), [(1, "is_waiting"), (144_000, "in_short_term")])
def test_an_overloaded_mind_forgets_the_least_important_and_nobody_else_loses_any(
    awake_for: int, held_in: str
) -> None:
    minds = Minds(2, falls_asleep=[awake_for, 144_000])
    minds.pass_time()
    for hour in range(7):
        for number in range(150):
            minds.remember(0, place=WELL, importance=(7 * number + hour) % 50)
        minds.remember(1, place=WELL, importance=90)
        minds.pass_time()
    held = minds.population.buffers()
    mine = held["importance"][(held["agent"] == 0) & held[held_in]]
    assert held["importance"][held["agent"] == 1].tolist() == [90] * 7
    assert len(mine) == {"is_waiting": 100, "in_short_term": 50}[held_in]
    assert min(mine) >= 45


def test_a_citizen_who_is_overloaded_in_its_sleep_ends_as_the_plain_rules_have_it() -> None:
    town = Town(2, falls_asleep=[0, 0])
    plain = spawn_agent(0, MemoryConfig(), tick=0)
    plain.cycle.next_sleep_tick, plain.cycle.next_wake_tick = 0, 48_000
    told = []
    for hour in range(12):
        for number in range(20):
            importance = (37 * (20 * hour + number)) % 100
            episode = {"location_id": WELL, "tags": frozenset({Tag.DENIED})}
            told.append(an_episode(len(told) + 1, 6_000 * hour, importance=importance, **episode))
            next(iter(town.agents)).remember(
                place=WELL, tags=Tag.DENIED, importance=importance, reliability=80
            )
        town.minds.pass_time()
    advance_event_by_event(plain, range(12 * 6_000), told, MemoryConfig())
    assert bits(town.minds.population.agent(0)) == bits(plain)


def test_minds_know_the_day_and_the_hour_of_the_coming_step() -> None:
    minds = Minds(2, hours_a_step=6)
    told = []
    for _ in range(5):
        told.append((minds.day, minds.hour))
        minds.pass_time()
    assert told == [(1, 0.0), (1, 6.0), (1, 12.0), (1, 18.0), (2, 0.0)]
    assert 0.0 <= minds.share_asleep <= 1.0


def test_rows_with_other_columns_are_taken_in_the_same_step() -> None:
    minds = Minds(2)
    minds.remember(0, place=1, importance=50)
    minds.remember(0, importance=0.6)
    minds.remember(0, place=2, importance=70, tags=Tag.SERVED)
    minds.remember(1, place=2, importance=1.0)
    minds.pass_time()
    held = minds.population.buffers()
    assert held["agent"].tolist() == [0, 0, 0, 1]
    assert held["importance"].tolist() == [50, 60, 70, 100]


def test_what_cannot_be_remembered_is_refused_at_once() -> None:
    minds = Minds(1)
    with pytest.raises(ArgumentRefused, match="'mood' cannot be given; give place, target"):
        minds.remember(0, mood=3)
    with pytest.raises(ArgumentRefused, match="'tick' cannot be given"):
        minds.remember(0, tick=3)
    with pytest.raises(NumberRefused, match=r"importance is 1.5; give a whole .* to 100, or a dec"):
        minds.remember(0, importance=1.5)
    with pytest.raises(NumberRefused, match="place is -2; give a whole number from -1"):
        minds.remember(0, place=-2)
    with pytest.raises(NumberRefused, match="there is no mind 1; give one from 0 to 0"):
        minds.remember(1, place=3)
    with pytest.raises(NumberRefused, match="hours_a_step is 0; give more than 0"):
        Minds(1, hours_a_step=0)


def test_more_agents_than_minds_are_refused() -> None:
    town = Town(2)
    with pytest.raises(NumberRefused, match="all 2 minds are taken; make more of them"):
        Citizen(town)


def test_without_mesa_the_extra_is_named() -> None:
    source = "import sys; sys.modules['mesa'] = None\nimport reverie.simulation.mesa"
    run = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True)
    assert "pip install '.[mesa]'" in run.stderr
