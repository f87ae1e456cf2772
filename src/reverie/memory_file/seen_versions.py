"""Versions of the file that hooks have seen since it was written, and whose doing they were."""

from __future__ import annotations

import json
from pathlib import Path

from reverie import confirmed, files, keyed
from reverie.frozen import dataclass
from reverie.memory_file.nodes import MOST_BYTES

FOLDER, NOTE = "memory.seen.d", "memory.seen"
OPEN_S = 24 * 3600
"""A turn whose end was never told counts as open for so many seconds, as for the hooks."""


@dataclass(frozen=True, slots=True)
class Seen:
    """The file as it was at one moment, and whether the agent had just changed it."""

    text: str
    is_agents: bool


def seen_of(file: Path, state: Path) -> tuple[Seen, ...]:
    """How the file went, oldest first; while a turn is open, what no hook has seen yet is last."""
    paths = sorted((state / FOLDER).glob("*.yml"))
    texts = [(path, keyed.glimpse(path, 2 * MOST_BYTES).decode(errors="replace")) for path in paths]
    kept = [Seen(text, path.stem.endswith("-agent")) for path, text in texts if text]
    if _changed_during_a_turn(file, state):
        kept.append(Seen(_text(confirmed.led_to(file)), is_agents=True))
    return tuple(kept)


def forget_seen(state: Path) -> None:
    """Drop the versions: the file has been taken."""
    for path in (state / FOLDER).glob("*.yml"):
        path.unlink(missing_ok=True)


def _changed_during_a_turn(file: Path, state: Path) -> bool:
    """Whether the file changed since it was last looked at, while the agent is at work."""
    try:
        seen = json.loads(keyed.read(state / NOTE))
        now = file.stat()
        began = [at for at in seen["turns"].values() if isinstance(at, (int, float))]
    except (OSError, ValueError, RecursionError, KeyError, TypeError, AttributeError):
        return False
    has_moved = seen.get("stat") != [now.st_size, now.st_mtime_ns, now.st_ino]
    return has_moved and any(at <= now.st_ctime + 1 < at + OPEN_S for at in began)


def _text(path: str | Path) -> str:
    return files.beginning(path, MOST_BYTES + 1).decode(errors="replace")
