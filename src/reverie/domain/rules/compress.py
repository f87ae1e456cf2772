"""Compressing: what is left of a memory's words as it cools."""

from __future__ import annotations

import re
from dataclasses import replace

from reverie.domain.intake.text import clipped
from reverie.domain.language.english.choices import as_steps
from reverie.domain.language.english.sentences import sentences
from reverie.domain.values.memory import UNFADING, Author, Kind, Layer, Wording

FACT_CHARS = 160
"""A warm fact is at most this long; the code tells the rest."""
ASSERTION_CHARS = 240
_FILLER = re.compile(
    r"^(?:(?:well|okay|ok|so|right|yeah|yes|hmm|great|sure|anyway)[,.!]\s+|so (?=(?:we|i)\b))+",
    re.IGNORECASE,
)
_SAID = re.compile(
    r"\b((?:said|says|asked|replied|answered)(?: \w+)?)[:,]?\s*[“\"][^”\"]{30,}[”\"]", re.IGNORECASE
)
_RESULT = re.compile(
    r"(?:\b(?:and now|finally|in the end|as a result|which)\b,?|, so\b)\s*(.+)$", re.IGNORECASE
)


def cooled(wording: Wording, layer: Layer, *, with_path: bool) -> Wording:
    """What a wording becomes one layer colder; a person's own words stay as they are."""
    if wording.by is Author.PERSON or wording.kind in UNFADING:
        return wording
    if layer is Layer.WARM:
        return _warm(wording, with_path)
    return _cold(wording)


def _warm(wording: Wording, with_path: bool) -> Wording:
    text = _record(wording)
    path = as_steps(wording.texture.path, text) if with_path else ""
    return replace(wording, text=text, texture=replace(wording.texture, path=path))


def _cold(wording: Wording) -> Wording:
    """An assertion: no way there and no feeling; how the session felt is its tone."""
    bare = replace(wording.texture, path="", feeling="")
    kept = wording.text if wording.kind in (Kind.CONSTRAINT, Kind.RELATIONSHIP) else ""
    text = kept or clipped(_first_sentence(wording.text), ASSERTION_CHARS)
    return replace(wording, text=text, texture=bare)


def _record(wording: Wording) -> str:
    """The record of what was decided or found, without dialogue and filler."""
    bare = _FILLER.sub("", wording.text)
    bare = bare if len(bare.split()) > 2 else wording.text
    begun = bare[:1].upper() + bare[1:] if bare != wording.text else bare
    text = " ".join(_SAID.sub(r"\1 …", begun).split())
    if wording.kind is Kind.HISTORY:
        result = _RESULT.search(text)
        outcome = result.group(1) if result else sentences(text)[-1]
        return outcome[:1].upper() + outcome[1:]
    return clipped(text, FACT_CHARS) if wording.kind is Kind.FACT else text


def _first_sentence(text: str) -> str:
    return next(iter(sentences(text)), text)
