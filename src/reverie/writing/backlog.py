"""The backlog: what nights noticed, in dated blocks, the newest on top; a person works it off."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path

from reverie.domain.values.recurrence import Pattern
from reverie.files import make_folder, read, write_whole
from reverie.writing.patterns import LABELS, how_often, pattern_words
from reverie.writing.report import escaped

FILE = Path("sync", "backlog.md")
ENOUGH = 3
"""From how many patterns of one night on they are put down here too."""


def add_to_backlog(home: Path, night: int, day: date, patterns: Sequence[Pattern]) -> None:
    """Put a dated block on top, once a night; what stands there stays."""
    path, mark = home / FILE, f"<!-- reverie: night {night} -->"
    if len(patterns) < ENOUGH:
        return
    try:
        there = read(path).decode(errors="replace")
    except FileNotFoundError:
        there = ""
    if mark in there.splitlines():
        return
    lines = [f"## {day.isoformat()}, night {night}", mark]
    lines += [
        f"- [ ] {LABELS[one.kind]}: {escaped(pattern_words(one))} ({how_often(one)})"
        for one in patterns
    ]
    make_folder(path.parent)
    write_whole(path, "\n".join(lines) + "\n\n" * bool(there) + there + "\n" * (not there))
