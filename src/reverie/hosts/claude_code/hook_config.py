"""Registration: the hooks as the host's settings name them, with a command that starts fast."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from reverie.awake.hooks import PART

Hooks = dict[str, list[object]]
"""Our groups of calls by the host's event."""

EVENTS: tuple[tuple[str, str | None, int, str], ...] = (
    ("SessionStart", "startup|resume|compact|clear|fork", 10, "session-start"),
    ("UserPromptSubmit", None, 5, "user-prompt-submit"),
    ("PostToolUse", "Edit|Write|Bash", 5, "post-tool-use"),
    ("PreCompact", None, 5, "pre-compact"),
    ("Stop", None, 5, "stop"),
    ("SubagentStop", None, 5, "subagent-stop"),
    ("SessionEnd", None, 5, "session-end"),
)
"""The host's event, what it must match, the seconds it may take, and our hook."""

OPENING = "SessionStart"
NOTE = "morning-note"
"""The hook that shows the person, and not the agent, what a night left for them."""
MODULE = "reverie.hosts.claude_code.hook"
GUARD = "command -v reverie >/dev/null && reverie hook "


def hook_settings(parts: int, *, shared: bool = False) -> dict[str, object]:
    """The `hooks` of the host's settings, for this interpreter or for whoever has Reverie."""
    return {"hooks": hooks_with(guarded_command if shared else command_of, parts)}


def hooks_with(command: Callable[[str], str], parts: int) -> Hooks:
    """A group with one call for each event; a start has one for each part and note."""
    hooks: Hooks = {}
    for event, matcher, timeout, name in EVENTS:
        names = [name, *briefing_names(parts), NOTE] if event == OPENING else [name]
        calls = [{"type": "command", "command": command(n), "timeout": timeout} for n in names]
        hooks[event] = [{**({"matcher": matcher} if matcher else {}), "hooks": calls}]
    return hooks


def briefing_names(parts: int) -> list[str]:
    """The hooks that tell one part of the memory each."""
    return [f"{PART}{number}" for number in range(1, parts + 1)]


def command_of(name: str) -> str:
    """The command of one hook: the interpreter itself, without what it does not need."""
    code = f"import sys; sys.path.append({site()!r}); from {MODULE} import main; main()"
    return f"{_quoted(sys.executable)} -I -S -c {_quoted(code)} {name} || true"


def guarded_command(name: str) -> str:
    """The command of one hook in a file that others share, who may not have Reverie."""
    return f"{GUARD}{name} || true"


def is_ours(command: object) -> bool:
    """Whether a command calls a hook of ours, from wherever and however it was installed."""
    return isinstance(command, str) and (MODULE in command or GUARD in command)


def site() -> str:
    """The folder this Reverie is imported from."""
    return str(Path(__file__).resolve().parents[3])


def _quoted(word: str) -> str:
    """A word as one argument of a shell."""
    return "'" + word.replace("'", "'\"'\"'") + "'"
