"""Speakers: who said what is told; a word before a colon names one only where it recurs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from reverie.domain.intake.material import own_words
from reverie.domain.rules.ownership import owner_of
from reverie.domain.values.episode import Voice
from reverie.domain.values.owner import Owner
from reverie.domain.values.source import episode_number
from reverie.domain.values.unit import SPEAKERS
from reverie.recall.hit import AGENT, YOU, stems_in

if TYPE_CHECKING:
    from reverie.domain.language import Language
    from reverie.domain.values.memory import Memory
    from reverie.domain.values.unit import Unit
    from reverie.ports import Index, Mind
    from reverie.recall.hit import Hit

LABELLED = 0.5
"""The share of a session's units with a name before them from which on each is one."""

MOSTLY_OWN = 0.6
"""The share of a sentence's words that a person must say themselves for it to be theirs."""
AROUND = 2
"""How many units before and after one are looked at to see whether its first word is a name."""
_ROLES = {
    SPEAKERS[Voice.PERSON]: YOU,
    SPEAKERS[Voice.AGENT]: AGENT,
    SPEAKERS[Voice.TOOL]: "a tool",
    SPEAKERS[Voice.THINKING]: "the agent, thinking",
}


def who_said(unit: Unit) -> str:
    """Who said what a unit tells, as the person who asks would put it.

    Only among persons, or of the world, does a word before a colon name who speaks.
    """
    is_named = unit.role in ("", SPEAKERS[Voice.PERSON])
    speaker = unit.speaker if is_named else unit.role
    return _ROLES.get(speaker, speaker)


def who_says(mind: Mind, memory: Memory, language: Language) -> str:
    """Whose word a memory is; only of one from elsewhere the journal is asked whose machine's."""
    owner = owner_of(memory, mind.episodes.get, language)
    if owner is not Owner.ELSEWHERE:
        return owner.value
    from reverie.engine.owning import whose_word

    return whose_word(mind, memory, language)


def is_handed_on(part: str, unit: Unit, said: str) -> bool:
    """Whether a part of a person's message is not their own words: a paste, a fence, a log."""
    if unit.role != SPEAKERS[Voice.PERSON]:
        return False
    words, own = stems_in(part), stems_in(own_words(said))
    return len(words & own) < MOSTLY_OWN * len(words)


def with_speakers(index: Index, hits: Sequence[Hit]) -> list[Hit]:
    """The hits, a person's memory with the name of who said it last, if they have one."""
    cited = {hit.name: _cited(hit) for hit in hits if hit.memory and hit.who == YOU}
    around = {n: range(max(1, n - AROUND), n + AROUND + 1) for some in cited.values() for n in some}
    units = index.units(set[int]().union(*around.values())) if around else {}
    names = {
        n: who_said(as_spoken({m: units[m] for m in near if m in units})[n])
        for n, near in around.items()
        if n in units and units[n].role == SPEAKERS[Voice.PERSON]
    }
    said = {name: [names[n] for n in some if n in names] for name, some in cited.items()}
    return [replace(hit, who=(said.get(hit.name) or [hit.who])[-1]) for hit in hits]


def _cited(hit: Hit) -> list[int]:
    return [number for source in hit.sources if (number := episode_number(source))]


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
