"""Moments: dates from outside, checked once and held in UTC to the millisecond."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from reverie.errors import DateRefused

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def checked_moment(at: datetime, now: datetime, tolerance_s: int) -> datetime:
    """The moment in UTC, if it has a zone and is not ahead of the clock."""
    if at.tzinfo is None:
        raise DateRefused(f"{at.isoformat()} has no time zone; add one, such as +00:00")
    try:
        moment = to_the_millisecond(at)
    except OverflowError:
        raise DateRefused(f"{at.isoformat()} lies outside the calendar; correct it") from None
    if moment > now + timedelta(seconds=tolerance_s):
        raise DateRefused(
            f"{moment.isoformat()} lies in the future (it is now {now.isoformat()}); "
            "correct the date, or the clock of the machine that gave it"
        )
    return moment


def to_the_millisecond(at: datetime) -> datetime:
    """The same moment in UTC, without what lies below a millisecond."""
    moment = at.astimezone(UTC)
    return moment.replace(microsecond=moment.microsecond // 1000 * 1000)


def as_milliseconds(at: datetime) -> int:
    """Whole milliseconds since 1970, exact."""
    return (at - EPOCH) // timedelta(milliseconds=1)


def from_milliseconds(milliseconds: int) -> datetime:
    """The moment that lies so many milliseconds after 1970."""
    return EPOCH + timedelta(milliseconds=milliseconds)
