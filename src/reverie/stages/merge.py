"""Merging in the night: what reaches the cold layer together becomes composites."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import replace
from itertools import count

import msgspec

from reverie.domain.appraisal import strongest
from reverie.domain.change import Change, EndingChange, MemoryChange
from reverie.domain.ending import End, Ending
from reverie.domain.memory import (
    Author,
    Kind,
    Layer,
    Memory,
    Salience,
    Strength,
    Wording,
    kept_per_session,
)
from reverie.domain.merging import (
    COMPOSITE_CHARS,
    are_about_one_thing,
    assertion_of,
    belongs_to,
    composite_name,
    groups_of,
    in_order,
    is_mergeable,
    topic_of,
)
from reverie.domain.source import of_memory
from reverie.domain.text import clipped
from reverie.domain.texture import PLAIN
from reverie.domain.thought import Question
from reverie.ports import Mind
from reverie.settings import Settings
from reverie.stages.context import StageContext

TOPIC = "merge"
LOOKED_AT = 200
"""How many composites and open questions are looked at, the most present and the newest."""
MOST_STANDING = 3
_NUMBER = re.compile(r"\d+")


def merge(
    mind: Mind, night: StageContext, arriving: Sequence[Memory], *,
    leaving: Collection[int], next_memory: int,
) -> list[Change]:  # fmt: skip
    """Join each memory that turns cold to the composite about it, or to others of its topic."""
    mergeable = [memory for memory in arriving if is_mergeable(memory)]
    joined = _joined(mind, mergeable, leaving, night.settings) if mergeable else {}
    taken = {memory.number for _, members in joined.values() for memory in members}
    groups = groups_of([memory for memory in mergeable if memory.number not in taken])
    numbers = count(next_memory)
    born = [
        _composite(mind, next(numbers), group, text, night)
        for group, text in zip(groups, _worded(night, groups), strict=True)
    ]
    changes: list[Change] = []
    for composite, members in joined.values():
        changes += _grown(composite, members, night)
    for composite, group in zip(born, groups, strict=True):
        changes.append(MemoryChange(
            target=composite.number, before=None, after=composite,
            reason=f"{len(group)} memories about {_topic(composite)} in one",
            sources=composite.sources,
        ))  # fmt: skip
        changes += [_said_by(member, composite, night) for member in group]
    return changes


def _joined(
    mind: Mind, memories: list[Memory], leaving: Collection[int], settings: Settings
) -> dict[int, tuple[Memory, list[Memory]]]:
    """Composites that hold already, each with the memories that belong to it."""
    found: dict[int, tuple[Memory, list[Memory]]] = {}
    kept = kept_per_session(Kind.COMPOSITE, settings)
    near = mind.memories_by_salience(Layer.COLD, Kind.COMPOSITE, kept=kept, limit=LOOKED_AT)
    open_to_more = [
        c for c in near if c.number not in leaving and c.wording.by is not Author.PERSON
    ]
    for memory in memories:
        for composite in open_to_more:
            members = found.get(composite.number, (composite, []))[1]
            longer = " ".join([composite.text, assertion_of([*members, memory])])
            if len(longer) <= COMPOSITE_CHARS and belongs_to(memory.text, composite.text):
                found[composite.number] = (composite, [*members, memory])
                break
    return found


def _grown(composite: Memory, members: list[Memory], night: StageContext) -> list[Change]:
    since = max(m.salience.since for m in (composite, *members))
    points = max(m.salience.points for m in (composite, *members))
    text = f"{composite.text} {assertion_of(members)}"
    after = replace(
        composite,
        sources=(*composite.sources, *(of_memory(m.number) for m in members)),
        wording=replace(composite.wording, text=text),
        salience=Salience(points, since),
        strength=_strongest([composite, *members]),
    )
    grown = MemoryChange(
        target=composite.number, before=composite, after=after,
        reason=f"{len(members)} more about {_topic(composite)}",
        sources=tuple(of_memory(m.number) for m in members),
    )  # fmt: skip
    return [grown, *(_said_by(member, composite, night) for member in members)]


def _worded(night: StageContext, groups: list[list[Memory]]) -> list[str]:
    """The words of each composite, by the thinker; the rules' own where its answer will not do."""
    told = [[memory.text for memory in in_order(group)] for group in groups]
    answers = night.think_all([Question(TOPIC, msgspec.json.encode(t).decode()) for t in told])
    return [
        fitting(answer, texts) or assertion_of(group)
        for answer, texts, group in zip(answers, told, groups, strict=True)
    ]


def fitting(answer: str, texts: list[str]) -> str:
    """An answer, unless it is empty, too long, or holds a number nobody said."""
    text = " ".join(answer.replace("\x00", "").encode(errors="replace").decode().split())
    said = set(_NUMBER.findall(" ".join(texts)))
    fits = 12 <= len(text) <= COMPOSITE_CHARS and set(_NUMBER.findall(text)) <= said
    return clipped(text, COMPOSITE_CHARS) if fits else ""


def _composite(
    mind: Mind, number: int, group: list[Memory], text: str, night: StageContext
) -> Memory:
    plan = night.plan
    newest = max(group, key=lambda memory: memory.session)
    return Memory(
        number=number,
        name=composite_name(topic_of(m.text for m in group), number),
        session=newest.session,
        born=plan.began,
        sources=tuple(of_memory(m.number) for m in group),
        appraisal=strongest([m.appraisal for m in group]),
        tagged=any(m.tagged for m in group),
        wording=Wording(
            Kind.COMPOSITE, text, Author.NIGHT, replace(PLAIN, anchors=_standing(mind, text))
        ),
        layer=Layer.COLD,
        salience=Salience(
            max(m.salience.points for m in group), max(m.salience.since for m in group)
        ),
        strength=_strongest(group),
    )


def _strongest(group: Sequence[Memory]) -> Strength:
    return max((memory.strength for memory in group), key=lambda strength: strength.points)


def _standing(mind: Mind, text: str) -> tuple[int, ...]:
    """The open questions about the same thing."""
    return tuple(
        question.number
        for question in mind.memories_of([Kind.QUESTION], limit=LOOKED_AT)
        if are_about_one_thing(question.text, text)
    )[:MOST_STANDING]


def _said_by(member: Memory, composite: Memory, night: StageContext) -> EndingChange:
    ending = Ending(End.MERGED, night.plan.coming_session - 1, composite.number)
    return EndingChange(
        target=member.number, before=None, after=ending, reason=f"{composite.name} says it now"
    )


def _topic(composite: Memory) -> str:
    return composite.name.split("-")[1]
