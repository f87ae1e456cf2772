"""Passage: the part of a long text that answers (a snippet)."""

from __future__ import annotations

from collections.abc import Collection

from reverie.domain.intake.text import clipped
from reverie.domain.language import DEFAULT, Language
from reverie.recall.hit import share_held

WHOLE = 1_000
"""Characters up to which a text is told whole."""
PART = 600
"""Characters of a part of a longer one."""
LOOKED_AT = 200_000
"""Characters in which a passage is looked for."""


def passage(text: str, wanted: Collection[str], language: Language = DEFAULT) -> str:
    """The text, or of a long one the sentences around the one with most of the wanted stems."""
    if len(text) <= WHOLE:
        return text
    said = language.sentences.sentences(text[:LOOKED_AT])
    parts = [clipped(one, PART) for one in said]
    if not parts:
        return clipped(text, PART)
    best = max(range(len(parts)), key=lambda n: (share_held(parts[n], wanted, language), -n))
    first = last = best
    while True:
        room = PART - sum(len(one) + 1 for one in parts[first : last + 1])
        if last + 1 < len(parts) and len(parts[last + 1]) < room:
            last += 1
        elif first > 0 and len(parts[first - 1]) < room:
            first -= 1
        else:
            break
    chosen = " ".join(parts[first : last + 1])
    return f"{'… ' if first else ''}{chosen}{' …' if last + 1 < len(parts) else ''}"
