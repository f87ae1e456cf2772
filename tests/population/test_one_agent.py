"""One simulated agent by the plain rules: what it keeps, promotes, believes and feels."""

from __future__ import annotations

import warnings

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.domain.formulas import belief as formulas
from reverie.domain.formulas.codes import Aspect, ChannelCode, Family, GoalCode, Tag, TargetType
from reverie.domain.formulas.morale import mood_step
from reverie.domain.formulas.promotion import is_promoted_at_once, is_promoted_late
from reverie.domain.formulas.retention import retention_of
from reverie.domain.formulas.rhythm import may_act, personal_offset
from reverie.domain.formulas.scores import (
    BONUSES,
    RELIABILITIES,
    goal_relevance_of,
    importance_of,
    reliability_of,
)
from reverie.domain.formulas.temperament import belief_capacity, capacities_of
from reverie.domain.rules.simulation_terms import terms_of
from reverie.domain.values.appraisal import Appraisal, Channel, GoalRelation
from reverie.domain.values.sim_episode import SimEpisode
from reverie.errors import SettingRefused
from reverie.population.agent import (
    Agent,
    SleepCycleState,
    configure_agent_memory_capacities,
    spawn_agent,
)
from reverie.population.buffers import HeldEpisode
from reverie.population.steps import (
    World,
    advance_event_by_event,
    maintain_short_term_memory,
    promote_daily_memory,
    record_episode,
    run_sleep_consolidation,
    step_agent_memory_maintenance,
    step_agent_sleep_wake,
)
from reverie.settings.memory_config import MemoryConfig
from tests.population.lives import an_episode

CONFIG = MemoryConfig()
TERMS = terms_of(CONFIG)
parts = st.integers(0, 100)


def an_agent(config: MemoryConfig = CONFIG, **given: int) -> Agent:
    return spawn_agent(0, config, **given)


def numbers_in(buffer: list[HeldEpisode]) -> list[int]:
    return [held.episode.episode_id for held in buffer]


def maintained(*episodes: SimEpisode, config: MemoryConfig = CONFIG, **nature: int) -> Agent:
    agent = an_agent(config, **nature)
    for episode in episodes:
        record_episode(agent, episode)
    maintain_short_term_memory(agent, 1_000, config)
    return agent


def slept(*episodes: SimEpisode, config: MemoryConfig = CONFIG, **nature: int) -> Agent:
    agent = maintained(*episodes, config=config, **nature)
    run_sleep_consolidation(agent, 90_000, config)
    return agent


# Time and clocks.


def test_a_day_has_144_000_ticks_unless_a_minute_is_set_otherwise() -> None:
    assert (CONFIG.ticks_per_minute, CONFIG.ticks_per_hour, CONFIG.ticks_per_day) == (
        100,
        6_000,
        144_000,
    )
    with pytest.warns(UserWarning, match="usual"):
        slow = MemoryConfig(ticks_per_minute=10)
    assert slow.ticks_per_day == 14_400
    assert terms_of(slow).rhythm.day == 14_400


def test_cadences_are_those_of_the_seed_by_default() -> None:
    assert TERMS.rhythm.maintenance == 1_000
    assert TERMS.rhythm.promotion == 24_000
    assert (CONFIG.wake_duration_ticks, CONFIG.sleep_duration_ticks) == (96_000, 48_000)
    assert TERMS.rhythm.consolidation == 120_000


def test_waking_sets_both_timers_unless_it_is_set_not_to() -> None:
    for resets, expected in ((True, 900), (False, 5)):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            config = MemoryConfig(wake_resets_timers=resets)
        agent = an_agent(config)
        agent.cycle.is_asleep, agent.cycle.next_wake_tick = True, 900
        agent.cycle.last_short_term_maintenance_tick = 5
        agent.cycle.last_daily_promotion_tick = 5
        step_agent_sleep_wake(World(), agent, 900, config)
        assert agent.cycle.last_short_term_maintenance_tick == expected
        assert agent.cycle.last_daily_promotion_tick == expected


