"""Schedules: a time of day in a zone as a daily line in UTC, and when that line goes wrong."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import UTC, date, datetime, time, timedelta
from itertools import zip_longest

from reverie.frozen import dataclass

USUAL = time(3)
CHOICES = tuple(map(time, (22, 0, 2, 3, 4, 6)))
"""The times of a night that are offered, by the clock on the wall."""
_HH_MM = re.compile(r"(?:[01][0-9]|2[0-3]):[0-5][0-9]", re.ASCII)
_ANY_DAY = date(2001, 1, 15)


@dataclass(frozen=True, slots=True)
class Offset:
    """How far the clocks of a zone are ahead of UTC from a moment on (a UTC offset)."""

    since: datetime
    ahead: timedelta


@dataclass(frozen=True, slots=True)
class UtcLine:
    """A time of day in UTC, and how many days later the date there is than on the wall."""

    at: time
    days: int

    @property
    def cron(self) -> str:
        """The five fields of a daily line in a crontab."""
        return cron(self.at)


@dataclass(frozen=True, slots=True)
class Drift:
    """From which date on a line in UTC means another time on the wall, and which."""

    on: date
    means: time


def time_of_day(text: str) -> time | None:
    """The time that a text such as 03:00 names; None if it is not written as HH:MM."""
    return time.fromisoformat(text) if _HH_MM.fullmatch(text) else None


def cron(at: time) -> str:
    """The five fields of a line that runs daily."""
    return f"{at.minute} {at.hour} * * *"


def utc_line(at: time, ahead: timedelta) -> UtcLine:
    """What a time on the wall is in UTC while the zone is so far ahead of it."""
    moment = datetime.combine(_ANY_DAY, at) - ahead
    return UtcLine(moment.time().replace(second=0), (moment.date() - _ANY_DAY).days)


def drift_of(line: UtcLine, offsets: Sequence[Offset]) -> Drift | None:
    """When a line first runs at another time on the wall, because clocks have changed.

    The first offset is the one the line was made for, those after it are the changes to come.
    """
    first, *changes = offsets
    for change, later in zip_longest(changes, changes[1:]):
        run = _first_run(line, change.since)
        if change.ahead != first.ahead and (later is None or run < later.since):
            there = run + change.ahead
            return Drift(there.date(), there.time().replace(second=0))
    return None


def _first_run(line: UtcLine, since: datetime) -> datetime:
    """When a line runs first, from a moment on."""
    run = datetime.combine(since.date(), line.at, UTC)
    return run if run >= since else run + timedelta(days=1)
