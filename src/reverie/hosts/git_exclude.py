"""Git's own list of what it ignores in one repository, which nobody else sees (info/exclude)."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterator, Sequence

from reverie import files
from reverie.awake.home import nearest
from reverie.hosts.install_steps import text_at

PATIENCE_S = 10
HEADER = "# Made by `reverie init`; `reverie uninstall` takes it back."
_SPECIAL = re.compile(r"([\\*?\[\]])")


def exclude_path(root: str) -> str | None:
    """The list of a project's repository, by its path from the project; None without one.

    A worktree has that of its repository. Where a link leads is not followed.
    """
    common = _shared_folder(root)
    if common is None:
        return None
    path = os.path.join(common, "info", "exclude")
    return os.path.relpath(path, os.path.realpath(root)) if os.path.realpath(path) == path else None


def lines_for(root: str, paths: Sequence[str]) -> list[str]:
    """The lines that let git ignore some paths of a project, and only those."""
    top = os.path.dirname(nearest(os.path.realpath(root), ".git") or "")
    folder = os.path.relpath(os.path.realpath(root), top)
    prefix = "/" if folder == "." else f"/{_SPECIAL.sub(_escaped, folder)}/"
    return [] if "\n" in prefix else [HEADER, *(prefix + path for path in paths)]


def is_ignored(root: str, path: str) -> bool:
    """Whether git ignores a path; without git, whether a list of the project names it."""
    plain = {key: value for key, value in os.environ.items() if not key.startswith("GIT_")}
    try:
        asked = subprocess.run(
            ["git", "check-ignore", "--quiet", "--no-index", path],
            cwd=root,
            env=plain,
            capture_output=True,
            timeout=PATIENCE_S,
            check=False,
        )
        if asked.returncode in (0, 1):
            return asked.returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        pass
    lines = (text_at(root, ".gitignore") or "").splitlines()
    folders = {f"{path.partition('/')[0]}{end}" for end in ("", "/")}
    return any(line.strip().removeprefix("/") in {path, *folders} for line in lines)


def others_with(root: str, path: str) -> Iterator[str]:
    """The other worktrees of a project's repository in which a path of the project is there."""
    here, common = os.path.realpath(root), _shared_folder(root)
    top = os.path.dirname(nearest(here, ".git") or "")
    if common is None or not top:
        return
    lists = os.path.join(common, "worktrees")
    names = os.listdir(lists) if os.path.isdir(lists) else []
    tops = [_line(os.path.join(lists, name, "gitdir")) for name in sorted(names)]
    for other in [os.path.dirname(common), *(os.path.dirname(line) for line in tops if line)]:
        place = os.path.realpath(os.path.join(other, os.path.relpath(here, top)))
        if place != here and os.path.exists(os.path.join(place, path)):
            yield place


def _shared_folder(root: str) -> str | None:
    """The folder in which git keeps what all worktrees of a repository share."""
    git = nearest(os.path.realpath(root), ".git")
    if git is None or os.path.isdir(git):
        return os.path.realpath(git) if git else None
    points = _line(git).removeprefix("gitdir:").strip()
    folder = os.path.realpath(os.path.join(os.path.dirname(git), points))
    if not points or not os.path.isfile(os.path.join(folder, "HEAD")):
        return None
    common = _line(os.path.join(folder, "commondir"))
    if not common:
        return folder  # a submodule
    back = os.path.join(folder, _line(os.path.join(folder, "gitdir")))
    is_known = os.path.realpath(back) == git  # else the file came from elsewhere and only points
    return os.path.realpath(os.path.join(folder, common)) if is_known else None


def _escaped(found: re.Match[str]) -> str:
    return f"\\{found[0]}"


def _line(path: str) -> str:
    try:
        return files.beginning(path, 4096).decode(errors="surrogateescape").strip()
    except (OSError, ValueError):
        return ""
