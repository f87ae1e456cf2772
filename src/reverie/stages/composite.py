"""Composite: a memory made of several others, in words the thinker finds and the rules check."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from reverie.domain.rules.merge import (
    are_about_one_thing,
    assertion_of,
    composite_name,
    in_order,
    topic_named,
    topic_of,
)
from reverie.domain.values.appraisal import strongest
from reverie.domain.values.memory import (
    Author,
    Kind,
    Layer,
    Memory,
    Salience,
    Strength,
    Wording,
    kept_per_session,
)
from reverie.domain.values.source import of_memory
from reverie.domain.values.texture import PLAIN
from reverie.ports import Mind
from reverie.questions.composite_text import COMPOSITE_TEXT, fitting
from reverie.settings import Settings
from reverie.stages.context import StageContext

LOOKED_AT = 200
"""How many composites and open questions are looked at, the most present and the newest."""
MOST_STANDING = 3


def worded(night: StageContext, groups: list[list[Memory]]) -> list[str]:
    """The words of each composite, by the thinker; the rules' own where its answer will not do."""
    told = [[memory.text for memory in in_order(group)] for group in groups]
    answers = night.think_all([COMPOSITE_TEXT.question(texts) for texts in told])
    return [
        fitting(answer, texts, night.language) or assertion_of(group)
        for answer, texts, group in zip(answers, told, groups, strict=True)
    ]


def composite_of(
    mind: Mind,
    night: StageContext,
    number: int,
    group: Sequence[Memory],
    text: str,
    *,
    strength: Strength,
) -> Memory:
    """A memory that says what a group of others says; cold from birth, as it is compressed."""
    newest = max(group, key=lambda memory: memory.session)
    return Memory(
        number=number,
        name=composite_name(topic_of((m.text for m in group), night.language), number),
        session=newest.session,
        born=night.plan.began,
        sources=tuple(of_memory(m.number) for m in group),
        appraisal=strongest([m.appraisal for m in group]),
        tagged=any(m.tagged for m in group),
        wording=Wording(
            Kind.COMPOSITE, text, Author.NIGHT, replace(PLAIN, anchors=_standing(mind, night, text))
        ),
        layer=Layer.COLD,
        salience=freshest(group),
        strength=strength,
    )


def composites_near(mind: Mind, settings: Settings) -> Sequence[Memory]:
    """The composites that are most present, to which more may be said."""
    kept = kept_per_session(Kind.COMPOSITE, settings)
    return mind.memories.by_salience(Layer.COLD, Kind.COMPOSITE, kept=kept, limit=LOOKED_AT)


def freshest(group: Sequence[Memory]) -> Salience:
    """As salient as the most salient of a group, and as fresh as the freshest."""
    return Salience(max(m.salience.points for m in group), max(m.salience.since for m in group))


def strongest_of(group: Sequence[Memory]) -> Strength:
    """The strength of the strongest of a group."""
    return max((memory.strength for memory in group), key=lambda strength: strength.points)


def topic_in(composite: Memory) -> str:
    """What a composite is about, by its name."""
    return topic_named(composite.name)


def _standing(mind: Mind, night: StageContext, text: str) -> tuple[int, ...]:
    """The open questions about the same thing."""
    return tuple(
        question.number
        for question in mind.memories.of([Kind.QUESTION], limit=LOOKED_AT)
        if are_about_one_thing(question.text, text, night.language)
    )[:MOST_STANDING]
