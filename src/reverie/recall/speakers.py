"""Speakers: who said what is told; a word before a colon names one only where it recurs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import Kind
from reverie.domain.values.source import episode_number
from reverie.domain.values.unit import SPEAKERS
from reverie.recall.hit import AGENT, YOU

if TYPE_CHECKING:
    from reverie.domain.values.unit import Unit
    from reverie.ports import Index
    from reverie.recall.hit import Hit

LABELLED = 0.5
"""The share of a session's units with a name before them from which on each is one."""

AROUND = 2
"""How many units before and after one are looked at to see whether its first word is a name."""
_ROLES = {
    SPEAKERS[Voice.PERSON]: YOU,
    SPEAKERS[Voice.AGENT]: AGENT,
    SPEAKERS[Voice.TOOL]: "a tool",
    SPEAKERS[Voice.THINKING]: "the agent, thinking",
}


def who_said(unit: Unit) -> str:
    """Who said what a unit tells, as the person who asks would put it."""
    return _ROLES.get(unit.speaker, unit.speaker)


def with_speakers(index: Index, hits: Sequence[Hit]) -> list[Hit]:
    """The hits, each memory with who said it last, whichever of its episodes found it.

    A memory cites what was asked before what was answered; a composite is nobody's word.
    """
    lasts = {hit.name: last for hit in hits if (last := _last_said(hit))}
    around = {last: range(max(1, last - AROUND), last + AROUND + 1) for last in set(lasts.values())}
    units = index.units(set[int]().union(*around.values())) if around else {}
    said = {
        last: who_said(as_spoken({n: units[n] for n in near if n in units})[last])
        for last, near in around.items()
        if last in units
    }
    return [replace(hit, who=said.get(lasts.get(hit.name, 0), hit.who)) for hit in hits]


def _last_said(hit: Hit) -> int | None:
    """The last episode that a memory rests on, where it is not known yet who said it."""
    if not hit.memory or hit.who or hit.kind is Kind.COMPOSITE:
        return None
    return next((n for source in reversed(hit.sources) if (n := episode_number(source))), None)


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
