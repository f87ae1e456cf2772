"""Rewording: what putting a memory in other words changes."""

from __future__ import annotations

from dataclasses import replace

from reverie.domain.intake.secrets import masked
from reverie.domain.intake.text import checked_words
from reverie.domain.journal.kinds import Change
from reverie.domain.journal.parts import WordingChange
from reverie.domain.language import language_named
from reverie.domain.rules.likeness import fingerprint
from reverie.domain.values.memory import Author, Kind, Memory, Wording
from reverie.domain.values.source import BY_HAND
from reverie.errors import ChangeRefused
from reverie.ports import Mind
from reverie.settings import Settings


def rewording(
    mind: Mind, settings: Settings, memory: Memory, text: str, *, kind: Kind | None = None
) -> Change:
    """The change that puts a memory in a person's words; refused if another says them."""
    words = masked(checked_words(text, settings.record.max_memory_chars))
    refuse_if_said(mind, words, except_by=memory.number)
    texture = replace(memory.wording.texture, held=False)
    choices = language_named(settings.record.language).choices
    texture = replace(texture, reversal=choices.derived_anew(texture.reversal, words))
    return WordingChange(
        target=memory.number,
        before=memory.wording,
        after=Wording(kind or memory.kind, words, Author.PERSON, texture),
        reason="put so by a person",
        sources=(BY_HAND,),
    )


def refuse_if_said(mind: Mind, words: str, except_by: int = 0) -> None:
    """Refuse words that another memory says already."""
    known = mind.memories.saying(fingerprint(words))
    if known and known.number != except_by:
        raise ChangeRefused(f"{known.name} says this already; see `reverie explain {known.name}`")
