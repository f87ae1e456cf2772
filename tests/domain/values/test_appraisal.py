"""An appraisal decides what is kept and what sleep replays first, exact at every boundary."""

from __future__ import annotations

import pytest

from reverie.domain.values.appraisal import (
    Appraisal,
    GoalRelation,
    hundredths,
    is_worth_keeping,
    strongest,
    tagged_for_replay,
)
from reverie.errors import NumberRefused
from reverie.settings import Settings

SETTINGS = Settings()


@pytest.mark.parametrize(
    ("appraisal", "kept"),
    [
        (Appraisal(), False),
        (Appraisal(importance=39), False),
        (Appraisal(importance=40), True),
        (Appraisal(importance=100), True),
        (Appraisal(importance=19, goal=GoalRelation.SUPPORTS), False),
        (Appraisal(importance=20, goal=GoalRelation.SUPPORTS), True),
        (Appraisal(importance=19, goal=GoalRelation.THWARTS), False),
        (Appraisal(importance=20, goal=GoalRelation.THWARTS), True),
        (Appraisal(importance=39, goal=GoalRelation.MIXED), False),
        (Appraisal(importance=39, goal=GoalRelation.IRRELEVANT), False),
        (Appraisal(importance=39, goal=GoalRelation.UNKNOWN), False),
        (Appraisal(arousal=59), False),
        (Appraisal(arousal=60), True),
        (Appraisal(threat=59), False),
        (Appraisal(threat=60), True),
        (Appraisal(importance=39, arousal=59, threat=59, valence=-100), False),
    ],
)
def test_an_episode_is_kept_from_each_boundary_on(appraisal: Appraisal, kept: bool) -> None:
    assert is_worth_keeping(appraisal, SETTINGS) is kept


def test_the_boundaries_of_keeping_are_settings() -> None:
    lax = Settings.of(importance=5)
    strict = Settings.of(importance=100, goal_importance=100, arousal=100)

    assert is_worth_keeping(Appraisal(importance=5), lax)
    assert not is_worth_keeping(Appraisal(importance=99, arousal=99, threat=99), strict)


@pytest.mark.parametrize(
    ("value", "points"),
    [(0, 0), (1, 100), (0.29, 29), (0.57, 57), (0.004, 0), (0.996, 100), (0.1 + 0.2, 30)],
)
def test_a_decimal_becomes_whole_hundredths(value: float, points: int) -> None:
    assert hundredths(value, "importance") == points


def test_a_valence_may_be_negative() -> None:
    assert hundredths(-1, "valence", low=-100) == -100
    assert hundredths(-0.4, "valence", low=-100) == -40


@pytest.mark.parametrize("value", [-0.01, 1.01, 40, float("nan"), float("inf"), float("-inf")])
def test_a_number_outside_its_range_is_refused_and_the_range_named(value: float) -> None:
    with pytest.raises(NumberRefused, match=r"importance is .*; give a number from 0 to 1"):
        hundredths(value, "importance")


def test_the_range_in_a_refusal_is_the_one_that_holds() -> None:
    with pytest.raises(NumberRefused, match="valence is -2; give a number from -1 to 1"):
        hundredths(-2, "valence", low=-100)


@pytest.mark.parametrize(("episodes", "tagged"), [(0, 0), (1, 1), (4, 1), (5, 2), (8, 2), (9, 3)])
def test_a_quarter_of_a_session_is_tagged_rounded_up(episodes: int, tagged: int) -> None:
    importance = dict.fromkeys(range(1, episodes + 1), 50)

    assert len(tagged_for_replay(importance, SETTINGS)) == tagged


def test_the_most_important_are_tagged() -> None:
    importance = {1: 40, 2: 90, 3: 50, 4: 95, 5: 60}

    assert tagged_for_replay(importance, SETTINGS) == {2, 4}


def test_among_equals_the_earlier_is_tagged() -> None:
    assert tagged_for_replay({7: 50, 3: 50, 5: 50}, SETTINGS) == {3}


def test_nothing_below_the_line_of_keeping_is_tagged_however_few_there_are() -> None:
    assert tagged_for_replay({1: 39}, SETTINGS) == frozenset()
    assert tagged_for_replay({1: 40}, SETTINGS) == {1}


def test_the_share_that_is_tagged_is_a_setting() -> None:
    importance = {1: 50, 2: 60}

    assert tagged_for_replay(importance, Settings.of(tag_share=0)) == frozenset()
    assert tagged_for_replay(importance, Settings.of(tag_share=100)) == {1, 2}


def test_the_strongest_appraisal_is_the_most_important_and_the_first_among_equals() -> None:
    weak = Appraisal(importance=10, arousal=99)
    first = Appraisal(importance=50, threat=1)
    second = Appraisal(importance=50, threat=2)

    assert strongest([weak, first, second]) is first
    assert strongest([]) == Appraisal()
