"""A German sentence answers questions, and a question is searched for by what it asks."""

from __future__ import annotations

from reverie.domain.language import language_named

QUESTIONS = language_named("german").questions


def test_a_sentence_answers_the_questions_its_words_do() -> None:
    asked = QUESTIONS.questions_of("Wir nahmen gestern Redis, weil es schnell ist.", "Ada")
    assert [question.partition(":")[0] for question in asked] == ["Wann bei Ada", "Warum bei Ada"]
    assert all("redis" in question for question in asked)


def test_a_sentence_that_says_nothing_answers_none() -> None:
    assert QUESTIONS.questions_of("Ja, das ist so.", "Ada") == []


def test_a_question_is_searched_for_without_the_words_of_asking() -> None:
    assert QUESTIONS.searched_words("Warum haben wir Redis gewählt?") == ["redis", "gewählt"]
    assert QUESTIONS.searched_words("Was ist das?") == ["was", "ist", "das"]


def test_a_question_wants_a_kind_of_answer() -> None:
    assert QUESTIONS.kinds_wanted("Wie viele Nutzer sind es?") == {"number"}
    assert "decision" not in QUESTIONS.kinds_wanted("Warum war die Seite leer?")
    assert "decision" in QUESTIONS.kinds_wanted("Warum haben wir den Anbieter gewechselt?")
    assert QUESTIONS.kinds_wanted("Wer betreut das, und seit wann?") == {"person", "time"}
    assert QUESTIONS.template_words("Wann war das?") == ["wann"]


def test_two_people_may_be_one_subject() -> None:
    assert QUESTIONS.are_joined("Wo wohnen Ada und Bob?", "Ada", "Bob")
    assert QUESTIONS.in_first_person("Wo ist Adas Schlüssel?", ["Ada"]) == "Wo ist mein Schlüssel?"
