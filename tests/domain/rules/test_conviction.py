"""Evidence moves what an ordinary mind believes by the very formulas that a city lives by."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.domain.formulas.codes import Aspect, Family, Tag, TargetType
from reverie.domain.rules.conviction import (
    Occasion,
    at_present,
    convinced,
    first_to_go,
    room_for,
)
from reverie.domain.values.appraisal import Appraisal, Channel
from reverie.domain.values.held_belief import HeldBelief
from reverie.domain.values.incident import Incident
from reverie.domain.values.sim_episode import SimEpisode
from reverie.domain.values.source import of_episode
from reverie.population.agent import spawn_agent
from reverie.settings.memory_config import MemoryConfig
from reverie.testing import DAWN

LIVED = Appraisal(importance=70, reliability=85)


def evidence(tag: Tag = Tag.DENIED, felt: Appraisal = LIVED) -> Incident:
    return Incident("git push", "protocol", tag, felt, "s1", of_episode(1))


def on(day: int) -> Occasion:
    return Occasion(night=day, day=day, at=DAWN)


def after(*told: Incident, belief: HeldBelief | None = None, day: int = 1) -> HeldBelief:
    for one in told:
        belief = convinced(belief, one, on(day))
    assert belief is not None
    return belief


def test_it_moves_as_the_belief_of_a_simulated_agent_does() -> None:
    agent = spawn_agent(1, MemoryConfig())
    agent.sleeps = 1
    tags = [Tag.DENIED, Tag.SERVED, Tag.SERVED, Tag.DENIED]
    for number, tag in enumerate(tags):
        episode = SimEpisode(
            number,
            1,
            0,
            LIVED,
            target_type=TargetType.PROTOCOL,
            target_id=7,
            tags=frozenset({tag}),
        )
        agent.get_or_create_belief(Family.PROTOCOL, 7).update_from_episode(episode)
    (simulated,) = agent.believed(Family.PROTOCOL)
    held = after(*map(evidence, tags))
    assert held.score == simulated[Aspect.RELIABILITY]
    assert (held.confidence, held.evidence) == (simulated.confidence, simulated.sources)


def test_a_failure_lowers_it_and_what_serves_raises_it() -> None:
    low = after(evidence())
    assert low.score < 0 < after(evidence(Tag.SERVED)).score
    assert low.score < after(evidence(Tag.SERVED), belief=low).score


def test_what_weighs_too_little_moves_nothing_and_forms_nothing() -> None:
    faint = Appraisal(importance=1, reliability=10, channel=Channel.RUMOR)
    held = after(evidence())
    assert convinced(None, evidence(felt=faint), on(1)) is None
    assert convinced(held, evidence(felt=faint), on(2)) is held


def test_it_keeps_since_when_and_tells_the_last_source() -> None:
    first = after(evidence())
    later = replace(evidence(), session="s2", source=of_episode(9))
    moved = convinced(first, later, Occasion(5, 3, DAWN.replace(year=2027)))
    assert moved is not None
    assert (moved.since, moved.night, moved.day) == (first.since, 5, 3)
    assert (moved.session, moved.source, moved.evidence) == ("s2", of_episode(9), 2)


def test_days_without_evidence_take_it_nearer_to_nothing_and_no_day_is_written() -> None:
    held = after(*[evidence()] * 4)
    assert at_present(held, held.day) == held
    assert held.score < at_present(held, held.day + 2).score < 0
    assert at_present(held, held.day + 1_000).score == 0


def test_new_evidence_meets_the_belief_as_the_days_between_have_left_it() -> None:
    held = after(*[evidence()] * 4)
    next_day = convinced(held, evidence(), on(held.day + 1))
    much_later = convinced(held, evidence(), on(held.day + 100))
    assert next_day is not None
    assert much_later is not None
    assert next_day.score < held.score
    assert much_later.score == after(evidence()).score


@given(st.floats(-1, 1), st.integers(0, 200))
def test_what_time_does_is_the_same_computed_at_once_and_night_by_night(
    score: float, nights: int
) -> None:
    held = replace(after(evidence()), score=score)
    by_night = held
    for night in range(1, nights + 1):
        by_night = replace(at_present(by_night, held.day + night), day=held.day + night)
    assert by_night.score == pytest.approx(at_present(held, held.day + nights).score, abs=1e-12)


appraisals = st.builds(
    Appraisal,
    importance=st.integers(0, 100),
    arousal=st.integers(0, 100),
    threat=st.integers(0, 100),
    reliability=st.integers(0, 100),
    channel=st.sampled_from(Channel),
)


@given(st.lists(st.tuples(st.sampled_from(Tag), appraisals, st.integers(0, 5)), min_size=1))
def test_law_6_whatever_is_heard_a_score_stays_between_minus_1_and_1(
    life: list[tuple[Tag, Appraisal, int]],
) -> None:
    held, day = None, 1
    for tag, felt, passed in life:
        day += passed
        held = convinced(held, evidence(tag, felt), on(day))
        if held:
            assert -1 <= held.score <= 1
            assert 0 <= held.confidence <= 1


@pytest.mark.parametrize(("times", "word"), [(1, "undecided"), (2, "unreliable")])
def test_one_failure_settles_nothing_and_two_do(times: int, word: str) -> None:
    assert after(*[evidence()] * times).word == word


def test_a_side_once_taken_is_kept_until_the_other_is() -> None:
    bad = after(*[evidence()] * 2)
    faded = after(evidence(Tag.SERVED), belief=bad, day=bad.day + 50)
    good = after(*[evidence(Tag.SERVED)] * 12, belief=faded, day=faded.day)
    assert (bad.leans, faded.leans, good.leans) == (-1, -1, 1)
    assert (faded.word, good.word) == ("undecided", "reliable")


def test_each_family_has_the_room_of_a_middling_agent() -> None:
    families = ("place", "person", "faction", "protocol")
    assert [room_for(family) for family in families] == [60, 40, 20, 20]


def test_the_one_longest_unmoved_goes_then_the_least_sure_then_the_first_by_name() -> None:
    held = after(evidence())
    old = replace(held, night=1, subject="old")
    unsure = replace(held, night=2, subject="unsure", confidence=0.01)
    sure = replace(held, night=2, subject="sure", confidence=0.5)
    alike = replace(sure, subject="alike")
    assert first_to_go([sure, unsure, old]) == old
    assert first_to_go([sure, unsure, alike]) == unsure
    assert first_to_go([sure, alike]) == alike
