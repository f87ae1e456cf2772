"""Dates: the days a text names or means, as words a search can meet."""

from __future__ import annotations

import re
from datetime import date, datetime, timedelta

from reverie.domain.language.pattern import pattern

MONTHS = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)
DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
_NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve"
_COUNTS = {word: n for n, word in enumerate(_NUMBERS.split())}
_COUNTS |= {"a": 1, "an": 1, "couple": 2, "few": 3, "several": 3}
_MONTH = "|".join(f"{name[:3]}(?:{name[3:]})?" if name[3:] else name for name in MONTHS)
_I = re.IGNORECASE
_LETTERS = pattern(r"[a-z]+")
_NAMED_DAY = pattern(
    rf"\b(?:(?P<day>\d{{1,2}})(?:st|nd|rd|th)?(?: of)? (?P<month>{_MONTH})\b"
    rf"|(?P<month2>{_MONTH})\.? (?P<day2>\d{{1,2}})(?:st|nd|rd|th)?\b)"
    r"(?:,? (?P<year>[12]\d{3})\b)?",
    _I,
)
_NAMED_MONTH = pattern(rf"\b(?P<month>{_MONTH}),? (?P<year>[12]\d{{3}})\b", _I)
_BARE_MONTH = pattern(
    rf"\b(?P<which>in|last|next|this|since|during|until|by) (?P<month>{_MONTH})\b", _I
)
_AGO = pattern(
    r"\b(?P<count>\d{1,3}|[a-z]+)(?: of)? (?P<unit>day|week|month|year)s? (?P<way>ago|back|earlier)"
    r"\b|\bin (?P<count2>\d{1,3}|[a-z]+) (?P<unit2>day|week|month|year)s?\b",
    _I,
)
_RELATIVE = pattern(
    rf"\b(?P<which>last|next|this|past|coming) (?P<what>night|week(?:end)?|month|year|"
    rf"{'|'.join(DAYS)})\b",
    _I,
)
_NEAR = pattern(
    r"\b(?:the )?(?P<word>day before yesterday|yesterday|last night|tomorrow|today|tonight)\b", _I
)
_DAYS = {
    "day before yesterday": -2,
    "yesterday": -1,
    "last night": -1,
    "tomorrow": 1,
    "today": 0,
    "tonight": 0,
}
_MONTH_WORDS = frozenset(name.casefold() for name in MONTHS)
_UNITS = ("day", "week", "month", "year")
_CUES = _MONTH_WORDS.union(
    (word[:3] for word in _MONTH_WORDS),
    (f"{unit}{plural}" for unit in _UNITS for plural in ("", "s")),
    map(str.casefold, DAYS),
    ("night", "weekend", "yesterday", "tomorrow", "today", "tonight"),
)
"""Words of which a text that means a day says at least one."""
_LOOKED_AT = 20_000
"""Characters of a text that are searched for dates."""


def is_month(word: str) -> bool:
    """Whether a small word is the name of a month."""
    return word in _MONTH_WORDS


def day_in_words(day: date) -> str:
    """A day as people write it: `7 May 2023`."""
    return f"{day.day} {MONTHS[day.month - 1]} {day.year}"


def days_meant(text: str, at: datetime) -> list[tuple[date, date]]:
    """The spans of days a text names or means when it is said at that moment, each once."""
    said = text[:_LOOKED_AT]
    if _CUES.isdisjoint(_LETTERS.findall(said.lower())):
        return []
    spans = [
        *_near(said, at.date()),
        *_named(said, at.date()),
        *_ago(said, at.date()),
        *_relative(said, at.date()),
    ]
    return list(dict.fromkeys(spans))


def dates_in_words(text: str, at: datetime) -> list[str]:
    """What `days_meant` finds, as words: a day, a month or a year, or the ends of a week."""
    return list(dict.fromkeys(span_in_words(*span) for span in days_meant(text, at)))


