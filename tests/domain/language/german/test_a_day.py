"""A day of work in German: what was said, the night after it, and what the next day knows."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from reverie import OpenMind, open_mind
from reverie.domain.values.left_out import Reason
from reverie.domain.values.memory import Kind
from reverie.testing import TickClock
from tests.days import slept_a_day_later

FACT = "Unser Proxy begrenzt Uploads übrigens auf 25 MB."
RULE = "Migrationen dürfen nie von Hand geändert werden."
DECISION = "Wir nehmen für die Warteschlange SQLite statt Redis, weil ein Dienst weniger läuft."
WRONG = "Auf unserer Anlage sind 30 Nutzer."
RIGHT = "Nein, es sind jetzt 40 Nutzer, nicht 30."
LIKING = "Ich hätte lieber kurze Antworten."
OPEN = "Wir müssen noch klären, wer die alten Rechnungen löscht."
TALK = (
    ("person", "Guten Morgen! Kannst du den Export der Rechnungen schneller machen?"),
    ("agent", "Guten Morgen! Ich schaue mir zuerst den Exporter an."),
    ("person", FACT),
    ("agent", "Verstanden. Soll ich mit dem Index anfangen?"),
    ("person", "ja, mach das"),
    ("agent", "Ich habe den Index angelegt und zwei Tests hinzugefügt. Alle Tests laufen durch."),
    ("person", RULE),
    ("agent", "Alles klar. Wenn du möchtest, kann ich auch die Doku anpassen."),
    ("person", DECISION),
    ("agent", "Ich setze die Warteschlange auf SQLite um."),
    ("person", WRONG),
    ("agent", "Ich habe die Grenze in der Konfiguration eingetragen."),
    ("person", RIGHT),
    ("agent", "Korrigiert."),
    ("person", LIKING),
    ("agent", "Gerne."),
    ("person", f"{OPEN} Danke, bis morgen!"),
)


@pytest.fixture
def mind(tmp_path: Path) -> Iterator[OpenMind]:
    """A mind whose settings say that it is spoken to in German, the morning after that talk."""
    (tmp_path / "config.toml").write_text('[record]\nlanguage = "german"\n', encoding="utf-8")
    with open_mind(tmp_path / "mind.db", clock=TickClock()) as opened:
        for voice, text in TALK:
            opened.record(text, session="montag", voice=voice)
        opened.end_session("montag")
        slept_a_day_later(opened)
        yield opened


def test_what_is_to_last_is_kept_by_its_kind_and_nothing_else(mind: OpenMind) -> None:
    assert {memory.text: memory.kind for memory in mind.memories()} == {
        FACT: Kind.FACT,
        RULE: Kind.CONSTRAINT,
        DECISION: Kind.DECISION,
        RIGHT: Kind.FACT,
        LIKING: Kind.RELATIONSHIP,
        OPEN: Kind.QUESTION,
    }


def test_of_all_else_it_is_said_why_it_is_left_out(mind: OpenMind) -> None:
    _, sifted = mind.left_out("montag")
    why = {left.utterance.text: left.reason for left in sifted.left}
    assert why["Ich schaue mir zuerst den Exporter an."] is Reason.ANNOUNCED
    assert why["Soll ich mit dem Index anfangen?"] is Reason.OFFER
    assert why["ja, mach das"] is Reason.CHATTER
    assert why["Ich habe den Index angelegt und zwei Tests hinzugefügt."] is Reason.WORK_DONE
    assert why[WRONG] is Reason.CORRECTED


def test_the_next_session_is_told_what_it_should_know_first(mind: OpenMind) -> None:
    told = mind.briefing()
    assert "Last session: den Export der Rechnungen schneller machen." in told
    assert f"Current focus: {OPEN}" in told
    for heading, text in (
        ("Rules the user set", RULE),
        ("How the user likes to work", LIKING),
        ("Decided", DECISION),
        ("How things are done here", RIGHT),
    ):
        assert text in told.partition(heading)[2], heading
    assert WRONG not in told


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("Wurde eine Migration manuell verändert?", RULE),
        ("Welche Warteschlangen haben wir genommen?", DECISION),
        ("Wie groß darf ein Upload sein?", FACT),
        ("Was wird aus einer alten Rechnung?", OPEN),
    ],
)
def test_recall_finds_it_by_another_form_of_a_word(
    mind: OpenMind, question: str, answer: str
) -> None:
    assert mind.recall(question)[0].text == answer


def test_a_decision_says_what_would_turn_it_round(mind: OpenMind) -> None:
    (decision,) = (memory for memory in mind.memories() if memory.kind is Kind.DECISION)
    told = mind.explain(decision.name).memory
    assert told.wording.texture.reversal == "wenn nicht mehr gilt, dass ein Dienst weniger läuft"
