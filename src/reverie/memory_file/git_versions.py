"""Versions of a file that git keeps: the last committed one, and the sides of a conflict."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

SECONDS = 10
"""No answer of git is waited for longer."""


def committed(file: Path) -> str:
    """The file as it was last committed; empty if git does not know it."""
    return _said(file.parent, "show", f"HEAD:./{file.name}")


def sides_in_git(file: Path) -> tuple[str, str, str] | None:
    """Our side, theirs, and what git made of both, of a file in conflict."""
    common, ours, theirs = (_said(file.parent, "show", f":{n}:./{file.name}") for n in (1, 2, 3))
    if not (ours and theirs):
        return None
    with tempfile.TemporaryDirectory() as folder:
        paths = [Path(folder, name) for name in ("ours", "common", "theirs")]
        for path, text in zip(paths, (ours, common, theirs), strict=True):
            path.write_text(text, encoding="utf-8")
        return ours, theirs, _said(file.parent, "merge-file", "-p", "-q", *map(str, paths))


def _said(folder: Path, *words: str) -> str:
    """What git prints; nothing if there is no git, or nothing it can tell."""
    try:
        done = subprocess.run(
            ["git", *words], cwd=folder, capture_output=True, timeout=SECONDS, check=False
        )
        text = done.stdout.decode("utf-8")
    except (OSError, ValueError, subprocess.SubprocessError):
        return ""
    is_fine = done.returncode == 0 or (words[0] == "merge-file" and 0 < done.returncode < 128)
    return text.replace("\r\n", "\n") if is_fine else ""