def test_an_agent_begins_awake_with_clocks_of_its_own() -> None:
    cycle = an_agent(seed=3, tick=500).cycle
    offset = personal_offset(3, 0, 144_000)
    assert cycle == SleepCycleState(
        next_sleep_tick=500 + offset,
        next_wake_tick=500 + offset + 48_000,
        last_short_term_maintenance_tick=500,
        last_daily_promotion_tick=500,
        last_consolidation_tick=500 - 120_000,
        wake_duration_ticks=96_000,
        sleep_duration_ticks=48_000,
        is_asleep=False,
    )


@given(st.integers(0, 2**53), st.integers(0, 2**31))
def test_an_offset_lies_within_the_first_day(seed: int, agent: int) -> None:
    assert 0 <= personal_offset(seed, agent, 144_000) < 144_000


def test_offsets_are_spread_over_the_day_and_the_first_night_is_consolidated() -> None:
    quarters = [personal_offset(1, agent, 144_000) // 36_000 for agent in range(4_000)]
    assert all(900 < quarters.count(quarter) < 1_100 for quarter in range(4))
    agent = spawn_agent(0, CONFIG)
    sleep = agent.cycle.next_sleep_tick
    step_agent_sleep_wake(World(), agent, sleep, CONFIG)
    assert (agent.sleeps, agent.cycle.last_consolidation_tick) == (1, sleep)


def test_cadences_outside_what_is_usual_are_allowed_with_a_warning() -> None:
    with pytest.warns(UserWarning, match="3 minutes; 5 to 15"):
        MemoryConfig(short_term_maintenance_interval_ticks=300)
    with pytest.warns(UserWarning, match="40 hours; 18 to 30"):
        MemoryConfig(min_consolidation_interval_ticks=240_000)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        MemoryConfig(short_term_maintenance_interval_ticks=1_500)


@pytest.mark.parametrize(
    "wrong",
    [
        {"daily_capacity": 0},
        {"belief_decay": 1.5},
        {"retention_threshold": 101},
        {"sleep_duration_ticks": 0},
        {"kept_overnight": 101},
        {"wake_duration_ticks": float("nan")},
        {"no_such": 1},
    ],
)
def test_a_setting_out_of_range_is_refused_by_its_name(wrong: dict[str, float]) -> None:
    (name,) = wrong
    with pytest.raises(SettingRefused, match=name):
        MemoryConfig(**wrong)


# Buffers.


def test_maintenance_drops_what_asks_too_little_to_stay() -> None:
    faint = an_episode(1, importance=19)
    enough = an_episode(2, importance=20)
    agent = maintained(faint, enough)
    assert numbers_in(agent.episodes.short_term) == [2]
    assert agent.cycle.last_short_term_maintenance_tick == 1_000


def test_over_capacity_the_lowest_retention_goes_and_the_older_of_equals() -> None:
    episodes = [an_episode(1, importance=30), an_episode(2, importance=30)]
    episodes += [an_episode(3 + n, importance=31) for n in range(49)]
    agent = maintained(*episodes)
    assert len(agent.episodes.short_term) == 50
    assert 1 not in numbers_in(agent.episodes.short_term)
    assert 2 in numbers_in(agent.episodes.short_term)


def test_maintenance_with_nothing_new_only_moves_its_clock() -> None:
    agent = maintained(an_episode(1, importance=50))
    agent.capacities = agent.capacities._replace(threshold=10_000)
    maintain_short_term_memory(agent, 2_000, CONFIG)
    assert numbers_in(agent.episodes.short_term) == [1]
    assert agent.cycle.last_short_term_maintenance_tick == 2_000


@pytest.mark.parametrize(
    ("felt", "expected"),
    [
        ({"importance": 30}, 3_000),
        ({"importance": 30, "goal": GoalRelation.THWARTS}, 5_000),
        ({"importance": 30, "goal": GoalRelation.MIXED}, 4_000),
        ({"importance": 30, "arousal": 50, "threat": 100, "valence": -100}, 7_000),
        ({"importance": 30, "channel": Channel.RUMOR}, 2_460),
        ({"importance": 100, "arousal": 100}, 10_000),
    ],
)
def test_retention_is_what_mattered_by_how_it_was_heard(
    felt: dict[str, object], expected: int
) -> None:
    one = Appraisal(**felt)  # type: ignore[arg-type]
    goal, channel = GoalCode[one.goal.name], ChannelCode[one.channel.name]
    found = retention_of(
        one.importance, goal, one.arousal, one.threat, one.valence, channel, TERMS.retention
    )
    assert found == expected


@pytest.mark.parametrize(
    ("felt", "is_promoted"),
    [
        ((40, GoalCode.UNKNOWN, 0, 0), True),
        ((39, GoalCode.UNKNOWN, 59, 59), False),
        ((20, GoalCode.SUPPORTS, 0, 0), True),
        ((19, GoalCode.SUPPORTS, 0, 0), False),
        ((39, GoalCode.MIXED, 0, 0), False),
        ((0, GoalCode.UNKNOWN, 60, 0), True),
        ((0, GoalCode.UNKNOWN, 0, 60), True),
    ],
)
def test_what_matters_or_stirs_is_promoted_at_once(
    felt: tuple[int, int, int, int], is_promoted: bool
) -> None:
    assert is_promoted_at_once(*felt, 0, TERMS.promotion) is is_promoted


def test_an_episode_is_promoted_once_in_its_life_and_stays_in_short_term() -> None:
    agent = maintained(an_episode(1, importance=80))
    (held,) = agent.episodes.short_term
    agent.episodes.promote_to_daily(held)
    assert numbers_in(agent.episodes.daily) == [1]
    agent.episodes.clear_daily()
    agent.episodes.promote_to_daily(held)
    assert agent.episodes.daily == []
    assert agent.episodes.short_term == [held]


def test_the_daily_pass_promotes_what_is_an_hour_old_and_no_younger() -> None:
    agent = maintained(an_episode(1, tick=0, importance=30), an_episode(2, tick=1, importance=30))
    promote_daily_memory(agent, 6_000, CONFIG)
    assert numbers_in(agent.episodes.daily) == [1]
    assert agent.cycle.last_daily_promotion_tick == 6_000
    assert not is_promoted_late(29, GoalCode.UNKNOWN, TERMS.promotion)
    assert is_promoted_late(10, GoalCode.THWARTS, TERMS.promotion)
    assert not is_promoted_late(9, GoalCode.THWARTS, TERMS.promotion)


@given(st.lists(parts, min_size=1, max_size=40))
def test_the_days_buffer_keeps_the_highest_by_importance_then_number(found: list[int]) -> None:
    config = MemoryConfig(daily_capacity=10)
    episodes = [an_episode(1 + n, importance=one, threat=100) for n, one in enumerate(found)]
    agent = maintained(*episodes, config=config)
    ranked = sorted(episodes, key=lambda e: (e.appraisal.importance, e.episode_id))[-10:]
    assert sorted(numbers_in(agent.episodes.daily)) == sorted(e.episode_id for e in ranked)


def test_short_term_memory_holds_50_and_the_day_100() -> None:
    agent = an_agent()
    assert (agent.capacities.short_term, agent.capacities.daily) == (50, 100)


def test_the_overflow_of_a_day_may_go_by_retention() -> None:
    calm, stirring = an_episode(1, importance=50), an_episode(2, importance=45, arousal=100)
    for by_retention, kept in ((False, [1]), (True, [2])):
        config = MemoryConfig(daily_capacity=1, overflow_by_retention=by_retention)
        assert numbers_in(maintained(calm, stirring, config=config).episodes.daily) == kept


def test_a_promoted_episode_may_leave_short_term_memory() -> None:
    agent = maintained(an_episode(1), config=MemoryConfig(keep_after_promotion=False))
    assert agent.episodes.short_term == []
    assert numbers_in(agent.episodes.daily) == [1]


def test_some_of_a_day_may_be_kept_overnight() -> None:
    config = MemoryConfig(kept_overnight=1)
    agent = slept(an_episode(1, importance=50), an_episode(2, importance=60), config=config)
    assert numbers_in(agent.episodes.daily) == [2]
    assert slept(an_episode(1)).episodes.daily == []


def test_what_is_kept_overnight_is_evidence_and_felt_once() -> None:
    config = MemoryConfig(kept_overnight=1)
    bad = an_episode(1, valence=-100, location_id=4, tags=frozenset({Tag.DENIED}))
    agent = slept(bad, config=config)
    once, stress, morale = agent.believed(Family.PLACE), agent.stress, agent.morale
    for night in range(2, 31):
        run_sleep_consolidation(agent, night * 144_000, config)
    assert numbers_in(agent.episodes.daily) == [1]
    assert [one.sources for one in once] == [1]
    assert [one.sources for one in agent.believed(Family.PLACE)] == [1]
    assert (agent.stress, agent.morale) == (stress, morale)


def test_a_score_may_promote_instead() -> None:
    terms = terms_of(MemoryConfig(promotion_by_score=True)).promotion
    assert is_promoted_at_once(20, GoalCode.UNKNOWN, 0, 40, 40, terms)
    assert not is_promoted_at_once(20, GoalCode.UNKNOWN, 100, 40, 39, terms)


# Sleep.


def test_falling_asleep_closes_the_day_and_consolidates_once() -> None:
    agent = an_agent()
    agent.cycle.next_sleep_tick = 7_000
    record_episode(agent, an_episode(1, tick=100, importance=35, location_id=4, tags={Tag.FIGHT}))
    record_episode(agent, an_episode(2, tick=6_999, location_id=4, tags={Tag.FIGHT}))
    for tick in (6_999, 7_000, 7_001):
        step_agent_sleep_wake(World(), agent, tick, CONFIG)
    assert agent.cycle.is_asleep
    assert agent.cycle.next_wake_tick == 55_000
    assert agent.beliefs[Family.PLACE][4].sources == 2
    assert agent.sleeps == 1


def test_two_sleeps_too_close_together_consolidate_once() -> None:
    agent = slept(an_episode(1, location_id=4, tags={Tag.FIGHT}))
    run_sleep_consolidation(agent, 90_000 + 119_999, CONFIG)
    assert agent.sleeps == 1
    run_sleep_consolidation(agent, 90_000 + 120_000, CONFIG)
    assert agent.sleeps == 2


def test_a_day_becomes_beliefs_about_places_and_by_target_about_others() -> None:
    fights = [
        an_episode(1, location_id=4, target_type=TargetType.PERSON, target_id=7),
        an_episode(2, location_id=4, target_type=TargetType.FACTION, target_id=8),
        an_episode(3, location_id=4, target_type=TargetType.PROTOCOL, target_id=9),
        an_episode(4, location_id=4, target_type=TargetType.PLACE, target_id=5),
        an_episode(5, target_type=TargetType.OBJECT, target_id=6),
    ]
    agent = slept(*(_tagged(episode, Tag.FIGHT) for episode in fights))
    assert {family: sorted(held) for family, held in agent.beliefs.items()} == {
        Family.PLACE: [4, 5],
        Family.PERSON: [7],
        Family.FACTION: [8],
        Family.PROTOCOL: [9],
    }
    assert agent.beliefs[Family.PLACE][4].sources == 3


def _tagged(episode: SimEpisode, *tags: Tag) -> SimEpisode:
    fields = {name: getattr(episode, name) for name in SimEpisode.__slots__}
    return SimEpisode(**(fields | {"tags": frozenset(tags)}))


def test_beliefs_fade_in_sleeps_without_evidence_and_only_when_touched_or_read() -> None:
    agent = slept(an_episode(1, importance=100, location_id=4, tags={Tag.FIGHT}))
    stored = list(agent.beliefs[Family.PLACE][4].scores)
    (before,) = agent.believed(Family.PLACE)
    for night in range(1, 4):
        run_sleep_consolidation(agent, 90_000 + night * 144_000, CONFIG)
    (after,) = agent.believed(Family.PLACE)
    assert before[Aspect.SAFETY] == stored[Aspect.SAFETY] < 0
    assert after[Aspect.SAFETY] == pytest.approx(stored[Aspect.SAFETY] + 3 * 0.01 * 0.75)
    assert agent.beliefs[Family.PLACE][4].scores == stored


def test_each_sleep_drops_what_is_older_than_a_day_from_short_term_memory() -> None:
    agent = an_agent()
    for number, tick in ((1, 0), (2, 1)):
        record_episode(agent, an_episode(number, tick=tick))
    agent.cycle.next_sleep_tick = 144_001
    step_agent_sleep_wake(World(), agent, 144_001, CONFIG)
    assert numbers_in(agent.episodes.short_term) == [2]
    assert agent.episodes.daily == []


def test_an_agent_wakes_at_its_tick_and_sleeps_again_after_its_day() -> None:
    agent = an_agent()
    agent.cycle.is_asleep, agent.cycle.next_wake_tick = True, 900
    step_agent_sleep_wake(World(), agent, 899, CONFIG)
    assert agent.cycle.is_asleep
    step_agent_sleep_wake(World(), agent, 900, CONFIG)
    assert not agent.cycle.is_asleep
    assert agent.cycle.next_sleep_tick == 96_900


def test_asleep_nothing_is_judged_until_the_first_maintenance_awake() -> None:
    agent = an_agent()
    agent.cycle.is_asleep, agent.cycle.next_wake_tick = True, 9_000
    record_episode(agent, an_episode(1, tick=10))
    for tick in (1_000, 8_999):
        step_agent_sleep_wake(World(), agent, tick, CONFIG)
        step_agent_memory_maintenance(World(), agent, tick, CONFIG)
    assert numbers_in(agent.episodes.arrivals) == [1]
    for tick in (9_000, 9_999, 10_000):
        assert numbers_in(agent.episodes.short_term) == []
        step_agent_sleep_wake(World(), agent, tick, CONFIG)
        step_agent_memory_maintenance(World(), agent, tick, CONFIG)
    assert numbers_in(agent.episodes.short_term) == [1]


def test_asleep_an_agent_acts_only_in_an_emergency() -> None:
    assert [may_act(False, False), may_act(True, False), may_act(True, True)] == [
        True,
        False,
        True,
    ]


def test_the_steps_have_the_names_and_the_loop_of_the_seed() -> None:
    world = World({0: an_agent(seed=1)})
    for tick in range(200):
        for agent in world.agents.values():
            step_agent_sleep_wake(world, agent, tick, CONFIG)
            step_agent_memory_maintenance(world, agent, tick, CONFIG)
    assert not world.agents[0].cycle.is_asleep


def test_a_local_rule_may_veto_and_a_hold_delays() -> None:
    free, vetoed, held = (an_agent() for _ in range(3))
    for agent in (free, vetoed, held):
        agent.cycle.next_sleep_tick = 100
    held.cycle.held_until = 150
    world = World(veto=lambda agent, tick: agent is vetoed and tick < 120)
    asleep_at = {}
    for tick in range(100, 160):
        for name, agent in (("free", free), ("vetoed", vetoed), ("held", held)):
            step_agent_sleep_wake(world, agent, tick, CONFIG)
            if agent.cycle.is_asleep:
                asleep_at.setdefault(name, tick)
    assert asleep_at == {"free": 100, "vetoed": 120, "held": 150}


def test_a_tick_goes_through_arrivals_then_sleep_then_maintenance() -> None:
    agent = an_agent()
    agent.cycle.next_sleep_tick = 1_000
    arriving = an_episode(1, tick=1_000, location_id=4, tags={Tag.FIGHT})
    advance_event_by_event(agent, range(1_001), [arriving], CONFIG)
    assert agent.beliefs[Family.PLACE][4].sources == 1
    assert agent.cycle.last_short_term_maintenance_tick == 1_000


def test_while_an_agent_sleeps_a_hook_runs_and_its_sleep_has_a_quality() -> None:
    rested: list[int] = []
    world = World(while_asleep=lambda agent, tick: rested.append(tick))
    agent = an_agent()
    agent.cycle.next_sleep_tick = 10
    for tick in range(9, 13):
        step_agent_sleep_wake(world, agent, tick, CONFIG)
    assert rested == [10, 11, 12]
    record_episode(agent, an_episode(1, tick=20, arousal=60))
    record_episode(agent, an_episode(2, tick=21, arousal=59))
    step_agent_sleep_wake(world, agent, 48_010, CONFIG)
    assert agent.sleep_quality == 0.9


# Temperament.


def test_a_higher_tier_holds_more_of_a_day_less_at_once_and_learns_slower() -> None:
    one, two, three = (capacities_of(tier, 50, 50, 0, TERMS.temperament) for tier in (1, 2, 3))
    assert one.short_term > two.short_term > three.short_term
    assert one.daily < two.daily < three.daily
    assert (one.rate, two.rate, three.rate) == (0.15, 0.10, 0.05)


@given(st.integers(1, 3), parts, parts, parts, st.integers(0, 3), parts)
def test_every_effect_of_an_attribute_is_monotone(
    tier: int, intelligence: int, will: int, trauma: int, which: int, higher: int
) -> None:
    nature = [intelligence, will, trauma]
    less = capacities_of(tier, *nature, TERMS.temperament)
    nature[which % 3] = max(nature[which % 3], higher)
    more = capacities_of(tier, *nature, TERMS.temperament)
    if which % 3 == 2:
        less, more = more, less
    assert less.daily <= more.daily
    assert less.short_term <= more.short_term
    assert less.threshold >= more.threshold
    assert less.resistance <= more.resistance


def test_intelligence_and_will_and_trauma_each_have_an_effect() -> None:
    dull, sharp = (capacities_of(2, n, 50, 0, TERMS.temperament) for n in (0, 100))
    assert dull.daily < sharp.daily
    assert dull.threshold > sharp.threshold
    weak, firm = (capacities_of(2, 50, n, 0, TERMS.temperament) for n in (0, 100))
    assert weak.daily < firm.daily
    assert weak.resistance < firm.resistance
    hurt = capacities_of(2, 50, 50, 100, TERMS.temperament)
    assert (hurt.short_term, hurt.daily) == (25, 50)


def test_configuring_an_agent_gives_it_the_capacities_of_its_nature() -> None:
    agent = an_agent()
    agent.tier = 3
    configure_agent_memory_capacities(agent)
    assert agent.capacities == capacities_of(3, 50, 50, 0, TERMS.temperament)
    assert agent.episodes.daily_capacity == 120


def test_bad_news_of_safety_weighs_more_the_more_an_agent_has_suffered() -> None:
    fight = an_episode(1, importance=50, location_id=4, tags={Tag.FIGHT})
    calm, hurt = (slept(fight, trauma=trauma).believed(Family.PLACE)[0] for trauma in (0, 100))
    assert hurt[Aspect.SAFETY] == pytest.approx(2 * calm[Aspect.SAFETY])
    assert hurt[Aspect.CONGESTION] == calm[Aspect.CONGESTION]


def test_each_tier_has_room_for_beliefs_of_each_family() -> None:
    room = [
        [
            belief_capacity(capacities_of(tier, 50, 50, 0, TERMS.temperament), family)
            for family in Family
        ]
        for tier in (1, 2, 3)
    ]
    limits = [
        [(10, 40), (3, 8), (5, 20), (1, 10)],
        [(30, 100), (20, 80), (10, 40), (10, 40)],
        [(100, 10**9), (50, 200), (50, 10**9), (50, 10**9)],
    ]
    for found, allowed in zip(room, limits, strict=True):
        assert all(low <= one <= high for one, (low, high) in zip(found, allowed, strict=True))


def test_where_a_family_is_full_the_longest_untouched_then_the_least_sure_goes() -> None:
    def fight(number: int, place: int, importance: int) -> SimEpisode:
        return an_episode(number, importance=importance, location_id=place, tags={Tag.FIGHT})

    agent = slept(*(fight(place + 1, place, 50 + place) for place in range(20)), tier=1)
    agent.get_or_create_place_belief(99)
    assert sorted(agent.beliefs[Family.PLACE]) == [*range(1, 20), 99]


# Evidence.


def test_an_episode_has_the_fields_of_the_seed_and_hundredths() -> None:
    fields = set(SimEpisode.__slots__) | set(Appraisal.__slots__)
    assert fields >= {
        *("episode_id", "owner_agent_id", "tick", "location_id", "channel", "source_agent_id"),
        *("event_id", "target_type", "target_id", "verb", "summary_tag", "goal_id", "goal"),
        *("goal_relevance", "outcome", "valence", "arousal", "threat", "importance"),
        *("reliability", "tags", "details"),
    }
    assert Appraisal().reliability == 50
    assert [code.name for code in ChannelCode] == [channel.name for channel in Channel]
    assert [code.name for code in GoalCode] == [goal.name for goal in GoalRelation]


def test_dreamt_episodes_and_written_logs_have_channels_of_their_own() -> None:
    lived = an_episode(1, importance=100, location_id=4, tags={Tag.FIGHT})
    found = {
        channel: slept(
            an_episode(1, importance=100, location_id=4, tags={Tag.FIGHT}, channel=channel)
        ).believed(Family.PLACE)[0][Aspect.SAFETY]
        for channel in (Channel.HYPOTHETICAL, Channel.WRITTEN_LOG)
    }
    lived_through = slept(lived).believed(Family.PLACE)[0][Aspect.SAFETY]
    assert lived_through < found[Channel.WRITTEN_LOG] < found[Channel.HYPOTHETICAL] < 0


@given(
    st.floats(-1, 1),
    st.integers(-10_000, 10_000),
    st.floats(0, 1),
    st.floats(0, 1),
)
def test_evidence_moves_a_belief_towards_its_target_and_never_away(
    value: float, impact: int, rate: float, weight: float
) -> None:
    moved, target = formulas.moved(value, impact, rate, weight), impact / 10_000
    assert -1 <= moved <= 1
    assert abs(target - moved) <= abs(target - value)
    if impact > 0:
        assert moved >= value
    if impact < 0:
        assert moved <= value
    if impact == 0:
        assert moved == value


def test_weaker_good_news_never_lowers_a_good_belief() -> None:
    assert formulas.moved(0.5, 2_000, 0.15, 1.0) == 0.5
    assert formulas.moved(0.0, 2_000, 0.15, 1.0) == pytest.approx(0.03)
    assert formulas.moved(-0.5, -2_000, 0.15, 1.0) == -0.5


def test_a_weight_is_importance_reliability_channel_arousal_and_role() -> None:
    terms = TERMS.belief
    assert formulas.weight_of(100, 100, 100, ChannelCode.DIRECT, False, terms) == 1
    assert formulas.weight_of(50, 80, 0, ChannelCode.OBSERVED, False, terms) == 0.15
    assert formulas.weight_of(50, 80, 0, ChannelCode.OBSERVED, True, terms) == 0.075
    some = formulas.impacts_of(Tag.FIGHT, 0)
    assert formulas.is_evidence(0.01, some, terms)
    assert not formulas.is_evidence(0.0099, some, terms)
    assert not formulas.is_evidence(1.0, formulas.impacts_of(0, 100), terms)
    assert terms.channels == (100, 75, 60, 40, 50, 100, 20, 70)


def test_a_belief_passes_over_an_episode_about_something_else() -> None:
    agent = slept()
    belief = agent.get_or_create_place_belief(4)
    belief.update_from_episode(an_episode(1, location_id=5, tags={Tag.FIGHT}))
    assert belief.sources == 0
    belief.update_from_episode(an_episode(1, location_id=4, tags={Tag.FIGHT}))
    assert belief.sources == 1


@pytest.mark.parametrize(
    ("tags", "threat", "expected"),
    [
        ({Tag.SERVED, Tag.SHORT_WAIT}, 0, (2_000, 2_000, 0, 0, 1_000)),
        ({Tag.SERVED}, 0, (2_000, 1_000, 0, 0, 1_000)),
        ({Tag.SERVED, Tag.LONG_WAIT}, 0, (2_000, 500, 0, 0, 1_000)),
        ({Tag.DENIED}, 50, (-4_000, 0, -500, 0, -4_000)),
        ({Tag.CANCELED}, 0, (-1_000, -3_000, 0, 0, -3_000)),
        ({Tag.FIGHT}, 0, (0, 0, -6_000, 1_000, 0)),
        ({Tag.FIGHT, Tag.GUARD_BRUTAL}, 0, (-1_000, 0, -6_000, 1_000, 0)),
        ({Tag.DENIED, Tag.CANCELED}, 0, (-5_000, -3_000, 0, 0, -7_000)),
        ({Tag.GUARD_BRUTAL}, 0, (0, 0, 0, 0, 0)),
    ],
)
def test_what_happened_says_how_each_aspect_stands(
    tags: set[Tag], threat: int, expected: tuple[int, ...]
) -> None:
    assert formulas.impacts_of(sum(tags), threat) == expected


def test_a_wait_is_short_up_to_50_ticks_and_long_beyond_200() -> None:
    assert [formulas.wait_tags(wait) for wait in (50, 51, 200, 201)] == [32, 0, 0, 64]


def test_a_channel_gives_reliability_and_adds_importance() -> None:
    assert [reliability_of(channel) for channel in ChannelCode][:6] == [85, 70, 65, 30, 75, 90]
    assert BONUSES[:6] == (30, 20, 30, 20, 30, 40)
    assert RELIABILITIES[6:] == (50, 50)
    assert importance_of(0, ChannelCode.DIRECT) == 60
    assert importance_of(Tag.FIGHT, ChannelCode.BODY_SIGNAL) == 90
    assert goal_relevance_of(True, False, False) == 60
    assert goal_relevance_of(False, False, True) == 70
    assert goal_relevance_of(True, True, True) == 100


@pytest.mark.parametrize(("tier", "share"), [(1, 1.0), (2, 1.0), (3, 0.8)])
def test_a_bad_day_raises_stress_and_lowers_morale_and_a_good_one_the_reverse(
    tier: int, share: float
) -> None:
    bad = slept(an_episode(1, valence=-100), tier=tier)
    assert bad.stress == pytest.approx(0.05 * share)
    assert bad.morale == pytest.approx(0.5 - 0.03 * share)
    good = slept(an_episode(1, valence=100), tier=tier)
    assert good.stress == 0
    assert good.morale == pytest.approx(0.5 + 0.03 * share)
    mixed = slept(
        an_episode(1, importance=60, valence=-50), an_episode(2, importance=40, valence=50)
    )
    assert mixed.stress == pytest.approx(0.05 * 0.1)


def test_a_tier_feels_more_or_less_of_a_day_and_never_more_than_the_most() -> None:
    assert [mood_step(0.5, 0.05, share) for share in (1.2, 1.0, 0.8)] == pytest.approx(
        [0.03, 0.025, 0.02]
    )
    assert mood_step(1.0, 0.05, 1.2) == 0.05
    assert TERMS.mood.tiers == (1.2, 1.0, 0.8)
