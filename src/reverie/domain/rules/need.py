"""Needing: which memories someone has use of just now, and which nobody has needed for long."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta

from reverie.domain.intake.text import clipped
from reverie.domain.language import DEFAULT, Language
from reverie.domain.values.memory import Memory
from reverie.settings import Settings

SHARED = 2
"""How many words a memory shares with an open question to belong to it."""
OPENING_CHARS = 300


def is_stale(memory: Memory, now: datetime, settings: Settings) -> bool:
    """Whether nobody has needed a memory for long."""
    return now - (memory.use.at or memory.born) > timedelta(days=settings.recall.stale_days)


def is_needed(
    memory: Memory,
    now: datetime,
    tasks: Collection[frozenset[str]],
    settings: Settings,
    language: Language = DEFAULT,
) -> bool:
    """Whether a memory was of use lately, or is about one of the things that are open."""
    used = memory.use.at
    if used and now - used <= timedelta(days=settings.recall.needed_days):
        return True
    words = language.words.topic_words(memory.text)
    return any(len(words & task) >= SHARED for task in tasks)


def opening_of(text: str) -> str:
    """The first paragraph of a text, cut where it is long."""
    return clipped(text.strip().split("\n\n")[0], OPENING_CHARS)
