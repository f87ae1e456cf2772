"""Admission: what comes from outside is looked at, value by value, before any of it is written."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Callable, Mapping
from datetime import datetime
from functools import lru_cache
from typing import Any

from reverie.domain.intake.moment import EPOCH, is_in_the_calendar, possible_moment
from reverie.domain.values.appraisal import Appraisal, checked_appraisal
from reverie.domain.values.memory import ONE, Memory, Salience, Strength
from reverie.domain.values.source import episode_number, memory_number
from reverie.errors import Refused

MOST = 1 << 53
"""Beyond this a whole number is no longer the same in every program."""
LONGEST_NAME = 500
"""Letters of the name of a session, a memory or a thought."""
_NAMES = {"id", "name", "session", "thinker", "topic", "stage"}


def admit(value: object, now: datetime) -> None:
    """Refuse, as ValueError, what holds a moment, a number or a name that cannot be."""
    try:
        _look(value, lambda at: at == EPOCH or possible_moment(at, now), "")
    except Refused as error:
        raise ValueError(str(error)) from None


def admit_what_can_be_told(value: object) -> None:
    """Refuse the same, but for moments that only a clock gone wrong can have given."""
    _look(value, _told_moment, "")


def _told_moment(at: datetime) -> None:
    if not is_in_the_calendar(at):
        raise ValueError("a moment in it lies outside the calendar")


def _look(value: object, moment: Callable[[datetime], object], name: str) -> None:
    match value:
        case None | bool():
            return
        case datetime():
            moment(value)
        case str():
            _look_at_text(value, name)
        case int():
            if abs(value) > MOST:
                raise ValueError("a number in it is too large")
        case float():
            if not math.isfinite(value):
                raise ValueError("a number in it is none")
        case Mapping():
            for key, one in value.items():
                _look(key, moment, "name")
                _look(one, moment, "")
        case tuple() | list() | set() | frozenset():
            for one in value:
                _look(one, moment, "")
        case _:
            _look_at_parts(value, moment)


def _look_at_text(text: str, name: str) -> None:
    if name in _NAMES and len(text) > LONGEST_NAME:
        raise ValueError(f"a {name} in it has {len(text):,} letters")
    try:
        text.encode()
    except UnicodeEncodeError:
        raise ValueError("a text in it holds half a character") from None


def _look_at_parts(value: Any, moment: Callable[[datetime], object]) -> None:
    kind: Any = type(value)
    for name in _fields_of(kind):
        _look(getattr(value, name), moment, name)
    match value:
        case Appraisal():
            checked_appraisal(value)
        case Salience(points=points) | Strength(points=points) if not 0 <= points <= ONE:
            raise ValueError("a salience or strength in it is not from 0 to 1")
        case Memory(number=number, sources=sources):
            if number < 1:
                raise ValueError("a memory in it has a number below 1")
            for source in sources:
                episode_number(source), memory_number(source)


@lru_cache(maxsize=256)
def _fields_of(kind: Any) -> tuple[str, ...]:
    if not dataclasses.is_dataclass(kind):
        return ()
    return tuple(field.name for field in dataclasses.fields(kind))
