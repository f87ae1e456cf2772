"""What asks most to be replayed is replayed first, and six replays make it permanent."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from itertools import pairwise
from math import exp

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.domain.rules.replay import (
    Drawn,
    interleaved,
    is_candidate,
    is_familiar,
    may_be_replayed,
    novel_quota,
    points_of,
    priority_of,
    replayed,
    scramble_of,
    still_priority_of,
)
from reverie.domain.values.appraisal import Appraisal, GoalRelation
from reverie.domain.values.ending import End, Ending
from reverie.domain.values.memory import ONE, Memory, Strength
from reverie.settings import Settings
from reverie.testing import DAWN, a_memory

SETTINGS = Settings()
HUNDREDTHS = st.integers(0, 100)


def felt(tagged: bool = False, **given: object) -> Memory:
    """A memory born at dawn that mattered so much, and in nothing else."""
    return replace(a_memory(), appraisal=Appraisal(**given), tagged=tagged)  # type: ignore[arg-type]


def after(strength: Strength, *nights: int, settings: Settings = SETTINGS) -> Strength:
    """A strength after a replay in each of these nights."""
    for night in nights:
        strength = replayed(strength, night, settings)
    return strength


def drawn(*numbers: int, is_novel: bool) -> list[Drawn]:
    return [Drawn(a_memory(number), 0.5, is_novel) for number in numbers]


# How much a memory asks for it.


def test_a_memory_of_no_feeling_relevance_or_tag_asks_only_for_being_new() -> None:
    assert priority_of(felt(), DAWN, SETTINGS) == pytest.approx(0.2)


def test_the_four_parts_of_a_priority_add_up() -> None:
    memory = felt(tagged=True, importance=60, valence=-50, arousal=80)
    now = DAWN + timedelta(hours=10)

    by_hand = 0.4 * (0.5 * 0.8) + 0.3 * 0.6 + 0.2 * exp(-1) + 0.1
    assert priority_of(memory, now, SETTINGS) == pytest.approx(by_hand, abs=1e-9)
    assert by_hand == pytest.approx(0.5135758882)


@pytest.mark.parametrize(
    ("weight", "share", "memory"),
    [
        ("priority_emotion", 1.0, felt(valence=100, arousal=100)),
        ("priority_relevance", 0.75, felt(importance=75)),
        ("priority_recency", 1.0, felt()),
        ("priority_tag", 1.0, felt(tagged=True)),
    ],
)
def test_each_part_counts_by_its_own_weight(weight: str, share: float, memory: Memory) -> None:
    silent = dict.fromkeys(
        ("priority_emotion", "priority_relevance", "priority_recency", "priority_tag"), 0.0
    )
    only_it = Settings.of(**{**silent, weight: 0.5})  # type: ignore[arg-type]

    assert priority_of(memory, DAWN, only_it) == pytest.approx(0.5 * share)


@pytest.mark.parametrize(
    ("valence", "arousal", "intensity"),
    [(0, 100, 0), (100, 0, 0), (-50, 80, 0.4), (50, 80, 0.4), (-100, 100, 1), (10, 10, 0.01)],
)
def test_the_intensity_of_a_feeling_is_its_valence_of_either_sign_times_its_arousal(
    valence: int, arousal: int, intensity: float
) -> None:
    appraisal = Appraisal(valence=valence, arousal=arousal)

    still = still_priority_of(appraisal, False, SETTINGS)
    assert still == round(0.4 * intensity * 1_000_000)


@pytest.mark.parametrize(
    ("goal", "importance", "relevance"),
    [
        (GoalRelation.SUPPORTS, 10, 1.0),
        (GoalRelation.THWARTS, 0, 1.0),
        (GoalRelation.MIXED, 10, 0.5),
        (GoalRelation.MIXED, 80, 0.8),
        (GoalRelation.UNKNOWN, 30, 0.3),
        (GoalRelation.IRRELEVANT, 90, 0.0),
    ],
)
def test_what_touches_a_goal_is_relevant_whatever_else_it_is(
    goal: GoalRelation, importance: int, relevance: float
) -> None:
    appraisal = Appraisal(importance=importance, goal=goal)

    assert still_priority_of(appraisal, False, SETTINGS) == round(300_000 * relevance)


def test_a_memory_born_after_the_night_began_is_as_new_as_one_born_with_it() -> None:
    early = DAWN - timedelta(hours=5)

    assert priority_of(felt(), early, SETTINGS) == priority_of(felt(), DAWN, SETTINGS)


@given(
    st.builds(
        Appraisal,
        importance=HUNDREDTHS,
        valence=st.integers(-100, 100),
        arousal=HUNDREDTHS,
        goal=st.sampled_from(GoalRelation),
    ),
    st.booleans(),
    st.integers(-1_000, 100_000),
)
def test_a_priority_lies_between_0_and_1(appraisal: Appraisal, tagged: bool, hours: int) -> None:
    memory = replace(a_memory(), appraisal=appraisal, tagged=tagged)

    assert 0 <= priority_of(memory, DAWN + timedelta(hours=hours), SETTINGS) <= 1 + 1e-9


# Who may be replayed.


def test_only_what_is_tagged_asks_for_it() -> None:
    assert is_candidate(felt(tagged=True), 1, SETTINGS)
    assert not is_candidate(felt(importance=100), 1, SETTINGS)


@pytest.mark.parametrize(("points", "known"), [(0, False), (5000, False), (5001, True)])
def test_what_is_above_the_floor_is_familiar_tagged_or_not(points: int, known: bool) -> None:
    for tagged in (True, False):
        memory = replace(felt(tagged=tagged), strength=Strength(points, 4, 1))
        assert is_familiar(memory, 2, SETTINGS) is known


def test_what_ended_or_is_permanent_is_never_replayed() -> None:
    strong = replace(felt(tagged=True), strength=Strength(9000, 6, 3, 1, permanent=3))
    ended = replace(
        felt(tagged=True), strength=Strength(7500, 5, 3), ending=Ending(End.MERGED, 1, 2)
    )
    for memory in (strong, ended):
        assert not may_be_replayed(memory, 9, SETTINGS)
        assert not is_candidate(memory, 9, SETTINGS)
        assert not is_familiar(memory, 9, SETTINGS)


@pytest.mark.parametrize("often", [1, 2, 3])
def test_a_memory_is_replayed_so_often_in_a_night_and_again_in_the_next(often: int) -> None:
    settings = Settings.of(replays_per_night=often)
    memory = felt(tagged=True)
    for _ in range(often):
        assert may_be_replayed(memory, 4, settings)
        memory = replace(memory, strength=replayed(memory.strength, 4, settings))
    assert not may_be_replayed(memory, 4, settings)
    assert may_be_replayed(memory, 5, settings)


# How strong that makes it.


def test_one_replay_adds_fifteen_hundredths_and_notes_the_night() -> None:
    assert replayed(Strength(), 7, SETTINGS) == Strength(1500, 1, 7, 1, None)


def test_six_replays_from_nothing_make_a_memory_permanent_and_never_five() -> None:
    five = after(Strength(), 1, 2, 3, 4, 5)
    assert (five.points, five.replays, five.permanent) == (7500, 5, None)

    six = after(Strength(), 1, 2, 3, 4, 5, 6)
    assert six == Strength(9000, 6, 6, 1, permanent=6)


def test_a_memory_one_ten_thousandth_below_the_threshold_is_not_permanent() -> None:
    assert replayed(Strength(7499, 5, 1), 2, SETTINGS).permanent is None
    assert replayed(Strength(7500, 5, 1), 2, SETTINGS).permanent == 2


def test_a_strength_never_exceeds_all_there_is() -> None:
    bold = Settings.of(consolidation_delta=0.7)

    assert after(Strength(), 1, 2, settings=bold).points == ONE


def test_times_are_counted_within_one_night() -> None:
    often = Settings.of(replays_per_night=3)

    assert after(Strength(), 4, 4, settings=often).times == 2
    assert after(Strength(), 4, 4, 5, settings=often) == Strength(4500, 3, 5, 1)


@given(st.floats(0, 1))
def test_a_share_becomes_whole_ten_thousandths(share: float) -> None:
    assert abs(points_of(share) - share * ONE) <= 0.5
    assert 0 <= points_of(share) <= ONE


# In which order.


@pytest.mark.parametrize(
    ("novel", "familiar", "order"),
    [
        ((1, 2), (11, 12, 13, 14), [1, 11, 12, 2, 13, 14]),
        ((1, 2, 3), (11, 12), [1, 11, 12, 2, 3]),
        ((1, 2), (11,), [1, 11, 2]),
        ((1,), (11, 12, 13, 14), [1, 11, 12, 13, 14]),
        ((), (11, 12), [11, 12]),
        ((1, 2), (), [1, 2]),
        ((), (), []),
    ],
)
def test_one_new_memory_is_followed_by_two_familiar_ones_and_the_rest_comes_last(
    novel: tuple[int, ...], familiar: tuple[int, ...], order: list[int]
) -> None:
    found = interleaved(drawn(*novel, is_novel=True), drawn(*familiar, is_novel=False))

    assert [one.memory.number for one in found] == order


@pytest.mark.parametrize(
    ("size", "ratio", "quota"), [(50, 0.7, 35), (50, 0, 0), (50, 1, 50), (10, 0.25, 2), (0, 1, 0)]
)
def test_the_quota_of_new_memories_is_their_share_of_the_batch(
    size: int, ratio: float, quota: int
) -> None:
    settings = Settings.of(replay_batch_size=size, interleave_ratio=ratio)

    assert novel_quota(settings) == quota


def test_scrambles_are_distinct_and_spread_over_their_whole_range() -> None:
    places = [scramble_of(number) for number in range(1, 10_001)]

    assert len(set(places)) == 10_000
    assert min(places) >= 0
    assert max(places) < 1 << 32
    in_each_tenth = [0] * 10
    for place in places:
        in_each_tenth[place * 10 >> 32] += 1
    assert min(in_each_tenth) > 850
    assert max(in_each_tenth) < 1150


def test_neighbours_by_number_are_no_neighbours_by_scramble() -> None:
    places = [scramble_of(number) for number in range(1, 1_001)]
    rising = sum(one < other for one, other in pairwise(places))

    assert 400 < rising < 600
