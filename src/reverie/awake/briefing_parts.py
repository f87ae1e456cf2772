"""Briefed: what a session is told of its memory, read from prepared files; on the hook path."""

from __future__ import annotations

import os
import time

from reverie import keyed, light_json
from reverie.awake import ledger

FOLDER = "briefing"
MOST_BYTES = 1 << 20
"""Bytes of a prepared part that are read; none is so long."""
EDITED = "memory.yml was changed since; what follows is from before.\n"
REFUSED = (
    "memory.yml cannot be taken in; what follows is from before. Tell: `reverie memory check`\n"
)
SETTLED_S, PAUSE_S = 3, 0.02
"""For how long a start waits until a changed file is taken in, and how often it looks."""


def head(home: str) -> str:
    """What must be said before work; nothing before anything was prepared."""
    wait_until_taken(home)
    words = _read(home, "0.txt")
    known = _of(home)
    if known and is_edited(home):
        return words + EDITED
    return words + REFUSED if known.get("refused") else words


def part(home: str, number: int, parts: int, most: int) -> str:
    """One part of the memory, of which `parts` are asked for; the last says if there is more."""
    wait_until_taken(home)
    count = _count(home)
    if number > count:
        return ""
    text = _read(home, f"{number}.txt")
    if number == parts < count:
        more = f"({count - parts} more parts: `reverie briefing`)\n"
        room = most - len(more)
        whole = text if len(text) <= room else text[: text.rfind("\n", 0, room) + 1]
        return whole + more
    return text[:most]


def wait_until_taken(home: str) -> None:
    """Wait a little while a changed file is taken in: nobody's words are told before they are."""
    if not is_edited(home) or not os.path.exists(os.path.join(home, "mind.db")):
        return
    end = time.monotonic() + SETTLED_S
    while is_edited(home) and time.monotonic() < end:
        time.sleep(PAUSE_S)


def is_edited(home: str) -> bool:
    """Whether someone has written the memory file since the briefing was prepared."""
    known = _of(home)
    try:
        seen = os.stat(os.path.join(home, "memory.yml"))
    except OSError:
        return False
    return (seen.st_size, seen.st_mtime_ns) != (known.get("size"), known.get("changed"))


def prepared_at(home: str) -> str:
    """When the briefing was prepared, as the ledger writes moments; nothing before the first."""
    try:
        return ledger.stamp(os.stat(os.path.join(home, ledger.STATE, FOLDER, "of.json")).st_mtime)
    except OSError:
        return ""


def open_questions(home: str) -> str:
    """The questions that were open when the briefing was prepared."""
    return str(_of(home).get("open") or "")


def _count(home: str) -> int:
    count = _of(home).get("parts")
    return count if isinstance(count, int) else 0


def _of(home: str) -> dict[str, object]:
    try:
        known = light_json.parsed(_read(home, "of.json") or "{}")
    except (ValueError, RecursionError):
        return {}
    return known if isinstance(known, dict) else {}


def _read(home: str, name: str) -> str:
    path = os.path.join(home, ledger.STATE, FOLDER, name)
    return keyed.glimpse(path, MOST_BYTES).decode(errors="replace")
