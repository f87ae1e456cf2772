"""Days that are named or meant become words a search can meet."""

from __future__ import annotations

from datetime import UTC, date, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.domain.language.english.dates import dates_in_words, days_meant

MONDAY = datetime(2024, 3, 4, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("We met yesterday.", ["3 March 2024"]),
        ("the day before yesterday", ["2 March 2024"]),
        ("two days ago", ["2 March 2024"]),
        ("10 days ago", ["23 February 2024"]),
        ("last week", ["26 February 2024 to 3 March 2024"]),
        ("last Friday", ["1 March 2024"]),
        ("next Monday", ["11 March 2024"]),
        ("last weekend", ["2 March 2024 to 3 March 2024"]),
        ("last month", ["February 2024"]),
        ("a year ago", ["2023"]),
        ("in three weeks", ["25 March 2024 to 31 March 2024"]),
        ("on 5 July, 2022", ["5 July 2022"]),
        ("on July 5th", ["5 July 2024"]),
        ("in May 2021", ["May 2021"]),
        ("last December", ["December 2023"]),
        ("31 February", []),
        ("nothing of the kind", []),
    ],
)
def test_a_day_is_worked_out_from_the_moment_it_is_named(text: str, meant: list[str]) -> None:
    assert dates_in_words(text, MONDAY) == meant


@pytest.mark.parametrize("moment", [datetime.min, datetime.max])
def test_no_moment_is_too_early_or_too_late(moment: datetime) -> None:
    text = "yesterday, tomorrow, last week, next month, last year, 99 years ago, in 12 years"
    assert days_meant(text, moment) is not None


@given(st.text(), st.datetimes())
def test_any_text_has_an_answer_in_order_of_time(text: str, moment: datetime) -> None:
    assert all(isinstance(a, date) and a <= b for a, b in days_meant(text, moment))
