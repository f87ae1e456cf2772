"""Watching the memory file: what the agent's own tools write into it is not a person's word."""

from __future__ import annotations

import os
import re

from reverie.hosts.claude_code import ledger

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

MOST_BYTES = 4 << 20


def keep_as_the_agent_left_it(home: str, payload: dict[str, Any]) -> None:
    """Keep a copy of the memory file, if this use of a tool may have written it."""
    given = payload.get("tool_input")
    ours = os.path.join(home, "memory.yml")
    if not isinstance(given, dict) or not _may_have_written(given, ours, payload.get("cwd")):
        return
    try:
        with open(ours, "rb") as file:
            written = file.read(MOST_BYTES + 1)
    except OSError:
        return
    if len(written) <= MOST_BYTES:
        copy = os.path.join(home, ledger.STATE, "memory.agent.yml")
        ledger.replace(copy, written.decode(errors="replace"))


def _may_have_written(given: dict[str, Any], ours: str, folder: object) -> bool:
    """Whether a tool was given our file, by its path or in a command."""
    path, command = given.get("file_path"), given.get("command")
    if isinstance(path, str):
        return os.path.realpath(os.path.join(str(folder or ""), path)) == os.path.realpath(ours)
    inside = os.path.realpath(str(folder or "")) == os.path.realpath(os.path.dirname(ours))
    named = r"(?<![\w.-])memory\.yml(?![\w.-])" if inside else r"\.reverie/memory\.yml(?![\w.-])"
    return isinstance(command, str) and bool(re.search(named, command))
