"""A date from outside becomes a moment in UTC, or is refused with what to do next."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

import pytest

from reverie.domain.intake.moment import (
    A_DAY,
    EPOCH,
    as_milliseconds,
    checked_moment,
    from_milliseconds,
    is_in_the_calendar,
    possible_moment,
    to_the_millisecond,
)
from reverie.errors import DateRefused
from reverie.testing import DAWN

EAST = timezone(timedelta(hours=2))
WEST = timezone(timedelta(hours=-2))


def test_a_date_of_any_zone_becomes_the_same_moment_in_utc() -> None:
    moment = checked_moment(datetime(2026, 1, 1, 7, tzinfo=EAST), DAWN, 0)

    assert moment == datetime(2026, 1, 1, 5, tzinfo=UTC)
    assert moment.tzinfo is UTC


def test_what_lies_below_a_millisecond_is_cut_off_not_rounded() -> None:
    assert to_the_millisecond(DAWN.replace(microsecond=1999)) == DAWN.replace(microsecond=1000)


def test_a_date_without_a_zone_is_refused() -> None:
    with pytest.raises(DateRefused, match=r"2026-01-01T05:00:00 has no time zone; add one"):
        checked_moment(datetime(2026, 1, 1, 5), DAWN, 300)


def test_a_date_just_within_the_tolerance_is_taken() -> None:
    ahead = DAWN + timedelta(seconds=300)

    assert checked_moment(ahead, DAWN, 300) == ahead


def test_a_date_in_the_future_is_refused_and_the_present_named() -> None:
    ahead = DAWN + timedelta(seconds=300, milliseconds=1)

    with pytest.raises(DateRefused, match=r"in the future .*06:00:00.*correct the date, or the"):
        checked_moment(ahead, DAWN, 300)


@pytest.mark.parametrize(
    "edge",
    [
        pytest.param(datetime.min.replace(tzinfo=EAST), id="before-the-first-day"),
        pytest.param(datetime.max.replace(tzinfo=WEST), id="after-the-last-day"),
    ],
)
def test_a_date_that_has_no_place_in_utc_is_refused(edge: datetime) -> None:
    with pytest.raises(DateRefused, match="lies outside the calendar; correct it"):
        checked_moment(edge, DAWN, 300)


def test_the_last_day_of_the_calendar_is_refused_as_future() -> None:
    with pytest.raises(DateRefused, match="lies in the future"):
        checked_moment(datetime.max.replace(tzinfo=UTC), DAWN, 300)


@pytest.mark.parametrize(
    "moment",
    [
        EPOCH,
        DAWN.replace(microsecond=999_000),
        datetime(1969, 12, 31, 23, 59, 59, 999_000, tzinfo=UTC),
        datetime.min.replace(tzinfo=UTC) + A_DAY,
        to_the_millisecond(datetime.max.replace(tzinfo=UTC)) - A_DAY,
    ],
)
def test_milliseconds_lead_back_to_the_very_same_moment(moment: datetime) -> None:
    assert from_milliseconds(as_milliseconds(moment)) == moment


@pytest.mark.parametrize(
    "beyond", [datetime.min.replace(tzinfo=EAST), datetime.max.replace(tzinfo=WEST)]
)
def test_a_moment_beyond_the_calendar_is_told_as_its_edge(beyond: datetime) -> None:
    told = from_milliseconds(as_milliseconds(beyond))

    assert abs(as_milliseconds(told) - as_milliseconds(beyond)) < 3 * A_DAY // timedelta(
        milliseconds=1
    )
    assert told.astimezone(EAST).astimezone(WEST) == told
    assert not is_in_the_calendar(beyond)


@pytest.mark.parametrize("year", [1, 1970, 1999])
def test_a_date_before_2000_is_refused(year: int) -> None:
    with pytest.raises(DateRefused, match="lies before 2000; correct it"):
        checked_moment(datetime(year, 12, 31, 23, tzinfo=UTC), DAWN, 300)


def test_the_clock_of_another_machine_may_be_a_day_ahead_and_no_more() -> None:
    assert possible_moment(DAWN + A_DAY, DAWN) == DAWN + A_DAY
    with pytest.raises(DateRefused, match="or the clock of the machine that gave it"):
        possible_moment(DAWN + A_DAY + timedelta(milliseconds=1), DAWN)


def test_milliseconds_count_from_1970() -> None:
    assert as_milliseconds(EPOCH) == 0
    assert as_milliseconds(EPOCH + timedelta(seconds=1)) == 1000
    assert as_milliseconds(EPOCH - timedelta(milliseconds=1)) == -1
