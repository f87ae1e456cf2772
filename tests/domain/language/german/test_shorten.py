"""A German text says the same in fewer words; what is denied, named or counted stays."""

from __future__ import annotations

from reverie.domain.language import language_named

SHORTEN = language_named("german").shorten
SAID = "Wir haben den alten Cache eigentlich nie gebraucht, und es sind jetzt 40 Nutzer."


def test_hollow_words_go_first_and_then_those_that_tie() -> None:
    assert SHORTEN.light(SAID) == "Wir alten Cache nie gebraucht, jetzt 40 Nutzer."
    assert SHORTEN.terse(SAID) == "alten Cache nie gebraucht, jetzt 40 Nutzer."


def test_a_no_always_stays() -> None:
    said = "Das ist nicht der Grund, und keiner will es."
    assert {"nicht", "keiner", "will"} <= set(SHORTEN.terse(said).split())


def test_a_record_has_neither_filler_nor_dialogue() -> None:
    said = "Also, wir nehmen Redis. Ada sagte: „Das ist die beste Lösung, die ich je gesehen habe.“"
    assert SHORTEN.record_of(said) == "Wir nehmen Redis. Ada sagte …"


def test_a_story_ends_with_what_came_of_it() -> None:
    assert SHORTEN.outcome_of("Der Build hing, sodass wir warteten.") == "Wir warteten."
    assert SHORTEN.outcome_of("Der Build hing. Dann lief er.") == "Dann lief er."
