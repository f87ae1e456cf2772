"""A long message is told by the sentences that answer, and what is needed to understand them."""

from __future__ import annotations

from reverie.recall.passage import PART, WHOLE, passage

PADDING = "The weather was mild and nobody said much about it that day. " * 12
FIRST = "The kiosk prints receipts on a thermal printer."
THEN = "It jams when the roll is damp."
LAST = "Receipts are kept for ten years."
LONG = f"{PADDING}{FIRST} {THEN} {PADDING}{LAST} {PADDING}"


def test_a_short_text_is_told_whole() -> None:
    assert passage("Tea. " * 100, {"tea"}) == "Tea. " * 100
    assert len("Tea. " * 100) < WHOLE


def test_sentences_that_answer_are_told_though_they_stand_far_apart() -> None:
    told = passage(LONG, {"receipt", "thermal", "year"})

    assert FIRST in told
    assert LAST in told
    assert told.index(FIRST) < told.index(LAST)


def test_what_follows_an_answer_is_told_with_it() -> None:
    assert THEN in passage(LONG, {"thermal"})


def test_what_is_left_out_is_marked_and_the_part_is_short() -> None:
    told = passage(LONG, {"thermal", "year"})

    assert told.startswith("… ")
    assert told.endswith(" …")
    assert " … " in told[2:-2]
    assert len(told) <= PART + 10


def test_without_any_wanted_word_the_beginning_is_told() -> None:
    assert passage(LONG, set()).startswith("The weather was mild")
