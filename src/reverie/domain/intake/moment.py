"""Moments: dates from outside, checked once and held in UTC to the millisecond."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from reverie.errors import DateRefused

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
EARLIEST = datetime(2000, 1, 1, tzinfo=UTC)
"""Before this nothing has happened that an agent could have noted."""
A_DAY = timedelta(days=1)
"""How far ahead of this machine's clock another's may be."""
FIRST_MS, LAST_MS = -62_135_510_400_000, 253_402_214_400_000
"""A day within the calendar, so that every time zone can tell it."""


def checked_moment(at: datetime, now: datetime, tolerance_s: int) -> datetime:
    """The moment in UTC, if it can be and is not ahead of the clock."""
    return possible_moment(at, now, timedelta(seconds=tolerance_s))


def possible_moment(at: datetime, now: datetime, ahead: timedelta = A_DAY) -> datetime:
    """The moment in UTC, if it can be: with a zone, from 2000 on, and not too far ahead."""
    if at.tzinfo is None:
        raise DateRefused(f"{at.isoformat()} has no time zone; add one, such as +00:00")
    try:
        moment = to_the_millisecond(at)
    except OverflowError:
        raise DateRefused(f"{at.isoformat()} lies outside the calendar; correct it") from None
    if moment < EARLIEST:
        raise DateRefused(f"{moment.isoformat()} lies before {EARLIEST.year}; correct it")
    if moment - now > ahead:
        raise DateRefused(
            f"{moment.isoformat()} lies in the future (it is now {now.isoformat()}); "
            "correct the date, or the clock of the machine that gave it"
        )
    return moment


def is_in_the_calendar(at: datetime) -> bool:
    """Whether a moment can be told in every time zone."""
    return at.tzinfo is not None and FIRST_MS <= as_milliseconds(at) <= LAST_MS


def to_the_millisecond(at: datetime) -> datetime:
    """The same moment in UTC, without what lies below a millisecond."""
    moment = at.astimezone(UTC)
    return moment.replace(microsecond=moment.microsecond // 1000 * 1000)


def as_milliseconds(at: datetime) -> int:
    """Whole milliseconds since 1970, exact."""
    return (at - EPOCH) // timedelta(milliseconds=1)


def from_milliseconds(milliseconds: int) -> datetime:
    """The moment that lies so many milliseconds after 1970, or the edge of the calendar."""
    if not FIRST_MS <= milliseconds <= LAST_MS:
        milliseconds = FIRST_MS if milliseconds < 0 else LAST_MS
    return EPOCH + timedelta(milliseconds=milliseconds)
