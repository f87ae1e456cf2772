"""The tree of a project: all its paths but for what was built, fetched or is hidden."""

from __future__ import annotations

import os
from collections.abc import Iterator

_NAMES = (
    ".git .hg .svn node_modules .venv venv __pycache__ dist build target .next .tox .cache "
    ".mypy_cache .ruff_cache .pytest_cache .hypothesis .e2e vendor .reverie worktrees"
)
PRUNED = frozenset(_NAMES.split())
"""Folders in which no rules of a project lie."""
MOST_PATHS = 200_000


def paths_below(folder: str) -> Iterator[str]:
    """The files below a folder, with slashes, links not followed; at most so many."""
    count = 0
    for where, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if name not in PRUNED)
        inner = os.path.relpath(where, folder).replace(os.sep, "/")
        for name in sorted(names):
            count += 1
            if count > MOST_PATHS:
                return
            yield name if inner == "." else f"{inner}/{name}"
