"""Calling away: an urgent call ends work that holds nothing half-done at once, wherever it is.

A signal is heard in the main thread alone, so only work there can be called away from.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread

from reverie.errors import CalledAway

_WORK: list[None] = []
"""An entry while the main thread does work that holds nothing half-done."""


@contextmanager
def holding_nothing() -> Iterator[None]:
    """Let work be ended by a call at any moment; what it was to come to is simply not committed."""
    if current_thread() is not main_thread():
        yield
        return
    _WORK.append(None)
    try:
        yield
    finally:
        _WORK.clear()


def call_away() -> None:
    """End the work that runs by `CalledAway`, if it holds nothing; for a handler of signals."""
    if _WORK:
        _WORK.clear()
        raise CalledAway
