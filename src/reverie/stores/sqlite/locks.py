"""Locks between processes: held by the operating system, gone with the process that held them."""

from __future__ import annotations

import fcntl
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

POLL_S = 0.001


def lock_folder(path: Path) -> Path:
    """Where the locks of a mind's file lie."""
    return path.with_name(path.name + "-locks")


class Turnstile:
    """Lets writers through one by one, so that a waiting one is next after the running step."""

    def __init__(self, folder: Path) -> None:
        self._file = os.open(folder / "turn", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)

    def enter(self, patience_s: float) -> bool:
        """Wait for one's turn; False when patience ends first."""
        end = time.monotonic() + patience_s
        while True:
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return True
            except BlockingIOError:
                if time.monotonic() > end:
                    return False
                time.sleep(POLL_S)

    def leave(self) -> None:
        """Let the next one in."""
        fcntl.flock(self._file, fcntl.LOCK_UN)

    def close(self) -> None:
        """Give the file back."""
        if self._file >= 0:
            os.close(self._file)
        self._file = -1


class HeldElsewhere(Exception):
    """Someone else holds the lock; says what they wrote about themselves."""


@contextmanager
def held(file: Path, note: str) -> Iterator[None]:
    """Hold a lock for a while and say so in its file; refused if someone else does."""
    descriptor = os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise HeldElsewhere(os.pread(descriptor, 200, 0).decode(errors="replace")) from None
        os.ftruncate(descriptor, 0)
        os.pwrite(descriptor, note.encode(), 0)
        yield
    finally:
        os.close(descriptor)
