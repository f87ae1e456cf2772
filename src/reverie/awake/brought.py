"""What was brought: files in the state of a home that were not written here, set aside and named.

A pull, an archive or another home brings them. The person is told once, at the next start.
"""

from __future__ import annotations

import os
import time

from reverie import files, keyed, known_minds

NOTED, TOLD = "brought", ".told"
"""The folder of the person's own state that notes what was set aside, and what ends a told note."""
LOCK = ".restore.lock"
"""The file that is held by whoever opens a mind that may have been brought."""
MEMORY = "memory.yml"
MOST_BYTES = 1 << 16
MOST_NAMED = 3
SETTLED_S, PAUSE_S = 3, 0.02
"""For how long a start waits until a mind that was moved is looked at, and how often it looks."""
NOT_SWEPT = ("state/spend.jsonl", "state/memory.seen")
"""The meter stops all spending while a line of it is not ours; a note of hooks may be cut short."""


def told_at_start(home: str) -> str:
    """One line about what was set aside, once that is done; the mind is opened if it was moved."""
    mind = os.path.join(home, "mind.db")
    if known_minds.was_keyed(mind) and not known_minds.is_noted(mind):
        from reverie.awake.detached import run_detached

        run_detached(home, "memory", "take", anyway=True)
        end = time.monotonic() + SETTLED_S
        while not known_minds.is_noted(mind) and time.monotonic() < end:
            time.sleep(PAUSE_S)
    _wait_until_settled(home)
    sweep(home)
    return take_words(home)


def _wait_until_settled(home: str) -> None:
    """Wait a little for whoever looks at the mind right now."""
    path = os.path.join(home, keyed.STATE, LOCK)
    if os.path.exists(path):
        lock = files.open_lock(path)
        files.lock(lock, SETTLED_S)
        os.close(lock)


def sweep(home: str) -> list[str]:
    """Set aside the keyed files of a home that were not written here; their names.

    So is a link that git has laid in place of memory.yml, at which every night would stop.
    """
    there = [name for name in keyed.names_in(home) if name not in NOT_SWEPT]
    strange = [name for name in there if not keyed.answers(os.path.join(home, name))]
    strange += [MEMORY] if _is_link_of_git(home) else []
    if strange:
        set_aside(home, strange)
    return strange


def set_aside(home: str, names: list[str], instead: str = "") -> None:
    """Move files of a home out of the way and note it for the person."""
    note_moved(home, names, moved(home, names), instead)


def moved(home: str, names: list[str]) -> str:
    """Move files of a home out of the way; the folder in it where they are now."""
    from reverie.awake.set_aside import move_aside

    return move_aside(home, names, time.strftime("%Y%m%dT%H%M%SZ", time.gmtime()))


def note_moved(home: str, names: list[str], folder: str, instead: str = "") -> None:
    """Note for the person what lies in a folder now."""
    named = ", ".join(names[:MOST_NAMED]) + f" and {len(names) - MOST_NAMED} more" * (
        len(names) > MOST_NAMED
    )
    note(home, f"{named}: now in .reverie/{folder}{instead}")


def note(home: str, words: str) -> None:
    """Note what was set aside, for the next start, `status` and `doctor`."""
    path = _noted(home)
    files.make_folder(os.path.dirname(path))
    files.append(path, words)


def notes(home: str) -> list[str]:
    """What was set aside and still lies there, told or not."""
    found = [*_lines(_noted(home) + TOLD), *_lines(_noted(home))]
    return [line for line in found if _lies_there(home, line)]


def take_words(home: str) -> str:
    """One line about what was set aside since the person was told last; nothing if nothing was."""
    lines = _lines(_noted(home))
    if not lines:
        return ""
    for line in lines:
        files.append(_noted(home) + TOLD, line)
    os.unlink(_noted(home))
    return f"Reverie set aside what was not written here: {'; '.join(lines)}."


def _is_link_of_git(home: str) -> bool:
    if not os.path.islink(os.path.join(home, MEMORY)):
        return False
    from reverie.awake.set_aside import brought_by_git

    return MEMORY in brought_by_git(home)


def _lies_there(home: str, line: str) -> bool:
    folder = line.partition(": now in .reverie/")[2].partition(";")[0]
    return not folder or os.path.lexists(os.path.join(home, folder))


def _lines(path: str) -> list[str]:
    return files.glimpse(path, MOST_BYTES).decode(errors="replace").splitlines()


def _noted(home: str) -> str:
    return os.path.join(keyed.user_state(), NOTED, keyed.word_in(home))
