"""Tree note: what a working tree says against a memory that names something of it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field
from datetime import datetime
from enum import StrEnum

from reverie.domain.values.episode import Episode
from reverie.domain.values.session import Session
from reverie.domain.values.source import Source, episode_number
from reverie.frozen import dataclass

BRANCH = "branch"
"""What the position of a session calls the branch it was on, where that is not the default one."""


class TreeState(StrEnum):
    """How what a memory names, or the branch it was told on, stands to the working tree."""

    GONE = "gone"
    CHANGED = "changed"
    UNMERGED = "unmerged"


@dataclass(frozen=True, slots=True)
class TreeNote:
    """One thing that a memory names and that is not as it was, or the branch it was told on."""

    name: str
    state: TreeState
    since: datetime
    """The moment of the memory: it is since then that the tree is otherwise."""

    def words(self, now: datetime) -> str:
        """What there is to say behind a memory, such as `src/queue.py changed since 4 Nov`."""
        is_branch = self.state is TreeState.UNMERGED
        return f"on branch {self.name}" if is_branch else f"{self.name} {self._how(now)}"

    def question(self, memory: str, now: datetime) -> str:
        """What a person is asked about a memory, by its name."""
        return f"{memory} names {self.name}, which {self._how(now)}: does it still hold?"

    def _how(self, now: datetime) -> str:
        if self.state is TreeState.GONE:
            return "is gone"
        day = self.since.astimezone(now.tzinfo)
        year = "" if day.year == now.year else f" {day.year}"
        return f"changed since {day.day} {day:%b}{year}"


@dataclass(frozen=True, slots=True)
class Told:
    """What a memory says, up to when its session knew the tree, and on which other branch."""

    text: str
    until: datetime
    branch: str = ""


Looks = Callable[[Sequence[Told]], Sequence[tuple[TreeNote, ...]]]
"""Looks up, for each of some memories, what the tree says otherwise."""


def told_by(
    text: str,
    at: datetime,
    episode: Episode | None,
    session_named: Callable[[str], Session | None],
) -> Told:
    """What a memory says, with what is known of the session in which it was last said."""
    session = session_named(episode.session) if episode else None
    if session is None:
        return Told(text, at)
    return Told(text, max(at, session.ended), branch_in(session.position))


def last_said(
    sources: Sequence[Source], episode_numbered: Callable[[int], Episode | None]
) -> Episode | None:
    """The newest episode that some sources name; none if they name none."""
    numbers = [number for one in sources if (number := episode_number(one)) is not None]
    return episode_numbered(max(numbers)) if numbers else None


def branch_in(position: str) -> str:
    """The branch that a session was on, as its position tells; empty for the default one."""
    if f'"{BRANCH}"' not in position:
        return ""
    given = json.loads(position)
    return str(given.get(BRANCH) or "") if isinstance(given, dict) else ""


@dataclass(frozen=True, slots=True)
class TreeNotes:
    """What the tree says against some memories, by their names, and when it was asked."""

    asked: datetime
    by_memory: Mapping[str, tuple[TreeNote, ...]] = field(default_factory=dict)

    def behind(self, memory: str) -> str:
        """What stands behind a memory; nothing if the tree has nothing against it."""
        notes = self.by_memory.get(memory, ())
        return f" ({', '.join(note.words(self.asked) for note in notes)})" if notes else ""

    def is_unmerged(self, memory: str) -> bool:
        """Whether a memory was told on a branch that is not merged."""
        return any(one.state is TreeState.UNMERGED for one in self.by_memory.get(memory, ()))

    def questions(self) -> Iterator[str]:
        """What a person is asked, a memory a line: first of what is gone."""
        for state in (TreeState.GONE, TreeState.CHANGED):
            for memory, notes in self.by_memory.items():
                worst = next((one for one in notes if one.state is not TreeState.UNMERGED), None)
                first = next((one for one in notes if one.state is TreeState.GONE), worst)
                if first and first.state is state:
                    yield first.question(memory, self.asked)
