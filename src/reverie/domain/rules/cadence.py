"""Cadence: on which days deep sleep and weekly work are due, counted from the installation."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

SUNDAY = 6
"""The day of weekly work, in UTC."""


def is_deep_sleep_day(anchor: date | None, began: datetime, every: int) -> bool:
    """Whether a night that begins then is a deep one; a missed day is not made up.

    Not on the day of the installation, and never where it is not known or lies in the future.
    """
    days = days_since(anchor, began)
    return bool(every) and days is not None and days >= 1 and days % every == 0


def next_deep_sleep(anchor: date | None, began: datetime, every: int) -> date | None:
    """The first day from then on, that day among them, on which deep sleep is due; none if never.

    Of an anchor from the future, the first day after it.
    """
    days = days_since(anchor, began)
    if not every or anchor is None or days is None:
        return None
    turns = max(1, -(-days // every))
    return anchor + timedelta(days=turns * every)


def is_weekly_day(began: datetime) -> bool:
    """Whether weekly work is due in a night that begins then: on Sundays, in UTC."""
    return _utc(began).weekday() == SUNDAY


def is_from_the_future(anchor: date | None, began: datetime) -> bool:
    """Whether an anchor lies after the night that goes by it, as after a clock that was wrong."""
    return anchor is not None and anchor > _utc(began)


def days_since(anchor: date | None, began: datetime) -> int | None:
    """How many days the installation is ago, in UTC; negative if it lies in the future."""
    return (_utc(began) - anchor).days if anchor else None


def _utc(moment: datetime) -> date:
    return moment.astimezone(UTC).date()
