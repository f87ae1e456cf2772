"""The steps of one simulated agent: what it does at a tick, asleep and awake."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from reverie.domain.formulas.belief import is_evidence
from reverie.domain.formulas.codes import NOBODY, Family, TargetType
from reverie.domain.formulas.morale import held_in_unit, mood_step, sleep_quality, tone_of_day
from reverie.domain.formulas.promotion import is_old_enough, is_promoted_at_once, is_promoted_late
from reverie.domain.formulas.retention import retention_of
from reverie.domain.formulas.rhythm import is_due, turns_at
from reverie.domain.values.sim_episode import SimEpisode, channel_code, goal_code
from reverie.population.agent import Agent, evidence_in
from reverie.population.buffers import HeldEpisode
from reverie.settings.memory_config import MemoryConfig

FAMILY_OF = {
    TargetType.PERSON: Family.PERSON,
    TargetType.FACTION: Family.FACTION,
    TargetType.PROTOCOL: Family.PROTOCOL,
}


@dataclass(slots=True)
class World:
    """What a simulation gives the steps: its agents, a local veto, what sleep does to bodies."""

    agents: dict[int, Agent] = field(default_factory=dict)
    veto: Callable[[Agent, int], bool] | None = None
    """Whether an agent may not fall asleep or wake at this tick."""
    while_asleep: Callable[[Agent, int], None] | None = None


def record_episode(agent: Agent, episode: SimEpisode) -> None:
    """Take in an episode: it is scored once, now, and judged by the next maintenance."""
    felt = episode.appraisal
    retention = retention_of(
        felt.importance,
        goal_code(felt),
        felt.arousal,
        felt.threat,
        felt.valence,
        channel_code(felt),
        agent.terms.retention,
    )
    agent.episodes.take_in(HeldEpisode(episode, retention))
    if agent.cycle.is_asleep and felt.arousal >= agent.terms.mood.disturbing_arousal:
        agent.disturbances += 1


def step_agent_sleep_wake(world: World, agent: Agent, tick: int, config: MemoryConfig) -> None:
    """Let an agent fall asleep or wake when its clock says so and nothing holds it."""
    cycle = agent.cycle
    due = cycle.next_wake_tick if cycle.is_asleep else cycle.next_sleep_tick
    if tick >= turns_at(due, cycle.held_until) and not (world.veto and world.veto(agent, tick)):
        if cycle.is_asleep:
            _wake(agent, tick)
        else:
            _fall_asleep(agent, tick, config)
    if cycle.is_asleep and world.while_asleep:
        world.while_asleep(agent, tick)


def step_agent_memory_maintenance(
    world: World, agent: Agent, tick: int, config: MemoryConfig
) -> None:
    """Awake, tidy short-term memory and promote what is due; asleep, nothing."""
    cycle = agent.cycle
    if cycle.is_asleep:
        return
    maintained, promoted = cycle.last_short_term_maintenance_tick, cycle.last_daily_promotion_tick
    if is_due(tick, maintained, config.short_term_maintenance_interval_ticks):
        maintain_short_term_memory(agent, tick, config)
    if is_due(tick, promoted, config.daily_promotion_interval_ticks):
        promote_daily_memory(agent, tick, config)


def maintain_short_term_memory(agent: Agent, tick: int, config: MemoryConfig) -> None:
    """Judge what arrived: drop it, keep it, or keep and promote it; then drop what is too much."""
    agent.cycle.last_short_term_maintenance_tick = tick
    buffers, terms = agent.episodes, agent.terms.promotion
    arrived, buffers.arrivals = buffers.arrivals, []
    for held in arrived:
        if held.retention < agent.capacities.threshold:
            continue
        buffers.short_term.append(held)
        felt, relevance = held.episode.appraisal, held.episode.goal_relevance
        if is_promoted_at_once(
            felt.importance, goal_code(felt), felt.arousal, felt.threat, relevance, terms
        ):
            buffers.promote_to_daily(held)
    buffers.trim_short_term()


def promote_daily_memory(agent: Agent, tick: int, config: MemoryConfig) -> None:
    """Promote what is hours old and still matters."""
    agent.cycle.last_daily_promotion_tick = tick
    terms = agent.terms.promotion
    for held in list(agent.episodes.short_term):
        felt = held.episode.appraisal
        if is_old_enough(tick - held.episode.tick, terms) and is_promoted_late(
            felt.importance, goal_code(felt), terms
        ):
            agent.episodes.promote_to_daily(held)


def run_sleep_consolidation(agent: Agent, tick: int, config: MemoryConfig) -> None:
    """Turn the day's episodes, each once, into beliefs and a mood, and let the day go."""
    if not is_due(tick, agent.cycle.last_consolidation_tick, agent.terms.rhythm.consolidation):
        return
    agent.cycle.last_consolidation_tick = tick
    agent.sleeps += 1
    new = [held for held in agent.episodes.daily if not held.is_learned]
    day = sorted((held.episode for held in new), key=lambda e: e.episode_id)
    for held in new:
        held.is_learned = True
    for episode in day:
        if is_evidence(*evidence_in(episode, agent), agent.terms.belief):
            _route(agent, episode)
    _feel(agent, day)
    agent.episodes.clear_daily()


