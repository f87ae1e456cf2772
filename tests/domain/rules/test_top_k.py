"""The best of two lines are those that scoring everyone would find, without reading them all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from reverie.domain.rules.top_k import Score, Standing, best_of

FEW = st.integers(0, 3)
"""Few values, so that most candidates are equal in something."""
CROWDS = st.lists(st.tuples(FEW, FEW), max_size=30).flatmap(
    lambda parts: st.permutations(range(1, len(parts) + 1)).map(
        lambda numbers: [Standing(*p, n) for p, n in zip(parts, numbers, strict=True)]
    )
)
LIMITS = st.integers(0, 35)


def rising(still: int, born: int) -> float:
    """A score that rises with either part."""
    return still + born / 2


def flat_in_time(still: int, born: int) -> float:
    """A score of memories so old that their age makes no difference any more."""
    return float(still)


def flat_when_old(still: int, born: int) -> float:
    """A score in which only the youngest are fresh at all."""
    return still + max(0, born - 2)


def by_still(crowd: Iterable[Standing]) -> list[Standing]:
    return sorted(crowd, key=lambda one: (-one.still, -one.born, one.number))


def by_birth(crowd: Iterable[Standing]) -> list[Standing]:
    return sorted(crowd, key=lambda one: (-one.born, -one.still, one.number))


def found(crowd: list[Standing], score: Score, limit: int) -> list[int]:
    return best_of(by_still(crowd), by_birth(crowd), score, limit)


def all_scored(crowd: list[Standing], score: Score, limit: int) -> list[int]:
    """The best by score; of equals what stays counts, then the newest, then the lowest number."""
    ranked = sorted(
        crowd, key=lambda one: (-score(one.still, one.born), -one.still, -one.born, one.number)
    )
    return [one.number for one in ranked[:limit]]


class Counted:
    """A line that counts how far it was read."""

    def __init__(self, line: list[Standing]) -> None:
        self._line = line
        self.read = 0

    def __iter__(self) -> Iterator[Standing]:
        for standing in self._line:
            self.read += 1
            yield standing


@example([Standing(2, 0, 9), Standing(1, 2, 5), Standing(1, 2, 6), Standing(1, 2, 7)], 3)
@example([Standing(2, 0, 9), Standing(1, 3, 1), Standing(1, 2, 5), Standing(1, 2, 6)], 3)
@given(CROWDS, LIMITS)
def test_the_best_are_those_that_scoring_everyone_finds(crowd: list[Standing], limit: int) -> None:
    assert found(crowd, rising, limit) == all_scored(crowd, rising, limit)


@given(st.lists(st.tuples(st.integers(0, 10**6), st.integers(0, 10**12)), max_size=60), LIMITS)
def test_it_is_so_where_hardly_two_are_equal(parts: list[tuple[int, int]], limit: int) -> None:
    crowd = [Standing(*part, number) for number, part in enumerate(parts, start=1)]

    def score(still: int, born: int) -> float:
        return still / 10**6 + born / 10**12

    assert found(crowd, score, limit) == all_scored(crowd, score, limit)


@pytest.mark.parametrize("score", [flat_in_time, flat_when_old])
def test_of_those_whose_age_makes_no_difference_the_newest_comes_first(score: Score) -> None:
    young, old = Standing(1, 2, number=9), Standing(1, 1, number=3)

    assert found([young, old], score, 1) == [9]


@example([Standing(0, 1, 2), Standing(0, 0, 1)], 1)
@example([Standing(1, 3, 1), Standing(2, 1, 2), Standing(2, 1, 3), Standing(2, 0, 4)], 3)
@given(CROWDS, LIMITS)
def test_the_best_are_found_by_a_score_that_is_flat_in_part(
    crowd: list[Standing], limit: int
) -> None:
    assert found(crowd, flat_when_old, limit) == all_scored(crowd, flat_when_old, limit)


@pytest.mark.parametrize("limit", [0, -1])
def test_the_best_none_are_none(limit: int) -> None:
    assert found([Standing(1, 1, 1)], rising, limit) == []


def test_of_fewer_than_asked_for_all_come() -> None:
    crowd = [Standing(1, 5, 1), Standing(3, 0, 2)]

    assert found(crowd, rising, 9) == [1, 2]
    assert found([], rising, 9) == []


def test_of_equals_in_everything_the_lowest_numbers_come() -> None:
    crowd = [Standing(2, 2, number) for number in (5, 3, 9, 1, 7)]

    assert found(crowd, rising, 3) == [1, 3, 5]


def test_the_best_of_many_is_found_near_the_heads_of_the_lines() -> None:
    dice = Random(11)
    stills, births = dice.sample(range(10**6), 20_000), dice.sample(range(10**6), 20_000)
    crowd = [
        Standing(*parts, n) for n, parts in enumerate(zip(stills, births, strict=True), start=1)
    ]
    one, other = Counted(by_still(crowd)), Counted(by_birth(crowd))

    best = best_of(one, other, lambda still, born: float(still + born), 50)
    assert best == all_scored(crowd, lambda still, born: float(still + born), 50)
    assert max(one.read, other.read) < 3_000


def test_one_that_leads_both_lines_is_found_at_once() -> None:
    crowd = [Standing(n, n, n) for n in range(1, 1_001)]
    one, other = Counted(by_still(crowd)), Counted(by_birth(crowd))

    assert best_of(one, other, rising, 1) == [1_000]
    assert (one.read, other.read) == (1, 1)


def test_of_many_equals_no_more_are_read_than_are_asked_for() -> None:
    crowd = [Standing(2, 2, number) for number in range(1, 1_001)]
    one, other = Counted(by_still(crowd)), Counted(by_birth(crowd))

    assert len(best_of(one, other, rising, 10)) == 10
    assert max(one.read, other.read) == 10
