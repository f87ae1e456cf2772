"""Tree note: what a working tree says against a memory that names something of it."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum

from reverie.frozen import dataclass


class TreeState(StrEnum):
    """How what a memory names stands in the working tree."""

    GONE = "gone"
    CHANGED = "changed"


@dataclass(frozen=True, slots=True)
class TreeNote:
    """One thing that a memory names and that is not as it was."""

    name: str
    state: TreeState
    since: datetime
    """The moment of the memory: it is since then that the tree is otherwise."""

    def words(self, now: datetime) -> str:
        """What there is to say behind a memory, such as `src/queue.py changed since 4 Nov`."""
        return f"{self.name} {_how(self, now)}"

    def question(self, memory: str, now: datetime) -> str:
        """What a person is asked about a memory by its name."""
        return f"{memory} names {self.name}, which {_how(self, now)}: does it still hold?"


def told_behind(notes: tuple[TreeNote, ...], now: datetime) -> str:
    """Some notes as they stand behind what a memory says; empty without any."""
    return f" ({', '.join(note.words(now) for note in notes)})" if notes else ""


def _how(note: TreeNote, now: datetime) -> str:
    if note.state is TreeState.GONE:
        return "is gone"
    day = note.since.astimezone(now.tzinfo)
    year = "" if day.year == now.year else f" {day.year}"
    return f"changed since {day.day} {day:%b}{year}"
