"""The tally book: what sleeps have done, kept when their nights are folded; it only grows."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import msgspec

from reverie import files, keyed
from reverie.awake.home import beside
from reverie.domain.views.metrics import Tallies
from reverie.errors import CannotWrite, PathRefused

FILE = "metrics.json"
PATIENCE_S = 5.0
_Book = dict[str, Tallies]


class TallyBook:
    """Where the tallies of the agents of one mind are kept; nowhere for a mind in RAM."""

    def __init__(self, place: Path | None) -> None:
        self._path = beside(place, FILE) if place else None

    def bring_forward(self, agent: str, count: Callable[[Tallies], Tallies]) -> Tallies:
        """Count anew from what is known of an agent, and keep it; what cannot be kept is told only.

        A book that is damaged or lost begins anew with what the journal holds.
        """
        if self._path is None:
            return count(Tallies())
        try:
            files.make_folder(self._path.parent)
            descriptor = files.open_lock(self._path.with_name(f".{FILE}.lock"))
        except (OSError, PathRefused):
            return count(self._read().get(agent, Tallies()))
        try:
            files.lock(descriptor, PATIENCE_S)
            return self._counted(agent, count)
        finally:
            os.close(descriptor)

    def _counted(self, agent: str, count: Callable[[Tallies], Tallies]) -> Tallies:
        book = self._read()
        known = book.get(agent, Tallies())
        now = count(known)
        if now != known and self._path:
            try:
                whole = msgspec.json.encode({**book, agent: now}).decode()
                keyed.write_whole(self._path, whole)
            except (CannotWrite, PathRefused, OSError):
                return now
        return now

    def _read(self) -> _Book:
        try:
            return msgspec.json.decode(keyed.read(self._path or ""), type=_Book)
        except (OSError, ValueError, PathRefused, msgspec.MsgspecError):
            return {}
