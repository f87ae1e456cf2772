"""Work: the words of what is being worked on just now; on the hook path, so light."""

from __future__ import annotations

import os

from reverie import files
from reverie.awake import briefing_parts
from reverie.awake.home import nearest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

MOST_BYTES = 4096
"""Bytes of git's own small files that are read."""
ON_A_BRANCH = "ref: refs/heads/"


def words(home: str, folder: str | None, book: dict[str, Any]) -> str:
    """What bookmarks say, the tasks they belong to, the branch, and the questions that are open."""
    marks = [f"{m['message']} {m.get('task_slug') or ''}" for m in book.get("bookmarks") or []]
    task = branch(folder or os.path.dirname(home)).replace("_", " ")
    return " ".join([*marks, task, briefing_parts.open_questions(home)])


def branch(folder: str) -> str:
    """The branch that git has checked out in a folder or above it; nothing if there is none."""
    git = nearest(folder, ".git")
    if git is None:
        return ""
    if not os.path.isdir(git):  # a worktree, whose own folder is named here
        points = _line(git).removeprefix("gitdir:").strip()
        git = os.path.join(os.path.dirname(git), points)
    head = _line(os.path.join(git, "HEAD"))
    return head.removeprefix(ON_A_BRANCH) if head.startswith(ON_A_BRANCH) else ""


def _line(path: str) -> str:
    return files.glimpse(path, MOST_BYTES).decode(errors="replace").strip()
