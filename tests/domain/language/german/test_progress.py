"""A German sentence tells what a session was for, how it ended, and what is left."""

from __future__ import annotations

import pytest

from reverie.domain.language import language_named

PROGRESS = language_named("german").progress


@pytest.mark.parametrize(
    ("said", "errand"),
    [
        ("Hallo, kannst du bitte den Export beschleunigen?", "den Export beschleunigen"),
        ("Guten Morgen! Behebe den Fehler im Parser.", "Behebe den Fehler im Parser."),
        ("Moin, wo waren wir?", ""),
        ("ok danke", ""),
    ],
)
def test_an_errand_is_what_is_left_without_courtesies(said: str, errand: str) -> None:
    assert PROGRESS.errand_in(said) == errand


def test_work_is_asked_for_by_the_first_words() -> None:
    assert PROGRESS.asks_for_work("Bitte baue den Parser um.")
    assert not PROGRESS.asks_for_work("Der Parser hat eine Schwäche.")


def test_a_result_is_told_and_not_asked_for_or_announced() -> None:
    assert PROGRESS.tells_a_result("Der Export der Rechnungen funktioniert jetzt.")
    assert not PROGRESS.tells_a_result("Funktioniert der Export der Rechnungen jetzt?")
    assert PROGRESS.only_announces("Ich werde den Export umbauen.")


def test_a_fault_is_found() -> None:
    assert PROGRESS.finds_fault("Der Export geht immer noch nicht.")
    assert not PROGRESS.finds_fault("Der Export geht.")


def test_what_is_left_is_for_another_day() -> None:
    assert PROGRESS.is_for_another_day("Morgen kommt der Export dran.")
    assert PROGRESS.heads_what_is_left("## Nächste Schritte")
    assert PROGRESS.heads_what_is_left("Offene Punkte:")
    assert not PROGRESS.heads_what_is_left("Was geändert wurde")
