"""The prepared briefing: parts small enough for the host, ready before a session starts."""

from __future__ import annotations

import json
import os
from pathlib import Path

from reverie.domain.sheet import Sheet
from reverie.settings import Settings
from reverie.writing.briefing import briefing, head, in_parts

FOLDER = "briefing"
TITLE_CHARS = 60
"""Room for the title of each part."""


def prepare(home: Path, sheet: Sheet, settings: Settings) -> list[str]:
    """Write the parts a session's opening reads, each whole; returns them, the head first."""
    folder = home / "state" / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    body = in_parts(briefing(sheet), settings.briefing_chars - TITLE_CHARS)
    parts = [head(sheet), *body]
    for number, text in enumerate(parts):
        _put(folder / f"{number}.txt", _titled(text, number, len(body)))
    _put(folder / "of.json", json.dumps({"parts": len(body), **_seen(home / "memory.yml")}))
    for old in folder.glob("*.txt"):
        if old.stem.isdecimal() and int(old.stem) > len(body):
            old.unlink(missing_ok=True)
    return parts


def _titled(text: str, number: int, parts: int) -> str:
    if number == 0 or parts == 1:
        return text
    return f"(What you know from earlier sessions, part {number} of {parts})\n{text}"


def _seen(file: Path) -> dict[str, int]:
    """What tells later whether someone has written the file since."""
    try:
        seen = file.stat()
    except OSError:
        return {"size": -1, "changed": -1}
    return {"size": seen.st_size, "changed": seen.st_mtime_ns}


def _put(path: Path, text: str) -> None:
    """Write a file whole, and only if it says something else."""
    try:
        if path.read_text(encoding="utf-8") == text:
            return
    except (OSError, UnicodeError):
        pass
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    fresh.write_text(text, encoding="utf-8")
    os.replace(fresh, path)
