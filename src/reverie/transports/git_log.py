"""The log of a repository: what this user committed between two moments."""

from __future__ import annotations

import os
import subprocess
from datetime import datetime

from reverie.domain.audit.review import Logged

PATIENCE_S = 10
MOST = 200
"""Commits that are looked at, the newest."""
_BETWEEN, _END = "\x1f", "\x1e"
_SHAPE = "%ce%x1f%P%x1f%cI%x1f%s%x1e"
_PLAIN = ("core.fsmonitor=false", "log.showSignature=false", "i18n.logOutputEncoding=UTF-8")


def commits_between(folder: str, since: datetime, until: datetime) -> list[Logged]:
    """The user's own commits on what is checked out, oldest first.

    None where there is no repository, no git, or nothing committed yet.
    """
    who = _ran(folder, "config", "user.email").strip()
    span = (f"--since={since.isoformat()}", f"--until={until.isoformat()}")
    told = _ran(folder, "log", f"--max-count={MOST}", f"--format={_SHAPE}", *span, "HEAD", "--")
    found = []
    for one in told.split(_END):
        parts = one.strip("\n").split(_BETWEEN)
        if len(parts) == 4 and (not who or parts[0] == who):
            found.append(Logged(parts[3], datetime.fromisoformat(parts[2]), " " in parts[1]))
    return found[::-1]


def _ran(folder: str, *words: str) -> str:
    """What git says in a folder; nothing if it fails or takes too long."""
    plain = {key: value for key, value in os.environ.items() if not key.startswith("GIT_")}
    asked = ["git", "--no-pager", *(word for option in _PLAIN for word in ("-c", option)), *words]
    try:
        ended = subprocess.run(
            asked,
            cwd=folder,
            env={**plain, "GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0"},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=PATIENCE_S,
            check=True,
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return ended.stdout.decode(errors="replace")
