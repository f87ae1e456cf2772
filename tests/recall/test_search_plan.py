"""What is required of whatever is found, and what only makes it count more."""

from __future__ import annotations

from reverie.domain.values.unit import Field
from reverie.recall.search_plan import MATCHED, Terms, search_plan

MANY = 2 * MATCHED


def planned(question: str, **counts: int) -> Terms:
    """What is searched for in what was said, in a mind of very many units."""
    return search_plan(question, list(counts), counts, 100 * MANY)[Field.SAID]


def test_the_rarest_word_is_required_and_the_others_boost() -> None:
    terms = planned("the harbour of Lund", harbour=10, lund=MANY)
    assert (terms.required, terms.boosting) == (("harbour",), ("lund",))


def test_a_date_is_not_required_though_fewer_say_it() -> None:
    terms = planned("the harbour in June", harbour=MANY + 1, june=MANY)
    assert (terms.required, terms.boosting) == (("harbour",), ("june",))
    assert terms.both_required


def test_a_date_is_required_where_nothing_else_is_asked_for() -> None:
    assert planned("June", june=MANY).required == ("june",)
