"""Speakers: a word before a colon names who speaks only where it recurs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reverie.domain.values.unit import Unit

LABELLED = 0.5
"""The share of a session's units with a name before them from which on each is one."""


def as_spoken(units: Mapping[int, Unit]) -> Mapping[int, Unit]:
    """The units, but one whose first word is no speaker's name has it among its words.

    `Soft: no lessons after lunch` is said by whoever writes it, unless `Soft` speaks again, or
    most of what is said in that session begins with a name.
    """
    labelled = {number: unit for number, unit in units.items() if unit.is_labelled}
    if not labelled:
        return units
    names = Counter((unit.session, unit.speaker) for unit in labelled.values())
    named = Counter(unit.session for unit in labelled.values())
    said = Counter(unit.session for unit in units.values())
    spoken = {
        number: unit.unlabelled
        for number, unit in labelled.items()
        if names[unit.session, unit.speaker] == 1
        and named[unit.session] <= LABELLED * said[unit.session]
    }
    return {**units, **spoken} if spoken else units
