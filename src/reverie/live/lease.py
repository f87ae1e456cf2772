"""The lease: one life a mind at a time, held by the operating system and gone with the process."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

from reverie import files
from reverie.awake.home import FIRST_AGENT, beside
from reverie.errors import LivesAlready
from reverie.ports import Clock
from reverie.stores.sqlite.locks import HeldElsewhere, held


def own_file(mind: Path, agent: str, ending: str) -> Path:
    """A file of one agent's life beside its mind."""
    name = "" if agent == FIRST_AGENT else f"-{quote(agent, safe='')}"
    return beside(mind, f"live{name}.{ending}")


@contextmanager
def alone(mind: Path | None, agent: str, clock: Clock) -> Iterator[None]:
    """Be the only life of a mind; a second one is told who the first is."""
    if mind is None:
        yield
        return
    file = own_file(mind, agent, "lock")
    files.make_folder(file.parent)
    note = f"process {os.getpid()} since {clock.now():%Y-%m-%d %H:%M} UTC"
    try:
        with held(file, note):
            yield
    except HeldElsewhere as other:
        raise LivesAlready(
            f"agent '{agent}' lives already, by {other}; stop that one first, or leave it to it"
        ) from None
