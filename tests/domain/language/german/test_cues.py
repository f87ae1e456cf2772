"""A German text shows by its words what kind of idea it is, and how much it matters."""

from __future__ import annotations

import pytest

from reverie.domain.language import language_named
from reverie.domain.values.appraisal import GoalRelation
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import Kind
from reverie.domain.values.texture import Aspect

CUES = language_named("german").cues


@pytest.mark.parametrize(
    ("said", "kind"),
    [
        ("Niemals direkt auf main pushen.", Kind.CONSTRAINT),
        ("Bitte immer erst die Tests laufen lassen.", Kind.CONSTRAINT),
        ("Kein Modul darf die Datenbank direkt ansprechen.", Kind.CONSTRAINT),
        ("Jeder Commit muss signiert sein.", Kind.CONSTRAINT),
        ("Migrationen nie von Hand ändern.", Kind.CONSTRAINT),
        ("Wir deployen freitags nie.", Kind.CONSTRAINT),
        ("Wir nehmen SQLite statt Postgres.", Kind.DECISION),
        ("Wir haben uns für Tabs entschieden.", Kind.DECISION),
        ("Wir bleiben bei Python 3.11.", Kind.DECISION),
        ("Doch lieber Polling.", Kind.DECISION),
        ("Ich hätte lieber kleine Commits.", Kind.RELATIONSHIP),
        ("Kurze Antworten sind mir lieber.", Kind.RELATIONSHIP),
        ("Die Ursache war ein alter Cache.", Kind.INSIGHT),
        ("Es lag daran, dass der Schlüssel fehlte.", Kind.INSIGHT),
        ("Ich bin mir nicht sicher, ob das reicht.", Kind.DOUBT),
        ("Einerseits soll es schnell sein, andererseits sparsam.", Kind.TENSION),
        ("Wer betreut die Anlage?", Kind.QUESTION),
        ("Ich bin so müde.", Kind.TONE),
        ("Das Haus ist blau.", Kind.FACT),
        ("Ich habe das nie verstanden.", Kind.FACT),
        ("Wir müssen das noch prüfen.", Kind.FACT),
        ("Das ist noch nicht entschieden.", Kind.FACT),
    ],
)
def test_a_text_shows_its_kind(said: str, kind: Kind) -> None:
    assert CUES.kind_of(said, Voice.PERSON) is kind


def test_only_a_person_makes_a_rule() -> None:
    assert CUES.kind_of("Niemals direkt auf main pushen.", Voice.AGENT) is not Kind.CONSTRAINT


def test_a_reasoned_decision_matters_more_than_a_bare_one_and_both_more_than_a_fact() -> None:
    reasoned, bare, plain = (
        CUES.appraise(said, Voice.PERSON).importance
        for said in (
            "Wir nehmen SQLite statt Postgres, weil es nur eine Datei ist.",
            "Wir nehmen SQLite.",
            "Das Haus ist blau.",
        )
    )
    assert reasoned > bare > plain


def test_what_broke_is_bad_and_what_was_mended_is_good() -> None:
    broke = CUES.appraise("Der Build ist kaputt.", Voice.PERSON)
    mended = CUES.appraise("Der Absturz im Exporter ist behoben.", Voice.PERSON)
    assert (broke.goal, mended.goal) == (GoalRelation.THWARTS, GoalRelation.MIXED)


def test_data_that_may_be_lost_is_a_threat() -> None:
    assert CUES.appraise("Uns droht Datenverlust!", Voice.PERSON).threat > 0


@pytest.mark.parametrize(
    ("said", "aspect"),
    [
        ("Ich vertraue dir bei den Tests.", Aspect.TRUST),
        ("Ich bin neu in Rust.", Aspect.EXPERTISE),
        ("Ich mag knappe Antworten.", Aspect.STYLE),
        ("Ich mag kleine Commits.", Aspect.PREFERENCE),
    ],
)
def test_what_is_told_of_the_user(said: str, aspect: Aspect) -> None:
    assert CUES.aspect_of(said) is aspect


def test_what_is_next_is_no_farewell() -> None:
    assert CUES.tells_what_is_next("Morgen kommt der Export dran.")
    assert not CUES.tells_what_is_next("Bis morgen!")
    assert not CUES.tells_what_is_next("Guten Morgen!")


def test_whoever_speaks_for_the_user_is_noticed() -> None:
    assert CUES.speaks_for_the_user("Der Nutzer hat sich für Tabs entschieden.")
    assert not CUES.speaks_for_the_user("Der Parser nutzt Tabs.")


def test_some_want_to_be_contradicted_and_some_not_to_be_asked() -> None:
    assert CUES.wants_to_be_challenged("Widersprich mir ruhig.")
    assert CUES.wants_no_questions("Mach es einfach, keine Rückfragen.")


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ("Niemals direkt auf main pushen.", "Niemals"),
        ("Jeder Commit muss signiert sein.", "Jeder Commit muss"),
        ("Der Nutzer will kleine Commits.", "Der Nutzer will"),
        ("Das Haus ist blau.", ""),
    ],
)
def test_a_rule_is_told_by_the_words_that_make_it_one(said: str, words: str) -> None:
    assert CUES.ruling_words(said) == words
