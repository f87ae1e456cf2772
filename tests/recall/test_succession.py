"""Of two answers on one subject the newer stands above, if somebody said it."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from reverie.recall.hit import AGENT, YOU, Hit
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
