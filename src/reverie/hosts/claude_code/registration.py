"""Registration: the hooks as the host's settings name them, with a command that starts fast."""

from __future__ import annotations

import sys
from pathlib import Path

EVENTS: tuple[tuple[str, str | None, int, str], ...] = (
    ("SessionStart", "startup|resume|compact|clear", 10, "session-start"),
    ("UserPromptSubmit", None, 5, "user-prompt-submit"),
    ("PostToolUse", "Edit|Write|Bash", 5, "post-tool-use"),
    ("PreCompact", None, 5, "pre-compact"),
    ("Stop", None, 5, "stop"),
    ("SubagentStop", None, 5, "subagent-stop"),
    ("SessionEnd", None, 5, "session-end"),
)
"""The host's event, what it must match, the seconds it may take, and our hook."""


def hook_settings() -> dict[str, object]:
    """The `hooks` of the host's settings, for the interpreter and the place we run from."""
    hooks: dict[str, object] = {}
    for event, matcher, timeout, name in EVENTS:
        call = {"type": "command", "command": command_of(name), "timeout": timeout}
        hooks[event] = [{**({"matcher": matcher} if matcher else {}), "hooks": [call]}]
    return {"hooks": hooks}


def command_of(name: str) -> str:
    """The command of one hook: the interpreter itself, without what it does not need."""
    site = Path(__file__).resolve().parents[3]
    code = (
        f"import sys; sys.path.append({str(site)!r}); "
        "from reverie.hosts.claude_code.hook import main; main()"
    )
    return f"{_quoted(sys.executable)} -I -S -c {_quoted(code)} {name} || true"


def _quoted(word: str) -> str:
    """A word as one argument of a shell."""
    return "'" + word.replace("'", "'\"'\"'") + "'"
