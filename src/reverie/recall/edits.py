"""Edits: records that a file was edited are told last, unless they are what is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from reverie.domain.rules.edit_record import VERB, edited_file

if TYPE_CHECKING:
    from reverie.recall.best import Found
    from reverie.recall.query import Query


def edits_last(found: Sequence[Found], query: Query) -> list[Found]:
    """What was found, best first, but records of edits after all else.

    One of a file that the question names keeps its place, and so do all where it asks what was
    edited.
    """
    if query.language.stems.stem(VERB) in query.stems:
        return list(found)
    asked = query.text.casefold()
    return sorted(found, key=lambda one: _only_notes_edits(one.unit.text, asked))


def _only_notes_edits(text: str, asked: str) -> bool:
    path = edited_file(text)
    return path is not None and path.rpartition("/")[2].casefold() not in asked
