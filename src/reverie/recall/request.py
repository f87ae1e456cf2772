"""Request: a question to a mind with all that confines its answers, checked once."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from reverie.domain.intake import arguments
from reverie.domain.language import DEFAULT, Language
from reverie.domain.values.unit import EVERYTHING, Within
from reverie.errors import DateRefused, NumberRefused
from reverie.frozen import dataclass

if TYPE_CHECKING:
    from reverie.domain.values.memory import Kind

MOST_TOLD = 7
"""How many answers are given unless someone asks for more or fewer."""
_A_DAY = "%Y-%m-%d"
_A_MOMENT = ("%Y-%m-%dT%H:%M", "%Y-%m-%dT%H:%M%z")
_EXAMPLES = "2026-01-31, 2026-01-31T09:00 or 2026-01-31T09:00+00:00"


@dataclass(frozen=True, slots=True)
class Request:
    """What is asked, how much may be told, where it may come from, and when it is asked."""

    question: str
    k: int = MOST_TOLD
    """How many answers at most."""
    budget: int | None = None
    """How many characters their texts may have together; none for no limit."""
    within: Within = EVERYTHING
    now: datetime | None = None
    """When it is asked, for words like yesterday; without it they mean no day."""
    language: Language = DEFAULT

    def __post_init__(self) -> None:
        """Refuse what nobody can answer."""
        arguments.text(self.question, "question")
        if arguments.number(self.k, "number of answers") < 1:
            raise NumberRefused(f"k is {self.k!r}; ask for at least one memory")
        if (arguments.optional(arguments.number, self.budget, "budget") or 0) < 0:
            raise NumberRefused(f"the budget is {self.budget!r}; give 0 characters or more")
        for moment in (self.within.since, self.within.until):
            _refuse_without_zone(moment)


def parse_request(
    question: str,
    *,
    k: int = MOST_TOLD,
    budget: int | None = None,
    kinds: Collection[Kind | str] | None = None,
    since: datetime | str | None = None,
    until: datetime | str | None = None,
    kept: bool = False,
    now: datetime | None = None,
    language: Language = DEFAULT,
) -> Request:
    """A request as a door is given it: kinds and dates may be written as plain strings."""
    within = Within(
        since=parse_date(since),
        until=parse_date(until, is_end=True),
        kinds=None if kinds is None else parse_kinds(kinds),
        kept=bool(kept),
    )
    return Request(question, k, budget, within, now, language)


def parse_kinds(given: Collection[Kind | str]) -> frozenset[Kind]:
    """The kinds of memories that are named, one alone or several."""
    return frozenset(arguments.kinds(given))


def parse_date(given: datetime | str | None, *, is_end: bool = False) -> datetime | None:
    """A moment; a text without a zone is local time, and a day alone ends with its last moment."""
    if given is None or isinstance(given, datetime):
        return given
    if not isinstance(given, str):
        raise DateRefused(f"{given!r} is no date; give a datetime, or a text such as 2026-01-31")
    try:
        if day := _read(given, _A_DAY):
            last = timedelta(days=1, microseconds=-1) if is_end else timedelta()
            return (day + last).astimezone()
        moment = next(found for one in _A_MOMENT if (found := _read(given, one)))
        return moment if moment.tzinfo else moment.astimezone()
    except StopIteration:
        raise DateRefused(f"{given!r} does not match the formats: write {_EXAMPLES}") from None
    except (OverflowError, ValueError):
        raise DateRefused(f"{given!r} lies outside the calendar; correct it") from None


def _read(text: str, written: str) -> datetime | None:
    try:
        return datetime.strptime(text, written)
    except ValueError:
        return None


def _refuse_without_zone(moment: datetime | None) -> None:
    if moment is not None and not isinstance(moment, datetime):
        raise DateRefused(f"{moment!r} is no moment; give a datetime with a time zone")
    if moment and moment.tzinfo is None:
        raise DateRefused(f"{moment.isoformat()} has no time zone; add one, such as +00:00")
