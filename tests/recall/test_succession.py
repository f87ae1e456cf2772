"""Of two answers on one subject the newer stands above, if somebody said it."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from reverie.domain.values.owner import Owner
from reverie.recall.hit import AGENT, TOOL, YOU, Hit
from reverie.recall.query import read_query
from reverie.recall.succession import newest_first

ASKED = read_query("how many seats has the small hall of the cinema?")
OLDER = "The small hall of the cinema has 80 seats."
NEWER = "The small hall of the cinema has 72 seats."


def a_hit(text: str, day: int, who: str) -> Hit:
    return Hit(
        memory=None,
        text=text,
        kind=None,
        score=10.0 - day,
        why={},
        sources=(),
        date=datetime(2026, 3, day, tzinfo=UTC),
        who=who,
    )


@pytest.mark.parametrize(("who", "first"), [(YOU, NEWER), (AGENT, NEWER), ("", OLDER)])
def test_what_nobody_said_is_no_newer_for_having_been_made_later(who: str, first: str) -> None:
    hits = [a_hit(OLDER, 2, AGENT), a_hit(NEWER, 5, who)]

    assert newest_first(hits, ASKED)[0].text == first


def test_what_a_person_pasted_from_a_terminal_does_not_stand_above_what_an_agent_told() -> None:
    told = "The seats of the small hall are counted by count_seats.py."
    pasted = "➜  cinema git:(main) ✗ python count_seats.py small-hall seats hall small cinema"
    hits = [a_hit(told, 2, AGENT), a_hit(pasted, 5, YOU)]

    assert newest_first(hits, ASKED)[0].text == told


@pytest.mark.parametrize("who", [AGENT, TOOL, Owner.ELSEWHERE.value, Owner.THINKING.value])
def test_what_you_said_stands_above_what_another_says_of_it_later_and_in_the_words_asked(
    who: str,
) -> None:
    asked = read_query("which database does the invoice store use?")
    yours = a_hit("We chose Postgres for the invoice store because of locks.", 2, YOU)
    theirs = a_hit("The invoice store uses Cassandra as its database.", 5, who)

    first, second = newest_first([replace(theirs, score=20.0), yours], asked)

    assert (first.text, second.text) == (yours.text, theirs.text)
    assert first.score == 20.0
    assert "speaker" in first.why


def test_a_later_number_of_an_agent_does_not_stand_above_what_you_said_in_as_many_words() -> None:
    hits = [a_hit(OLDER, 2, YOU), a_hit(NEWER, 5, AGENT)]

    assert newest_first(hits, ASKED)[0].text == OLDER


def test_a_long_report_of_an_agent_stands_where_it_stood() -> None:
    report = f"{NEWER} {'I counted each row of it twice, from the door to the wall. ' * 8}"
    hits = [a_hit(report, 2, AGENT), a_hit("Go to the small hall.", 3, YOU)]

    assert newest_first(hits, ASKED)[0].text == report


@pytest.mark.parametrize("said", ["How many seats has the small hall?", "Thanks, that is all."])
def test_what_you_only_ask_or_say_of_another_thing_outweighs_nothing(said: str) -> None:
    hits = [a_hit(NEWER, 2, AGENT), a_hit(said, 3, YOU)]

    assert newest_first(hits, ASKED)[0].text == NEWER
