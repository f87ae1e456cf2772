"""Watching the memory file: what the agent's own tools write into it is not a person's word."""

from __future__ import annotations

import os
import re
import time

from reverie import files
from reverie.awake import ledger

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

MOST_BYTES = 4 << 20
CLOCK_S = 1
"""How many seconds the clocks of files and hooks may differ."""


def keep_as_the_agent_left_it(home: str, payload: dict[str, Any]) -> None:
    """Keep a copy of the memory file, if this use of a tool may have written it."""
    given = payload.get("tool_input")
    ours = os.path.join(home, "memory.yml")
    if not isinstance(given, dict) or not _may_have_written(given, ours, payload.get("cwd")):
        return
    if given.get("command") and _is_older_than(ours, payload.get("duration_ms")):
        return  # the command only read it
    try:
        with open(ours, "rb") as file:
            written = file.read(MOST_BYTES + 1)
    except OSError:
        return
    if len(written) <= MOST_BYTES:
        copy = os.path.join(home, ledger.STATE, "memory.agent.yml")
        files.replace(copy, written.decode(errors="replace"))


def _is_older_than(path: str, lasted_ms: object) -> bool:
    """Whether a file was last written before a command began that has just ended."""
    if not isinstance(lasted_ms, int | float) or isinstance(lasted_ms, bool):
        return False
    try:
        return os.stat(path).st_mtime < time.time() - lasted_ms / 1000 - CLOCK_S
    except OSError:
        return False


def _may_have_written(given: dict[str, Any], ours: str, folder: object) -> bool:
    """Whether a tool was given our file, by its path or in a command."""
    path, command = given.get("file_path"), given.get("command")
    if isinstance(path, str):
        return os.path.realpath(os.path.join(str(folder or ""), path)) == os.path.realpath(ours)
    inside = os.path.realpath(str(folder or "")) == os.path.realpath(os.path.dirname(ours))
    named = r"(?<![\w.-])memory\.yml(?![\w.-])" if inside else r"\.reverie/memory\.yml(?![\w.-])"
    return isinstance(command, str) and bool(re.search(named, command))
