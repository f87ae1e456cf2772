"""Days as people name them on the command line: yesterday, last week, 3 days ago, 2026-11-05."""

from __future__ import annotations

import re
from datetime import datetime, timedelta

import click

WAYS = "2026-01-31, 2026-01-31T09:00, today, yesterday, monday, last week or 3 days ago"
WEEK = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
NEAR = {"today": 0, "now": 0, "yesterday": 1, "day before yesterday": 2}
UNITS = {"day": 1, "week": 7, "month": 30, "year": 365}
"""Days of a unit; a month is thirty."""


def day_given(words: str | None, *, hint: str, is_end: bool = False) -> datetime | None:
    """The moment that some words mean: a day's first, or its last at the end of a stretch."""
    if words is None:
        return None
    from reverie.errors import DateRefused
    from reverie.recall.request import parse_date

    stretch = _stretch(" ".join(words.casefold().split()), _today())
    try:
        if stretch:
            first, last = stretch
            return last + timedelta(days=1, microseconds=-1) if is_end else first
        return _moment(words) or parse_date(words, is_end=is_end)
    except (DateRefused, OverflowError):
        raise click.BadParameter(f"{words!r} is no date; write {WAYS}", param_hint=hint) from None


def _moment(words: str) -> datetime | None:
    """A moment with its zone, written in full."""
    try:
        moment = datetime.fromisoformat(words)
    except ValueError:
        return None
    return moment if moment.tzinfo else None


def _stretch(words: str, today: datetime) -> tuple[datetime, datetime] | None:
    """The first and the last day that some words mean."""
    words = words.removeprefix("the ")
    if words in NEAR:
        return (_before(today, NEAR[words]),) * 2
    if found := re.fullmatch(r"(\d{1,4}|an?|one) (day|week|month|year)s? ago", words):
        count = int(found[1]) if found[1].isdecimal() else 1
        return (_before(today, count * UNITS[found[2]]),) * 2
    if (day := words.removeprefix("last ")) in WEEK:
        back = (today.weekday() - WEEK.index(day)) % 7
        return (_before(today, back or (7 if words != day else 0)),) * 2
    if words in ("this week", "last week"):
        monday = _before(today, today.weekday() + (7 if words == "last week" else 0))
        return monday, min(_before(monday, -6), today)
    if words in ("this month", "last month"):
        first = today.replace(day=1)
        last = today if words == "this month" else _before(first, 1)
        return last.replace(day=1), last
    return None


def _before(day: datetime, days: int) -> datetime:
    return (day.replace(tzinfo=None) - timedelta(days=days)).astimezone()


def _today() -> datetime:
    """The first moment of this day, where the person is."""
    from reverie.cli._home import now

    moment = datetime.fromtimestamp(now())
    return moment.replace(hour=0, minute=0, second=0, microsecond=0).astimezone()