def advance_tick_by_tick(
    world: World, agent: Agent, ticks: range, episodes: Iterable[SimEpisode], config: MemoryConfig
) -> None:
    """The plain loop over every tick."""
    coming = _latest_first(episodes)
    for tick in ticks:
        _step(world, agent, tick, coming, config)


def advance_event_by_event(
    agent: Agent, ticks: range, episodes: Iterable[SimEpisode], config: MemoryConfig
) -> None:
    """The same from one due tick to the next, leaving out the ticks at which nothing happens."""
    world, coming = World(), _latest_first(episodes)
    tick = ticks.start
    while tick < ticks.stop:
        _step(world, agent, tick, coming, config)
        tick = max(tick + 1, min([next_due_tick(agent), *(e.tick for e in coming[-1:])]))


def next_due_tick(agent: Agent) -> int:
    """The next tick at which a clock of an agent goes off."""
    cycle, rhythm = agent.cycle, agent.terms.rhythm
    if cycle.is_asleep:
        return turns_at(cycle.next_wake_tick, cycle.held_until)
    return min(
        turns_at(cycle.next_sleep_tick, cycle.held_until),
        cycle.last_short_term_maintenance_tick + rhythm.maintenance,
        cycle.last_daily_promotion_tick + rhythm.promotion,
    )


def _latest_first(episodes: Iterable[SimEpisode]) -> list[SimEpisode]:
    return sorted(episodes, key=lambda e: (e.tick, e.episode_id), reverse=True)


def _step(
    world: World, agent: Agent, tick: int, coming: list[SimEpisode], config: MemoryConfig
) -> None:
    """All that happens to an agent at one tick: what arrives, then both steps."""
    while coming and coming[-1].tick <= tick:
        record_episode(agent, coming.pop())
    step_agent_sleep_wake(world, agent, tick, config)
    step_agent_memory_maintenance(world, agent, tick, config)


def _fall_asleep(agent: Agent, tick: int, config: MemoryConfig) -> None:
    """Close the day, fall asleep and consolidate."""
    cycle = agent.cycle
    maintain_short_term_memory(agent, tick, config)
    promote_daily_memory(agent, tick, config)
    cycle.is_asleep = True
    cycle.fell_asleep_tick = tick
    cycle.next_wake_tick = tick + cycle.sleep_duration_ticks
    agent.disturbances = 0
    agent.episodes.drop_older(tick)
    run_sleep_consolidation(agent, tick, config)


def _wake(agent: Agent, tick: int) -> None:
    """Wake, know how the sleep was, and start the clocks of the day."""
    cycle = agent.cycle
    cycle.is_asleep = False
    cycle.next_sleep_tick = tick + cycle.wake_duration_ticks
    if agent.terms.rhythm.wake_resets_timers:
        cycle.last_short_term_maintenance_tick = cycle.last_daily_promotion_tick = tick
    slept = tick - cycle.fell_asleep_tick
    agent.sleep_quality = sleep_quality(
        slept, cycle.sleep_duration_ticks, agent.disturbances, agent.stress, agent.terms.mood
    )


def _route(agent: Agent, episode: SimEpisode) -> None:
    """Let an episode speak to the belief about its place, and to that about its target."""
    if episode.place != NOBODY:
        agent.get_or_create_place_belief(episode.place).update_from_episode(episode)
    family = FAMILY_OF.get(episode.target_type)
    if family is not None and episode.target_id != NOBODY:
        agent.get_or_create_belief(family, episode.target_id).update_from_episode(episode)


def _feel(agent: Agent, day: list[SimEpisode]) -> None:
    """Let a day as a whole raise or ease stress, and morale the other way."""
    terms = agent.terms.mood
    felt = [episode.appraisal for episode in day]
    tone = tone_of_day(
        sum(one.importance * one.valence for one in felt), sum(one.importance for one in felt)
    )
    share = terms.tiers[agent.tier - 1]
    agent.stress = held_in_unit(agent.stress - mood_step(tone, terms.stress, share))
    agent.morale = held_in_unit(agent.morale + mood_step(tone, terms.morale, share))
