"""A German text is cut where a sentence ends, and not at an ordinal or an abbreviation."""

from __future__ import annotations

import pytest

from reverie.domain.language import language_named

GERMAN = language_named("german")
SENTENCES, SPEECH = GERMAN.sentences, GERMAN.speech


@pytest.mark.parametrize(
    "one",
    [
        "Die Frist endet am 5. November um zwölf.",
        "Das war der 2. Versuch.",
        "Wir brauchen z. B. Redis oder d. h. nichts Neues.",
        "Das kostet ca. 40 Euro bzw. Dollar.",
        "Siehe Nr. 5 der Liste.",
    ],
)
def test_one_sentence_stays_one(one: str) -> None:
    assert SENTENCES.sentences(one) == [one]
    assert SENTENCES.loose(one) == [one]


def test_a_number_at_the_end_ends_its_sentence() -> None:
    assert SENTENCES.sentences("Es sind 40. Wir warten.") == ["Es sind 40.", "Wir warten."]


def test_those_who_write_everything_small_end_their_sentences_too() -> None:
    assert SENTENCES.loose("das geht. ändere nichts") == ["das geht.", "ändere nichts"]


def test_two_ideas_in_one_sentence_are_parted() -> None:
    both = "Wir nehmen SQLite und niemals pushen wir auf main."
    assert SENTENCES.clauses(both) == ["Wir nehmen SQLite", "niemals pushen wir auf main."]


def test_two_statements_about_one_thing_each_get_their_subject() -> None:
    assert SENTENCES.statements("Der Worker läuft auf Port 4000 und nutzt Redis.") == [
        "Der Worker läuft auf Port 4000.",
        "Der Worker nutzt Redis.",
    ]


def test_a_speaker_is_told_from_a_heading() -> None:
    assert SPEECH.split_speaker("Ada: Ich komme später.") == ("Ada", "Ich komme später.")
    assert SPEECH.split_speaker("Hinweis: Ich komme später.")[0] == ""


def test_a_greeting_is_only_filler() -> None:
    assert SPEECH.opens_with_filler("Vielen Dank, das war's.")
    assert not SPEECH.opens_with_filler("Der Dienst läuft wieder.")


def test_whoever_ends_with_a_question_asks() -> None:
    assert SPEECH.ends_asking("Gut. Und wer löscht die alten Rechnungen?")
    assert not SPEECH.ends_asking("Wer fragt? Niemand.")
