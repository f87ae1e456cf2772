"""Note line: `Noted: …`, in which an agent says what it wants to be remembered."""

from __future__ import annotations

import re

NOTE_LINE = re.compile(
    r"^[^\S\n]*(?:[-*>]\s+)?[*_`]{0,3}Noted:[*_`]{0,3}[^\S\n]+(\S.*)$", re.MULTILINE
)


def notes_in(text: str) -> list[str]:
    """What the lines of a text note, in order."""
    return [line[1].strip() for line in NOTE_LINE.finditer(text)]


def without_notes(text: str, notes: frozenset[str]) -> str:
    """A text without the lines that note one of these."""
    return NOTE_LINE.sub(lambda line: "" if line[1].strip() in notes else line[0], text)


def as_line(note: str) -> str:
    """A note as a line of its own."""
    return f"Noted: {note}"
