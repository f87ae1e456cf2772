"""The diary of one agent in words, day by day; by its id it is lived alone, at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from reverie.domain.formulas.codes import Aspect, Family
from reverie.domain.values.belief import Belief
from reverie.errors import NumberRefused
from reverie.population.agent import Agent
from reverie.population.buffers import HeldEpisode
from reverie.population.population import Population
from reverie.simulation.chances import ROW
from reverie.simulation.event_words import sentence_of
from reverie.simulation.inhabitants import happenings, natures, settle
from reverie.simulation.scenario import Scenario

MOST_TOLD = 6
"""Kept things and beliefs that a day is told with."""
SLIGHT = 0.005
"""A score nearer to 0 is not worth a word."""
WORDS = {
    Aspect.FAIRNESS: ("fair", "unfair"),
    Aspect.EFFICIENCY: ("quick", "slow"),
    Aspect.SAFETY: ("safe", "unsafe"),
    Aspect.CONGESTION: ("crowded", "empty"),
    Aspect.RELIABILITY: ("reliable", "unreliable"),
}


@dataclass
class Life:
    """One agent of a scenario, lived by itself."""

    scenario: Scenario
    number: int
    city: Population
    said: dict[int, str] = field(default_factory=dict)
    """All that has happened, by its number."""
    slept_on: set[int] = field(default_factory=set)
    """The numbers of what sleeps have consolidated."""


class Evening(NamedTuple):
    """An agent as it was before it fell asleep, and right after."""

    tick: int
    before: Agent
    after: Agent


def diary_lines(scenario: Scenario, number: int) -> Iterator[str]:
    """What one agent of a scenario lived through, kept and believed."""
    if not 0 <= number < scenario.agents:
        raise NumberRefused(
            f"agent is {number}; give a whole number from 0 to {scenario.agents - 1}"
        )
    who = natures(scenario, number, number + 1)[0]
    tier = scenario.tiers[who["group"]]
    yield (
        f"Agent {number} of {scenario.name}, one of the {tier.name}: tier {tier.tier}, "
        f"intelligence {who['intelligence']}, will {who['will']}, trauma {who['trauma']}."
    )
    life = Life(scenario, number, settle(scenario, number, number + 1, threads=1))
    for day in range(scenario.days):
        yield ""
        yield f"Day {day + 1}"
        yield from _day(life, day)


def _day(life: Life, day: int) -> Iterator[str]:
    city, ticks = life.city, life.city.config.ticks_per_day
    rows = happenings(life.scenario, life.number, life.number + 1, day)
    city.record(**{name: rows[name] for name in ROW.names or () if name != "event"})
    said = {int(row["number"]): sentence_of(life.scenario, row) for row in rows}
    life.said |= said
    evening = _evening(city, (day + 1) * ticks - 1)
    slept_on = _slept_on(evening) - life.slept_on if evening else set()
    life.slept_on |= slept_on
    city.advance((day + 1) * ticks - 1)
    me = city.agent(0)
    if evening:
        times = [_clock(tick, city) for tick in (evening.tick, evening.after.cycle.next_wake_tick)]
        yield f"  Slept from {times[0]} to {times[1]}."
    else:
        yield "  Fell asleep at no hour of this day."
    kept = slept_on | {one.episode.episode_id for one in _held(me)}
    gone = len(said.keys() - kept)
    yield f"  {len(said)} things happened; {len(said) - gone} were kept, {gone} let go."
    if evening:
        yield from _taken(life, slept_on)
        yield from _believed(life.scenario, evening)
    yield f"  Stress {me.stress:.3f}, morale {me.morale:.3f}; slept {me.sleep_quality:.0%} well."


def _evening(city: Population, end: int) -> Evening | None:
    """The moment an agent falls asleep, if it does so up to a tick."""
    cycle = city.agent(0).cycle
    asleep_at = cycle.next_sleep_tick
    if cycle.is_asleep:
        asleep_at = cycle.next_wake_tick + cycle.wake_duration_ticks
    if asleep_at > end:
        return None
    city.advance(max(city.now, asleep_at - 1))
    before = city.agent(0)
    city.advance(asleep_at)
    return Evening(asleep_at, before, city.agent(0))


def _held(me: Agent) -> list[HeldEpisode]:
    return [*me.episodes.short_term, *me.episodes.daily, *me.episodes.arrivals]


def _taken(life: Life, slept_on: set[int]) -> Iterator[str]:
    """What was taken to sleep, in the order it happened."""
    told = Counter(life.said[number] for number in sorted(slept_on))
    for sentence, times in list(told.items())[:MOST_TOLD]:
        yield f"  Took to sleep: {sentence}" + (f" ({times} times)" if times > 1 else "")
    if len(told) > MOST_TOLD:
        yield f"  And {len(told) - MOST_TOLD} more."


def _slept_on(evening: Evening) -> set[int]:
    """The numbers of the episodes that a sleep has consolidated."""
    before = {one.episode.episode_id for one in evening.before.episodes.daily}
    late = {one.episode.episode_id for one in evening.after.episodes.short_term if one.is_promoted}
    return before | late


def _believed(scenario: Scenario, evening: Evening) -> Iterator[str]:
    """What the sleep has changed, the most moved first."""
    moved = []
    for family in Family:
        before = {one.subject: one for one in evening.before.believed(family)}
        for belief in evening.after.believed(family):
            old = before.get(belief.subject)
            by = max(
                abs(new - (old.scores[aspect] if old else 0.0))
                for aspect, new in enumerate(belief.scores)
            )
            moved.append((by, belief))
    moved.sort(key=lambda one: -one[0])
    for by, belief in moved[:MOST_TOLD]:
        if by >= SLIGHT and (words := _in_words(belief)):
            yield f"  Believes {_name(scenario, belief)} {words}."


def _in_words(belief: Belief) -> str:
    told = [
        f"{WORDS[aspect][score < 0]} ({score:+.2f})"
        for aspect, score in zip(Aspect, belief.scores, strict=True)
        if abs(score) >= SLIGHT
    ]
    return ", ".join(told)


def _name(scenario: Scenario, belief: Belief) -> str:
    if belief.family is Family.PLACE:
        return scenario.places[belief.subject].name
    if belief.family is Family.FACTION:
        return scenario.factions[belief.subject]
    if belief.family is Family.PROTOCOL:
        return scenario.protocols[belief.subject]
    return f"agent {belief.subject}"


def _clock(tick: int, city: Population) -> str:
    minutes = tick // city.config.ticks_per_minute % (24 * 60)
    return f"{minutes // 60}:{minutes % 60:02}"
