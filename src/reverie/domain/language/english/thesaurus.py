"""Thesaurus: other words by which the same thing may have been said."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import pairwise

from reverie.domain.language.english.stems import forms, stem
from reverie.domain.language.english.thesaurus_groups import GROUPS
from reverie.domain.language.english.words import says_little

MOST_RELATED = 24
"""Words that are looked for instead of one."""
BEGINNING = 3
"""Letters by which words are looked up: few are compared by their stems, for a search waits."""
_GENERAL, _NEXT = " > ", ", "


def related(words: Sequence[str], asked: Sequence[str] = ()) -> dict[str, list[str]]:
    """For stems of some words, and of two that stand together in what is asked, others for them.

    Phrases take in words that say little by themselves, as in `back up` and `log in`.
    """
    pairs = (pair for pair in pairwise(asked or words) if not says_little(pair[0]))
    said = set(map(stem, asked or words))
    found: dict[str, dict[str, None]] = {}
    for some in (*((word,) for word in words), *pairs):
        phrase = tuple(map(stem, some))
        for word in _others(phrase):
            if not said.issuperset(map(stem, word.split())):
                found.setdefault(" ".join(phrase), {})[word] = None
    return {one: list(some)[:MOST_RELATED] for one, some in found.items()}


@lru_cache(maxsize=4096)
def _others(phrase: tuple[str, ...]) -> tuple[str, ...]:
    """What stands for a word or a phrase, given by its stems, in the groups that hold it."""
    beginnings = {form[:BEGINNING] for form in forms(phrase[0])}
    some = [one for beginning in beginnings for one in _places().get(beginning, ())]
    others: list[str] = []
    for line in sorted({line for word, line in some if _is(word, phrase)}):
        general, _, kinds = _lines()[line].rpartition(_GENERAL)
        is_kind = general and not _is(general, phrase)
        others += [general] if is_kind else kinds.split(_NEXT)
    return tuple(others)


@cache
def _places() -> dict[str, list[tuple[str, int]]]:
    """The words and phrases of the groups by how they begin, each with its line.

    By one letter less as well, for stems that have no more.
    """
    places: dict[str, list[tuple[str, int]]] = {}
    for n, line in enumerate(_lines()):
        for word in line.replace(_GENERAL, _NEXT).split(_NEXT):
            for beginning in {word[:BEGINNING], word[: BEGINNING - 1]}:
                places.setdefault(beginning, []).append((word, n))
    return places


@cache
def _lines() -> list[str]:
    return GROUPS.splitlines()


def _is(words: str, phrase: tuple[str, ...]) -> bool:
    said = words.split()
    return len(said) == len(phrase) and tuple(map(stem, said)) == phrase
