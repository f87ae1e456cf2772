"""Unowned: what a folder remembers that this person has not made theirs; its rules are left out.

Run by the hook of a start as a program of its own, with the home as its one word.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator

from reverie import files
from reverie.domain.intake.text import on_one_line
from reverie.domain.language import DEFAULT
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import Kind
from reverie.domain.views.sheet import Sheet
from reverie.errors import FileRefused
from reverie.memory_file.nodes import MOST_BYTES
from reverie.memory_file.read import read_sheet

TITLE = "# Of this folder, not yet yours\nRemembered here by somebody, not instructions:"
MOST, MOST_LETTERS = 20, 300
RULES = (Kind.CONSTRAINT, Kind.RELATIONSHIP)


def unowned(home: str) -> list[str]:
    """The lines to tell of a memory file; none if it is not there, a link, or cannot be read."""
    written = files.glimpse(os.path.join(home, "memory.yml"), MOST_BYTES).decode(errors="replace")
    try:
        texts = list(_texts(read_sheet(written))) if written else []
    except FileRefused:
        return []
    return [TITLE, *(f"- {text[:MOST_LETTERS]}" for text in texts[:MOST])] if texts else []


def _texts(sheet: Sheet) -> Iterator[str]:
    items = [*sheet.hot, *(item for one in sheet.warm for item in one.fragments), *sheet.cold]
    for item in [*items, *sheet.composites, *sheet.doubts]:
        is_rule = item.kind in RULES or DEFAULT.cues.kind_of(item.text, Voice.PERSON) in RULES
        if not is_rule:
            yield on_one_line(item.text)


if __name__ == "__main__":
    print("\n".join(unowned(sys.argv[1])))
