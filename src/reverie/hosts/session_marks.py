"""Session marks: by which variables the clients of agents mark what they run."""

from __future__ import annotations

from collections.abc import Mapping

MARKS = {
    "CLAUDECODE": "Claude Code",
    "CLAUDE_CODE_SESSION_ID": "Claude Code",
    "CLAUDE_CODE_ENTRYPOINT": "Claude Code",
    "COPILOT_CLI": "Copilot CLI",
    "COPILOT_PROJECT_DIR": "Copilot CLI",
    "GEMINI_CLI": "Gemini CLI",
    "GEMINI_SESSION_ID": "Gemini CLI",
    "OPENCODE": "opencode",
    "OPENCODE_PID": "opencode",
    "CODEX_THREAD_ID": "Codex",
    "CODEX_SANDBOX": "Codex",
    "CODEX_SANDBOX_NETWORK_DISABLED": "Codex",
    "CURSOR_AGENT": "Cursor",
    "AI_AGENT": "an agent's client",
}
"""What a client sets for the commands of its agent; a person's own shell has none of it."""


def client_around(environment: Mapping[str, str]) -> str:
    """The client in whose session a command runs, by name; nothing if a person runs it."""
    return next((client for mark, client in MARKS.items() if environment.get(mark)), "")
