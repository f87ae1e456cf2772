"""Date table: how a language names days, weeks, months and years, and the rules that read it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from datetime import date, datetime, timedelta

from reverie.domain.language.pattern import Table

Span = tuple[date, date]
"""The first and the last day."""
_LOOKED_AT = 20_000
"""Characters of a text that are searched for dates."""


class DateTable(Table):
    """The names of days and months, and the patterns in which they stand, by named groups."""

    months: tuple[str, ...]
    days: tuple[str, ...]
    may_mean_a_day: Callable[[str], bool]
    """Whether a text is worth searching at all."""
    near: re.Pattern[str]
    offsets: Mapping[str, int]
    """How many days away the `word` of `near` is."""
    named_day: re.Pattern[str]
    """Groups `day`, `month` and `year`, or `day2` and `month2`; a month may be a number."""
    named_month: re.Pattern[str]
    bare_month: re.Pattern[str]
    last: str
    """The `which` of `bare_month` that looks back."""
    ago: re.Pattern[str]
    """Groups `way` (if it is back), `count` and `unit`, or `count2` and `unit2`."""
    counts: Mapping[str, int]
    relative: re.Pattern[str]
    """Groups `which` and `what`."""
    ways: Mapping[str, int]
    """Back or now, by the `which` of `relative`; any other looks ahead."""
    units: Mapping[str, str]
    """Day, week, weekend, month or year, by their names."""
    day_form: str
    span_form: str

    def is_month(self, word: str) -> bool:
        """Whether a small word is the name of a month."""
        return any(word == name.casefold() for name in self.months)

    def day_in_words(self, day: date) -> str:
        """A day as people write it."""
        month = self.months[day.month - 1]
        return self.day_form.format(day=day.day, month=month, year=day.year)

    def days_meant(self, text: str, at: datetime) -> list[Span]:
        """The spans of days a text names or means when it is said at that moment, each once."""
        said, day = text[:_LOOKED_AT], at.date()
        if not self.may_mean_a_day(said):
            return []
        found = (self._near, self._named, self._ago, self._relative)
        return list(dict.fromkeys(span for rule in found for span in rule(said, day)))

    def dates_in_words(self, text: str, at: datetime) -> list[str]:
        """What `days_meant` finds, as words: a day, a month or a year, or the ends of a week."""
        return list(dict.fromkeys(self._in_words(*span) for span in self.days_meant(text, at)))

    def _in_words(self, first: date, last: date) -> str:
        length = (last - first).days
        if not length:
            return self.day_in_words(first)
        if length > 200:
            return str(first.year)
        if length > 20:
            return f"{self.months[first.month - 1]} {first.year}"
        return self.span_form.format(first=self.day_in_words(first), last=self.day_in_words(last))

    def _near(self, text: str, day: date) -> Iterator[Span]:
        for found in self.near.finditer(text):
            one = _moved(day, self.offsets[found["word"].lower()])
            yield one, one

    def _named(self, text: str, day: date) -> Iterator[Span]:
        for found in self.named_day.finditer(text):
            month = self._month_number(_either(found, "month"))
            year = int(found["year"]) if found["year"] else day.year
            yield from _day_span(year, month, int(_either(found, "day")))
        text = self.named_day.sub(" ", text)
        for found in self.named_month.finditer(text):
            yield _month_span(int(found["year"]), self._month_number(found["month"]))
        for found in self.bare_month.finditer(self.named_month.sub(" ", text)):
            month = self._month_number(found["month"])
            is_past = found["which"].lower() == self.last and month >= day.month
            yield _month_span(day.year - is_past, month)

    def _ago(self, text: str, day: date) -> Iterator[Span]:
        for found in self.ago.finditer(text):
            word = _either(found, "count").lower()
            count = int(word) if word.isdigit() else self.counts.get(word)
            if count is not None:
                way = -1 if found["way"] else 1
                yield from _away(day, way * count, self.units[_either(found, "unit").lower()])

    def _relative(self, text: str, day: date) -> Iterator[Span]:
        for found in self.relative.finditer(text):
            way = self.ways.get(found["which"].lower(), 1)
            what = found["what"].lower()
            if what.capitalize() in self.days:
                yield _weekday(day, self.days.index(what.capitalize()), way)
            elif what in self.units:
                yield from _away(day, way, self.units[what])

    def _month_number(self, word: str) -> int:
        if word.isdigit():
            return int(word)
        names = (name[:3].lower() for name in self.months)
        return next(n for n, name in enumerate(names, 1) if name == word[:3].lower())


def _either(found: re.Match[str], group: str) -> str:
    """What stands in a group, or in the second of its name."""
    groups = found.groupdict()
    return groups[group] or groups[f"{group}2"]


def _away(day: date, count: int, unit: str) -> list[Span]:
    """The day, week, weekend, month or year that lies so many away, if the calendar has it."""
    if unit == "day":
        one = _moved(day, count)
        return [(one, one)]
    if unit == "week":
        monday = _moved(day, 7 * count - day.weekday())
        return [(monday, _moved(monday, 6))]
    if unit == "weekend":
        saturday = _moved(day, 5 - day.weekday() + 7 * count)
        return [(saturday, _moved(saturday, 1))]
    if unit == "month":
        months = day.year * 12 + day.month - 1 + count
        return [_month_span(months // 12, months % 12 + 1)] if 12 <= months < 119_988 else []
    year = day.year + count
    return [(date(year, 1, 1), date(year, 12, 31))] if 1 <= year <= 9999 else []


def _weekday(day: date, weekday: int, way: int) -> Span:
    if way < 0:
        one = _moved(day, -((day.weekday() - weekday - 1) % 7 + 1))
    else:
        one = _moved(day, (weekday - day.weekday() - (way > 0)) % 7 + (way > 0))
    return one, one


def _day_span(year: int, month: int, number: int) -> list[Span]:
    try:
        one = date(year, month, number)
    except ValueError:
        return []
    return [(one, one)]


def _month_span(year: int, month: int) -> Span:
    first = date(year, month, 1)
    following = date(year + month // 12, month % 12 + 1, 1) if year < 9999 else date.max
    return first, following - timedelta(days=1)


def _moved(day: date, days: int) -> date:
    try:
        return day + timedelta(days=days)
    except OverflowError:
        return day
