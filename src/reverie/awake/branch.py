"""Branch: what a folder's repository has checked out; on the hook path, so by plain files alone."""

from __future__ import annotations

import os

from reverie.awake.home import first_line, nearest

DEFAULTS = ("main", "master", "trunk")
"""What a default branch is called where no remote names one."""
LONGEST = 120
"""Characters of a name of a branch."""
_SIGNS = "/._-+#@"
_HEAD, _REMOTE = "ref: refs/heads/", "ref: refs/remotes/origin/"


def branch_of(folder: str) -> str:
    """The branch a folder is on; empty for the default one, between branches, or without git."""
    git = nearest(folder, ".git") if folder else None
    if git is None:
        return ""
    if not os.path.isdir(git):
        points = first_line(git).removeprefix("gitdir:").strip()
        git = os.path.join(os.path.dirname(git), points)
    head = first_line(os.path.join(git, "HEAD"))
    name = head.removeprefix(_HEAD) if head.startswith(_HEAD) else ""
    return name if _is_plain(name) and not _is_default(git, name) else ""


def _is_default(git: str, name: str) -> bool:
    shared = os.path.join(git, first_line(os.path.join(git, "commondir")))
    remote = first_line(os.path.join(shared, "refs", "remotes", "origin", "HEAD"))
    return name == remote.removeprefix(_REMOTE) if remote.startswith(_REMOTE) else name in DEFAULTS


def _is_plain(name: str) -> bool:
    """Whether a name can be told and be asked for: a file may say anything."""
    is_long = not 0 < len(name) <= LONGEST
    return not is_long and ".." not in name and all(s.isalnum() or s in _SIGNS for s in name)
