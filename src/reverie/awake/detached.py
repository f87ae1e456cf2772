"""Detached: a command of ours that outlives the hook which began it; on the hook path."""

from __future__ import annotations

import os
import sys


def run_detached(home: str, *words: str, by_home: bool = False, anyway: bool = False) -> bool:
    """Run a command of ours that outlives this hook; tells whether there is a mind to run it on.

    `anyway` is for one that is gone and may come back from its copy. Most commands are told where
    the mind is, some where its home is.
    """
    mind = os.path.join(home, "mind.db")
    if not (anyway or os.path.exists(mind)):
        return False
    place = ("--home", home) if by_home else ("--mind", mind)
    nothing = os.open(os.devnull, os.O_RDWR)
    os.posix_spawn(
        sys.executable,
        [sys.executable, "-P", "-m", "reverie", *words, *place],
        os.environ,
        file_actions=[(os.POSIX_SPAWN_DUP2, nothing, descriptor) for descriptor in (0, 1, 2)],
        setsid=True,
    )
    os.close(nothing)
    return True
