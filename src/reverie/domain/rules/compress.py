"""Compressing: what is left of a memory's words as it cools."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from reverie.domain.intake.text import clipped
from reverie.domain.language import DEFAULT, Language
from reverie.domain.rules.background import is_bare
from reverie.domain.values.memory import UNFADING, Author, Kind, Layer, Wording

FACT_CHARS = 160
"""Characters in which a warm fact is told, in whole sentences; the code tells the rest."""
ASSERTION_CHARS = 240
"""Characters of a cold sentence that has no end."""
THOUGHT_CHARS = 320
"""Characters up to which a thinker's words stay as they are: it was asked for 300."""
SENTENCE_CHARS = 400
"""Characters up to which a first sentence stays whole: the end of it is often the point."""


def cooled(
    wording: Wording, layer: Layer, language: Language = DEFAULT, *, with_path: bool
) -> Wording:
    """What a wording becomes one layer colder; a person's own words stay as they are."""
    if wording.by is Author.PERSON or wording.kind in UNFADING:
        return wording
    if layer is Layer.WARM:
        return _warm(wording, language, with_path)
    return _cold(wording, language)


def _is_terse(wording: Wording) -> bool:
    """Whether a thinker put it as shortly as it was asked to."""
    return wording.by is Author.THINKER and len(wording.text) <= THOUGHT_CHARS


def _warm(wording: Wording, language: Language, with_path: bool) -> Wording:
    text = wording.text if _is_terse(wording) else _record(wording, language)
    path = language.choices.as_steps(wording.texture.path, text) if with_path else ""
    return replace(wording, text=text, texture=replace(wording.texture, path=path))


def _cold(wording: Wording, language: Language) -> Wording:
    """An assertion: no way there and no feeling; how the session felt is its tone."""
    bare = replace(wording.texture, path="", feeling="")
    is_whole = wording.kind in (Kind.CONSTRAINT, Kind.RELATIONSHIP) or _is_terse(wording)
    kept = wording.text if is_whole else ""
    text = kept or _first_sentence(wording.text, ASSERTION_CHARS, language)
    return replace(wording, text=text, texture=bare)


def _record(wording: Wording, language: Language) -> str:
    """The record of what was decided or found; of a story only what came of it."""
    text = language.shorten.record_of(wording.text)
    if wording.kind is Kind.HISTORY:
        return language.shorten.outcome_of(text)
    return _first_sentences(text, FACT_CHARS, language) if wording.kind is Kind.FACT else text


def _first_sentence(text: str, most: int, language: Language) -> str:
    """The first sentence whole, with those that lean on it, unless it has no end."""
    first = " ".join(_first_thought(language.sentences.sentences(text), language)) or text
    return first if len(first) <= SENTENCE_CHARS else clipped(first, most)


def _first_thought(said: Sequence[str], language: Language) -> Iterator[str]:
    """The first of some sentences, and those after it that say nothing without it."""
    for before, one in pairwise(("", *said)):
        if before and not (language.sentences.leans(one) or is_bare(before, language)):
            return
        yield one


def _first_sentences(text: str, most: int, language: Language) -> str:
    """As many sentences as fit, the first one in any case."""
    told = _first_sentence(text, most, language)
    said = language.sentences.sentences(text)
    for one in said[len(list(_first_thought(said, language))) :]:
        if len(told) + 1 + len(one) > most:
            break
        told = f"{told} {one}"
    return told
