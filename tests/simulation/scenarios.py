"""A small scenario with some of everything, for tests."""

from __future__ import annotations

from reverie.simulation.scenario import Scenario
from reverie.simulation.scenario_file import read_scenario

TOWN = """
name = "A town"
agents = 60
days = 3
seed = 5
factions = ["the guards"]
protocols = ["rationing"]

[[tiers]]
name = "people"
tier = 1
share = 0.75
intelligence = [30, 70]
will = [20, 80]
trauma = [0, 30]
bedtime = [21, 25]

[[tiers]]
name = "watch"
tier = 2
share = 0.25

[[places]]
name = "North well"
kind = "well"

[[places]]
name = "South well"
kind = "well"
weight = 3

[[places]]
name = "Gate"
kind = "gate"

[[events]]
name = "water"
kind = "well"
per_day = 4
hours = { "6-9" = 3, "9-20" = 1 }
tags = ["served", "short_wait"]
goal = "supports"
valence = [10, 40]
says = "I got water at {place}."

[[events]]
name = "a brawl"
place = "Gate"
per_day = 0.5
person = true
reaches_sleepers = true
tags = ["fight"]
importance = [50, 90]
valence = [-90, -20]
arousal = [50, 90]
threat = [40, 80]
says = "{other} fought at {place}."

[[events]]
name = "turned away"
kind = "well"
per_day = 2
days = [2, 3]
who = ["people"]
protocol = "rationing"
tags = ["denied"]
valence = -50

[[events]]
name = "news of the guards"
per_day = 1
faction = "the guards"
channel = "rumor"
is_observer = true
tags = ["guard_brutal", "fight"]
"""


def a_town(**instead: object) -> Scenario:
    """The town; whatever is given differs."""
    return read_scenario(TOWN, "town.toml", **instead)
