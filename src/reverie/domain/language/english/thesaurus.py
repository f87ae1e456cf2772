"""Thesaurus: other words by which the same thing may have been said."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise

from reverie.domain.language.english.stems import stem
from reverie.domain.language.english.thesaurus_groups import GROUPS

MOST_RELATED = 24
"""Words that are looked for beside those of a question."""
_GENERAL = " > "


def related(words: Sequence[str]) -> list[str]:
    """Single words that may say what some words say, none of these; those of the first first."""
    known, said = _entries(), [stem(word) for word in words]
    keys = [*((one,) for one in said), *pairwise(said)]
    found = dict.fromkeys(word for key in keys for word in known.get(key, ()))
    return [word for word in found if stem(word) not in said][:MOST_RELATED]


@cache
def _entries() -> Mapping[tuple[str, ...], tuple[str, ...]]:
    """By the stems of a word or a phrase, the single words that may stand for it."""
    found: dict[tuple[str, ...], dict[str, None]] = {}
    for phrase, others in _pairs():
        key = tuple(map(stem, phrase.split()))
        singles = (word for word in others if " " not in word and word != phrase)
        found.setdefault(key, {}).update(dict.fromkeys(singles))
    return {key: tuple(words) for key, words in found.items()}


def _pairs() -> Iterator[tuple[str, Sequence[str]]]:
    for line in GROUPS.splitlines():
        general, _, kinds = line.rpartition(_GENERAL)
        group = kinds.split(", ")
        if not general:
            yield from ((word, group) for word in group)
            continue
        yield general, group
        yield from ((word, [general]) for word in group)
