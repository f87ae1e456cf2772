"""Leftovers: the unfinished files that killed writers left beside the ones they were to replace.

On the hook path, so one standard module and nothing of ours.
"""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pathlib import Path


def remove_leftovers(folder: str | Path, name: str = "") -> None:
    """Remove what killed writers of a file, or of any in a folder, have left."""
    try:
        found = os.listdir(folder)
    except OSError:
        return
    for one in found:
        head, _, tail = one.rpartition(".")
        writer, dash, moment = tail.partition("-")
        is_left = dash and moment and writer.isdecimal() and head.startswith(f".{name}")
        if is_left and (not name or head == f".{name}") and not _lives(int(writer)):
            try:
                os.unlink(os.path.join(folder, one))
            except OSError:
                continue  # someone else's, or swept meanwhile


def _lives(writer: int) -> bool:
    """Whether a process is still there, ours or another's."""
    try:
        os.kill(writer, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except PermissionError:
        return True
    return True
