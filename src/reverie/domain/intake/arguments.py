"""Arguments from outside: of the right type, and one of the words there are, or refused."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import date, datetime
from enum import StrEnum
from typing import TYPE_CHECKING, TypeVar

from reverie.errors import ArgumentRefused, DateRefused, TextRefused

if TYPE_CHECKING:
    from reverie.domain.journal.entry import Afterwards
    from reverie.domain.journal.plan import Sleep
    from reverie.domain.values.appraisal import Appraisal
    from reverie.domain.values.ending import End
    from reverie.domain.values.episode import Voice
    from reverie.domain.values.memory import Author, Kind
    from reverie.domain.values.recurrence import Choice

Checked = TypeVar("Checked")
Word = TypeVar("Word", bound=StrEnum)


def optional(check: Callable[..., Checked], given: object, *what: str) -> Checked | None:
    """What a check makes of a value, if there is one."""
    return None if given is None else check(given, *what)


def text(given: object, what: str) -> str:
    """The text itself, if it is one."""
    if isinstance(given, str):
        return given
    raise TextRefused(f"the {what} is {_type(given)}, not text; give a str")


def number(given: object, what: str) -> int:
    """The whole number itself, if it is one."""
    if isinstance(given, int) and not isinstance(given, bool):
        return given
    raise ArgumentRefused(f"the {what} is {_type(given)}, not a whole number; give an int")


def moment(given: object, what: str) -> datetime:
    """The moment itself, if it is one; whether it has a zone is seen later."""
    if isinstance(given, datetime):
        return given
    raise DateRefused(f"{what} is {_type(given)}, not a moment; give a datetime with a zone")


def day(given: object, what: str) -> date:
    """The date itself, or the one that is written 2026-01-31."""
    if isinstance(given, date) and not isinstance(given, datetime):
        return given
    try:
        return date.fromisoformat(given if isinstance(given, str) else "")
    except ValueError:
        found = repr(given)[:80] if isinstance(given, str) else _type(given)
        raise DateRefused(f"the {what} is {found}; give a date, such as 2026-01-31") from None


def instance_of(type_: type[Checked], given: object, what: str) -> Checked:
    """The value itself, if it is of a type of ours."""
    if isinstance(given, type_):
        return given
    raise ArgumentRefused(f"{what}: {_type(given)} was given; give a reverie.{type_.__name__}")


def appraisal(given: object) -> Appraisal:
    """The appraisal itself, if it is one."""
    from reverie.domain.values.appraisal import Appraisal

    return instance_of(Appraisal, given, "appraisal")


def voice(given: object) -> Voice:
    """The voice with this name."""
    from reverie.domain.values.episode import Voice

    return _one_of(Voice, given, "voice")


def kind(given: object) -> Kind:
    """The kind with this name."""
    from reverie.domain.values.memory import Kind

    return _one_of(Kind, given, "kind")


def kinds(given: object) -> tuple[Kind, ...]:
    """The kinds with these names; one may stand alone, and none at all means every kind."""
    from reverie.domain.values.memory import Kind

    if given is None:
        return tuple(Kind)
    if isinstance(given, str) or not isinstance(given, Iterable):
        return (kind(given),)
    return tuple(kind(one) for one in given)


def author(given: object) -> Author:
    """The author with this name."""
    from reverie.domain.values.memory import Author

    return _one_of(Author, given, "author")


def end(given: object) -> End:
    """The end with this name."""
    from reverie.domain.values.ending import End

    return _one_of(End, given, "end")


def choice(given: object) -> Choice:
    """What is to be done about a finding, given as a choice or as its word."""
    from reverie.domain.values.recurrence import Choice

    return _one_of(Choice, given, "choice")


def sleep(given: object) -> Sleep:
    """The sleep with this name."""
    from reverie.domain.journal.plan import Sleep

    counted = [sleep for sleep in Sleep if sleep.counts]
    return _one_of(counted, given, "sleep")


def afterwards(given: object) -> Afterwards:
    """What shall become of undone sessions, by its name."""
    from reverie.domain.journal.entry import Afterwards

    return _one_of(Afterwards, given, "afterwards")


def _one_of(words: Iterable[Word], given: object, what: str) -> Word:
    every = list(words)
    found = next((word for word in every if word == given), None)
    if found is not None:
        return found
    known = ", ".join(word.value for word in every)
    raise ArgumentRefused(f"{repr(given)[:80]} is none of: {known}; give one as the {what}")


def _type(given: object) -> str:
    return "None" if given is None else f"a {type(given).__name__}"
