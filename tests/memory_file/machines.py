"""Machines for tests: clones of one real git repository, each with a mind of its own."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from reverie.memory_file.authorship import Taken
from tests.memory_file.homes import A_DAY, Home

WHO = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org", "-c", "commit.gpgsign=false"]


def mine(_: Taken) -> bool:
    """The word of a person who knows the machine."""
    return True


class Machine(Home):
    """A home in a clone, of one person who has several: what comes from another is their own.

    Its file is committed, its mind and its state are not.
    """

    @classmethod
    def cloned(cls, origin: Path, folder: Path) -> Machine:
        git(folder.parent, "clone", "-q", str(origin), str(folder))
        return cls(folder)

    def take(self) -> Taken:
        taken, written = self.filing.settle(is_mine=mine)
        assert written
        return taken

    def commit(self) -> Machine:
        git(self.folder.parent, "add", ".reverie/memory.yml")
        git(self.folder.parent, "commit", "-qm", "memory", "--allow-empty")
        return self

    def push(self) -> Machine:
        git(self.commit().folder.parent, "push", "-q", "origin", "HEAD:main")
        return self

    def pull(self) -> bool:
        """Get what others pushed; tells whether git could put it together."""
        return git(self.folder.parent, "pull", "-q", "--no-rebase", "origin", "main", may_fail=True)

    def gets_their_file(self) -> Machine:
        """Pull forward over what was written here and never committed: the mind knows it all."""
        git(self.folder.parent, "checkout", "-q", "--", ".reverie/memory.yml")
        git(self.folder.parent, "pull", "-q", "--ff-only", "origin", "main")
        return self

    def pulls_and_takes(self) -> Machine:
        self.gets_their_file().take()
        return self

    def pulls_and_merges(self) -> Machine:
        """Get what others pushed, and put both sides together as a person would."""
        if self.pull():
            self.take()
        else:
            self.filing.merge(is_mine=mine)
        return self


def two_machines(folder: Path) -> tuple[Machine, Machine]:
    """A machine that has slept once, and another that has taken its file."""
    origin = folder / "origin.git"
    git(folder, "init", "-q", "--bare", "-b", "main", str(origin))
    one = Machine.cloned(origin, folder / "one")
    git(one.folder.parent, "checkout", "-q", "-b", "main", may_fail=True)
    one.live(*A_DAY)
    one.push()
    other = Machine.cloned(origin, folder / "other")
    git(other.folder.parent, "checkout", "-q", "main", may_fail=True)
    other.take()
    other.push()
    return one.pulls_and_takes(), other


def git(folder: Path, *words: str, may_fail: bool = False) -> bool:
    """Run git as one does, with no settings but ours; tells whether it went well."""
    clean = {"PATH": os.environ["PATH"], "HOME": str(folder), "GIT_CONFIG_NOSYSTEM": "1"}
    done = subprocess.run(
        ["git", *WHO, *words], cwd=folder, env=clean, capture_output=True, text=True, check=False
    )
    assert may_fail or done.returncode == 0, f"git {' '.join(words)}: {done.stderr}"
    return done.returncode == 0
