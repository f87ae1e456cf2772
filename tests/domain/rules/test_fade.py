"""What has faded is found without asking every memory, and exactly that."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.domain.rules.fade import by_presence, fading_ranges
from reverie.domain.values.ending import End, Ending
from reverie.domain.values.memory import (
    NEVER_LOST,
    ONE,
    Author,
    Kind,
    Memory,
    Salience,
    Strength,
    has_faded,
    may_fade_away,
    salience_now,
)
from reverie.settings import Settings
from reverie.testing import a_memory

SETTINGS = Settings()
COMING = 40
MOST_RANGES = 2_000
FADING_KINDS = [kind for kind in Kind if kind not in NEVER_LOST]
SHARES = st.sampled_from([0.0, 0.01, 0.3, 0.5, 0.85, 0.9, 0.97, 0.99, 1.0])
FLOORS = st.sampled_from([0.01, 0.05, 0.1, 0.25, 0.5, 1.0])


def salient(points: int, since: int, kind: Kind = Kind.FACT) -> Memory:
    return replace(a_memory(kind=kind), salience=Salience(points, since))


def is_covered(memory: Memory, ranges: list[tuple[int, int, int]]) -> int:
    """In how many of the ranges a memory lies."""
    points, since = memory.salience.points, memory.salience.since
    return sum(low <= since <= high and points <= below for low, high, below in ranges)


@given(st.integers(0, ONE), st.integers(-30, COMING), st.sampled_from(FADING_KINDS), SHARES, FLOORS)
def test_the_ranges_hold_each_memory_that_has_faded_once(
    points: int, since: int, kind: Kind, kept: float, floor: float
) -> None:
    settings = Settings.of(
        salience_kept_per_session=kept, relationship_kept_per_session=kept, salience_floor=floor
    )
    ranges = list(islice(fading_ranges(kind, COMING, settings), MOST_RANGES))
    memory = salient(points, since, kind)
    clearly_present = replace(memory, salience=Salience(max(0, points - 2), since))

    assert is_covered(memory, ranges) <= 1
    if has_faded(memory, COMING, settings):
        assert is_covered(memory, ranges) == 1
    if not has_faded(clearly_present, COMING, settings):
        assert is_covered(memory, ranges) == 0


@given(st.integers(0, ONE), st.integers(-30, COMING), st.sampled_from(FADING_KINDS))
def test_under_the_default_settings_the_ranges_are_few(points: int, since: int, kind: Kind) -> None:
    ranges = list(fading_ranges(kind, COMING, SETTINGS))

    assert len(ranges) <= 80
    assert is_covered(salient(points, since, kind), ranges) >= has_faded(
        salient(points, since, kind), COMING, SETTINGS
    )


@pytest.mark.parametrize("kept", [0.85, 1.0])
def test_with_no_floor_nothing_fades_and_nothing_is_looked_for(kept: float) -> None:
    nothing_fades = Settings.of(salience_floor=0.0, salience_kept_per_session=kept)

    assert not has_faded(salient(0, 0), COMING, nothing_fades)
    assert len(list(islice(fading_ranges(Kind.FACT, COMING, nothing_fades), 100))) < 100


def test_a_memory_fades_when_less_than_the_floor_is_left() -> None:
    last = COMING - 1
    assert not has_faded(salient(1000, last), COMING, SETTINGS)
    assert has_faded(salient(999, last), COMING, SETTINGS)
    assert not has_faded(salient(ONE, last - 14), COMING, SETTINGS)
    assert has_faded(salient(ONE, last - 15), COMING, SETTINGS)


def test_what_is_known_about_the_user_fades_by_its_own_factor() -> None:
    last = COMING - 1

    assert not has_faded(salient(ONE, last - 75, Kind.RELATIONSHIP), COMING, SETTINGS)
    assert has_faded(salient(ONE, last - 76, Kind.RELATIONSHIP), COMING, SETTINGS)


@pytest.mark.parametrize("kind", [Kind.QUESTION, Kind.TENSION])
def test_an_open_question_does_not_fade_and_an_answered_one_fades_from_its_answer(
    kind: Kind,
) -> None:
    asked = salient(9000, since=1, kind=kind)
    answered = replace(asked, ending=Ending(End.RESOLVED, session=COMING - 3))

    assert salience_now(asked, COMING, SETTINGS) == 0.9
    assert salience_now(answered, COMING, SETTINGS) == pytest.approx(0.9 * 0.85**2)
    assert has_faded(answered, COMING + 20, SETTINGS)


@pytest.mark.parametrize("kind", Kind)
def test_a_night_lets_go_of_nothing_that_must_stay(kind: Kind) -> None:
    memory = a_memory(kind=kind)

    must_stay = kind in (Kind.CONSTRAINT, Kind.QUESTION, Kind.TENSION)
    assert may_fade_away(memory) is not must_stay
    assert not may_fade_away(replace(memory, strength=Strength(9_000, 6, 9, permanent=9)))
    assert not may_fade_away(a_memory(kind=kind, by=Author.PERSON))
    assert not may_fade_away(replace(memory, ending=Ending(End.RESOLVED, 3)))


def test_what_is_not_yet_permanent_may_fade() -> None:
    assert may_fade_away(replace(a_memory(), strength=Strength(8999)))


def test_the_most_present_come_first_and_among_equals_the_newest() -> None:
    some = [
        replace(salient(5000, 8), number=1),
        replace(salient(9000, 1), number=2),
        replace(salient(5000, 8), number=3),
        replace(salient(8000, 8), number=4),
    ]

    assert [m.number for m in by_presence(some, kept=0.85, at=8)] == [4, 3, 1, 2]
    assert [m.number for m in by_presence(some, kept=1.0, at=8)] == [2, 4, 3, 1]
