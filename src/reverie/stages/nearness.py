"""Nearness: memories that share telling words with something, or say just the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from reverie.domain.rules.likeness import fingerprint
from reverie.domain.rules.tombstones import tombstone_of
from reverie.domain.values.memory import Memory
from reverie.domain.values.unit import Field
from reverie.ports import Mind


def remembered_near(mind: Mind, words: Sequence[str], most: int) -> dict[int, Memory]:
    """What is remembered and holds and has some of these words, by number; the best found."""
    found = [n for n, _ in mind.index.matching(Field.KEPT, words, limit=most)] if words else []
    resting = holding(mind.memories.resting_on([n for n in found if n > 0]))
    told = [mind.memories.get(-number) for number in found if number < 0]
    return resting | {m.number: m for m in told if m and m.ending is None}


def is_known(mind: Mind, text: str) -> bool:
    """Whether these words are remembered, also as what ended, or were forgotten."""
    is_forgotten = mind.present([tombstone_of(text)])
    return bool(is_forgotten or mind.memories.saying(fingerprint(text)))


def holding(resting: Mapping[int, Sequence[Memory]]) -> dict[int, Memory]:
    """Those that hold of the memories that rest on some episodes, by number."""
    found = {memory.number: memory for some in resting.values() for memory in some}
    return {number: memory for number, memory in found.items() if memory.ending is None}
