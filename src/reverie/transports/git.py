"""Git as a transport: what a phase of a night left in the sync folder becomes one commit."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

PATIENCE_S = 30
BUSY = (
    "rebase-merge",
    "rebase-apply",
    "MERGE_HEAD",
    "CHERRY_PICK_HEAD",
    "REVERT_HEAD",
    "BISECT_LOG",
)
"""What lies in a git folder in the middle of something."""
NAME, MAIL = "Reverie", "reverie@localhost"


def commit_phase(folder: Path, subject: str) -> tuple[str, ...]:
    """Commit all of a folder that is a repository itself, with a subject; nothing is pushed.

    What cannot be committed is told, and is part of the next commit.
    """
    git = folder / ".git"
    if folder.is_symlink() or git.is_symlink() or not git.is_dir():
        return ()
    if any((git / name).exists() for name in BUSY):
        return (f"the repository in {folder} is in the middle of something; not committed",)
    try:
        _run(folder, "add", "--all", "--", ".", ":(exclude).queue.lock")
        if not _run(folder, "status", "--porcelain").strip():
            return ()
        _run(folder, "commit", "--quiet", "--no-verify", "--no-gpg-sign", "-m", subject)
    except (OSError, subprocess.SubprocessError) as error:
        return (f"git could not commit in {folder}: {_why(error)}; the next night tries again",)
    return ()


def _run(folder: Path, *words: str) -> str:
    plain = {key: value for key, value in os.environ.items() if not key.startswith("GIT_")}
    asked = ["git", "-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false", *words]
    ended = subprocess.run(
        asked,
        cwd=folder,
        env={
            **_named(folder, plain),
            "GIT_TERMINAL_PROMPT": "0",
            "GIT_CEILING_DIRECTORIES": str(folder.parent),
        },
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=True,
    )
    return ended.stdout


def _named(folder: Path, environment: dict[str, str]) -> dict[str, str]:
    """The environment with a name for who commits, where git knows none."""
    known = subprocess.run(
        ["git", "config", "user.email"],
        cwd=folder,
        env=environment,
        capture_output=True,
        check=False,
    )
    if known.stdout.strip():
        return environment
    who = {"GIT_AUTHOR_NAME": NAME, "GIT_COMMITTER_NAME": NAME}
    return {**environment, **who, "GIT_AUTHOR_EMAIL": MAIL, "GIT_COMMITTER_EMAIL": MAIL}


def _why(error: Exception) -> str:
    said = getattr(error, "stderr", "") or str(error)
    return " ".join(str(said).split())[:200]
