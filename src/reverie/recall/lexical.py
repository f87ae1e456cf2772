"""Lexical recall: memories by their words, with kind and recency to break ties."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime

from reverie.domain.memory import SURVIVAL, Kind, Memory
from reverie.domain.source import Source
from reverie.domain.words import search_words
from reverie.errors import DateRefused, NumberRefused
from reverie.ports import Mind

POOL = 5
"""How many times more matches are weighed than returned."""
KIND_SHARE = 0.02
RECENCY_SHARE = 0.02
"""How much of a score kind and recency can make up; the words make up the rest."""


@dataclass(frozen=True, slots=True)
class Hit:
    """One memory found, how well, why, and where it comes from."""

    memory: str
    text: str
    kind: Kind
    score: float
    why: dict[str, float]
    sources: tuple[Source, ...]
    date: datetime


def recall(
    mind: Mind,
    question: str,
    *,
    k: int = 7,
    budget: int | None = None,
    kinds: Collection[Kind] | None = None,
    since: datetime | None = None,
    until: datetime | None = None,
) -> list[Hit]:
    """The best `k` memories for a question whose texts together fit `budget` characters."""
    if k < 1:
        raise NumberRefused(f"k is {k}; ask for at least one memory")
    for moment in (since, until):
        if moment and moment.tzinfo is None:
            raise DateRefused(f"{moment.isoformat()} has no time zone; add one, such as +00:00")
    found = mind.memories_matching(
        search_words(question), limit=k * POOL, kinds=kinds, since=since, until=until
    )
    best = max((score for _, score in found), default=1.0)
    newest = max((memory.number for memory, _ in found), default=1)
    hits = [_hit(memory, score / best, memory.number / newest) for memory, score in found]
    hits.sort(key=lambda hit: (-hit.score, hit.memory))
    return _within(hits[:k], budget)


def _hit(memory: Memory, words: float, recency: float) -> Hit:
    kind = 1 - SURVIVAL[memory.kind] / len(SURVIVAL)
    share = 1 - KIND_SHARE - RECENCY_SHARE
    why = {"words": share * words, "kind": KIND_SHARE * kind, "recency": RECENCY_SHARE * recency}
    return Hit(
        memory.name, memory.text, memory.kind, sum(why.values()), why, memory.sources, memory.born
    )


def _within(hits: list[Hit], budget: int | None) -> list[Hit]:
    if budget is None:
        return hits
    kept, left = [], budget
    for hit in hits:
        if len(hit.text) <= left:
            kept.append(hit)
            left -= len(hit.text)
    return kept
