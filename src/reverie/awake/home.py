"""The home of a project: its .reverie folder, found by walking up like git, and whose it is.

Light, for hooks and for whoever only reads.
"""

from __future__ import annotations

import os

from reverie import files, keyed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import date
    from pathlib import Path


HOME, MIND, OWNER, WRITTEN = files.HOME, "mind.db", "owner.json", "written"
PAUSED, UNDOZED = "paused", ".undozed"
"""The file that a pause lays; that whose time tells when the ledger last got something that no
sleep has read."""
SIGNS = "private"
"""The folder of the signs that sessions are in a private exchange; not there if none is."""
ANCHOR = os.path.join("sync", "reports", "install-anchor.txt")
"""The file that holds the day of the installation, from which deep sleep is counted."""
FIRST_AGENT = "main"
"""Whose a project is that was made before owners were written down."""


def nearest(folder: str, name: str, fits: Callable[[str], bool] = os.path.exists) -> str | None:
    """The path of `name` in a folder, or the first one above it, where it fits."""
    folder = os.path.abspath(folder)
    while True:
        path = os.path.join(folder, name)
        if fits(path):
            return path
        parent = os.path.dirname(folder)
        if parent == folder:
            return None
        folder = parent


def home_of(folder: str) -> str | None:
    """The .reverie folder for a folder: the nearest with a mind, else that of its main worktree.

    A repository has one mind for all its worktrees, wherever they lie.
    """
    own = nearest(folder, HOME, _is_home)
    has_mind = bool(own) and os.path.exists(os.path.join(own or "", MIND))
    if has_mind and not os.path.isfile(os.path.join(os.path.dirname(own or ""), ".git")):
        return own
    main = _main_worktree(nearest(folder, ".git", os.path.isfile))
    shared = os.path.join(main, HOME) if main else ""
    if not main or not os.path.exists(os.path.join(shared, MIND)):
        return own
    return own if has_mind and not _came_with_a_branch(own or "", shared) else shared


def _came_with_a_branch(own: str, shared: str) -> bool:
    """Whether the home of a worktree was brought by git, while that of its repository is ours."""
    from reverie.awake import home_seal

    return home_seal.is_ours(shared) and not home_seal.is_ours(own)


def _is_home(path: str) -> bool:
    """Whether a path is a .reverie folder that does not itself lie in one."""
    return os.path.isdir(path) and HOME not in os.path.dirname(path).split(os.sep)


def ownership(home: str) -> dict[str, str]:
    """Whose a project is (`agent`) and from when on its sessions count (`since`), if known."""
    import json

    try:
        told = json.loads(keyed.read(os.path.join(home, "state", OWNER), 4096))
    except (OSError, ValueError):
        return {}
    fits = isinstance(told, dict) and all(isinstance(told.get(k), str) for k in ("agent", "since"))
    return told if fits else {}


def guest_words(home: str, agent: str) -> str:
    """What an agent is told whose mind lies in another's project; nothing if it is its own."""
    owner = ownership(home).get("agent") or FIRST_AGENT
    if owner == agent:
        return ""
    return (
        f"the sessions, memory.yml and the briefing of this project are {owner}'s; {agent} sleeps "
        "on what is recorded in its own mind"
    )


def is_paused(home: str) -> bool:
    """Whether the person has told the hooks to capture nothing."""
    path = os.path.join(home, "state", PAUSED)
    return os.path.lexists(path) and keyed.answers(path)


def undozed(home: str) -> int | None:
    """Since when a session waits that no sleep has taken in, in nanoseconds; None if none does."""
    try:
        return os.stat(os.path.join(home, "state", UNDOZED)).st_mtime_ns
    except OSError:
        return None


def is_hushed(home: str) -> bool:
    """Whether any session is in a private exchange: `hush` knows which."""
    return os.path.exists(os.path.join(home, "state", SIGNS))


def written_up_to(home: str) -> int:
    """The entry up to which the files beside a mind tell its journal; 0 if nobody knows."""
    try:
        return int(keyed.read(os.path.join(home, "state", WRITTEN), 100))
    except (OSError, ValueError):
        return 0


def anchor_of(home: str) -> date | None:
    """The day of the installation; none if nobody wrote it down, or what stands there is none."""
    from datetime import date

    from reverie.errors import PathRefused

    try:
        words = files.beginning(os.path.join(home, ANCHOR), 40).decode(errors="replace").split()
        return date.fromisoformat(words[0][:10]) if words else None
    except (OSError, ValueError, PathRefused):
        return None


def _main_worktree(git: str | None) -> str | None:
    """The folder of the repository whose worktree a `.git` file belongs to.

    Git has each point at the other; a `.git` file from elsewhere can point, and is not pointed at.
    """
    if git is None:
        return None
    points = first_line(git).removeprefix("gitdir:").strip()
    path = os.path.normpath(os.path.join(os.path.dirname(git), points))
    main, found, _ = path.partition(os.path.join(os.sep, ".git", "worktrees") + os.sep)
    if not found:
        return None
    back = os.path.join(path, first_line(os.path.join(path, "gitdir")))
    return main if os.path.realpath(back) == os.path.realpath(git) else None


def first_line(path: str) -> str:
    """The one line that git keeps in a file of its own; empty if it cannot be read."""
    if not os.path.isfile(path):
        return ""
    try:
        read = files.beginning(os.path.realpath(path), 4096)
    except OSError:
        return ""
    return read.decode(errors="surrogateescape").strip()


def beside(mind: Path, name: str) -> Path:
    """Where a file that belongs to a mind lies: in the state of its home, else beside the mind."""
    if os.path.basename(os.path.dirname(os.path.abspath(mind))) == HOME:
        return mind.parent / "state" / name
    return mind.with_name(f"{mind.name}.{name}")
