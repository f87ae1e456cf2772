"""The client's own folder of the user: where transcripts lie; on the hook path, so light."""

from __future__ import annotations

import os

from reverie.domain.intake.session_name import kept_name
from reverie.hosts.claude_code import AGENT

ENDING = ".jsonl"


def config_folder() -> str:
    """The client's own folder of the user."""
    return os.environ.get("CLAUDE_CONFIG_DIR") or os.path.join(os.path.expanduser("~"), ".claude")


def keeps(transcript: str) -> bool:
    """Whether a path is absolute and leads to below the folder of all transcripts."""
    return os.path.isabs(transcript) and _resolved(transcript).startswith(_transcripts() + os.sep)


def _transcripts() -> str:
    return os.path.realpath(os.path.join(config_folder(), "projects"))


def _resolved(path: str) -> str:
    try:
        return os.path.realpath(path)
    except ValueError:  # no file can have such a name
        return ""


def sessions_beside(transcript: str) -> list[tuple[str, str]]:
    """The sessions in the client's folder for a project, each with its transcript, newest first."""
    folder = _resolved(os.path.dirname(transcript))
    if os.path.dirname(folder) != _transcripts():
        return []
    try:
        names = [name for name in os.listdir(folder) if name.endswith(ENDING)]
    except OSError:
        return []
    found = [
        (kept_name(name.removesuffix(ENDING)), os.path.join(folder, name))
        for name in names
        if not name.startswith(AGENT)
    ]
    return sorted(found, key=lambda pair: -_changed(pair[1]))


def _changed(path: str) -> float:
    try:
        return os.stat(path).st_mtime
    except OSError:
        return 0.0
