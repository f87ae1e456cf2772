"""A night writes beside a text what it means: who did what, when, and what it answers."""

from __future__ import annotations

from datetime import UTC, datetime
from time import perf_counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.domain.language.english.questions import MOST_QUESTIONS, questions_of
from reverie.domain.rules.annotate import MOST_SENTENCES, gloss_of
from reverie.domain.values.gloss import Said

MONDAY = datetime(2024, 3, 4, tzinfo=UTC)
ASKED = Said("Bo", MONDAY, "Nice! How often do you row?")
ANSWER = Said("Ada", MONDAY, "Twice a week. I started last month. Do you row?")


def test_a_reply_is_glossed_with_what_was_asked_and_said_around_it() -> None:
    gloss = gloss_of(ANSWER, ASKED, Said("Bo", MONDAY, "I only swim."))
    assert gloss.before == "nice often row"
    assert gloss.after == "swim"
    assert gloss.questions[0] == "How often do Ada row?"


def test_what_is_told_is_retold_with_names_and_what_is_asked_is_not() -> None:
    gloss = gloss_of(ANSWER, ASKED, None)
    assert gloss.statements == ("Ada: Twice a week.", "Ada started last month.")


def test_the_day_it_was_said_and_the_days_it_means_can_be_searched_for() -> None:
    assert gloss_of(ANSWER, None, None).dates == "4 March 2024 February 2024"


def test_an_answer_is_more_factual_than_the_same_words_alone() -> None:
    assert gloss_of(ANSWER, ASKED, None).fact > gloss_of(ANSWER, None, None).fact


@pytest.mark.parametrize(
    ("sentence", "first"),
    [
        ("I bought a loom last week.", "When did Ada bought loom last week?"),
        ("I love rye bread.", "What does Ada like: love rye bread?"),
        ("The loom squeaks.", "What did Ada do: loom squeaks?"),
    ],
)
def test_a_sentence_is_the_answer_to_one_to_three_questions(sentence: str, first: str) -> None:
    asked = questions_of(sentence, "Ada")
    assert asked[0] == first
    assert len(asked) <= MOST_QUESTIONS


def test_what_says_nothing_answers_nothing() -> None:
    assert questions_of("It is what it is.", "Ada") == []


@given(st.text(), st.text(), st.text())
def test_any_text_gets_a_gloss(text: str, speaker: str, near: str) -> None:
    around = Said("Bo", MONDAY, near)
    gloss = gloss_of(Said(speaker, MONDAY, text), around, around)
    assert len(gloss.statements) <= MOST_SENTENCES


@pytest.mark.parametrize(
    "piece", ["A. ", "a", "[photo ", "?", "last ", "May 1 ", "我在河边。", "\n- a"]
)
def test_a_very_long_text_is_glossed_in_a_moment(piece: str) -> None:
    said = Said("Ada", MONDAY, piece * (100_000 // len(piece)))
    began = perf_counter()
    gloss_of(said, said, said)
    assert perf_counter() - began < 5
