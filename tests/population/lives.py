"""Random lives of simulated agents, and how a population and the plain rules live them."""

from __future__ import annotations

import warnings
from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import strategies as st

from reverie.domain.formulas.codes import NOBODY, Family, Tag, TargetType
from reverie.domain.values.appraisal import Appraisal, Channel, GoalRelation
from reverie.domain.values.sim_episode import SimEpisode
from reverie.population.agent import Agent, spawn_agent
from reverie.population.population import Population
from reverie.population.steps import World, advance_event_by_event, advance_tick_by_tick
from reverie.settings.memory_config import MemoryConfig

DAY = 240
"""Ticks of a day in random lives, so that weeks are short."""
FAR = 26_000_000_000
"""Five hundred years in, at the ticks of a real day."""


@dataclass(frozen=True)
class Life:
    """What some agents are, what happens to them, and how long."""

    config: MemoryConfig
    seed: int
    began: int
    natures: list[dict[str, int]]
    episodes: list[list[SimEpisode]]
    steps: list[int]
    """The ticks up to which time is let pass, one after the other."""


def short_days(**given: Any) -> MemoryConfig:
    """Settings in which a day has few ticks; whatever is given differs."""
    quick = {
        "ticks_per_minute": 1,
        "short_term_maintenance_interval_ticks": 4,
        "daily_promotion_interval_ticks": 40,
        "wake_duration_ticks": 160,
        "sleep_duration_ticks": 80,
        "min_consolidation_interval_ticks": 200,
        "late_promotion_age_ticks": 10,
        "short_term_max_age_ticks": DAY,
        "lookahead_ticks": 100 * DAY,
        "arrivals_capacity": 400,
    }
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return MemoryConfig(**(quick | given))


def an_appraisal(**given: Any) -> Appraisal:
    """An appraisal of something that matters somewhat."""
    return Appraisal(**({"importance": 50, "reliability": 80} | given))


def an_episode(number: int = 1, tick: int = 0, *, owner: int = 0, **given: Any) -> SimEpisode:
    """An episode; fields of its appraisal may be given like its own."""
    felt = {name: given.pop(name) for name in Appraisal.__slots__ if name in given}
    return SimEpisode(number, owner, tick, an_appraisal(**felt), **given)


parts = st.integers(0, 100)
numbers = st.integers(0, 6)
appraisals = st.builds(
    Appraisal,
    parts,
    st.integers(-100, 100),
    parts,
    parts,
    st.sampled_from(GoalRelation),
    st.sampled_from(Channel),
    parts,
)
tag_sets = st.frozensets(st.sampled_from(Tag), max_size=3)
happenings = st.tuples(
    st.integers(0, 21 * DAY), st.integers(0, 10_000), appraisals, tag_sets, st.booleans()
)


_TARGETS = (*(TargetType.PERSON, TargetType.PROTOCOL) * 2, *list(TargetType)[2:5], TargetType.SELF)
"""Mostly what little room is made for, so that beliefs give way."""


@st.composite
def crowds(draw: st.DrawFn) -> list[tuple[Any, ...]]:
    """Many happenings that matter, of which hypothesis only chooses how many and the dice.

    The ticks between two moments are few or many, so that much may happen at one and the same.
    """
    dice = Random(draw(st.integers(0, 10**6)))
    apart = draw(st.sampled_from([1, 1, 50, DAY]))
    return [
        (
            dice.randrange(21 * DAY) // apart * apart,
            dice.randrange(10_000),
            Appraisal(
                dice.randint(20, 100),
                dice.randint(-100, 100),
                dice.randint(0, 100),
                dice.randint(0, 100),
                dice.choice(list(GoalRelation)),
                dice.choice(list(Channel)),
                dice.randint(40, 100),
            ),
            frozenset(dice.sample(list(Tag), dice.randint(1, 3))),
            dice.random() < 0.7,
        )
        for _ in range(draw(st.integers(0, 150)))
    ]


@st.composite
def configs(draw: st.DrawFn) -> MemoryConfig:
    """Settings in which little fits, so that much gives way."""
    return short_days(
        short_term_maintenance_interval_ticks=draw(st.integers(1, 30)),
        daily_promotion_interval_ticks=draw(st.integers(1, 80)),
        wake_duration_ticks=draw(st.integers(1, 200)),
        sleep_duration_ticks=draw(st.integers(1, 120)),
        min_consolidation_interval_ticks=draw(st.integers(1, 300)),
        wake_resets_timers=draw(st.booleans()),
        short_term_capacity=draw(st.integers(1, 12)),
        daily_capacity=draw(st.integers(1, 12)),
        keep_after_promotion=draw(st.booleans()),
        arrivals_capacity=draw(st.sampled_from([1, 3, 10, 400])),
        kept_overnight=draw(st.integers(0, 1)),
        short_term_max_age_ticks=draw(st.integers(1, 400)),
        overflow_by_retention=draw(st.booleans()),
        promotion_by_score=draw(st.booleans()),
        late_promotion_age_ticks=draw(st.integers(1, 60)),
        rate_tier_1=draw(st.integers(0, 100)),
        belief_decay=draw(st.sampled_from([0.0, 0.01, 0.3, 1.0])),
    )


