"""Watching the memory file: what the agent's own tools write into it is not a person's word."""

from __future__ import annotations

import os
import re
import time

from reverie import files
from reverie.awake import ledger

TYPE_CHECKING = False
if TYPE_CHECKING:
    from reverie.ports.host import Event

MOST_BYTES = 4 << 20
CLOCK_S = 1
"""How many seconds the clocks of files and hooks may differ."""


def keep_as_the_agent_left_it(home: str, event: Event) -> None:
    """Keep a copy of the memory file, if this use of a tool may have written it."""
    ours = os.path.join(home, "memory.yml")
    if not _may_have_written(event, ours):
        return
    if event["ran"] and _is_older_than(ours, event["lasted_ms"]):
        return  # the command only read it
    try:
        written = files.beginning(files.led_to(ours), MOST_BYTES + 1)
    except OSError:
        return
    if len(written) <= MOST_BYTES:
        copy = os.path.join(home, ledger.STATE, "memory.agent.yml")
        files.replace(copy, written.decode(errors="replace"))


def _is_older_than(path: str, lasted_ms: float | None) -> bool:
    """Whether a file was last written before a command began that has just ended."""
    if lasted_ms is None:
        return False
    try:
        return os.stat(path).st_mtime < time.time() - lasted_ms / 1000 - CLOCK_S
    except OSError:
        return False


def _may_have_written(event: Event, ours: str) -> bool:
    """Whether a tool was given our file, by its path or in a command."""
    folder = event["folder"] or ""
    if event["wrote"] is not None:
        return os.path.realpath(os.path.join(folder, event["wrote"])) == os.path.realpath(ours)
    inside = os.path.realpath(folder) == os.path.realpath(os.path.dirname(ours))
    named = r"(?<![\w.-])memory\.yml(?![\w.-])" if inside else r"\.reverie/memory\.yml(?![\w.-])"
    return bool(event["ran"]) and bool(re.search(named, event["ran"] or ""))
