"""Dates: the days a text names or means, as words a search can meet."""

from __future__ import annotations

import re

from reverie.domain.language.date_table import DateTable
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


def _may_mean_a_day(text: str) -> bool:
    return not _CUES.isdisjoint(_LETTERS.findall(text.lower()))


_TABLE = DateTable(
    months=MONTHS,
    days=DAYS,
    may_mean_a_day=_may_mean_a_day,
    near=_NEAR,
    offsets=_DAYS,
    named_day=_NAMED_DAY,
    named_month=_NAMED_MONTH,
    bare_month=_BARE_MONTH,
    last="last",
    ago=_AGO,
    counts=_COUNTS,
    relative=_RELATIVE,
    ways={"last": -1, "past": -1, "this": 0},
    units={unit: unit for unit in (*_UNITS, "weekend")},
    day_form="{day} {month} {year}",
    span_form="{first} to {last}",
)
is_month = _TABLE.is_month
day_in_words = _TABLE.day_in_words
days_meant = _TABLE.days_meant
dates_in_words = _TABLE.dates_in_words
