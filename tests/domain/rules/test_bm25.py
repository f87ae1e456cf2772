"""BM25 scores a text by how rare the words are that it says, and how often it says them."""

from __future__ import annotations

from collections.abc import Callable
from math import isclose, log

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.domain.rules.bm25 import bm25, rarity_among_few, rarity_of

Rarity = Callable[[int, int], float]
COUNTS = st.integers(min_value=1, max_value=1_000)


def test_a_score_is_the_formula_of_the_textbook() -> None:
    by_hand = 2.0 * 3 * 2.2 / (3 + 1.2 * (1 - 0.3 + 0.3 * 2.0))
    assert isclose(bm25({"boat": 3}, {"boat": 2.0}, length=2.0, length_share=0.3), by_hand)


def test_words_nobody_asked_for_add_nothing() -> None:
    assert bm25({"boat": 1, "the": 9}, {"boat": 1.0}) == bm25({"boat": 1}, {"boat": 1.0}) > 0
    assert bm25({}, {"boat": 1.0}) == 0


def test_the_rarer_word_scores_more() -> None:
    rarity = {"heron": rarity_of(1, 100), "boat": rarity_of(50, 100)}
    assert bm25({"heron": 1}, rarity) > bm25({"boat": 1}, rarity)


@given(COUNTS)
def test_each_repetition_adds_less_than_the_one_before(count: int) -> None:
    less, here, more = (bm25({"boat": count + n}, {"boat": 1.0}) for n in (0, 1, 2))
    assert less < here < more < 2.2
    assert more - here < here - less


def test_a_longer_text_scores_less_as_far_as_length_counts() -> None:
    long, short = (
        bm25({"boat": 1}, {"boat": 1.0}, length=length, length_share=0.3) for length in (3.0, 0.5)
    )
    assert long < bm25({"boat": 1}, {"boat": 1.0}) < short
    assert bm25({"boat": 1}, {"boat": 1.0}, length=9.0) == bm25({"boat": 1}, {"boat": 1.0})


@pytest.mark.parametrize("rarity", [rarity_of, rarity_among_few])
def test_a_word_that_fewer_hold_is_rarer_and_none_is_worthless(rarity: Rarity) -> None:
    found = [rarity(holders, 100) for holders in (1, 10, 99, 100)]
    assert found == sorted(found, reverse=True)
    assert min(found) > 0


def test_among_few_texts_a_word_in_most_of_them_still_tells() -> None:
    assert rarity_among_few(3, 3) == log(1.75) > 4 * rarity_of(3, 3)
