"""A question tells by its words what it asks, about whom, and for which day."""

from __future__ import annotations

from datetime import UTC, date, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.recall.query import MOST_WORDS, content_words_of, read_query

MONDAY = datetime(2024, 3, 4, tzinfo=UTC)


def test_the_words_searched_for_say_something_and_name_nobody() -> None:
    query = read_query("What kind of boat did Ada buy?", ["Ada", "Bo"])
    assert query.words == ("boat", "buy")
    assert query.people == ("Ada",)


def test_vectors_are_asked_in_the_voice_of_the_one_asked_about() -> None:
    query = read_query("When did Ada's brother visit Ada?", ["Ada"])
    assert query.in_first_person == "When did my brother visit I?"


@pytest.mark.parametrize(
    ("question", "subjects"),
    [
        ("What does Ada think of Bo's boat?", ("Ada",)),
        ("What do Ada and Bo sail?", ("Ada", "Bo")),
        ("Where does ada live?", ("Ada",)),
        ("Where does Adamson live?", ()),
        ("Where does Mary live?", ("Mary Lee",)),
    ],
)
def test_it_asks_about_the_first_it_names_and_those_joined_to_them(
    question: str, subjects: tuple[str, ...]
) -> None:
    assert read_query(question, ["Bo", "Ada", "Mary Lee", ""]).subjects == subjects


@pytest.mark.parametrize(
    ("question", "want"),
    [
        ("When did it sink?", "time"),
        ("Which city is it?", "place"),
        ("How many are left?", "number"),
        ("Why did it sink?", "reason"),
        ("Who sank it?", "person"),
        ("Would it sink?", "likelihood"),
    ],
)
def test_the_kind_of_answer_is_read_from_how_one_asks(question: str, want: str) -> None:
    assert want in read_query(question).wants


def test_a_day_in_a_question_is_meant_from_now() -> None:
    assert read_query("What sank yesterday?", (), MONDAY).days == ((date(2024, 3, 3),) * 2,)


def test_a_question_of_stop_words_is_searched_for_with_all_of_them() -> None:
    assert content_words_of("what is it") == ["what", "is", "it"]


@given(st.text(), st.lists(st.text(), max_size=4))
def test_any_text_is_a_query(text: str, speakers: list[str]) -> None:
    assert len(read_query(text, speakers).words) <= MOST_WORDS
