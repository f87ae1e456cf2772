"""Passage: the part of a long text that answers (a snippet)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import pairwise

from reverie.domain.intake.text import clipped
from reverie.domain.language import DEFAULT, Language
from reverie.recall.hit import stems_in

WHOLE = 1_000
"""Characters up to which a text is told whole."""
PART = 600
"""Characters of a part of a longer one."""
LOOKED_AT = 200_000
"""Characters in which a passage is looked for."""


def passage(text: str, wanted: Collection[str], language: Language = DEFAULT) -> str:
    """The text, or of a long one the sentences with the wanted stems, and those beside them."""
    if len(text) <= WHOLE:
        return text
    parts = [clipped(one, PART) for one in sentences_of(text[:LOOKED_AT], language)]
    if not parts:
        return clipped(text, PART)
    return _joined(parts, _chosen(parts, wanted, language))


@lru_cache(maxsize=1024)
def sentences_of(text: str, language: Language = DEFAULT) -> tuple[str, ...]:
    """The sentences of a text."""
    return tuple(language.sentences.sentences(text))


def _chosen(parts: Sequence[str], wanted: Collection[str], language: Language) -> list[int]:
    """The sentences that answer, best first while new words come, then their neighbours."""
    held = [stems_in(part, language) & set(wanted) for part in parts]
    best = sorted(range(len(parts)), key=lambda n: (-len(held[n]), n))
    chosen: list[int] = []
    told: set[str] = set()
    for n in best:
        if not chosen or held[n] - told:
            _take(chosen, n, parts)
            told |= held[n]
    for n in list(chosen):
        for near in (n + 1, n - 1):
            if 0 <= near < len(parts):
                _take(chosen, near, parts)
    return sorted(chosen)


def _take(chosen: list[int], n: int, parts: Sequence[str]) -> None:
    """Take a sentence if it is new and there is room for it."""
    room = PART - sum(len(parts[one]) + 3 for one in chosen)
    if n not in chosen and (not chosen or len(parts[n]) < room):
        chosen.append(n)


def _joined(parts: Sequence[str], chosen: Sequence[int]) -> str:
    """The chosen sentences in their order, with a sign where something is left out."""
    told = "… " if chosen[0] else ""
    for before, n in pairwise((chosen[0] - 1, *chosen)):
        gap = "" if n == chosen[0] else " " if n == before + 1 else " … "
        told += gap + parts[n]
    return told + (" …" if chosen[-1] + 1 < len(parts) else "")
