"""Under a budget texts are first shortened, the least telling first, and only then let go of."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from reverie.domain.language.english.shorten import light, terse
from reverie.domain.rules.condense import Keepable, kept_within

TOLD = "I did not sell the boat in Oslo."
CHAT = "Oh wow, that is really so very nice of you!"


def words(text: str) -> int:
    return len(text.split())


def test_names_numbers_and_negations_survive_every_shortening() -> None:
    assert light(TOLD) == "I not sell boat in Oslo."
    assert terse(TOLD) == "not sell boat Oslo."
    assert terse("She hasn't 3 cats, Bo can't!") == "hasn't 3 cats, Bo can't!"


def test_a_text_of_hollow_words_only_stays_as_it_is() -> None:
    assert terse("It is what it is.") == "what"
    assert terse("so it is") == "so it is"
    assert terse("") == ""


def test_within_the_budget_nothing_is_changed() -> None:
    assert kept_within([Keepable(1, TOLD, 2.0)], 100, words) == {1: TOLD}


def test_the_least_telling_is_shortened_first() -> None:
    kept = kept_within([Keepable(1, TOLD, 2.0), Keepable(2, CHAT, -1.0)], 14, words)
    assert kept == {1: TOLD, 2: light(CHAT)}


def test_the_least_telling_is_let_go_of_last_of_all() -> None:
    kept = kept_within([Keepable(1, TOLD, 2.0), Keepable(2, CHAT, -1.0)], 4, words)
    assert kept == {1: terse(TOLD)}


@given(
    st.lists(st.tuples(st.text(), st.floats(-1000, 1000)), max_size=12),
    st.integers(min_value=0, max_value=60),
)
def test_what_is_kept_fits_the_budget(texts: list[tuple[str, float]], budget: int) -> None:
    given_texts = [Keepable(n, text, fact) for n, (text, fact) in enumerate(texts)]
    kept = kept_within(given_texts, budget, words)
    assert sum(map(words, kept.values())) <= budget
    assert set(kept) <= {one.number for one in given_texts}
