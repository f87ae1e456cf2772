"""Memories as the entries of a memory file: hot in full, warm shorter, cold bare."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from reverie.domain.intake.text import on_one_line
from reverie.domain.journal.change import Place
from reverie.domain.values.memory import Kind, Layer, Memory, salience_now
from reverie.domain.values.owner import Owner
from reverie.domain.values.source import memory_number
from reverie.domain.values.tone import Tone
from reverie.domain.views.sheet import Item

if TYPE_CHECKING:
    from reverie.ports import Mind
    from reverie.settings import Settings

SHORT = frozenset({Kind.DOUBT, Kind.EVOCATION, Kind.CONSTRAINT, Kind.RELATIONSHIP})
"""The kinds shown as name and words alone."""
MOMENT, DAY = "%Y-%m-%dT%H:%M:%SZ", "%Y-%m-%d"
"""When something was said: to the second while it is hot, later the day is enough."""


def item_of(memory: Memory, owner: Owner, layer: Layer, coming: int, settings: Settings) -> Item:
    """A memory as it is shown in a layer; the names it refers to are filled in later."""
    texture, by_hand = memory.wording.texture, owner is Owner.HAND
    if memory.kind in SHORT or memory.kind is Kind.COMPOSITE:
        return Item(
            memory.name,
            memory.kind,
            memory.text,
            aspect=texture.aspect,
            by_hand=by_hand,
            owner=owner,
        )
    is_cold = layer is Layer.COLD
    return Item(
        memory.name,
        shown_kind(memory.kind),
        memory.text,
        created=f"{memory.born:{MOMENT if layer is Layer.HOT else DAY}}",
        session=None if layer is Layer.WARM else memory.session,
        salience=round(salience_now(memory, coming, settings), 2),
        feeling="" if is_cold else on_one_line(texture.feeling),
        path="" if is_cold else on_one_line(texture.path),
        confidence=texture.confidence,
        reversal=on_one_line(texture.reversal),
        by_hand=by_hand,
        owner=owner,
    )


def shown_kind(kind: Kind) -> Kind:
    """The kind as a file names it: what was done is a fact there."""
    return Kind.FACT if kind is Kind.HISTORY else kind


def with_names(mind: Mind, memories: Iterable[Memory], items: dict[int, Item]) -> dict[int, Item]:
    """The items with the names of what they refer to and come from."""
    wanted = {memory.number: memory for memory in memories}
    numbers = {
        number
        for memory in wanted.values()
        for number in (*memory.wording.texture.anchors, *_sources(memory))
    }
    known = mind.present([Place("memory", number) for number in sorted(numbers)])
    tones = _tones(mind, known)
    return {
        number: _named(item, wanted[number], known, tones, items) for number, item in items.items()
    }


def _named(
    item: Item,
    memory: Memory,
    known: Mapping[Place, object],
    tones: Mapping[int, Tone],
    items: dict[int, Item],
) -> Item:
    if memory.kind is not Kind.COMPOSITE:
        if memory.kind in SHORT:
            return item
        anchors = [_memory(known, number) for number in memory.wording.texture.anchors]
        return replace(item, anchors=tuple(m.name for m in anchors if m))
    members = [m for number in _sources(memory) if (m := _memory(known, number))]
    moods = {m.session: tones[m.session].mood for m in members if m.session in tones}
    standing = [items[n] for n in memory.wording.texture.anchors if n in items]
    questions = tuple(
        Item(
            q.name,
            Kind.QUESTION,
            q.text,
            by_hand=q.by_hand,
            owner=q.owner,
        )
        for q in standing
        if q.kind is Kind.QUESTION
    )
    return replace(
        item,
        sources=tuple(m.name for m in members),
        moods=tuple(sorted(moods.items())),
        standing=questions,
    )


def _sources(memory: Memory) -> list[int]:
    if memory.kind is not Kind.COMPOSITE:
        return []
    return [n for source in memory.sources if (n := memory_number(source)) is not None]


def _memory(known: Mapping[Place, object], number: int) -> Memory | None:
    found = known.get(Place("memory", number))
    return found if isinstance(found, Memory) else None


def _tones(mind: Mind, known: Mapping[Place, object]) -> dict[int, Tone]:
    sessions = {m.session for m in known.values() if isinstance(m, Memory)}
    found = mind.present([Place("tone", session) for session in sorted(sessions)])
    return {tone.session: tone for tone in found.values() if isinstance(tone, Tone)}
