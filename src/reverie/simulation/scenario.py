"""Scenario: who lives in a simulation, where, what happens to them, and for how long."""

from __future__ import annotations

import re
from typing import Literal

import msgspec

from reverie.domain.formulas.random_words import WORD
from reverie.settings.memory_config import MemoryConfig

Span = int | tuple[int, int]
"""One number, or the lowest and the highest."""

TagName = Literal[
    "served", "denied", "canceled", "fight", "guard_brutal", "short_wait", "long_wait"
]
ChannelName = Literal[
    "direct",
    "observed",
    "report",
    "rumor",
    "protocol",
    "body_signal",
    "hypothetical",
    "written_log",
]
GoalName = Literal["unknown", "irrelevant", "supports", "thwarts", "mixed"]
Format = Literal["csv", "parquet"]

HOURS = 24
MOST_AGENTS = 100_000_000
MOST_DAYS = 100_000
MOST_A_DAY = 500
"""More cannot happen to one agent in a day on the average."""
HUNDREDTHS, SHARE, WEIGHT = (0, 100), (0, 1), (0, 1_000_000)
RANGES: dict[str, tuple[float, float]] = {
    "agents": (1, MOST_AGENTS),
    "days": (1, MOST_DAYS),
    "seed": (0, WORD),
    "habit": SHARE,
    "acquaintances": (1, 10_000),
    "tier": (1, 3),
    "share": SHARE,
    "bedtime": (0, 48),
    "weight": WEIGHT,
    "hours": WEIGHT,
    "per_day": (0, MOST_A_DAY),
    "valence": (-100, 100),
    "checkpoint_days": (1, MOST_DAYS),
    **dict.fromkeys(("intelligence", "will", "trauma", "importance"), HUNDREDTHS),
    **dict.fromkeys(("reliability", "arousal", "threat", "goal_relevance"), HUNDREDTHS),
}
"""From where to where the number, or each number, of a key may go."""
MOST = {"tiers": 60, "places": 100_000, "events": 200}
"""How many there may be of each; of tiers and events at least one."""


class Tier(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A share of the agents with one sort of memory; several may have the same tier."""

    name: str
    tier: int
    share: float
    intelligence: Span = 50
    will: Span = 50
    trauma: Span = 0
    bedtime: tuple[float, float] | None = None
    """The hours of the first day between which each falls asleep; none: any time of the day."""


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where things happen; its number in the list is its id."""

    name: str
    kind: str
    weight: float = 1.0
    """How often it is the one, among those of its kind."""


class Happening(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something that happens to agents, how often, and what it does to them."""

    name: str
    per_day: float
    """How often it happens to one agent in 24 hours, on the average (a Poisson process)."""
    hours: dict[str, float] = {}
    """When: a weight for each span of hours, such as "6-9"; none: at any hour alike."""
    days: tuple[int, int] | None = None
    """The first and the last day, counted from 1; none: on all."""
    who: tuple[str, ...] = ()
    """The tiers it happens to, by name; none: to all."""
    kind: str | None = None
    place: str | None = None
    """At a place of this kind, or at this place; neither: nowhere."""
    person: bool = False
    faction: str | None = None
    protocol: str | None = None
    """Whom or what it is about: someone the agent knows, a faction, or a protocol."""
    tags: tuple[TagName, ...] = ()
    channel: ChannelName = "direct"
    goal: GoalName = "unknown"
    importance: Span | None = None
    reliability: Span | None = None
    """None: what tags and channel make of it."""
    valence: Span = 0
    arousal: Span = 0
    threat: Span = 0
    goal_relevance: Span = 0
    is_observer: bool = False
    """Whether it happened to someone else."""
    reaches_sleepers: bool = False
    """Whether it also happens to those who sleep; else they are spared."""
    says: str = ""
    """The same as a sentence, for minds of words; {place} and {other} are filled in."""

    def weights(self) -> list[float]:
        """The weight of each hour of a day."""
        if not self.hours:
            return [1.0] * HOURS
        told = [0.0] * HOURS
        for span, weight in self.hours.items():
            first, end = hours_in(span)
            for hour in range(first, end):
                told[hour] += weight
        return told


class Outputs(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a run leaves behind, and where."""

    folder: str = "simulation"
    format: Format = "csv"
    plots: bool = True
    checkpoint_days: int = 5
    """The population is saved after so many days, and at the end."""


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole simulation; the same value gives the same results."""

    name: str
    agents: int
    days: int
    seed: int = 0
    habit: float = 0.8
    """How often an agent goes to its usual place of a kind."""
    acquaintances: int = 12
    """How many others an agent has to do with."""
    factions: tuple[str, ...] = ()
    protocols: tuple[str, ...] = ()
    tiers: tuple[Tier, ...]
    places: tuple[Place, ...] = ()
    events: tuple[Happening, ...]
    memory: dict[str, bool | int | float] = {}
    """Numbers of MemoryConfig that are not the usual ones."""
    outputs: Outputs = Outputs()

    @property
    def most_a_day(self) -> int:
        """What one agent lives through in a day at most: the average, and eight deviations."""
        return most_of(sum(event.per_day for event in self.events))

    def config(self) -> MemoryConfig:
        """The numbers its agents live by, with room for a day and for what a night left waiting."""
        room = min(10_000, 2 * self.most_a_day)
        return MemoryConfig(**{"arrivals_capacity": room, **self.memory})  # type: ignore[arg-type]


def most_of(mean: float) -> int:
    """A count that a Poisson process of this mean all but never exceeds."""
    return int(mean + 8.0 * mean**0.5) + 9


def ends_of(span: Span) -> tuple[int, int]:
    """The lowest and the highest of a span."""
    return span if isinstance(span, tuple) else (span, span)


def hours_in(span: str) -> tuple[int, int]:
    """The first hour of a span such as "6-9", and the hour that is no longer in it."""
    told = re.fullmatch(r"\s*(\d{1,2})\s*-\s*(\d{1,2})\s*", span)
    first, end = (int(told[1]), int(told[2])) if told else (1, 0)
    if not 0 <= first < end <= HOURS:
        raise ValueError(f'{span!r} is no span of hours; give one such as "6-9", within 0-24')
    return first, end
