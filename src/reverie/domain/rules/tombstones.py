"""Tombstones: what a person had forgotten is left out wherever what was said is told again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.domain.journal.places import Place
from reverie.domain.language import DEFAULT, Language
from reverie.domain.rules.likeness import fingerprint

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from reverie.domain.journal.kinds import Value

    Read = Callable[[Collection[Place]], Mapping[Place, Value]]
    """Tells the stored values at some places, as `Mind.present` does."""


def tombstone_of(text: str) -> Place:
    """Where the tombstone of a text stands, if it was forgotten."""
    return Place("tombstone", fingerprint(text))


def without_forgotten(text: str, present: Read, language: Language = DEFAULT) -> str:
    """A text without the sentences, or parts of one, that have a tombstone."""
    cut = language.sentences
    speaker, words = language.speech.split_speaker(text)
    parts = {sentence: cut.clauses(sentence) for sentence in cut.sentences(words)}
    whole = {text, words, *parts, *(f"{speaker}: {sentence}" for sentence in parts)}
    whole |= {clause for some in parts.values() for clause in some}
    marks = {one: tombstone_of(one) for one in whole}
    stones = present(set(marks.values()))
    gone = {one for one, mark in marks.items() if mark in stones}
    if not gone:
        return text
    if not gone.isdisjoint((text, words)):
        return ""
    left = []
    for sentence, some in parts.items():
        if gone.isdisjoint(some) and gone.isdisjoint((sentence, f"{speaker}: {sentence}")):
            left.append(sentence)
        elif sentence not in gone and f"{speaker}: {sentence}" not in gone:
            left += [clause for clause in some if clause not in gone]
    told = " ".join(left)
    return f"{speaker}: {told}" if speaker and told else told
