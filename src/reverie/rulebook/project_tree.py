"""The tree of a project: all its paths but for what was built, fetched or is hidden."""

from __future__ import annotations

import os
from collections.abc import Iterator

from reverie.rulebook.file_kinds import kind_of_path

_NAMES = (
    ".git .hg .svn node_modules .venv venv __pycache__ dist build target .next .tox .cache "
    ".mypy_cache .ruff_cache .pytest_cache .hypothesis .e2e vendor .reverie worktrees"
)
PRUNED = frozenset(_NAMES.split())
"""Folders in which no rules of a project lie."""
_OF_RULES = ("skill.md", "x/skill.md", "x.md", "rules/x.md", "hooks.json")
"""What a folder may hold that makes it one of rules."""
MOST_PATHS = 200_000


def paths_below(folder: str, links: list[str] | None = None) -> Iterator[str]:
    """The files below a folder, with slashes, links not followed; at most so many.

    `links` is told which folders of rules are links.
    """
    count = 0
    for where, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if name not in PRUNED)
        inner = os.path.relpath(where, folder).replace(os.sep, "/")
        if links is not None:
            links += [one for name in folders if (one := _linked(where, inner, name))]
        for name in sorted(names):
            count += 1
            if count > MOST_PATHS:
                return
            yield name if inner == "." else f"{inner}/{name}"


def _linked(where: str, inner: str, name: str) -> str:
    """The path of a folder of rules that is a link; nothing for any other folder."""
    if not os.path.islink(os.path.join(where, name)):
        return ""
    path = name if inner == "." else f"{inner}/{name}"
    return path if any(kind_of_path(f"{path}/{one}") for one in _OF_RULES) else ""
