"""Tree check: which memories of a sheet the working tree speaks against."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from reverie.domain.rules.named_places import places_in
from reverie.domain.values.tree_note import Looks, TreeNote, last_said, told_by

if TYPE_CHECKING:
    from reverie.domain.views.sheet import Sheet
    from reverie.ports import Mind


def notes_on(mind: Mind, sheet: Sheet, look: Looks) -> dict[str, tuple[TreeNote, ...]]:
    """What the tree says against the memories of a sheet, by their names."""
    session_named = cache(mind.sessions.get)
    told = {}
    for name in dict.fromkeys(item.name for item in sheet.items() if item.name):
        if memory := mind.memories.named(name):
            said = last_said(memory.sources, mind.episodes.get)
            told[name] = told_by(memory.text, memory.born, said, session_named)
    asked = {name: one for name, one in told.items() if one.branch or places_in(one.text)}
    notes = look(list(asked.values())) if asked else ()
    return {name: some for name, some in zip(asked, notes, strict=True) if some}
