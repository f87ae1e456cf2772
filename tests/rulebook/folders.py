"""Folders of rules for tests: files by path, `~/.claude/…` for the user's own."""

from __future__ import annotations

import subprocess
from pathlib import Path

from reverie.domain.rules.conflicts import scan_rules
from reverie.domain.values.conflict import Conflict, ConflictKind
from reverie.domain.values.directive import RuleFiles
from reverie.rulebook.reader import Roots, read_rules

USERS = "~/.claude/"


def a_folder(folder: Path, files: dict[str, str | bytes]) -> Roots:
    """The roots of a project and a user with these files."""
    project, user = folder / "project", folder / "user"
    for one in (project, user):
        one.mkdir(parents=True, exist_ok=True)
    for path, text in files.items():
        is_users = path.startswith(USERS)
        place = user / path.removeprefix(USERS) if is_users else project / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(text if isinstance(text, bytes) else text.encode())
    return Roots(project, user)


def rules_in(folder: Path, files: dict[str, str | bytes]) -> RuleFiles:
    """The rules of a folder, read."""
    return read_rules(a_folder(folder, files))


def found_in(
    folder: Path, files: dict[str, str | bytes], kind: ConflictKind | None = None
) -> list[Conflict]:
    """The conflicts in a folder, of one kind or of all."""
    scan = scan_rules(rules_in(folder, files))
    return [one for one in scan.conflicts if kind in (None, one.kind)]


def git(folder: Path, *words: str) -> str:
    """What git says in a folder."""
    who = ("-c", "user.name=Mara", "-c", "user.email=mara@example.com")
    done = subprocess.run(
        ["git", *who, *words], cwd=folder, capture_output=True, text=True, check=True
    )
    return done.stdout


def committed(folder: Path) -> Path:
    """A folder as a repository with all of it committed."""
    git(folder, "init", "--quiet", "-b", "main")
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "-m", "Begin")
    return folder
