"""One simulated agent in plain Python: the reference that the compiled population must equal."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache

from reverie.domain.formulas import belief as formulas
from reverie.domain.formulas.codes import ASPECTS, NOBODY, Aspect, Family
from reverie.domain.formulas.memory_terms import MemoryTerms
from reverie.domain.formulas.overflow import is_replaced_first
from reverie.domain.formulas.rhythm import personal_offset
from reverie.domain.formulas.temperament import Capacities, belief_capacity, capacities_of
from reverie.domain.rules.simulation_terms import terms_of
from reverie.domain.values.belief import Belief
from reverie.domain.values.sim_episode import SimEpisode, channel_code
from reverie.population.buffers import EpisodeBuffers
from reverie.settings.memory_config import MemoryConfig

terms_in = lru_cache(maxsize=8)(terms_of)
"""The terms of a config, worked out once."""


@dataclass(slots=True)
class SleepCycleState:
    """The clocks of one agent, all in ticks."""

    next_sleep_tick: int
    next_wake_tick: int
    last_short_term_maintenance_tick: int
    last_daily_promotion_tick: int
    last_consolidation_tick: int
    wake_duration_ticks: int
    sleep_duration_ticks: int
    is_asleep: bool = False
    held_until: int = 0
    """Before this tick it neither falls asleep nor wakes."""
    fell_asleep_tick: int = 0


@dataclass(slots=True)
class Agent:
    """One who wakes and sleeps: a temperament, clocks, buffers, beliefs and a mood."""

    agent_id: int
    tier: int
    intelligence: int
    will: int
    trauma: int
    terms: MemoryTerms
    cycle: SleepCycleState
    capacities: Capacities = field(init=False)
    episodes: EpisodeBuffers = field(init=False)
    beliefs: dict[Family, dict[int, BeliefRecord]] = field(
        default_factory=lambda: {family: {} for family in Family}
    )
    sleeps: int = 0
    """How many consolidations there were."""
    stress: float = 0.0
    morale: float = 0.5
    disturbances: int = 0
    sleep_quality: float = 1.0

    def get_or_create_place_belief(self, place: int) -> BeliefRecord:
        """What it believes of a place; nothing yet if the place is new."""
        return self.get_or_create_belief(Family.PLACE, place)

    def get_or_create_belief(self, family: Family, subject: int) -> BeliefRecord:
        """The belief about a subject; where the family is full, a new one replaces the lowest."""
        held = self.beliefs[family]
        if subject not in held:
            if len(held) >= belief_capacity(self.capacities, family):
                del held[_first_to_go(held.values()).subject]
            held[subject] = BeliefRecord(self, family, subject)
        return held[subject]

    def believed(self, family: Family) -> list[Belief]:
        """Its beliefs of a family as they are now, by subject."""
        return [record.at_present() for _, record in sorted(self.beliefs[family].items())]


@dataclass(slots=True)
class BeliefRecord:
    """A belief as it was when evidence last touched it; what time does to it is computed."""

    holder: Agent = field(repr=False, compare=False)
    family: Family
    subject: int
    scores: list[float] = field(default_factory=lambda: [0.0] * ASPECTS)
    confidence: float = 0.0
    last_updated_tick: int = NOBODY
    sources: int = 0
    touched: int = 0
    """The number of the sleep that last touched it."""

    def update_from_episode(self, episode: SimEpisode) -> None:
        """Move each aspect that an episode speaks of, if it is about this subject."""
        agent = self.holder
        weight, impacts = evidence_in(episode, agent)
        if not episode.is_about(self.family, self.subject):
            return
        if not formulas.is_evidence(weight, impacts, agent.terms.belief):
            return
        rate = agent.capacities.rate
        unseen = formulas.unseen_sleeps(agent.sleeps, self.touched)
        for aspect, score in enumerate(self.scores):
            impact = formulas.impact_on(impacts, aspect)
            is_safety = aspect == Aspect.SAFETY
            felt = formulas.safety_weight(weight, impact, agent.trauma) if is_safety else weight
            faded = formulas.decayed(score, unseen, decay_of(agent))
            self.scores[aspect] = formulas.moved(faded, impact, rate, felt)
        self.confidence = formulas.surer(self.confidence, rate, weight)
        self.last_updated_tick = agent.cycle.last_consolidation_tick
        self.touched = agent.sleeps
        self.sources += 1

    def at_present(self) -> Belief:
        """The belief as the sleeps since have left it."""
        slept, decay = self.holder.sleeps - self.touched, decay_of(self.holder)
        one, two, three, four, five = (formulas.decayed(s, slept, decay) for s in self.scores)
        scores = (one, two, three, four, five)
        return Belief(
            self.family,
            self.subject,
            scores,
            self.confidence,
            self.last_updated_tick,
            self.sources,
        )


def spawn_agent(
    agent_id: int,
    config: MemoryConfig,
    *,
    seed: int = 0,
    tick: int = 0,
    tier: int = 2,
    intelligence: int = 50,
    will: int = 50,
    trauma: int = 0,
) -> Agent:
    """An agent that is awake at its first tick and falls asleep at an offset of its own."""
    terms = terms_in(config)
    sleep = tick + personal_offset(seed, agent_id, terms.rhythm.day)
    cycle = SleepCycleState(
        sleep,
        sleep + config.sleep_duration_ticks,
        tick,
        tick,
        tick - terms.rhythm.consolidation,
        config.wake_duration_ticks,
        config.sleep_duration_ticks,
    )
    agent = Agent(agent_id, tier, intelligence, will, trauma, terms, cycle)
    configure_agent_memory_capacities(agent)
    return agent


def configure_agent_memory_capacities(agent: Agent) -> None:
    """Give an agent the capacities of its tier and attributes, and empty buffers of that size."""
    agent.capacities = capacities_of(
        agent.tier, agent.intelligence, agent.will, agent.trauma, agent.terms.temperament
    )
    agent.episodes = EpisodeBuffers(
        agent.capacities.short_term, agent.capacities.daily, agent.terms.buffers
    )


def decay_of(agent: Agent) -> float:
    """What each of its beliefs loses in a sleep without evidence; will resists it."""
    return formulas.decay_per_sleep(agent.terms.belief.decay, agent.capacities.resistance)


def evidence_in(episode: SimEpisode, agent: Agent) -> tuple[float, formulas.Impacts]:
    """How much an episode weighs for an agent, and what it says."""
    felt = episode.appraisal
    weight = formulas.weight_of(
        felt.importance,
        felt.reliability,
        felt.arousal,
        channel_code(felt),
        episode.owner_agent_id != agent.agent_id,
        agent.terms.belief,
    )
    return weight, formulas.impacts_of(episode.tag_mask, felt.threat)


def _first_to_go(records: Iterable[BeliefRecord]) -> BeliefRecord:
    """The belief that a new one replaces."""
    first, *others = records
    for other in others:
        if is_replaced_first(
            other.last_updated_tick,
            other.confidence,
            other.subject,
            first.last_updated_tick,
            first.confidence,
            first.subject,
        ):
            first = other
    return first
