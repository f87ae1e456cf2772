"""Locks between processes: held by the operating system, gone with the process that held them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from reverie.files import glimpse, lock, open_lock, unlock

POLL_S = 0.001


def lock_folder(path: Path) -> Path:
    """Where the locks of a mind's file lie."""
    return path.with_name(path.name + "-locks")


class Turnstile:
    """Lets writers through one by one, so that a waiting one is next after the running step."""

    def __init__(self, folder: Path, name: str = "turn") -> None:
        self._file = open_lock(folder / name)

    def enter(self, patience_s: float) -> bool:
        """Wait for one's turn; False when patience ends first."""
        return lock(self._file, patience_s, pause_s=POLL_S)

    def leave(self) -> None:
        """Let the next one in."""
        unlock(self._file)

    def close(self) -> None:
        """Give the file back."""
        if self._file >= 0:
            os.close(self._file)
        self._file = -1


class HeldElsewhere(Exception):
    """Someone else holds the lock; says what they wrote about themselves."""


def noted(file: Path) -> str:
    """What the last one to hold a lock said of itself."""
    return glimpse(file, 200).decode(errors="replace")


@contextmanager
def held(file: Path, note: str, patience_s: float = 0) -> Iterator[None]:
    """Hold a lock for a while and say so in its file; refused if someone else does for longer."""
    descriptor = open_lock(file)
    try:
        if not lock(descriptor, patience_s, pause_s=POLL_S):
            raise HeldElsewhere(os.pread(descriptor, 200, 0).decode(errors="replace"))
        os.ftruncate(descriptor, 0)
        os.pwrite(descriptor, note.encode(), 0)
        yield
    finally:
        os.close(descriptor)
