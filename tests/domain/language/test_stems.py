"""Forms of a word share a stem."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.domain.language.english.stems import forms, stem


@pytest.mark.parametrize(
    "family",
    [
        "hike hikes hiked hiking",
        "plan plans planned planning",
        "study studies studied studying",
        "go goes went gone",
        "child children kids",
        "class classes",
        "run ran running",
        "happy happily",
        "mother mom",
    ],
)
def test_the_forms_of_a_word_are_one(family: str) -> None:
    assert len({stem(word) for word in family.split()}) == 1


def test_different_words_stay_apart() -> None:
    apart = ["red", "read", "ring", "thing", "bus", "business", "sing", "single", "wing", "win"]
    assert len({stem(word) for word in apart}) == len(apart)


def test_words_of_other_scripts_and_very_long_ones_stay_whole() -> None:
    assert [stem(word) for word in ("дома", "図書館", "über", "x" * 500)] == [
        "дома",
        "図書館",
        "über",
        "x" * 500,
    ]


def test_a_search_for_one_form_looks_for_the_others() -> None:
    assert forms("went") == ("went", "go", "gone", "goes")
    assert forms("lamp") == ("lamp",)


@given(st.text())
def test_a_stem_is_never_longer_than_its_word_by_much(word: str) -> None:
    assert len(stem(word)) <= max(len(word), 11)
    assert forms(word)[0] == word
