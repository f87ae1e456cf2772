"""Speakers: a word before a colon names who speaks only where it recurs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from operator import attrgetter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reverie.domain.values.unit import Unit

LABELLED = 0.5
"""The share of a session's units with a name before them from which on each is one."""
_SESSION, _SPEAKS_IN = attrgetter("session"), attrgetter("session", "speaker")


def as_spoken(units: Mapping[int, Unit]) -> Mapping[int, Unit]:
    """The units, but one whose first word is no speaker's name has it among its words.

    `Soft: no lessons after lunch` is said by whoever writes it, unless `Soft` speaks again, or
    most of what is said in that session begins with a name.
    """
    labelled = [unit for unit in units.values() if unit.speaker != unit.role]
    names = Counter(map(_SPEAKS_IN, labelled))
    if 1 not in names.values():
        return units
    once = [unit for unit in labelled if names[unit.session, unit.speaker] == 1]
    named = Counter(map(_SESSION, labelled))
    said = Counter(map(_SESSION, units.values()))
    return {
        **units,
        **{
            unit.number: unit.unlabelled
            for unit in once
            if named[unit.session] <= LABELLED * said[unit.session]
        },
    }
