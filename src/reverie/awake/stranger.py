"""The stranger: what a session is told in a home that is not known here; nothing is written.

A clone brings such a home, and so does a machine whose own folders are new at each start.
"""

from __future__ import annotations

import sys

PATIENCE_S = 5
NOT_OURS = (
    "Reverie writes nothing here and tells no rule, as {home} is not known on this machine; tell "
    "the user, who can run `reverie trust` in a terminal if it is theirs, `reverie init` if not, "
    "or let REVERIE_STATE_HOME name a folder that lasts if the home folder is new at each start, "
    "as in a container.\n"
)


def words(home: str) -> str:
    """One sentence on what to do, and what the folder remembers apart from rules."""
    import subprocess

    program = (sys.executable, "-P", "-m", "reverie.memory_file.unowned", home)
    try:
        done = subprocess.run(program, capture_output=True, timeout=PATIENCE_S, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return NOT_OURS.format(home=home)
    return NOT_OURS.format(home=home) + done.stdout.decode(errors="replace").lstrip("\n")
