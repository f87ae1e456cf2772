"""Compressing: what is left of a memory's words as it cools."""

from __future__ import annotations

from dataclasses import replace

from reverie.domain.intake.text import clipped
from reverie.domain.language import DEFAULT, Language
from reverie.domain.values.memory import UNFADING, Author, Kind, Layer, Wording

FACT_CHARS = 160
"""A warm fact is at most this long; the code tells the rest."""
ASSERTION_CHARS = 240


def cooled(
    wording: Wording, layer: Layer, language: Language = DEFAULT, *, with_path: bool
) -> Wording:
    """What a wording becomes one layer colder; a person's own words stay as they are."""
    if wording.by is Author.PERSON or wording.kind in UNFADING:
        return wording
    if layer is Layer.WARM:
        return _warm(wording, language, with_path)
    return _cold(wording, language)


def _warm(wording: Wording, language: Language, with_path: bool) -> Wording:
    text = _record(wording, language)
    path = language.choices.as_steps(wording.texture.path, text) if with_path else ""
    return replace(wording, text=text, texture=replace(wording.texture, path=path))


def _cold(wording: Wording, language: Language) -> Wording:
    """An assertion: no way there and no feeling; how the session felt is its tone."""
    bare = replace(wording.texture, path="", feeling="")
    kept = wording.text if wording.kind in (Kind.CONSTRAINT, Kind.RELATIONSHIP) else ""
    text = kept or clipped(_first_sentence(wording.text, language), ASSERTION_CHARS)
    return replace(wording, text=text, texture=bare)


def _record(wording: Wording, language: Language) -> str:
    """The record of what was decided or found; of a story only what came of it."""
    text = language.shorten.record_of(wording.text)
    if wording.kind is Kind.HISTORY:
        return language.shorten.outcome_of(text)
    return clipped(text, FACT_CHARS) if wording.kind is Kind.FACT else text


def _first_sentence(text: str, language: Language) -> str:
    return next(iter(language.sentences.sentences(text)), text)
