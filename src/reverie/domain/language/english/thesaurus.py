"""Thesaurus: other words by which the same thing may have been said."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise

from reverie.domain.language.english.stems import stem
from reverie.domain.language.english.thesaurus_groups import GROUPS

MOST_RELATED = 24
"""Words that are looked for instead of one."""
BEGINNING = 4
"""Letters of a stem that a line must hold to be read: most are not, for a search waits."""
_GENERAL = " > "


def related(words: Sequence[str]) -> dict[str, list[str]]:
    """For stems of some words, single words that may say the same and are none of these."""
    said = [stem(word) for word in words]
    phrases = [*((one,) for one in said), *pairwise(said)]
    found: dict[str, dict[str, None]] = {}
    for phrase in phrases:
        for word in _others(phrase):
            if " " not in word and stem(word) not in said:
                found.setdefault(phrase[0], {})[word] = None
    return {one: list(some)[:MOST_RELATED] for one, some in found.items()}


def _others(phrase: tuple[str, ...]) -> Iterator[str]:
    """What stands for a word or a phrase, given by its stems, in the groups that hold it."""
    beginning = phrase[0][:BEGINNING]
    for line in _lines():
        if beginning not in line:
            continue
        general, _, kinds = line.rpartition(_GENERAL)
        group = kinds.split(", ")
        if general and _is(general, phrase):
            yield from group
        elif any(_is(word, phrase) for word in group):
            yield from [general] if general else group


@cache
def _lines() -> list[str]:
    return GROUPS.splitlines()


def _is(words: str, phrase: tuple[str, ...]) -> bool:
    return tuple(map(stem, words.split())) == phrase
