"""Our German stemmer is the one the Snowball project defines."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.domain.language.german.snowball import snowball

ENDINGS = (
    *("", "e", "en", "em", "er", "ern", "es", "s", "st", "est", "et", "ln", "lns", "erin"),
    *("erinnen", "nisse", "system", "ticket", "planet", "internet", "end", "ung", "igung", "ig"),
    *("ik", "isch", "lich", "erlich", "heit", "enheit", "keit", "lichkeit", "igkeit", "eig"),
)
"""What the rules of the stemmer are about."""


@cache
def the_reference() -> Any:
    return pytest.importorskip("snowballstemmer.german_stemmer").GermanStemmer()


@given(st.text("abdefghiklmnoqrstuyzäöüß", max_size=8), st.sampled_from(ENDINGS))
def test_any_word_has_the_stem_of_the_reference(start: str, ending: str) -> None:
    assert snowball(start + ending) == the_reference().stemWord(start + ending)


@pytest.mark.parametrize(
    ("word", "stem"),
    [
        ("häuser", "haus"),
        ("entscheidungen", "entscheid"),
        ("bäuerin", "bau"),
        ("tickets", "ticket"),
    ],
)
def test_what_the_rules_are_known_for(word: str, stem: str) -> None:
    assert snowball(word) == stem
