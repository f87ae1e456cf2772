"""What a person here has confirmed of a home, in their own state folder; light, for hooks.

A confirmation lies under the word on the seal of the home and answers to exactly what was
confirmed. So a home that is moved keeps it, and no pull, archive or other home brings one.
"""

from __future__ import annotations

import os
from _blake2 import blake2b

from reverie import files, keyed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pathlib import Path

FOLDER = "confirmed"
LINK = "link"
"""What is confirmed of a memory.yml that is a link: where it leads."""
MOST_BYTES = 100


def confirm(home: str | Path, what: str, told: str) -> None:
    """Note that a person has confirmed what they were told."""
    files.make_folder(os.path.join(keyed.user_state(), FOLDER))
    files.replace(_place(home, what), f"{digest(told)}\n")


def is_confirmed(home: str | Path, what: str, told: str) -> bool:
    """Whether a person has confirmed exactly this of a home."""
    said = files.glimpse(_place(home, what), MOST_BYTES).decode(errors="replace")
    return said.strip() == digest(told)


def withdraw(home: str | Path, what: str) -> None:
    """Forget one confirmation, if there is one."""
    if os.path.exists(place := _place(home, what)):
        os.unlink(place)


def forget(home: str | Path) -> None:
    """Forget all that was confirmed of a home."""
    folder, begins = os.path.split(_place(home, ""))
    for name in os.listdir(folder) if os.path.isdir(folder) else ():
        if name.startswith(begins):
            os.unlink(os.path.join(folder, name))


def led_to(path: str | Path) -> str:
    """Where a memory.yml leads: a link is followed only to where a person confirmed it leads."""
    if not os.path.islink(path):
        return os.fspath(path)
    target = os.path.realpath(path)
    if not is_confirmed(os.path.dirname(path), LINK, target):
        from reverie.errors import PathRefused

        why = "is a link that nobody confirmed; if you laid it, run `reverie trust`"
        raise PathRefused(f"{path} {why}")
    return target


def _place(home: str | Path, what: str) -> str:
    """The file of a confirmation; a folder that was never sealed is known by where it lies."""
    whose = keyed.word_in(os.fspath(home)) or digest(os.path.realpath(home))
    return os.path.join(keyed.user_state(), FOLDER, f"{whose}-{what}")


def digest(told: str) -> str:
    """A short name of something that is confirmed, which nothing else has."""
    return blake2b(told.encode(errors="surrogateescape"), digest_size=32).hexdigest()
