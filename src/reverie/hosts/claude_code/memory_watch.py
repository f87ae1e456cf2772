"""Watching the memory file: what the agent's own tools write into it is not a person's word."""

from __future__ import annotations

import os

from reverie.hosts.claude_code import ledger

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

MOST_BYTES = 4 << 20


def keep_as_the_agent_left_it(home: str, payload: dict[str, Any]) -> None:
    """Keep a copy of the memory file, if this use of a tool may have written it."""
    given = payload.get("tool_input")
    named = given if isinstance(given, dict) else {}
    if not any("memory.yml" in str(named.get(key) or "") for key in ("file_path", "command")):
        return
    try:
        with open(os.path.join(home, "memory.yml"), "rb") as file:
            written = file.read(MOST_BYTES + 1)
    except OSError:
        return
    if len(written) <= MOST_BYTES:
        copy = os.path.join(home, ledger.STATE, "memory.agent.yml")
        ledger.replace(copy, written.decode(errors="replace"))
