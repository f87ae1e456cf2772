"""Compress: memories cool as their session grows older; what is left is small and true."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace

from reverie.domain.journal.kinds import Change, Proposal
from reverie.domain.journal.parts import EndingChange, LayerChange, WordingChange
from reverie.domain.rules.compress import cooled
from reverie.domain.rules.merge import are_about_one_thing
from reverie.domain.rules.ownership import is_a_persons
from reverie.domain.values.ending import End, Ending
from reverie.domain.values.memory import (
    Kind,
    Layer,
    Memory,
    has_faded,
    layer_for,
    may_fade_away,
    salience_now,
)
from reverie.ports import Mind
from reverie.stages.compress.merge import merge
from reverie.stages.compress.weigh import LOOKED_AT, questions_to_rest, rules_to_retire, weigh
from reverie.stages.context import StageContext
from reverie.stages.nearness import remembered_near

GONE_WHEN_COLD = {
    Kind.HISTORY: "what was done, long ago",
    Kind.TONE: "the tone of its session tells it",
}


def compress(mind: Mind, night: StageContext) -> list[Change | Proposal]:
    """Cool what has outgrown its layer, settle contradictions, merge, and let the rest fade."""
    weighed = weigh(mind, night)
    endings = {c.target: c for c in weighed.changes if isinstance(c, EndingChange)}
    cooling = {m.number: _cooled(m, night) for m in _outgrown(mind, night)}
    arriving = [m for m in cooling.values() if m.layer is Layer.COLD and m.number not in endings]
    endings |= {m.number: _faded(m, night) for m in _fading(mind, arriving, night, set(endings))}
    merged = merge(
        mind,
        night,
        [m for m in arriving if m.number not in endings],
        leaving=set(endings),
        next_memory=night.next_memory + weighed.born,
    )
    endings |= {c.target: c for c in merged if isinstance(c, EndingChange)}
    return [
        *(change for m in cooling.values() for change in _cooling(mind, m, night)),
        *(c for c in weighed.changes if not isinstance(c, EndingChange)),
        *(c for c in merged if not isinstance(c, EndingChange)),
        *endings.values(),
        *weighed.proposals,
        *rules_to_retire(mind, night),
        *questions_to_rest(mind, night),
    ]


def _outgrown(mind: Mind, night: StageContext) -> list[Memory]:
    coming, settings = night.plan.coming_session, night.settings
    return [
        *mind.memories.in_layer(Layer.HOT, upto_session=coming - settings.memory.hot_until_age - 1),
        *mind.memories.in_layer(
            Layer.WARM, upto_session=coming - settings.memory.warm_until_age - 1
        ),
    ]


def _cooled(memory: Memory, night: StageContext) -> Memory:
    """A memory in the layer of its age, through each step's rules in order."""
    coming = night.plan.coming_session
    goal = layer_for(memory.session, coming, night.settings)
    vivid = salience_now(memory, coming, night.settings) > night.settings.memory.path_salience
    wording = memory.wording
    for layer in Layer:
        if memory.layer < layer <= goal:
            wording = cooled(wording, layer, night.language, with_path=vivid)
    return replace(memory, layer=goal, wording=wording)


def _cooling(mind: Mind, after: Memory, night: StageContext) -> Iterator[Change]:
    before = mind.memories.get(after.number)
    assert before is not None, "it was read from this mind"
    age = night.plan.coming_session - after.session
    yield LayerChange(
        target=after.number,
        before=before.layer,
        after=after.layer,
        reason=f"its session lies {age} sessions back",
    )
    if before.wording != after.wording:
        yield WordingChange(
            target=after.number,
            before=before.wording,
            after=after.wording,
            reason=f"{_told(before, after)}, now that it is {after.layer.name.lower()}",
        )


def _told(before: Memory, after: Memory) -> str:
    """What cooling did to a memory's words, or only to what goes with them."""
    return "said shorter" if before.text != after.text else "without how it felt and came about"


def _fading(
    mind: Mind, arriving: list[Memory], night: StageContext, ended: set[int]
) -> list[Memory]:
    """The cold memories to let go: those long unneeded, and the history of what was done.

    What a person said stays while another's word on it does, which would then stand alone.
    """
    coming, settings = night.plan.coming_session, night.settings
    leaving = [
        m
        for m in arriving
        if may_fade_away(m) and (has_faded(m, coming, settings) or m.kind in GONE_WHEN_COLD)
    ]
    long_cold = [m for m in mind.memories.faded(coming, settings) if m.number not in ended]
    going = {m.number for m in (*long_cold, *leaving)}
    return [m for m in (*long_cold, *leaving) if not _would_be_outlived(mind, m, going, night)]


def _would_be_outlived(
    mind: Mind, memory: Memory, going: Collection[int], night: StageContext
) -> bool:
    """Whether somebody else's word on what a person said would stay without it."""
    language, told = night.language, mind.episodes.get
    if memory.kind in GONE_WHEN_COLD or not is_a_persons(memory, told, language):
        return False
    near = remembered_near(mind, sorted(language.words.telling_words(memory.text)), LOOKED_AT)
    return any(
        are_about_one_thing(memory.text, other.text, language)
        and other.kind is not Kind.COMPOSITE
        and not is_a_persons(other, told, language)
        for number, other in near.items()
        if number not in going and number != memory.number
    )


def _faded(memory: Memory, night: StageContext) -> EndingChange:
    why = GONE_WHEN_COLD.get(memory.kind, "nobody needed it for long")
    ending = Ending(End.FADED, night.plan.coming_session - 1, why=why)
    return EndingChange(target=memory.number, before=None, after=ending, reason=why)
