"""A line of a crontab, which goes by the machine's own clock."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from datetime import time

from reverie.domain.rules.schedule import cron
from reverie.setup.project_place import Project


def line(project: Project, at: time, nights: Sequence[Sequence[str]]) -> str:
    """The line, to be pasted; cron reads a percent sign as the end of it, so that is escaped."""
    command = shlex.quote(project.command)
    calls = "; ".join(f"{command} {' '.join(words)}" for words in nights)
    whole = f"cd {shlex.quote(project.root)} && {{ {calls}; }}"
    return f"{cron(at)} {whole.replace('%', chr(92) + '%')}"
