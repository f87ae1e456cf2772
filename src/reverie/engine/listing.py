"""Listing: the newest memories of some kinds, or those that are needed, or long of no use."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from reverie.domain.values.memory import UNFADING, Kind, Memory

if TYPE_CHECKING:
    from reverie.ports import Clock, Mind
    from reverie.settings import Settings

MANY = 100_000
"""Memories looked through for those that are needed, or stale."""


def listed(
    mind: Mind,
    clock: Clock,
    settings: Settings,
    kinds: Collection[Kind],
    *,
    limit: int,
    ended: bool,
    needed: bool,
    stale: bool,
) -> list[Memory]:
    """The newest memories of some kinds; only those of use just now, or long of none."""
    if not needed and not stale:
        return list(mind.memories.of(kinds, limit=limit, ended=ended))
    from reverie.domain.language import language_named
    from reverie.domain.rules.need import is_needed, is_stale

    now, language = clock.now(), language_named(settings.record.language)
    tasks = [language.words.topic_words(m.text) for m in mind.memories.of(UNFADING, limit=MANY)]
    some = mind.memories.of(kinds, limit=MANY, ended=ended)
    chosen = [
        memory
        for memory in some
        if (needed and is_needed(memory, now, tasks, settings, language))
        or (stale and is_stale(memory, now, settings))
    ]
    return chosen[:limit]
