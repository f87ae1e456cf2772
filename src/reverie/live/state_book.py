"""The book of a life: how an agent that lives by itself stands, in a file a crash leaves behind."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path
from typing import Any

from reverie import files, keyed
from reverie.domain.rules.wakefulness import SleepState
from reverie.errors import CannotWrite, PathRefused
from reverie.frozen import dataclass
from reverie.live.lease import own_file


@dataclass(frozen=True, slots=True)
class LiveState:
    """How an agent stands that lives by itself."""

    state: SleepState
    since: datetime
    """When it came into this state."""
    awake_since: datetime
    last_activity: datetime
    waiting: int = 0
    """How many memories wait to be replayed."""
    cycle_start: datetime | None = None
    """When the cycle began that is in progress; none where none is."""
    cycles_completed: int = 0
    memories_processed: int = 0
    """How many memories were replayed in all, since this life began."""
    pid: int = 0


class StateBook:
    """Where the state is written at each step of it; nowhere for a mind in RAM."""

    def __init__(self, mind: Path | None, agent: str) -> None:
        self._path = own_file(mind, agent, "json") if mind else None

    def write(self, state: LiveState) -> None:
        """Put the state in the place of the last one (atomic); a full disk stops no life."""
        if self._path is None:
            return
        told = {name: _plain(getattr(state, name)) for name in _FIELDS}
        try:
            files.make_folder(self._path.parent)
            keyed.write_whole(self._path, json.dumps(told) + "\n")
        except (CannotWrite, PathRefused, OSError):
            return

    def read(self) -> LiveState | None:
        """The state as it was last written; none if there is none that can be read."""
        if self._path is None:
            return None
        try:
            told = json.loads(keyed.glimpse(self._path, 4_096))
            return LiveState(**{name: _read(name, told[name]) for name in _FIELDS})
        except (ValueError, KeyError, TypeError):
            return None


_FIELDS = tuple(LiveState.__dataclass_fields__)
_MOMENTS = {"since", "awake_since", "last_activity", "cycle_start"}


def _plain(value: object) -> object:
    if isinstance(value, SleepState):
        return value.word
    return value.isoformat() if isinstance(value, datetime) else value


def _read(name: str, told: Any) -> Any:
    if name == "state":
        return SleepState[str(told).upper()]
    if name in _MOMENTS:
        return datetime.fromisoformat(told) if told else None
    return int(told)
