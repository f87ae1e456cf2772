"""Briefed: what a session is told of its memory, read from prepared files; on the hook path."""

from __future__ import annotations

import json
import os

from reverie import files
from reverie.awake import ledger
from reverie.domain.rules.pieces import in_parts

FOLDER = "briefing"
MOST_FILE = 4 << 20
"""Bytes of an edited memory file that are shown, over all parts."""
TITLE_CHARS = 80
"""Room for the title of each part."""
EDITED = "memory.yml was edited since; it is shown as it is.\n"


def head(home: str) -> str:
    """Where we are and what was carried over; nothing before the first night."""
    words = _read(home, "0.txt")
    return words + EDITED if words and is_edited(home) else words


def part(home: str, number: int, parts: int, most: int) -> str:
    """One part of the memory, of which `parts` are asked for; the last says if there is more."""
    pieces = _edited_pieces(home, most) if is_edited(home) else []
    count = len(pieces) or _count(home)
    if number > count:
        return ""
    text = pieces[number - 1] if pieces else _read(home, f"{number}.txt")
    if number == parts < count:
        more = f"({count - parts} more parts: `reverie briefing`)\n"
        room = most - len(more)
        whole = text if len(text) <= room else text[: text.rfind("\n", 0, room) + 1]
        return whole + more
    return text[:most]


def is_edited(home: str) -> bool:
    """Whether someone has written the memory file since the briefing was prepared."""
    known = _of(home)
    if not known:
        return False
    try:
        seen = os.stat(os.path.join(home, "memory.yml"))
    except OSError:
        return False
    return (seen.st_size, seen.st_mtime_ns) != (known.get("size"), known.get("changed"))


def _edited_pieces(home: str, most: int) -> list[str]:
    """The edited file itself, cut between lines."""
    try:
        path = files.led_to(os.path.join(home, "memory.yml"))
        text = files.beginning(path, MOST_FILE).decode(errors="replace")
    except OSError:
        return []
    pieces = in_parts(text, most - TITLE_CHARS)
    return [f"(memory.yml, part {n} of {len(pieces)})\n{p}" for n, p in enumerate(pieces, 1)]


def _count(home: str) -> int:
    count = _of(home).get("parts")
    return count if isinstance(count, int) else 0


def _of(home: str) -> dict[str, object]:
    try:
        known = json.loads(_read(home, "of.json") or "{}")
    except (ValueError, RecursionError):
        return {}
    return known if isinstance(known, dict) else {}


def _read(home: str, name: str) -> str:
    try:
        path = os.path.join(home, ledger.STATE, FOLDER, name)
        return files.beginning(path, MOST_FILE).decode(errors="replace")
    except OSError:
        return ""
