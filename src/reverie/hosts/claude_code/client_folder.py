"""The client's own folder of the user: where transcripts lie; on the hook path, so light."""

from __future__ import annotations

import os

from reverie.hosts.claude_code import AGENT

ENDING = ".jsonl"


def config_folder() -> str:
    """The client's own folder of the user."""
    return os.environ.get("CLAUDE_CONFIG_DIR") or os.path.join(os.path.expanduser("~"), ".claude")


def sessions_beside(transcript: str) -> list[tuple[str, str]]:
    """The sessions in the client's folder for a project, each with its transcript, newest first."""
    folder = os.path.realpath(os.path.dirname(transcript))
    if os.path.dirname(folder) != os.path.realpath(os.path.join(config_folder(), "projects")):
        return []
    try:
        names = [name for name in os.listdir(folder) if name.endswith(ENDING)]
    except OSError:
        return []
    found = [
        (name.removesuffix(ENDING), os.path.join(folder, name))
        for name in names
        if not name.startswith(AGENT)
    ]
    return sorted(found, key=lambda pair: -_changed(pair[1]))


def _changed(path: str) -> float:
    try:
        return os.stat(path).st_mtime
    except OSError:
        return 0.0
