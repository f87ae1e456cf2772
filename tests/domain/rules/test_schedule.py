"""A time on the wall becomes a line in UTC that knows from which date on it is wrong."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta

import pytest

from reverie.domain.rules.schedule import (
    CHOICES,
    USUAL,
    Drift,
    Offset,
    UtcLine,
    cron,
    drift_of,
    time_of_day,
    utc_line,
)

NOW = datetime(2026, 11, 17, 12, tzinfo=UTC)


def hours(count: float) -> timedelta:
    return timedelta(hours=count)


@pytest.mark.parametrize(
    ("at", "ahead", "there"),
    [
        ("03:00", 0, UtcLine(time(3), 0)),
        ("03:00", 1, UtcLine(time(2), 0)),
        ("03:00", 5.5, UtcLine(time(21, 30), -1)),
        ("03:00", -3.5, UtcLine(time(6, 30), 0)),
        ("22:00", -3.5, UtcLine(time(1, 30), 1)),
        ("00:00", 0.25, UtcLine(time(23, 45), -1)),
        ("23:59", -12, UtcLine(time(11, 59), 1)),
        ("03:00", 14, UtcLine(time(13), -1)),
    ],
)
def test_a_time_on_the_wall_is_told_in_utc_also_over_midnight(
    at: str, ahead: float, there: UtcLine
) -> None:
    assert utc_line(time.fromisoformat(at), hours(ahead)) == there


def test_a_line_without_a_change_of_clocks_never_goes_wrong() -> None:
    assert drift_of(utc_line(USUAL, hours(5.5)), [Offset(NOW, hours(5.5))]) is None


def test_a_line_goes_wrong_on_the_night_clocks_change_if_it_runs_after_the_change() -> None:
    change = Offset(datetime(2027, 3, 28, 1, tzinfo=UTC), hours(2))
    wrong = drift_of(utc_line(USUAL, hours(1)), [Offset(NOW, hours(1)), change])
    assert wrong == Drift(date(2027, 3, 28), time(4))


def test_a_line_that_runs_before_the_change_goes_wrong_a_day_later() -> None:
    change = Offset(datetime(2027, 3, 28, 1, tzinfo=UTC), hours(2))
    wrong = drift_of(utc_line(time(1, 30), hours(1)), [Offset(NOW, hours(1)), change])
    assert wrong == Drift(date(2027, 3, 29), time(2, 30))


def test_a_change_that_is_taken_back_before_the_line_runs_does_no_harm() -> None:
    odd = Offset(datetime(2027, 3, 28, 3, tzinfo=UTC), hours(2))
    back = Offset(datetime(2027, 3, 28, 9, tzinfo=UTC), hours(1))
    assert drift_of(utc_line(USUAL, hours(1)), [Offset(NOW, hours(1)), odd, back]) is None


@pytest.mark.parametrize("text", ["03:00", "00:00", "23:59"])
def test_a_time_is_written_with_two_digits_each(text: str) -> None:
    assert time_of_day(text) == time.fromisoformat(text)


@pytest.mark.parametrize(
    "text",
    ["3:00", "24:00", "03:60", "03:00:00", " 03:00", "03.00", "٠٣:٠٠", "", "0300", "03:00\n"],
)
def test_anything_else_is_no_time(text: str) -> None:
    assert time_of_day(text) is None


def test_six_times_are_offered_and_the_usual_one_is_among_them() -> None:
    assert len(set(CHOICES)) == 6
    assert USUAL in CHOICES
    assert cron(time(21, 30)) == utc_line(USUAL, hours(5.5)).cron == "30 21 * * *"
