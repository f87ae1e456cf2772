"""Textures: what goes with an idea beside its words: how it felt, how it came, what reverses it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from reverie.domain.language import DEFAULT, Language
from reverie.domain.values.memory import Kind
from reverie.domain.values.texture import PLAIN, Texture


def texture_of(
    text: str, kind: Kind, before: Sequence[str], around: str, language: Language = DEFAULT
) -> Texture:
    """What goes with an idea: from its words, those around it, and what was said before."""
    cues, choices = language.cues, language.choices
    is_concluded = kind in (Kind.DECISION, Kind.INSIGHT, Kind.DOUBT)
    way = choices.path_to(text, before) if is_concluded else ""
    if kind is not Kind.DECISION:
        aspect = cues.aspect_of(text) if kind is Kind.RELATIONSHIP else None
        return Texture(cues.feeling_of(text, kind), way, aspect=aspect)
    why = choices.choice_in(text).why or choices.choice_in(way).why
    reversal = choices.turned_by(around, why)
    return Texture(cues.feeling_of(text, kind), way, choices.confidence_in(text), reversal)


def completed(text: str, kind: Kind, language: Language, texture: Texture = PLAIN) -> Texture:
    """The texture itself; a decision is never without a confidence and what would reverse it."""
    if kind is not Kind.DECISION:
        return texture
    choices = language.choices
    return replace(
        texture,
        confidence=texture.confidence or choices.confidence_in(text),
        reversal=texture.reversal or choices.turned_by(text, choices.choice_in(text).why),
    )
