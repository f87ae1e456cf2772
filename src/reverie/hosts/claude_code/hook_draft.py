"""A hook as a person could register it: it reminds the agent of a rule, and stops nothing."""

from __future__ import annotations

import json
from shlex import quote

EVENT = "PreToolUse"
TOOLS = "Bash|Edit|Write"


def hook_draft(words: str, trigger: str) -> str:
    """The part of the client's settings that reminds of some words where a trigger is met.

    Without a trigger it reminds at each prompt.
    """
    event = EVENT if trigger else "UserPromptSubmit"
    told = {"hookSpecificOutput": {"hookEventName": event, "additionalContext": words}}
    say = f"printf %s {quote(json.dumps(told, ensure_ascii=False))}"
    command = f"grep -qF -- {quote(trigger)} && {say} || true" if trigger else say
    group: dict[str, object] = {"matcher": TOOLS} if trigger else {}
    group["hooks"] = [{"type": "command", "command": command, "timeout": 5}]
    return json.dumps({"hooks": {event: [group]}}, indent=2, ensure_ascii=False)
