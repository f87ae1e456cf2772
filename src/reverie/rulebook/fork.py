"""The fork: planned moves and renames on a branch of their own, in a worktree of their own.

The user's checkout is never touched, nothing is merged, and a branch on which a link would lead
nowhere that leads somewhere now is not made.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path, PurePosixPath

from reverie.domain.rules.conflicts.link_graph import Broken, newly_broken
from reverie.domain.values.conflict import Move
from reverie.errors import ArgumentRefused
from reverie.frozen import dataclass
from reverie.rulebook.reader import Roots, read_rules

PATIENCE_S = 60
WHO = ("-c", "user.name=Reverie", "-c", "user.email=reverie@localhost")
_PRIVATE = (".git", ".reverie")


@dataclass(frozen=True, slots=True)
class Forked:
    """What came of a fork."""

    branch: str = ""
    """The branch that was made; none if none was."""
    moved: tuple[Move, ...] = ()
    notes: tuple[str, ...] = ()
    blocked_by: tuple[Broken, ...] = ()
    """The links that would lead nowhere, because of which no branch was made."""


def branch_name(day: date) -> str:
    """What the branch of a date is called."""
    return f"deep-sleep/{day.isoformat()}"


def refuse_odd_moves(moves: Sequence[Move]) -> None:
    """Refuse a move that leads out of the project, or into what is not for rules."""
    for path in (path for move in moves for path in (move.source, move.to)):
        parts = PurePosixPath(path).parts
        is_odd = not parts or path.startswith(("/", "~", "-")) or "\0" in path or ".." in parts
        if is_odd or parts[0].casefold() in _PRIVATE:
            raise ArgumentRefused(f"{path!r} is no path of a rule file within the project")


def fork(roots: Roots, day: date, moves: Sequence[Move]) -> Forked:
    """Make the branch of a date with the moves on it, unless a link stands against it."""
    refuse_odd_moves(moves)
    git = _Git(roots.project)
    if why := git.why_not(branch_name(day)):
        return Forked(notes=(why,))
    folder = Path(tempfile.mkdtemp(prefix="reverie-fork-"))
    try:
        git.run("worktree", "add", "--detach", "--quiet", str(folder), "HEAD")
        return _forked(roots, git, folder, day, moves)
    except (OSError, subprocess.SubprocessError) as error:
        return Forked(notes=(f"no branch was made: git says: {_why(error)}",))
    finally:
        git.forget(folder)


def _forked(roots: Roots, git: _Git, folder: Path, day: date, moves: Sequence[Move]) -> Forked:
    """The moves made in a worktree, looked at, and kept as a branch if all links hold."""
    project = folder / git.prefix()
    before = read_rules(replace(roots, project=project, user=None))
    able = [move for move in moves if _can_move(project, move)]
    notes = [
        f"{move.source} was not moved: it is not committed, or {move.to} is there"
        for move in moves
        if move not in able
    ]
    if blocked := newly_broken(before, able):
        return Forked(notes=tuple(notes), blocked_by=tuple(blocked))
    there = _Git(project)
    for move in able:
        (project / move.to).parent.mkdir(parents=True, exist_ok=True)
        there.run("mv", "--", move.source, move.to)
    if able:
        subject = f"Move and rename rule files as planned on {day.isoformat()}"
        there.run(*WHO, "commit", "--quiet", "--no-verify", "--no-gpg-sign", "-m", subject)
    head = there.run("rev-parse", "HEAD").strip()
    git.run("branch", "--no-track", branch_name(day), head)
    return Forked(branch_name(day), tuple(able), (*git.state_words(), *notes))


def _can_move(project: Path, move: Move) -> bool:
    source, to = project / move.source, project / move.to
    is_same = to.exists() and os.path.samefile(source, to) if source.exists() else False
    return source.is_file() and not source.is_symlink() and (is_same or not os.path.lexists(to))


class _Git:
    """Git in one folder, without hooks, prompts or somebody else's environment."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def run(self, *words: str) -> str:
        """What git says to a command; raises if it fails."""
        plain = {key: value for key, value in os.environ.items() if not key.startswith("GIT_")}
        ended = subprocess.run(
            ["git", "-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false", *words],
            cwd=self._folder,
            env={**plain, "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C"},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=PATIENCE_S,
            check=True,
        )
        return ended.stdout

    def says(self, *words: str) -> bool:
        """Whether git agrees."""
        try:
            self.run(*words)
        except (OSError, subprocess.SubprocessError):
            return False
        return True

    def why_not(self, branch: str) -> str:
        """Why no branch can be made; nothing if one can."""
        if not self.says("rev-parse", "--git-dir"):
            return "no branch was made: this is no git repository"
        if not self.says("rev-parse", "--verify", "--quiet", "HEAD^{commit}"):
            return "no branch was made: the repository has no commit yet; commit once and try again"
        if self.says("rev-parse", "--verify", "--quiet", f"refs/heads/{branch}"):
            return f"no branch was made: {branch} is there already; merge or delete it first"
        return ""

    def prefix(self) -> str:
        """Where in its repository a folder lies."""
        return self.run("rev-parse", "--show-prefix").strip()

    def state_words(self) -> list[str]:
        """What a person should know about the state the branch begins from."""
        words = []
        if not self.says("symbolic-ref", "--quiet", "HEAD"):
            head = self.run("rev-parse", "--short", "HEAD").strip()
            words.append(f"HEAD is detached; the branch begins at {head}")
        if self.run("status", "--porcelain", "--untracked-files=normal").strip():
            words.append("what is not committed is not on the branch")
        return words

    def forget(self, folder: Path) -> None:
        """Take a worktree away again."""
        self.says("worktree", "remove", "--force", str(folder))
        shutil.rmtree(folder, ignore_errors=True)
        self.says("worktree", "prune")


def _why(error: Exception) -> str:
    said = getattr(error, "stderr", "") or str(error)
    return " ".join(str(said).split())[:200]
