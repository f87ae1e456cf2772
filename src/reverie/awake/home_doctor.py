"""The checkup of a home: whether all in it was made here, and can be reached by nobody else."""

from __future__ import annotations

import os
from collections.abc import Iterator

from reverie.awake import brought
from reverie.awake.ledger_doctor import Found
from reverie.awake.set_aside import OF_THE_MIND, strays, tracked
from reverie.files import HOME

LOGS = ("mind.db-wal", "mind.db-journal")
"""What SQLite would take into a mind as it opens it."""


def logs_of_others(home: str) -> list[str]:
    """The logs beside a mind that came with git."""
    return [path for path in tracked(home) if path in LOGS]


def home_checkup(home: str) -> Iterator[Found]:
    """What was looked at, if this is the .reverie folder of a project."""
    if os.path.basename(os.path.abspath(home)) != HOME:
        return
    for path in strays(home):
        step = "nothing reads or writes it; look at it and move it away"
        yield False, f"{path} is a link, or no regular file", step
    for words in brought.notes(home):
        step = "look at it, then remove that folder, or take it back with `reverie trust`"
        yield False, f"set aside, as it was not written here: {words}", step
    theirs = [path for path in tracked(home) if path.startswith(OF_THE_MIND)]
    if theirs:
        what = f"git tracks {theirs[0]}" + f" and {len(theirs) - 1} more" * (len(theirs) > 1)
        step = "whoever commits can change it: `git rm --cached` it, or let `reverie init` move it"
        yield False, what, step
