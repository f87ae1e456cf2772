"""The prepared briefing: parts small enough for the host, ready before a session starts."""

from __future__ import annotations

import json
from pathlib import Path

from reverie.domain.intake.text import in_parts
from reverie.domain.language import language_named
from reverie.domain.values.memory import Kind
from reverie.domain.values.tree_note import TreeNotes
from reverie.domain.views.sheet import Sheet
from reverie.files import make_folder
from reverie.keyed import read, write_whole
from reverie.settings import Settings
from reverie.writing.briefing import briefing, head

FOLDER = "briefing"
TITLE_CHARS = 60
"""Room for the title of each part."""
MOST_LEFT = 100
MOST_OPEN_CHARS = 10_000


def prepare(
    home: Path, sheet: Sheet, settings: Settings, tree: TreeNotes | None = None
) -> list[str]:
    """Write the parts a session's opening reads, each whole; returns them, the head first."""
    folder = home / "state" / FOLDER
    make_folder(folder)
    room = settings.file.briefing_chars - TITLE_CHARS
    told = briefing(sheet, language_named(settings.record.language), tree)
    body = in_parts(told, max(MOST_LEFT, room))
    parts = [head(sheet), *body]
    for number, text in enumerate(parts):
        _put(folder / f"{number}.txt", _titled(text, number, len(body)))
    known = {"parts": len(body), "open": _open(sheet), **_seen(home / "memory.yml")}
    _put(folder / "of.json", json.dumps(known))
    for old in folder.glob("*.txt"):
        if old.stem.isdecimal() and int(old.stem) > len(body):
            old.unlink(missing_ok=True)
    return parts


def note_refusal(home: Path) -> None:
    """Note that the file as it is now cannot be taken, so that no opening waits for it again."""
    of = home / "state" / FOLDER / "of.json"
    try:
        known = json.loads(read(of))
        told = {"parts": int(known["parts"]), "open": str(known.get("open") or "")}
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return
    _put(of, json.dumps({**told, **_seen(home / "memory.yml"), "refused": True}))


def _open(sheet: Sheet) -> str:
    """The questions that are open, for the reminders they may set off."""
    asked = [item.text for item in sheet.items() if item.kind is Kind.QUESTION]
    return " ".join(asked)[:MOST_OPEN_CHARS]


def _titled(text: str, number: int, parts: int) -> str:
    """A part with its number, if there are several: the host tells them in any order."""
    if number == 0:
        return text
    title = f"(What you know from earlier sessions, part {number} of {parts})\n" * (parts > 1)
    return f"{title}{text}"


def _seen(file: Path) -> dict[str, int]:
    """What tells later whether someone has written the file since."""
    try:
        seen = file.stat()
    except OSError:
        return {"size": -1, "changed": -1}
    return {"size": seen.st_size, "changed": seen.st_mtime_ns}


def _put(path: Path, text: str) -> None:
    """Write a file, if it says something else."""
    try:
        if read(path).decode() == text:
            return
    except (OSError, ValueError):
        pass
    write_whole(path, text)
