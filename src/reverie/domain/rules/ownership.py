"""Ownership: whose word a memory is, and whose word may end whose."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from reverie.domain.language import DEFAULT, Language
from reverie.domain.rules.whose_words import is_said_in
from reverie.domain.values.episode import Episode, Voice
from reverie.domain.values.memory import ONLY_FROM_A_PERSON, Author, Kind, Memory
from reverie.domain.values.owner import PERSONS, SPOKEN_BY, Owner
from reverie.domain.values.source import BY_HAND, episode_number

_WROTE = {
    Author.PERSON: Owner.HAND,
    Author.AGENT: Owner.AGENT,
    Author.MACHINE: Owner.ELSEWHERE,
}
"""Whose word a memory is by whoever put it so; what nights put so is whose it rests on."""
Told = Callable[[int], Episode | None]
"""How to get an episode by its number."""


def owner_of(memory: Memory, told: Told, language: Language = DEFAULT) -> Owner:
    """Whose word a memory is: its writer's, else whoever's it rests on."""
    if owner := _WROTE.get(memory.wording.by):
        return owner
    if memory.kind in (Kind.COMPOSITE, Kind.TENSION):
        return Owner.NOBODY
    numbers = [number for source in memory.sources if (number := episode_number(source))]
    said = [episode for number in numbers if (episode := told(number))]
    if not said:
        return Owner.HAND if BY_HAND in memory.sources else Owner.NOBODY
    return owner_of_words(memory.text, memory.kind, said, language)


def owner_of_words(
    text: str, kind: Kind, said: Sequence[Episode], language: Language = DEFAULT
) -> Owner:
    """Whose words some of a session are, by the episodes they rest on, the one that says them last.

    A rule is a person's whoever puts it so, and so is what one said in these very words; what rests
    on a tool is the tool's.
    """
    persons = [episode for episode in said if episode.voice is Voice.PERSON]
    if kind in ONLY_FROM_A_PERSON or (
        persons and (persons[-1] is said[-1] or is_said_in(text, persons, language))
    ):
        return Owner.YOU
    if any(episode.voice is Voice.TOOL for episode in said):
        return Owner.TOOL
    return SPOKEN_BY[said[-1].voice]


def is_a_persons(memory: Memory, told: Told, language: Language = DEFAULT) -> bool:
    """Whether a memory is a person's word, said or by hand."""
    return owner_of(memory, told, language) in PERSONS


def may_end(one: Owner, other: Owner) -> bool:
    """Whether the first's word may end the other's, stand for it, or be fresh instead of it.

    Only a person's word does that to a person's.
    """
    return one in PERSONS or other not in PERSONS