def span_in_words(first: date, last: date) -> str:
    """A span of days as words."""
    if first == last:
        return day_in_words(first)
    length = (last - first).days
    if length > 200:
        return str(first.year)
    if length > 20:
        return f"{MONTHS[first.month - 1]} {first.year}"
    return f"{day_in_words(first)} to {day_in_words(last)}"


def _near(text: str, day: date) -> list[tuple[date, date]]:
    moved = [_moved(day, _DAYS[found["word"].lower()]) for found in _NEAR.finditer(text)]
    return [(one, one) for one in moved]


def _named(text: str, day: date) -> list[tuple[date, date]]:
    spans = []
    for found in _NAMED_DAY.finditer(text):
        month = _month_number(found["month"] or found["month2"])
        year = int(found["year"]) if found["year"] else day.year
        spans += _day_span(year, month, int(found["day"] or found["day2"]))
    text = _NAMED_DAY.sub(" ", text)
    for found in _NAMED_MONTH.finditer(text):
        spans.append(_month_span(int(found["year"]), _month_number(found["month"])))
    for found in _BARE_MONTH.finditer(_NAMED_MONTH.sub(" ", text)):
        month = _month_number(found["month"])
        year = day.year - (found["which"].lower() == "last" and month >= day.month)
        spans.append(_month_span(year, month))
    return spans


def _ago(text: str, day: date) -> list[tuple[date, date]]:
    spans = []
    for found in _AGO.finditer(text):
        word = (found["count"] or found["count2"]).lower()
        count = int(word) if word.isdigit() else _COUNTS.get(word)
        if count is not None:
            way = -1 if found["way"] else 1
            spans += _away(day, way * count, (found["unit"] or found["unit2"]).lower())
    return spans


def _relative(text: str, day: date) -> list[tuple[date, date]]:
    spans = []
    for found in _RELATIVE.finditer(text):
        way = {"last": -1, "past": -1, "this": 0}.get(found["which"].lower(), 1)
        what = found["what"].lower()
        if what.capitalize() in DAYS:
            one = _weekday(day, DAYS.index(what.capitalize()), way)
            spans.append((one, one))
        elif what == "weekend":
            saturday = _moved(day, 5 - day.weekday() + 7 * way)
            spans.append((saturday, _moved(saturday, 1)))
        elif what != "night":
            spans += _away(day, way, what)
    return spans


def _away(day: date, count: int, unit: str) -> list[tuple[date, date]]:
    """The day, week, month or year that lies so many away."""
    if unit == "day":
        one = _moved(day, count)
        return [(one, one)]
    if unit == "week":
        monday = _moved(day, 7 * count - day.weekday())
        return [(monday, _moved(monday, 6))]
    if unit == "month":
        months = day.year * 12 + day.month - 1 + count
        return [_month_span(months // 12, months % 12 + 1)] if 12 <= months < 119_988 else []
    year = day.year + count
    return [(date(year, 1, 1), date(year, 12, 31))] if 1 <= year <= 9999 else []


def _weekday(day: date, weekday: int, way: int) -> date:
    if way < 0:
        return _moved(day, -((day.weekday() - weekday - 1) % 7 + 1))
    return _moved(day, (weekday - day.weekday() - (way > 0)) % 7 + (way > 0))


def _day_span(year: int, month: int, number: int) -> list[tuple[date, date]]:
    try:
        one = date(year, month, number)
    except ValueError:
        return []
    return [(one, one)]


def _month_span(year: int, month: int) -> tuple[date, date]:
    first = date(year, month, 1)
    following = date(year + month // 12, month % 12 + 1, 1) if year < 9999 else date.max
    return first, following - timedelta(days=1)


def _month_number(word: str) -> int:
    return next(n for n, name in enumerate(MONTHS, 1) if name[:3].lower() == word[:3].lower())


def _moved(day: date, days: int) -> date:
    try:
        return day + timedelta(days=days)
    except OverflowError:
        return day
