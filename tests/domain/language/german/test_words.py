"""Of a German text the words that say something are known, and the forms of a word are one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.domain.language import language_named

GERMAN = language_named("german")
WORDS, STEMS = GERMAN.words, GERMAN.stems


def test_words_that_stand_in_any_text_are_left_out() -> None:
    said = "Die Warteschlange läuft auf dem neuen Rechner, weil sie dort nicht stört."
    assert WORDS.content_words(said) == ["warteschlange", "läuft", "neuen", "rechner", "stört"]


def test_what_a_text_is_about_is_not_that_work_was_done() -> None:
    assert WORDS.telling_words("Ich habe den Exporter geändert.") == {STEMS.stem("exporter")}


def test_a_sharp_s_is_the_same_as_two_plain_ones() -> None:
    assert WORDS.topic_words("Die Straße") == WORDS.topic_words("DIE STRASSE")


def test_a_no_always_adds_something() -> None:
    assert WORDS.adds_nothing("eigentlich")
    assert not any(map(WORDS.adds_nothing, ("nicht", "nie", "kein", "noch")))


@pytest.mark.parametrize(
    "family",
    [
        "entscheiden entschied entschieden Entscheidung Entscheidungen",
        "pushen pushe gepusht",
        "prüfen prüfe geprüft Prüfung",
        "konfigurieren konfiguriert konfigurierte",
        "Migration Migrationen",
        "Haus Häuser Häusern",
        "nehmen nimmt nahm genommen",
        "Datenbank Datenbanken DB",
    ],
)
def test_the_forms_of_a_word_are_one(family: str) -> None:
    assert len({STEMS.stem(word.casefold()) for word in family.split()}) == 1


def test_different_words_stay_apart() -> None:
    apart = ["gesicht", "sicht", "gewicht", "wicht", "test", "text", "port", "sport", "system"]
    assert len({STEMS.stem(word) for word in apart}) == len(apart)


def test_words_of_other_scripts_and_very_long_ones_stay_whole() -> None:
    words = ["дома", "図書館", "x" * 500, "4711"]
    assert [STEMS.stem(word) for word in words] == words


def test_a_search_for_one_form_looks_for_the_others() -> None:
    assert {"pushen", "gepusht", "push"} <= set(STEMS.forms("pushe"))
    assert {"prüfung", "geprüft"} <= set(STEMS.forms("prüfen"))
    assert STEMS.forms("ei") == ("ei",)


@given(st.text("abegilnrstuäöü", min_size=1, max_size=12))
def test_a_search_looks_for_the_word_itself_first(word: str) -> None:
    assert STEMS.forms(word)[0] == word
