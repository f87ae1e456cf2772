"""Set aside: what came with a clone is moved out of the way, never followed and never removed."""

from __future__ import annotations

import os
import stat
import subprocess
from collections.abc import Iterable, Iterator

from reverie import files
from reverie.awake import home_seal
from reverie.errors import CannotWrite, PathRefused, Stranger, step_after

OF_THE_PROJECT = ("memory.yml", "config.toml", ".gitignore")
"""What may come with a clone."""
OF_THE_MIND = ("state", "dreams", "mind.db", "memory.yml.tonight")
"""What may not, with all whose names begin so."""
ASIDE = "set-aside-"
PATIENCE_S = 10
NO_PROGRAMS = ("-c", "core.fsmonitor=false", "-c", f"core.hooksPath={os.devnull}")
"""What keeps git from running what a repository's own settings name."""


def unwanted(home: str) -> list[str]:
    """What a home holds that was not made here, by paths from it; a link to a home is refused."""
    found = tracked(home)
    if os.path.islink(home):
        if "" in found:
            raise PathRefused(f"{home} is a link that git tracks; remove it and run it again")
        if not home_seal.is_copy(home):
            raise Stranger(home)
        return []
    there = sorted(os.listdir(home)) if os.path.isdir(home) else []
    gone = {_first_no_folder(home, path) for path in found if not _is_the_projects(home, path)}
    gone |= {name for name in OF_THE_PROJECT[1:] if name in there and _is_odd(home, name)}
    if not (home_seal.is_ours(home) or home_seal.is_copy(home)):
        gone |= {name for name in there if name.startswith(OF_THE_MIND)}
    elif "mind.db" in gone:
        gone |= {name for name in there if name.startswith("mind.db")}
    return sorted(path for path in gone if not _is_below(path, gone))


def brought_by_git(home: str) -> set[str]:
    """What lies below a home as git has laid it there; not what was written over it since."""
    return {*tracked(home)} - {*tracked(home, "--modified")}


def tracked(home: str, *which: str) -> list[str]:
    """What git tracks at or below a home, by paths from it; nothing if there is no git to ask."""
    folder, name = os.path.split(os.path.abspath(home))
    plain = {key: value for key, value in os.environ.items() if not key.startswith("GIT_")}
    asked = ["git", *NO_PROGRAMS, "ls-files", "-z", *which, "--", f":(icase){name}"]
    try:
        told = subprocess.run(
            asked, cwd=folder, env=plain, capture_output=True, timeout=PATIENCE_S, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return []
    paths = told.stdout.decode(errors="surrogateescape").split("\0") if not told.returncode else []
    below = [path.partition("/")[2] for path in paths if path]
    return [path for path in below if os.path.lexists(os.path.join(home, path))]


def move_aside(home: str, paths: Iterable[str], stamp: str) -> str:
    """Move some of a home into a new folder in it, which only its owner enters; its name."""
    name = f"{ASIDE}{stamp}"
    while os.path.lexists(os.path.join(home, name)):
        name += "-"
    try:
        for path in paths:
            target = os.path.join(home, name, path)
            files.make_folder(os.path.dirname(target))
            os.rename(os.path.join(home, path), target)
    except OSError as error:
        step = step_after(error, "move it out of the way yourself")
        raise CannotWrite(f"{home}/{path} stays: {error.strerror}; {step}") from None
    return name


def bring_back(home: str, name: str, stamp: str) -> str | None:
    """Let what was set aside take its place again; what was there meanwhile is set aside."""
    back = sorted(os.listdir(os.path.join(home, name)))
    there = [path for path in back if os.path.lexists(os.path.join(home, path))]
    aside = move_aside(home, there, stamp) if there else None
    for path in back:
        os.rename(os.path.join(home, name, path), os.path.join(home, path))
    os.rmdir(os.path.join(home, name))
    return aside


def strays(home: str) -> Iterator[str]:
    """The links, FIFOs and devices below a home, but for memory.yml and what was set aside.

    A living agent's socket belongs there: none can come with a clone.
    """
    from reverie.awake.mind_socket import path_in

    for folder, folders, names in os.walk(home):
        at_top = folder == home
        if at_top:
            folders[:] = [name for name in folders if not name.startswith(ASIDE)]
        for name in sorted([*folders, *names]):
            mode = os.lstat(os.path.join(folder, name)).st_mode
            is_editors = at_top and "memory.yml" in name
            lives = stat.S_ISSOCK(mode) and os.path.join(folder, name) == path_in(home)
            if not (stat.S_ISREG(mode) or stat.S_ISDIR(mode) or is_editors or lives):
                yield os.path.relpath(os.path.join(folder, name), home)


def _is_the_projects(home: str, path: str) -> bool:
    return path in OF_THE_PROJECT and not _is_odd(home, path)


def _is_odd(home: str, path: str) -> bool:
    return not stat.S_ISREG(os.lstat(os.path.join(home, path)).st_mode)


def _first_no_folder(home: str, path: str) -> str:
    """The part of a path at which its folders end: itself, or a link on its way."""
    parts = path.split("/")
    for count in range(1, len(parts)):
        upto = "/".join(parts[:count])
        if not stat.S_ISDIR(os.lstat(os.path.join(home, upto)).st_mode):
            return upto
    return path


def _is_below(path: str, others: set[str]) -> bool:
    return any(path.startswith(f"{other}/") for other in others)
