"""The morning note: one line a night leaves for the person at the next start; on the hook path.

It is shown by the host to the person alone, once, and never reaches the agent.
"""

from __future__ import annotations

import os

from reverie import files, keyed, light_json
from reverie.awake import brought

FILE = "morning-note.txt"
MOST_BYTES = 400


def leave_note(home: str, words: str) -> None:
    """Leave a line for the person; an empty one takes an older line away."""
    path = os.path.join(home, "state", FILE)
    if words:
        files.make_folder(os.path.dirname(path))
        keyed.write_whole(path, f"{words}\n")
    elif os.path.lexists(path):
        os.unlink(path)


def take_note(home: str) -> str:
    """The lines that wait, which then wait no more; what the host shows the person."""
    path = os.path.join(home, "state", FILE)
    words = keyed.glimpse(path, MOST_BYTES).decode(errors="replace").strip()
    if words:
        os.unlink(path)
    words = " ".join(filter(None, [brought.told_at_start(home), words]))
    if not words:
        return ""
    return f'{{"systemMessage": {light_json.written(words)}}}\n'
