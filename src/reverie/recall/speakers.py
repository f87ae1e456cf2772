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
    labelled = [unit for unit in units.values() if unit.speaker != unit.role]
    if not labelled or len(labelled) == len(units):
        return units
    names = Counter([(unit.session, unit.speaker) for unit in labelled])
    once = [unit for unit in labelled if names[unit.session, unit.speaker] == 1]
    if not once:
        return units
    named = Counter([unit.session for unit in labelled])
    said = Counter([unit.session for unit in units.values()])
    return {
        **units,
        **{
            unit.number: unit.unlabelled
            for unit in once
            if named[unit.session] <= LABELLED * said[unit.session]
        },
    }
