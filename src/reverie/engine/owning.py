"""Owning: whose word a memory is, in words, with the machine that told it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.domain.language import DEFAULT, Language
from reverie.domain.rules.ownership import owner_of
from reverie.domain.values.owner import Owner

if TYPE_CHECKING:
    from reverie.domain.values.memory import Memory
    from reverie.ports import Mind


def whose_word(mind: Mind, memory: Memory, language: Language = DEFAULT) -> str:
    """Whose word a memory is, as a person reads it; nothing where it is nobody's."""
    owner = owner_of(memory, mind.episodes.get, language)
    if owner is not Owner.ELSEWHERE:
        return owner.value
    from reverie.domain.journal.entry import Waking

    came = next(iter(mind.journal.touching(memory.number)), None)
    entry = mind.journal.entry(came) if came is not None else None
    cause = entry.cause if entry else None
    return f"{owner}, by {cause.about}" if isinstance(cause, Waking) else owner.value
