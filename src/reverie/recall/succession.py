"""Succession: what was superseded stands right after what replaced it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from reverie.domain.values.ending import End

if TYPE_CHECKING:
    from reverie.domain.values.memory import Memory
    from reverie.domain.values.unit import Within
    from reverie.ports import Mind
    from reverie.recall.hit import Hit


def in_succession(mind: Mind, within: Within, hits: Sequence[Hit]) -> list[Hit]:
    """The hits best first, but each superseded one after its replacement, which may be new."""
    ordered = [hit for hit in hits if hit.ending is not End.SUPERSEDED]
    for hit in hits:
        if hit.ending is not End.SUPERSEDED:
            continue
        place = sum(other.score > hit.score for other in ordered)
        newer = _replacement(mind, hit)
        if newer and _may_stand_in(newer, within):
            known = next((other for other in ordered if other.memory == newer.name), None)
            if known:
                place = min(place, ordered.index(known))
                ordered.remove(known)
            ordered.insert(place, known or hit.instead(newer))
            place += 1
        ordered.insert(place, hit)
    return ordered


def _may_stand_in(newer: Memory, within: Within) -> bool:
    of_kind = within.kinds is None or newer.kind in within.kinds
    return newer.ending is None and of_kind and within.allows(newer.born)


def _replacement(mind: Mind, hit: Hit) -> Memory | None:
    """What a superseded memory gave way to, as far as that leads."""
    memory = mind.memories.named(hit.ended_by) if hit.ended_by else None
    seen: set[int] = set()
    while memory and memory.ending and memory.ending.how is End.SUPERSEDED and memory.ending.by:
        if memory.number in seen:
            return None
        seen.add(memory.number)
        memory = mind.memories.get(memory.ending.by)
    return memory
