"""Dates: the days a German text names or means, as words a search can meet."""

from __future__ import annotations

import re

from reverie.domain.language.date_table import DateTable
from reverie.domain.language.pattern import pattern

MONTHS = (
    "Januar",
    "Februar",
    "März",
    "April",
    "Mai",
    "Juni",
    "Juli",
    "August",
    "September",
    "Oktober",
    "November",
    "Dezember",
)
DAYS = ("Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag")
_NUMBERS = "null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf"
_COUNTS = {word: n for n, word in enumerate(_NUMBERS.split())}
_COUNTS |= {"einem": 1, "einer": 1, "paar": 3, "ein paar": 3, "einigen": 3}
_MONTH = "|".join(f"{name[:3]}(?:{name[3:]})?" if name[3:] else name for name in MONTHS)
_I = re.IGNORECASE
_NAMED_DAY = pattern(
    rf"(?<![\w.])(?P<day>\d{{1,2}})\. ?(?:(?P<month>{_MONTH})\b"
    r"|(?P<month2>\d{1,2})\.(?!\d{1,3}\b))"
    r"(?: ?(?P<year>[12]\d{3})\b)?",
    _I,
)
_NAMED_MONTH = pattern(rf"\b(?P<month>{_MONTH}) (?P<year>[12]\d{{3}})\b", _I)
_BARE_MONTH = pattern(
    rf"\b(?P<which>im|letzten|nächsten|diesen|seit|bis|ab) (?P<month>{_MONTH})\b", _I
)
_AGO = pattern(
    r"\b(?:(?P<way>vor)|in) (?P<count>\d{1,3}|ein paar|[a-zäöüß]+) "
    r"(?P<unit>tag|woche|monat|jahr)(?:e?n?)\b",
    _I,
)
_RELATIVE = pattern(
    r"\b(?P<which>letzte|vergangene|vorige|nächste|kommende|diese)[nsrm]? "
    rf"(?P<what>wochenende|woche|monat|jahr|{'|'.join(DAYS)})s?\b",
    _I,
)
_NEAR = pattern(r"\b(?P<word>vorgestern|gestern|heute|übermorgen|(?<!guten )(?<!am )morgen)\b", _I)
_DAYS = {"vorgestern": -2, "gestern": -1, "heute": 0, "morgen": 1, "übermorgen": 2}
_WAYS = {"letzte": -1, "vergangene": -1, "vorige": -1, "diese": 0}
_UNITS = {
    "tag": "day",
    "woche": "week",
    "wochenende": "weekend",
    "monat": "month",
    "jahr": "year",
}
_HINT = pattern(
    rf"\d\.|(?:{_MONTH}|tag|woche|monat|jahr|mittwoch|gestern|heute|morgen)",
    _I,
)
"""What a text that means a day has somewhere."""


def _may_mean_a_day(text: str) -> bool:
    return _HINT.search(text) is not None


_TABLE = DateTable(
    months=MONTHS,
    days=DAYS,
    may_mean_a_day=_may_mean_a_day,
    near=_NEAR,
    offsets=_DAYS,
    named_day=_NAMED_DAY,
    named_month=_NAMED_MONTH,
    bare_month=_BARE_MONTH,
    last="letzten",
    ago=_AGO,
    counts=_COUNTS,
    relative=_RELATIVE,
    ways=_WAYS,
    units=_UNITS,
    day_form="{day}. {month} {year}",
    span_form="{first} bis {last}",
)
is_month = _TABLE.is_month
day_in_words = _TABLE.day_in_words
days_meant = _TABLE.days_meant
dates_in_words = _TABLE.dates_in_words
