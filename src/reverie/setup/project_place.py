"""The project that is set up: where it lies, what it is called, and how Reverie is called there."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys

from reverie.errors import Refused
from reverie.frozen import dataclass

MOST_CHARS = 40


@dataclass(frozen=True, slots=True)
class Project:
    """A folder with a mind in it."""

    root: str
    home: str
    """Its .reverie folder."""
    command: str
    """The whole path of `reverie`."""

    @property
    def label(self) -> str:
        """A word for its timers and keys that no other project of this user has."""
        name = re.sub(r"[^A-Za-z0-9_-]+", "-", os.path.basename(self.root)).strip("-")
        place = hashlib.sha256(self.home.encode(errors="surrogateescape")).hexdigest()
        return f"{name[:MOST_CHARS] or 'mind'}-{place[:8]}"


def project_at(home: str) -> Project:
    """The project whose .reverie folder is given."""
    whole = os.path.realpath(home)
    beside = os.path.join(os.path.dirname(sys.executable), "reverie")
    command = beside if os.access(beside, os.X_OK) else shutil.which("reverie")
    if command is None:
        raise Refused("no `reverie` is on the PATH; install it where a timer finds it")
    if not (whole.isprintable() and command.isprintable()):
        raise Refused(f"{whole!r} has a character that no timer can be given; rename the folder")
    return Project(os.path.dirname(whole), whole, command)
