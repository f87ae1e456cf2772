"""The working tree: what became of the files and the code that memories name, and of a branch.

Names come from memories, so they are no one's to trust: each is a plain path or word, given behind
`--` or `-e`. Nothing a repository brings along is run. What is not known in time is not said.
"""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime

from reverie.awake.home import home_of, nearest
from reverie.domain.values.tree_note import (
    NamedPlace,
    PlaceKind,
    Told,
    TreeNote,
    TreeState,
    places_in,
)
from reverie.frozen import dataclass

MOST_NAMES, MOST_AT_NIGHT, MOST_BRANCHES = 12, 48, 4
"""How many names count of what is told at once, of what a sleep prepares, and branches."""
PATIENCE_S = 0.5
"""How long all that is asked at once may take."""
LEAST_PART = 3
"""Letters of a word of code that is looked for."""
QUIETLY = (
    "core.fsmonitor=false",
    "core.hooksPath=/dev/null",
    "core.pager=cat",
    "log.showSignature=false",
    "protocol.allow=never",
    "safe.bareRepository=explicit",
)
ALONE = {"GIT_OPTIONAL_LOCKS": "0", "GIT_NO_LAZY_FETCH": "1", "GIT_TERMINAL_PROMPT": "0"}
_LOG = ("log", "--first-parent", "-m", "--no-renames", "--name-status", "--relative", "-z")
_DATED = "\x01"
_GREP = ("grep", "-q", "-I", "-F", "-w")
_NOT_OURS = ("--", ".", ":(exclude,glob)**/.reverie/**")
"""The memory file names what memories name: it does not count."""


def tree_beside(home: str, folder: str) -> str:
    """The tree that a folder lies in: a worktree of the home's repository, or the home's own."""
    git = nearest(folder, ".git", os.path.isfile)
    own = home_of(folder) if git else None
    is_its = own is not None and os.path.realpath(own) == os.path.realpath(home)
    return os.path.dirname(git if git and is_its else os.path.abspath(home))


def notes_on(
    root: str, told: Sequence[Told], *, most: int = MOST_NAMES
) -> list[tuple[TreeNote, ...]]:
    """For each memory what the tree says otherwise; of all of them only so many names count."""
    named = [places_in(one.text) for one in told]
    taken = dict.fromkeys(place for places in named for place in places)
    first = sorted(taken, key=lambda place: place.kind is PlaceKind.SYMBOL)
    chosen = frozenset(first[:most])
    branches = sorted({one.branch for one in told if one.branch})[:MOST_BRANCHES]
    if not chosen and not branches:
        return [()] * len(told)
    git = _Git(root, time.monotonic() + PATIENCE_S)
    away = {branch for branch in branches if _is_elsewhere(git, branch)}
    paths = sorted(one.name for one in chosen if one.kind is PlaceKind.PATH)
    files, code = _files(git, paths, min(one.until for one in told)), _Code(git)
    notes = []
    for one, places in zip(told, named, strict=True):
        states = {p.name: _state(files, code, p, one.until) for p in places if p in chosen}
        on = [(one.branch, TreeState.UNMERGED)] if one.branch in away else []
        against = (*on, *((name, state) for name, state in states.items() if state))
        notes.append(tuple(TreeNote(name, state, one.until) for name, state in against))
    return notes


def _is_elsewhere(git: _Git, branch: str) -> bool:
    """Whether a branch is there and what is checked out does not hold it."""
    asked = ("merge-base", "--is-ancestor", f"refs/heads/{branch}", "HEAD")
    return bool(nearest(git.root, ".git")) and git.ran(*asked)[0] == 1


def _state(files: _Files | None, code: _Code, one: NamedPlace, at: datetime) -> TreeState | None:
    if one.kind is PlaceKind.PATH:
        return files.state(one.name, at) if files else None
    return TreeState.GONE if code.is_gone(one, at) else None


@dataclass(frozen=True, slots=True)
class _Git:
    """Git in one folder, to be asked until a moment."""

    root: str
    until: float

    def ran(self, *words: str) -> tuple[int | None, str]:
        """How git ended, none if it did not in time, and what it said."""
        settings = [word for setting in QUIETLY for word in ("-c", setting)]
        plain = {key: value for key, value in os.environ.items() if not key.startswith("GIT_")}
        left = self.until - time.monotonic()
        if left <= 0:
            return None, ""
        try:
            ended = subprocess.run(
                ["git", "--no-pager", *settings, *words],
                cwd=self.root,
                env={**plain, **ALONE},
                stdin=subprocess.DEVNULL,
                capture_output=True,
                timeout=left,
                check=False,
            )
        except (OSError, ValueError, subprocess.SubprocessError):
            return None, ""
        return ended.returncode, ended.stdout.decode(errors="surrogateescape")


