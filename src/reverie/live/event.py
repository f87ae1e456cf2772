"""An event: one thing that happened to an agent that lives by itself, as its log tells it."""

from __future__ import annotations

import json
from datetime import datetime
from enum import StrEnum

from reverie.domain.rules.wakefulness import SleepState
from reverie.frozen import dataclass


class Happened(StrEnum):
    """What can happen."""

    STARTED = "started"
    """A life begins, always awake."""
    STATE = "state"
    """One state has followed another."""
    CYCLE_BEGAN = "cycle_in_progress"
    CYCLE_ENDED = "cycle_completed"
    SLEPT = "slept"
    STIMULUS = "stimulus"
    CLOCK = "clock"
    SETTINGS = "settings"
    SERVICE = "service"
    FAILED = "failed"
    STOPPED = "stopped"


@dataclass(frozen=True, slots=True)
class Event:
    """One line of the log."""

    time: datetime
    event: Happened
    state: SleepState
    before: SleepState
    """The state before; the same unless the state has changed."""
    reason: str = ""


def json_line(event: Event) -> str:
    """An event as one line of JSON, for programs."""
    told = {
        "time": event.time.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
        "event": event.event.value,
        "state": event.state.word,
        "from": event.before.word,
        "reason": event.reason,
    }
    return json.dumps(told, ensure_ascii=False)


def words(event: Event) -> str:
    """An event as a person reads it, in the time of where that person is."""
    at = f"{event.time.astimezone():%Y-%m-%d %H:%M:%S}"
    what = event.state.word.replace("_", " ")
    if event.event is not Happened.STATE:
        what = event.event.value
    return f"{at}  {what:<17}  {' '.join(event.reason.split())}".rstrip()
