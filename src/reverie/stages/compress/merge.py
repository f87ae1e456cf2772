"""Merging in the night: what reaches the cold layer together becomes composites.

A person's words are never said together with those of others.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import cache, partial
from itertools import count

from reverie.domain.journal.kinds import Change, MemoryChange
from reverie.domain.journal.parts import EndingChange
from reverie.domain.language import Language
from reverie.domain.rules.merge import (
    COMPOSITE_CHARS,
    assertion_of,
    belongs_to,
    groups_of,
    is_mergeable,
)
from reverie.domain.rules.ownership import is_a_persons
from reverie.domain.values.ending import End, Ending
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import Author, Kind, Memory
from reverie.domain.values.source import episode_number, memory_number, of_memory
from reverie.ports import Mind
from reverie.stages.composite import (
    composite_of,
    composites_near,
    freshest,
    strongest_of,
    topic_in,
    worded,
)
from reverie.stages.context import StageContext


def merge(
    mind: Mind,
    night: StageContext,
    arriving: Sequence[Memory],
    *,
    leaving: Collection[int],
    next_memory: int,
) -> list[Change]:
    """Join each memory that turns cold to the composite about it, or to others of its topic."""
    mergeable = [
        memory
        for memory in arriving
        if is_mergeable(memory, night.language) and not _a_person_decided(mind, memory)
    ]
    theirs = {m.number for m in mergeable if is_a_persons(m, mind.episodes.get, night.language)}
    joined = _joined(mind, mergeable, theirs, leaving, night) if mergeable else {}
    taken = {memory.number for _, members in joined.values() for memory in members}
    left = [memory for memory in mergeable if memory.number not in taken]
    groups = [
        group
        for is_theirs in (True, False)
        for group in groups_of(
            [m for m in left if (m.number in theirs) is is_theirs], night.language
        )
    ]
    numbers = count(next_memory)
    born = [
        composite_of(mind, night, next(numbers), group, text, strength=strongest_of(group))
        for group, text in zip(groups, worded(night, groups), strict=True)
    ]
    changes: list[Change] = []
    for composite, members in joined.values():
        changes += _grown(composite, members, night)
    for composite, group in zip(born, groups, strict=True):
        changes.append(
            MemoryChange(
                target=composite.number,
                before=None,
                after=composite,
                reason=f"{len(group)} memories about {topic_in(composite)} in one",
                sources=composite.sources,
            )
        )
        changes += [_said_by(member, composite, night) for member in group]
    return changes


def _a_person_decided(mind: Mind, memory: Memory) -> bool:
    """Whether a person's words hold a decision: it stands for itself, however old it is."""
    if memory.kind is not Kind.DECISION:
        return False
    said = (mind.episodes.get(episode_number(source) or 0) for source in memory.sources)
    return any(episode is not None and episode.voice is Voice.PERSON for episode in said)


def _joined(
    mind: Mind,
    memories: list[Memory],
    theirs: Collection[int],
    leaving: Collection[int],
    night: StageContext,
) -> dict[int, tuple[Memory, list[Memory]]]:
    """Composites that hold already, each with the memories that belong to it."""
    found: dict[int, tuple[Memory, list[Memory]]] = {}
    open_to_more = [
        composite
        for composite in composites_near(mind, night.settings)
        if composite.number not in leaving and composite.wording.by is not Author.PERSON
    ]
    is_of_persons = cache(partial(_is_of_persons, mind, language=night.language))
    for memory in memories:
        for composite in open_to_more:
            members = found.get(composite.number, (composite, []))[1]
            if (memory.number in theirs) is not is_of_persons(composite):
                continue
            if _has_room_for(composite, members, memory, night.language):
                found[composite.number] = (composite, [*members, memory])
                break
    return found


def _is_of_persons(mind: Mind, composite: Memory, language: Language) -> bool:
    """Whether all that a composite says was said by persons."""
    numbers = [number for source in composite.sources if (number := memory_number(source))]
    parts = [part for number in numbers if (part := mind.memories.get(number))]
    return all(is_a_persons(part, mind.episodes.get, language) for part in parts)


def _has_room_for(
    composite: Memory, members: list[Memory], memory: Memory, language: Language
) -> bool:
    """Whether a composite says a memory already, or is about it and can say it too."""
    if of_memory(memory.number) in composite.sources:
        return True
    if not belongs_to(memory.text, composite.text, language):
        return False
    return len(f"{composite.text} {assertion_of([*members, memory])}") <= COMPOSITE_CHARS


def _grown(composite: Memory, members: list[Memory], night: StageContext) -> list[Change]:
    unsaid = [m for m in members if of_memory(m.number) not in composite.sources]
    if not unsaid:
        return [_said_by(member, composite, night) for member in members]
    after = replace(
        composite,
        sources=(*composite.sources, *(of_memory(m.number) for m in unsaid)),
        wording=replace(composite.wording, text=f"{composite.text} {assertion_of(unsaid)}"),
        salience=freshest([composite, *members]),
        strength=strongest_of([composite, *members]),
    )
    grown = MemoryChange(
        target=composite.number,
        before=composite,
        after=after,
        reason=f"{len(unsaid)} more about {topic_in(composite)}",
        sources=tuple(of_memory(m.number) for m in unsaid),
    )
    return [grown, *(_said_by(member, composite, night) for member in members)]


def _said_by(member: Memory, composite: Memory, night: StageContext) -> EndingChange:
    ending = Ending(End.MERGED, night.plan.coming_session - 1, composite.number)
    return EndingChange(
        target=member.number, before=None, after=ending, reason=f"{composite.name} says it now"
    )
