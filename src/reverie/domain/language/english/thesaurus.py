"""Thesaurus: other words by which the same thing may have been said."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from reverie.domain.language.english.stems import forms, stem
from reverie.domain.language.english.thesaurus_groups import GROUPS
from reverie.domain.language.english.words import says_little

MOST_RELATED = 40
"""Words that are looked for instead of one."""
SHORTEST, LONGEST = 3, 5
"""Letters by which words are looked up: few are compared by their stems, for a search waits."""
_GENERAL, _NEXT = " > ", ", "
_TEXT = GROUPS.replace("\n", "\n ")
"""The groups with a space before each word, so that its beginning is found by one search."""


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
    beginnings = tuple({_beginning(form) for form in forms(phrase[0])})
    lines = {place: line for some in map(_lines, beginnings) for place, line in some}
    others: list[str] = []
    for _, line in sorted(lines.items()):
        general, _, kinds = line.rpartition(_GENERAL)
        words = kinds.split(_NEXT)
        if general and _is(general, phrase, beginnings):
            others += words
        elif any(_is(word, phrase, beginnings) for word in words):
            others += [general] if general else words
    return tuple(others)


def _beginning(form: str) -> str:
    """What all forms of a word begin with; the last letter of a stem may be another."""
    return form[: max(SHORTEST, min(LONGEST, len(form) - 1))]


@lru_cache(maxsize=4096)
def _lines(beginning: str) -> tuple[tuple[int, str], ...]:
    """The groups in which a word so begins, each with its place; found without reading all."""
    found: list[tuple[int, str]] = []
    place = _TEXT.find(f" {beginning}")
    while place >= 0:
        start, end = _TEXT.rfind("\n", 0, place) + 2, _TEXT.index("\n", place)
        found.append((start, _TEXT[start:end]))
        place = _TEXT.find(f" {beginning}", end)
    return tuple(found)


def _is(words: str, phrase: tuple[str, ...], beginnings: tuple[str, ...]) -> bool:
    said = words.split()
    could_be = len(said) == len(phrase) and words.startswith(beginnings)
    return could_be and tuple(map(stem, said)) == phrase
