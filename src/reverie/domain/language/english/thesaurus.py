"""Thesaurus: other words by which the same thing may have been said."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from reverie.domain.language.english.stems import stem
from reverie.domain.language.english.thesaurus_groups import GROUPS

MOST_RELATED = 24
"""Words that are looked for beside those of a question."""
BEGINNING = 4
"""Letters of a stem that a line must hold to be read: most are not, for a search waits."""
_GENERAL = " > "


def related(words: Sequence[str]) -> list[str]:
    """Single words that may say what some words say, none of these; those of the first first."""
    said = [stem(word) for word in words]
    phrases = [*((one,) for one in said), *pairwise(said)]
    found = dict.fromkeys(word for phrase in phrases for word in _others(phrase))
    return [word for word in found if " " not in word and stem(word) not in said][:MOST_RELATED]


def _others(phrase: tuple[str, ...]) -> Iterator[str]:
    """What stands for a word or a phrase, given by its stems, in the groups that hold it."""
    beginning = phrase[0][:BEGINNING]
    for line in GROUPS.splitlines():
        if beginning not in line:
            continue
        general, _, kinds = line.rpartition(_GENERAL)
        group = kinds.split(", ")
        if general and _is(general, phrase):
            yield from group
        elif any(_is(word, phrase) for word in group):
            yield from [general] if general else group


def _is(words: str, phrase: tuple[str, ...]) -> bool:
    return tuple(map(stem, words.split())) == phrase
