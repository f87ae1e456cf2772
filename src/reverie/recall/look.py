"""Look: what of a text is looked at for any question, remembered while it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from reverie.domain.language import DEFAULT, Language

LOOKED_AT = 4_000
"""Characters of a unit whose words are weighed one by one."""
SHORT = 300
"""Characters below which a text that begins by announcing something says little else."""
TOGETHER = 40
"""Words within which other words must stand to say together what a question says."""
_FEW_WORDS = 15


class Look(NamedTuple):
    """What of a text is looked at for any question."""

    stems: Mapping[str, int]
    """How often it says each stem,"""
    length: int
    """among how many words."""
    asks: bool
    asks_briefly: bool
    announces: bool
    """Whether it is short and begins by saying what comes next."""


@lru_cache(maxsize=4096)
def look_at(text: str, language: Language = DEFAULT) -> Look:
    """What a text says, and whether it asks or announces."""
    stems = _stems(text, language)
    asks = language.speech.ends_asking(text)
    is_brief = asks and len(text.split(maxsplit=_FEW_WORDS)) < _FEW_WORDS
    announces = len(text) < SHORT and language.progress.begins_announcing(text)
    return Look(dict(Counter(stems)), len(stems), asks, is_brief, announces)


@lru_cache(maxsize=1024)
def windows_of(text: str, language: Language = DEFAULT) -> tuple[frozenset[str], ...]:
    """The stems of a text that stand together, in windows that overlap by half."""
    stems, step = _stems(text, language), TOGETHER // 2
    starts = range(0, max(1, len(stems) - step), step)
    return tuple(frozenset(stems[start : start + TOGETHER]) for start in starts)


def _stems(text: str, language: Language) -> list[str]:
    return list(map(language.stems.stem, language.words.plain_words(text[:LOOKED_AT])))
