"""Versions of a file that git keeps: the committed ones with their author, the sides of a conflict.

Nothing a repository brings along is run: no hook, no monitor, no pager, no fetch, no bare folder.
"""

from __future__ import annotations

import os
import subprocess
import tempfile
from pathlib import Path

from reverie.domain.intake.text import clipped
from reverie.frozen import dataclass

SECONDS = 10
"""No answer of git is waited for longer."""
NAME_CHARS = 60
QUIETLY = (
    "core.fsmonitor=false",
    "core.hooksPath=/dev/null",
    "core.pager=cat",
    "protocol.allow=never",
    "safe.bareRepository=explicit",
)
ALONE = {"GIT_OPTIONAL_LOCKS": "0", "GIT_NO_LAZY_FETCH": "1", "GIT_TERMINAL_PROMPT": "0"}


@dataclass(frozen=True, slots=True)
class Version:
    """A file as git holds it, and whose commit brought it, in words."""

    text: str
    whence: str = ""


def versions(file: Path) -> tuple[Version, ...]:
    """The file as it is staged and as it was last committed; none if git does not know it.

    Where there is a repository that cannot be asked, all of the file may have come by it.
    """
    if not _said(file, "rev-parse", "--git-dir"):
        is_there = any((folder / ".git").exists() for folder in file.absolute().parents)
        return (Version(file.read_bytes().decode(errors="replace")),) if is_there else ()
    texts = dict.fromkeys(_blob(file, at) for at in (":0", "HEAD"))
    found = [text for text in texts if text]
    whence = _whence(file, "HEAD") if found else ""
    return tuple(Version(text, whence) for text in found)


def sides_in_git(file: Path) -> tuple[str, Version, str] | None:
    """Our side, theirs, and what git made of both, of a file in conflict."""
    common, ours, theirs = (_blob(file, f":{stage}") for stage in (1, 2, 3))
    if not (ours and theirs):
        return None
    with tempfile.TemporaryDirectory() as folder:
        paths = [Path(folder, name) for name in ("ours", "common", "theirs")]
        for path, text in zip(paths, (ours, common, theirs), strict=True):
            path.write_text(text, encoding="utf-8")
        made = _said(file, "merge-file", "-p", "-q", *map(str, paths))
        return ours, Version(theirs, _whence(file, "MERGE_HEAD")), made


def _blob(file: Path, at: str) -> str:
    return _said(file, "cat-file", "blob", f"{at}:{_path(file)}")


def _path(file: Path) -> str:
    """The file as seen from the project, where git is asked: `.reverie` may play a repository."""
    return f"./{file.parent.name}/{file.name}"


def _whence(file: Path, tip: str) -> str:
    """Who last committed the file, and in which commit; what cannot be printed is left out."""
    how = ("--no-show-signature", "--no-color", "--format=%an%x00%h")
    told = _said(file, "log", "-1", *how, tip, "--", _path(file))
    name, _, commit = told.partition("\x00")
    shown = "".join(sign if sign.isprintable() else " " for sign in name)
    who = clipped(" ".join(shown.split()), NAME_CHARS)
    return f"{who or 'someone'}, commit {commit.strip()}" if commit.strip() else ""


def _said(file: Path, *words: str) -> str:
    """What git prints; nothing if there is no git, or nothing it can tell."""
    settings = [word for setting in QUIETLY for word in ("-c", setting)]
    try:
        done = subprocess.run(
            ["git", "--no-pager", *settings, *words],
            cwd=file.absolute().parent.parent,
            capture_output=True,
            timeout=SECONDS,
            check=False,
            env={**os.environ, **ALONE},
        )
        text = done.stdout.decode("utf-8")
    except (OSError, ValueError, subprocess.SubprocessError):
        return ""
    is_fine = done.returncode == 0 or (words[0] == "merge-file" and 0 < done.returncode < 128)
    return text.replace("\r\n", "\n") if is_fine else ""
