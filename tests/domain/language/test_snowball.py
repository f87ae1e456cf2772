"""Our stemmer is the one the Snowball project defines."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.domain.language.english.snowball import snowball

ROOT = Path(__file__).parents[3]
ENDINGS = (
    *("", "s", "es", "ies", "ied", "eed", "ed", "edly", "ing", "ingly", "y", "ly", "li", "e", "l"),
    *("ational", "tional", "ization", "fulness", "ousness", "iveness", "biliti", "ogist", "logi"),
    *("ative", "icate", "ical", "ness", "ful", "ement", "ment", "ent", "sion", "tion", "ism", "er"),
)
"""What the rules of the stemmer are about."""


@cache
def the_reference() -> Any:
    return pytest.importorskip("snowballstemmer.english_stemmer").EnglishStemmer()


def test_the_words_of_our_own_pages_have_the_stems_of_the_reference() -> None:
    pages = " ".join(page.read_text() for page in ROOT.glob("docs/**/*.md"))
    words = sorted(set(re.findall("[a-z']+", pages.lower())))
    assert len(words) > 2_000
    assert [w for w in words if snowball(w) != the_reference().stemWord(w)] == []


@given(st.text("abcdeghilmnoprstuvwy'", max_size=8), st.sampled_from(ENDINGS))
def test_any_word_has_the_stem_of_the_reference(start: str, ending: str) -> None:
    assert snowball(start + ending) == the_reference().stemWord(start + ending)


@pytest.mark.parametrize(
    ("word", "stem"),
    [("caresses", "caress"), ("hopping", "hop"), ("hoping", "hope"), ("generously", "generous")],
)
def test_what_the_rules_are_known_for(word: str, stem: str) -> None:
    assert snowball(word) == stem
