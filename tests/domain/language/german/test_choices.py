"""Of a German decision one reads what it took, what it left, why, and what would turn it."""

from __future__ import annotations

import pytest

from reverie.domain.language import language_named
from reverie.domain.rules.contradict import contradict
from reverie.domain.values.choice import Choice
from reverie.domain.values.texture import Confidence

GERMAN = language_named("german")
CHOICES, CLAIMS = GERMAN.choices, GERMAN.claims


@pytest.mark.parametrize(
    ("said", "choice"),
    [
        (
            "Wir haben uns für SQLite statt Postgres entschieden, weil es nur eine Datei ist.",
            Choice("SQLite", "Postgres", "es nur eine Datei ist"),
        ),
        ("Statt Redis nehmen wir eine Tabelle.", Choice("Tabelle", "Redis", "")),
        (
            "Wir nehmen pnpm anstatt npm für das Frontend, da es schneller ist.",
            Choice("pnpm", "npm", "es schneller ist", "das Frontend"),
        ),
        (
            "Wir nehmen für die Warteschlange SQLite statt Redis.",
            Choice("SQLite", "Redis", ""),
        ),
        ("Wir haben uns gegen Redis entschieden.", Choice("", "Redis", "")),
        ("Lieber Polling als Webhooks.", Choice("Polling", "Webhooks", "")),
        ("Nimm pnpm, nicht npm.", Choice("pnpm", "npm", "")),
        ("Lass uns pnpm nehmen.", Choice("pnpm", "", "")),
        ("Wir bleiben bei Tabs, denn sie stören nicht.", Choice("Tabs", "", "sie stören nicht")),
    ],
)
def test_a_decision_is_read(said: str, choice: Choice) -> None:
    assert CHOICES.choice_in(said) == choice


@pytest.mark.parametrize(
    ("said", "turned"),
    [
        ("Wir nehmen Redis, es sei denn, der Speicher wird knapp.", "es sei denn, der Speicher"),
        ("Wir nehmen Redis, weil es schnell ist.", "wenn nicht mehr gilt, dass es schnell ist"),
        ("Wir nehmen Redis wegen der Last.", "wenn das nicht mehr zählt: der Last"),
        ("Wir nehmen Redis.", "wenn der Nutzer es sagt"),
    ],
)
def test_what_would_turn_it_round(said: str, turned: str) -> None:
    assert CHOICES.turned_by(said, CHOICES.choice_in(said).why).startswith(turned)


def test_a_reversal_that_was_derived_is_derived_anew() -> None:
    old = CHOICES.turned_by("Wir nehmen Redis, weil es schnell ist.", "es schnell ist")
    new = CHOICES.derived_anew(old, "Wir nehmen Redis, weil es da ist.")
    assert new == "wenn nicht mehr gilt, dass es da ist"


def test_how_sure_it_sounds() -> None:
    assert CHOICES.confidence_in("Vorerst nehmen wir Redis.") is Confidence.LOW
    assert CHOICES.confidence_in("Wir nehmen definitiv Redis.") is Confidence.HIGH
    assert CHOICES.confidence_in("Wir nehmen Redis.") is Confidence.MEDIUM


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Wir nehmen SQLite statt Postgres.", "Wir nehmen Postgres statt SQLite."),
        ("Der Exporter schreibt Kopfzeilen.", "Der Exporter schreibt keine Kopfzeilen."),
        ("Der Timeout ist 30 s.", "Der Timeout ist 60 s."),
    ],
)
def test_what_cannot_both_be_true_contradicts(one: str, other: str) -> None:
    assert contradict(one, other, GERMAN)
    assert not contradict(one, one, GERMAN)


def test_an_article_is_no_it_but_a_pronoun_is() -> None:
    assert not CLAIMS.is_of_something("Das Limit ist 40.")
    assert CLAIMS.is_of_something("Das ist 40.")


@pytest.mark.parametrize(
    "said",
    ["Es lag am Cache.", "Der Build hängt wegen des Locks.", "Die Ursache ist ein Tippfehler."],
)
def test_a_cause_is_named(said: str) -> None:
    assert CLAIMS.names_a_cause(said)
    assert not CLAIMS.names_a_cause("Der Build hängt.")
