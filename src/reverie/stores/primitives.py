"""The primitives of a store: the few reads and writes that a database offers, and no rules."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from datetime import datetime
from typing import TYPE_CHECKING, Protocol

from reverie.frozen import dataclass

if TYPE_CHECKING:
    from reverie.domain.journal.change import Place
    from reverie.domain.journal.entry import Entry, Took
    from reverie.domain.journal.kinds import Change, Value
    from reverie.domain.language import Language
    from reverie.domain.values.episode import Episode
    from reverie.domain.values.thought import Thought
    from reverie.ports import Mind

    class Readable(Mind, Protocol):
        """A mind whose records can be read too, all at one moment."""

        @property
        def records(self) -> Records:
            """What is read out whole."""


@dataclass(frozen=True, slots=True)
class Counters:
    """What has been given out or folded so far."""

    next_memory: int = 1
    next_night: int = 1
    folded: int = 0


@dataclass(frozen=True, slots=True)
class SessionRow:
    """A session as it is kept: without number, end and last episode until it first ends."""

    id: str
    number: int | None = None
    ended: datetime | None = None
    upto: int | None = None
    position: str = ""
    tagged: tuple[int, ...] | None = None
    trace: str = ""
    """Which tools it used, in order."""


@dataclass(frozen=True, slots=True)
class Lived:
    """A stretch of a mind's life: what happened, was thought and was done in it."""

    sessions: tuple[SessionRow, ...] = ()
    episodes: tuple[Episode, ...] = ()
    thoughts: tuple[Thought, ...] = ()
    entries: tuple[Entry, ...] = ()
    origin: tuple[tuple[Place, Value], ...] = ()
    """What the mind held before its oldest entry, where the stretch is its beginning,"""
    counters: Counters | None = None
    """and what had been given out or folded by then."""

    @property
    def is_empty(self) -> bool:
        """Whether nothing happened, was thought or was done."""
        return not (self.sessions or self.episodes or self.thoughts or self.entries or self.origin)


class Records(Protocol):
    """What a database is asked for beside the questions of a mind: the truth, row by row."""

    def counters(self) -> Counters:
        """What has been given out or folded so far."""

    def newest_in(self, session: str) -> int:
        """The number of the newest episode of a session; 0 if it has none."""

    def origin_at(self, places: Collection[Place]) -> Mapping[Place, Value]:
        """What the origin holds at some places; a place that holds nothing is left out."""

    def origin(self) -> Iterator[tuple[Place, Value]]:
        """All that the origin holds, in a fixed order."""

    def sessions(self) -> Iterator[SessionRow]:
        """All sessions, ended or not, in the order they were first seen."""

    def episodes(self) -> Iterator[Episode]:
        """All episodes, by number."""

    def thoughts(self) -> Iterator[Thought]:
        """All thoughts, in the order they were asked."""


class Tables(Protocol):
    """What a database writes, each call inside a `transaction`; none of them decides anything."""

    def transaction(self) -> AbstractContextManager[object]:
        """What is written inside it is kept whole or not at all."""

    def append(self, entry: Entry, took: Took | None) -> None:
        """Put an entry at the end of the journal."""

    def drop(self, number: int) -> None:
        """Take an entry out of the journal."""

    def write(self, changes: Sequence[Change], after: Mapping[Place, Value | None]) -> None:
        """Bring changes about that were found to fit.

        `after` says what each place holds then, for a database that writes whole rows.
        """

    def clear(self) -> None:
        """Empty all that can be made again from origin and journal."""

    def erase(self) -> None:
        """Let go of everything, what happened too, as if the agent had never lived."""

    def write_origin(self, after: Mapping[Place, Value | None]) -> None:
        """Let the origin hold these values; None takes a place out of it."""

    def set_counters(self, counters: Counters) -> None:
        """Note what has been given out or folded so far."""

    def add_episodes(self, episodes: Sequence[Episode]) -> None:
        """Append episodes, whose numbers follow the newest."""

    def put_session(self, row: SessionRow) -> None:
        """Keep a session as it is now, new or not; what nights took in of it is left alone."""

    def put_thoughts(self, thoughts: Sequence[Thought]) -> None:
        """Keep thoughts; an answer replaces the pending question, never another answer."""

    def drop_thoughts(self, night: int) -> None:
        """Let go of the thoughts of a night."""

    def derive(self, language: Language, *, limit: int) -> int:
        """Derive the subjects of at most so many memories anew, where other rules derived them."""


def birth_of(place: Place, value: Value) -> Change:
    """The change that makes a value out of nothing, as the origin keeps it."""
    from reverie.domain.journal.kinds import ROWS

    return ROWS[place.table](target=place.key, before=None, after=value, reason="origin")  # type: ignore[arg-type]
