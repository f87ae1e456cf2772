"""The checkup of a home: whether all in it was made here, and can be reached by nobody else."""

from __future__ import annotations

import os
from collections.abc import Iterator

from reverie.awake.ledger_doctor import Found
from reverie.awake.set_aside import OF_THE_MIND, strays, tracked
from reverie.files import HOME


def home_checkup(home: str) -> Iterator[Found]:
    """What was looked at, if this is the .reverie folder of a project."""
    if os.path.basename(os.path.abspath(home)) != HOME:
        return
    for path in strays(home):
        step = "nothing reads or writes it; look at it and move it away"
        yield False, f"{path} is a link, or no regular file", step
    theirs = [path for path in tracked(home) if path.startswith(OF_THE_MIND)]
    if theirs:
        what = f"git tracks {theirs[0]}" + f" and {len(theirs) - 1} more" * (len(theirs) > 1)
        step = "whoever commits can change it: `git rm --cached` it, or let `reverie init` move it"
        yield False, what, step
