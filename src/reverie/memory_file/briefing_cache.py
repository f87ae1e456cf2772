"""The briefing cache: the whole text, told again while mind and settings are as they were."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from reverie.files import read, write_whole

if TYPE_CHECKING:
    from pathlib import Path

    from reverie.ports import Mind
    from reverie.settings import Settings

FILE = "state/briefing.txt"
"""On its first line what the text was made of, below it the text."""
FORM = 6
"""Raised whenever the same mind is briefed in other words, so that no older text is told."""


def mark_of(mind: Mind, settings: Settings, project: str) -> str:
    """All that a briefing is made of, on one line: a text with the same mark is the same text."""
    from importlib.util import find_spec

    last = mind.journal.last()
    newest = [(one.at.isoformat(), one.size) for one in mind.journal.headings(since=last)]
    memory = mind.memories.get(mind.memories.next_number() - 1)  # and so a damaged file is noticed
    told = {
        "form": FORM,
        "project": project,
        "agent": mind.agent,
        "sessions": mind.sessions.last(),
        "entry": [last, *newest],
        "memory": memory and memory.name,
        "tokenizer": find_spec("rs_bpe") is not None,
        "settings": settings.flat(),
    }
    return json.dumps(told)


def cached(home: Path, mark: str) -> str | None:
    """The text made of just this, if it is kept."""
    try:
        made_of, _, text = read(home / FILE).partition(b"\n")
    except OSError:
        return None
    return text.decode() if made_of == mark.encode() else None


def cache(home: Path, mark: str, text: str) -> None:
    """Keep the text and what it was made of, in place of the one before."""
    write_whole(home / FILE, f"{mark}\n{text}")
