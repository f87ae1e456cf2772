"""What joins two memories: what they say, which led to which, when and how they came."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reverie.domain.rules.relate import MOVING, look_at, relation
from reverie.domain.values.appraisal import Appraisal, GoalRelation
from reverie.domain.values.link import LinkKind
from reverie.domain.values.memory import Memory
from reverie.testing import a_memory

RETRY = "The retry logic swallows timeouts."
FLAKY = "The retry logic hides timeouts in the suite."
BECAUSE = "The suite flakes because the retry logic hides timeouts."
PARSER = "The parser reads one line at a time."


def told(number: int, text: str, session: int = 1, **felt: object) -> Memory:
    appraisal = Appraisal(importance=50, **felt)  # type: ignore[arg-type]
    return replace(a_memory(number, text, session=session), appraisal=appraisal)


def joined(one: Memory, other: Memory) -> tuple[LinkKind, int]:
    """What joins two memories; the other way round it is the same, but for the way it leads."""
    kind, way = relation(look_at(one), look_at(other))
    assert relation(look_at(other), look_at(one)) == (kind, -way)
    return kind, way


def test_what_is_about_one_thing_is_joined_by_meaning() -> None:
    assert joined(told(1, RETRY), told(2, FLAKY, 2)) == (LinkKind.SEMANTIC, 0)


@pytest.mark.parametrize(
    ("first", "second", "way"),
    [(RETRY, BECAUSE, 1), (BECAUSE, RETRY, -1), (BECAUSE, f"{BECAUSE} So there.", 0)],
    ids=["the second names its cause", "the first does", "both do"],
)
def test_what_names_its_cause_is_the_effect(first: str, second: str, way: int) -> None:
    kind = LinkKind.CAUSAL if way else LinkKind.SEMANTIC

    assert joined(told(1, first), told(2, second, 2)) == (kind, way)


@pytest.mark.parametrize(
    "cause",
    ["because of", "since", "due to", "caused by", "thanks to", "as a result of", "which is why"],
)
def test_a_cause_is_named_in_many_ways(cause: str) -> None:
    effect = told(2, f"The suite flakes, {cause} timeouts in the retry logic.", 2)

    assert joined(told(1, RETRY), effect) == (LinkKind.CAUSAL, 1)


def test_a_word_that_only_holds_a_cue_names_no_cause() -> None:
    assert not look_at(told(1, "The sincere author causeways along.")).names_a_cause


def test_a_cause_of_something_else_joins_nothing() -> None:
    other = told(2, "Lunch was late because of rain.", 2)

    assert joined(told(1, RETRY), other) == (LinkKind.TEMPORAL, 0)


def test_one_shared_word_is_not_enough_to_be_about_one_thing() -> None:
    assert joined(told(1, RETRY), told(2, "The retry button is green.", 2))[0] is LinkKind.TEMPORAL


def test_two_shared_words_of_many_are_not_enough_either() -> None:
    long = "Red orange yellow green blue indigo violet purple amber ochre {}"
    one, other = told(1, long.format("")), told(2, f"Red orange {PARSER} Coffee tea water milk.", 2)

    assert joined(one, other)[0] is LinkKind.TEMPORAL


def test_what_serves_a_goal_is_joined_across_sessions() -> None:
    for one in (GoalRelation.SUPPORTS, GoalRelation.THWARTS, GoalRelation.MIXED):
        aimed = told(1, RETRY, 1, goal=one)
        assert joined(aimed, told(2, PARSER, 2, goal=GoalRelation.MIXED))[0] is LinkKind.GOAL
        for no_goal in (GoalRelation.UNKNOWN, GoalRelation.IRRELEVANT):
            other = told(2, PARSER, 2, goal=no_goal)
            assert joined(aimed, other)[0] is LinkKind.TEMPORAL


@pytest.mark.parametrize(
    ("one", "other", "kind"),
    [
        ((50, 50), (50, 50), LinkKind.EMOTIONAL),
        ((-50, 50), (-100, 25), LinkKind.EMOTIONAL),
        ((50, 50), (-50, 50), LinkKind.TEMPORAL),
        ((50, 50), (50, 49), LinkKind.TEMPORAL),
        ((0, 100), (0, 100), LinkKind.TEMPORAL),
    ],
    ids=["both good", "both bad", "one of each", "one hardly moving", "neither good nor bad"],
)
def test_what_feels_alike_strongly_enough_is_joined_by_feeling(
    one: tuple[int, int], other: tuple[int, int], kind: LinkKind
) -> None:
    first = told(1, RETRY, 1, valence=one[0], arousal=one[1])
    second = told(2, PARSER, 2, valence=other[0], arousal=other[1])

    assert joined(first, second) == (kind, 0)


def test_a_feeling_moves_from_its_intensity_on() -> None:
    assert look_at(told(1, RETRY, valence=100, arousal=MOVING)).feeling == 1
    assert look_at(told(1, RETRY, valence=-100, arousal=MOVING)).feeling == -1
    assert look_at(told(1, RETRY, valence=-100, arousal=MOVING - 1)).feeling == 0


def test_meaning_comes_before_time_and_time_before_goal_and_feeling() -> None:
    strong = {"valence": 90, "arousal": 90, "goal": GoalRelation.SUPPORTS}

    assert joined(told(1, RETRY, 1, **strong), told(2, FLAKY, 1, **strong))[0] is LinkKind.SEMANTIC
    assert joined(told(1, RETRY, 1, **strong), told(2, PARSER, 1, **strong))[0] is LinkKind.TEMPORAL
    assert joined(told(1, RETRY, 1, **strong), told(2, PARSER, 2, **strong))[0] is LinkKind.GOAL


def test_what_shares_nothing_but_the_night_is_joined_by_time() -> None:
    assert joined(told(1, RETRY, 1), told(2, PARSER, 2)) == (LinkKind.TEMPORAL, 0)


@pytest.mark.parametrize("empty", ["", "…", "to be or not to be"])
def test_a_text_that_tells_nothing_is_about_nothing(empty: str) -> None:
    assert joined(told(1, empty), told(2, empty, 2)) == (LinkKind.TEMPORAL, 0)