@st.composite
def lives(draw: st.DrawFn) -> Life:
    """A few agents over up to three weeks, from the first tick or from five hundred years on."""
    began = draw(st.sampled_from([0, 7, FAR]))
    natures = draw(
        st.lists(
            st.fixed_dictionaries(
                {"tier": st.integers(1, 3), "intelligence": parts, "will": parts, "trauma": parts}
            ),
            min_size=1,
            max_size=4,
        )
    )
    episodes = [
        [_episode(number, agent, began, *one) for number, one in enumerate(sorted(some, key=_when))]
        for agent, some in enumerate(
            [*draw(st.lists(happenings, max_size=10)), *draw(crowds())] for _ in natures
        )
    ]
    steps = sorted(draw(st.sets(st.integers(0, 21 * DAY), min_size=1, max_size=6)))
    return Life(
        draw(configs()),
        draw(st.integers(0, 2**40)),
        began,
        natures,
        episodes,
        [began + step for step in [*steps, 21 * DAY]],
    )


def _when(happening: tuple[Any, ...]) -> int:
    return int(happening[0])


def _episode(
    number: int,
    agent: int,
    began: int,
    after: int,
    where: int,
    felt: Appraisal,
    tags: frozenset[Tag],
    is_own: bool,
) -> SimEpisode:
    return SimEpisode(
        number + 1,
        agent if is_own else NOBODY,
        began + after,
        felt,
        location_id=where % 8 - 1,
        target_type=_TARGETS[where // 8 % 8],
        target_id=where // 64 % 9 - 1,
        goal_relevance=where % 101,
        tags=tags,
    )


def plainly(life: Life, *, by_events: bool) -> list[Agent]:
    """The agents at the end of a life lived by the plain rules."""
    agents = []
    for number, nature in enumerate(life.natures):
        agent = spawn_agent(number, life.config, seed=life.seed, tick=life.began, **nature)
        ticks, episodes = range(life.began, life.steps[-1] + 1), life.episodes[number]
        if by_events:
            advance_event_by_event(agent, ticks, episodes, life.config)
        else:
            advance_tick_by_tick(World(), agent, ticks, episodes, life.config)
        agents.append(agent)
    return agents


def a_city(life: Life, *, threads: int = 1) -> Population:
    """The population at the beginning of a life."""
    names = ("tier", "intelligence", "will", "trauma")
    natures = {name: [nature[name] for nature in life.natures] for name in names}
    return Population.spawn(
        len(life.natures),
        life.config,
        seed=life.seed,
        tick=life.began,
        threads=threads,
        **natures,  # type: ignore[arg-type]
    )


def compiled(life: Life, *, latest_first: bool = False) -> Population:
    """The population at the end of a life, fed and read step by step."""
    city = a_city(life)
    for until in life.steps:
        city.record(**columns_between(life, city.now, until, latest_first=latest_first))
        city.advance(until)
        city.agents()
    return city


def columns_between(
    life: Life, after: int, until: int, *, latest_first: bool = False
) -> dict[str, Any]:
    """The episodes of all agents in some ticks, as columns."""
    from reverie.population.batch import columns_of

    rows = [
        columns_of(agent, episode)
        for agent, episodes in enumerate(life.episodes)
        for episode in episodes
        if after < episode.tick <= until
    ]
    if latest_first:
        rows.reverse()
    if not rows:
        return {"agent": [], "number": [], "tick": []}
    return {name: [row[name][0] for row in rows] for name in rows[0]}  # type: ignore[index]


def bits(agent: Agent) -> object:
    """All that an agent is, with its floats to the last bit."""
    return (
        agent.cycle,
        [
            [(held.episode, held.retention, held.is_promoted, held.is_learned) for held in buffer]
            for buffer in (
                agent.episodes.arrivals,
                agent.episodes.short_term,
                sorted(agent.episodes.daily, key=lambda held: held.episode.episode_id),
            )
        ],
        [
            (
                one.subject,
                [score.hex() for score in one.scores],
                one.confidence.hex(),
                one.last_updated_tick,
                one.sources,
            )
            for family in Family
            for one in agent.believed(family)
        ],
        [number.hex() for number in (agent.stress, agent.morale, agent.sleep_quality)],
        (agent.sleeps, agent.disturbances, agent.episodes.overflows, agent.capacities),
    )
