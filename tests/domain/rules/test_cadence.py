"""Deep sleep is counted from the installation, weekly work from Sunday to Sunday."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta, timezone

import pytest

from reverie.domain.rules.cadence import (
    is_deep_sleep_day,
    is_from_the_future,
    is_weekly_day,
    next_deep_sleep,
)

ANCHOR = date(2026, 3, 1)


def after(days: int) -> datetime:
    """Three in the morning, so many days after the installation."""
    return datetime(2026, 3, 1, 3, tzinfo=UTC) + timedelta(days=days)


def test_deep_sleep_falls_on_each_seventh_day_and_not_on_the_first() -> None:
    assert [day for day in range(22) if is_deep_sleep_day(ANCHOR, after(day), 7)] == [7, 14, 21]


def test_a_missed_day_is_not_made_up() -> None:
    assert not is_deep_sleep_day(ANCHOR, after(8), 7)
    assert next_deep_sleep(ANCHOR, after(8), 7) == date(2026, 3, 15)


@pytest.mark.parametrize(("every", "days"), [(1, [1, 2, 3]), (90, []), (3, [3]), (0, [])])
def test_how_often_is_settable_and_nothing_is_never(every: int, days: list[int]) -> None:
    assert [day for day in range(4) if is_deep_sleep_day(ANCHOR, after(day), every)] == days


def test_without_an_anchor_no_night_is_a_deep_one() -> None:
    assert not is_deep_sleep_day(None, after(7), 7)
    assert next_deep_sleep(None, after(7), 7) is None


def test_an_anchor_from_the_future_waits_for_its_own_first_day() -> None:
    future = date(2026, 4, 1)
    assert is_from_the_future(future, after(0))
    assert not any(is_deep_sleep_day(future, after(day), 7) for day in range(31))
    assert next_deep_sleep(future, after(0), 7) == date(2026, 4, 8)


def test_the_day_it_is_due_is_told_on_that_day_too() -> None:
    assert next_deep_sleep(ANCHOR, after(7), 7) == date(2026, 3, 8)
    assert next_deep_sleep(ANCHOR, after(0), 7) == date(2026, 3, 8)
    assert next_deep_sleep(ANCHOR, after(0), 0) is None


def test_weekly_work_falls_on_sundays_in_utc_wherever_the_night_begins() -> None:
    assert is_weekly_day(datetime(2026, 3, 1, 23, 59, tzinfo=UTC))
    assert not is_weekly_day(datetime(2026, 3, 2, 0, 0, tzinfo=UTC))
    far_east = timezone(timedelta(hours=10))
    assert is_weekly_day(datetime(2026, 3, 2, 9, tzinfo=far_east))