@dataclass(frozen=True, slots=True)
class _Files:
    """The files that some names may mean: which git tracks, and what became of each last."""

    root: str
    tracked: frozenset[str]
    logged: dict[str, tuple[bool, datetime]]
    """Of each file that a commit touched: whether the last one took it away, and when."""

    def state(self, name: str, at: datetime) -> TreeState | None:
        """What became of a file since a moment; nothing where the name may mean several."""
        known = {*self.tracked, *self.logged}
        meant = {path for path in known if path == name or path.endswith(f"/{name}")}
        here = {path for path in (*meant, name) if _is_there(self.root, path)}
        if name in here:
            here = {name}
        if name in meant - here and "/" in name:
            here = set()
        if here:
            return self._changed(here.pop(), at) if len(here) == 1 else None
        return TreeState.GONE if any(self._was_there(path, at) for path in meant) else None

    def _changed(self, path: str, at: datetime) -> TreeState | None:
        _, when = self.logged.get(path, (False, None))
        if when is None and path not in self.tracked:
            try:
                changed = os.lstat(os.path.join(self.root, path)).st_mtime
                when = datetime.fromtimestamp(changed, UTC)
            except (OSError, ValueError, OverflowError):
                return None
        return TreeState.CHANGED if when and when > at else None

    def _was_there(self, path: str, at: datetime) -> bool:
        """Whether a file that is not there any more was at a moment: its going is news."""
        return path in self.tracked or (path in self.logged and self.logged[path][1] > at)


def _files(git: _Git, names: Sequence[str], oldest: datetime) -> _Files | None:
    """What git and the disk know of some names; nothing if git cannot tell in time."""
    if not names:
        return None
    if nearest(git.root, ".git") is None:
        return _Files(git.root, frozenset(), {})
    meant = [f":(glob)**/{name}" for name in names]  # no name holds a sign of a pattern
    done, there = git.ran("ls-files", "-z", "--with-tree=HEAD", "--", *meant)
    since = f"--since={oldest.replace(microsecond=0).isoformat()}"
    told, log = git.ran(*_LOG, f"--format={_DATED}%cI", since, "HEAD", "--", *meant)
    if done != 0 or told != 0:
        return None
    logged: dict[str, tuple[bool, datetime]] = {}
    for path, is_away, when in _commits(log):
        logged.setdefault(path, (is_away, when))
    return _Files(git.root, frozenset(filter(None, there.split("\0"))), logged)


def _commits(log: str) -> Iterator[tuple[str, bool, datetime]]:
    """The files that commits touched, the newest first, whether they took them away, and when."""
    parts = (part.lstrip("\n") for part in log.split("\0"))
    when = datetime.now(UTC)
    for part in parts:
        if part.startswith(_DATED):
            when = datetime.fromisoformat(part[1:].strip())
        elif part:
            yield next(parts, ""), part == "D", when


def _is_there(root: str, path: str) -> bool:
    """Whether a file is there, in a folder to which no link leads out of the tree."""
    place, top = os.path.join(root, path), os.path.realpath(root)
    folder = os.path.join(os.path.realpath(os.path.dirname(place)), "")
    return folder.startswith(os.path.join(top, "")) and os.path.lexists(place)


class _Code:
    """The words of code in the tree as it is, and as it was when a memory was told."""

    def __init__(self, git: _Git) -> None:
        self._git = git
        self._found: dict[tuple[str, str], bool | None] = {}
        self._commits: dict[datetime, str] = {}

    def is_gone(self, symbol: NamedPlace, at: datetime) -> bool:
        """Whether a word of a symbol is nowhere, and was somewhere when the memory was told."""
        if nearest(self._git.root, ".git") is None:
            return False
        words = [part for part in symbol.parts if len(part) >= LEAST_PART]
        missing = [word for word in words if self._holds(word, "") is False]
        return any(self._holds(word, self._commit_at(at)) for word in missing)

    def _holds(self, word: str, commit: str | None) -> bool | None:
        """Whether a word stands in the tree of a commit, or as it is; none if nobody knows."""
        if commit is None:
            return None
        if (word, commit) not in self._found:
            where = (commit,) if commit else ()
            how = () if commit else ("--untracked",)
            ended, _ = self._git.ran(*_GREP, *how, "-e", word, *where, *_NOT_OURS)
            self._found[word, commit] = {0: True, 1: False}.get(-1 if ended is None else ended)
        return self._found[word, commit]

    def _commit_at(self, at: datetime) -> str | None:
        """What was checked out at a moment, as far as this branch tells."""
        if at not in self._commits:
            before = f"--before={at.replace(microsecond=0).isoformat()}"
            asked = ("rev-list", "-1", "--first-parent", before, "HEAD", "--")
            self._commits[at] = self._git.ran(*asked)[1].strip()
        return self._commits[at] or None
