"""What tells of someone, a time, a name or a number counts for more than courtesy."""

from __future__ import annotations

import pytest

from reverie.domain.language.english.facts import fact_score, kinds_told


@pytest.mark.parametrize(
    ("telling", "empty"),
    [
        ("I moved to Bergen last spring with two cats.", "That sounds great!"),
        ("My brother was called Tom.", "How are you doing these days?"),
        ("We sold 40 lamps in June.", "You must be so proud of yourself."),
    ],
)
def test_facts_score_above_courtesy(telling: str, empty: str) -> None:
    assert fact_score(telling) > 0.5 > fact_score(empty)


def test_an_answer_scores_above_the_same_words_out_of_the_blue() -> None:
    assert fact_score("Twice a week.", answers=True) > fact_score("Twice a week.")


def test_what_a_text_can_answer_is_read_from_its_words() -> None:
    told = kinds_told("Last week we drove to Lund with three friends because the ferry was closed.")
    assert told == {"time", "place", "number", "reason", "person"}
    assert kinds_told("ok") == frozenset()
