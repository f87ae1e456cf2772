"""Journaled: what every store does alike, over the few primitives a database offers.

When to refuse, number, fold, take back and rebuild is decided here, once for all databases.
What only writing needs is imported where something is written: whoever reads opens a store too.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import replace
from datetime import datetime
from itertools import islice
from typing import TYPE_CHECKING, cast

from reverie.errors import ChangeRefused, Unknown

if TYPE_CHECKING:
    from reverie.domain.journal.change import Place
    from reverie.domain.journal.entry import Entry, Took
    from reverie.domain.journal.kinds import Change, Proposal, Value
    from reverie.domain.language import Language
    from reverie.domain.values.appraisal import Appraisal
    from reverie.domain.values.aside import Aside
    from reverie.domain.values.episode import Draft, Episode, Voice
    from reverie.domain.values.held_belief import HeldBelief
    from reverie.domain.values.recurrence import Pattern
    from reverie.domain.values.session import Session
    from reverie.domain.values.thought import Thought
    from reverie.ports import (
        Episodes,
        IndexKeeper,
        Journal,
        Links,
        Memories,
        Mind,
        Sessions,
        Thoughts,
    )
    from reverie.settings import Settings
    from reverie.stores.primitives import Counters, Readable, Records, Tables

WRITTEN_TOGETHER = 5_000
"""How many changes one step folds or makes anew at most, unless one entry holds more."""


class JournaledStore(ABC):
    """A store over any database that offers records and tables: it keeps origin and journal."""

    where = "RAM"
    """Where the mind is kept, for whoever is told of it."""

    def __init__(self, mind: Mind) -> None:
        self.agent = mind.agent
        self._mind = mind

    @property
    def episodes(self) -> Episodes:
        """What happened."""
        return self._mind.episodes

    @property
    def sessions(self) -> Sessions:
        """When it happened, and how far nights have taken it in."""
        return self._mind.sessions

    @property
    def memories(self) -> Memories:
        """What is known."""
        return self._mind.memories

    @property
    def links(self) -> Links:
        """What joins it."""
        return self._mind.links

    @property
    def journal(self) -> Journal:
        """What was done."""
        return self._mind.journal

    @property
    def thoughts(self) -> Thoughts:
        """What was thought."""
        return self._mind.thoughts

    @property
    @abstractmethod
    def index(self) -> IndexKeeper:
        """What can be found, and how it is kept in step."""

    @property
    @abstractmethod
    def records(self) -> Records:
        """What is read out whole."""

    @property
    @abstractmethod
    def tables(self) -> Tables:
        """What is written."""

    def present(self, places: Collection[Place]) -> Mapping[Place, Value]:
        """The stored values at some places; a place that holds nothing is left out."""
        return self._mind.present(places)

    def proposals(self) -> Sequence[Proposal]:
        """What waits for a person's word, by name."""
        return self._mind.proposals()

    def beliefs(self) -> Sequence[HeldBelief]:
        """What is held of tools, commands, files and services, by key, as evidence left it."""
        return self._mind.beliefs()

    def findings(self) -> Sequence[Pattern]:
        """What was noticed about the work itself, by name."""
        return self._mind.findings()

    def asides(self) -> Sequence[Aside]:
        """What nights could not work with and set aside, by name."""
        return self._mind.asides()

    def contents(self) -> Iterator[tuple[Place, Value]]:
        """Every stored value, in a fixed order."""
        return self._mind.contents()

    def record(
        self,
        session: str,
        at: datetime,
        voice: Voice,
        text: str,
        *,
        appraisal: Appraisal,
        origin: str | None,
    ) -> Episode:
        """Append an episode and give it the next number."""
        from reverie.domain.values.episode import Draft

        with self.tables.transaction():
            (episode,) = self._append(session, [Draft(at, voice, text, appraisal, origin)])
        return episode

    def end_session(
        self, session: str, at: datetime, *, settings: Settings | None = None
    ) -> Session:
        """Note that a session ends here, and tag what of it sleep should replay."""
        from reverie.stores.primitives import SessionRow
        from reverie.stores.session_end import ended

        with self.tables.transaction():
            had = SessionRow(session, position=self.sessions.read(session).gathered)
            if (row := ended(self, had, at, settings)).number is None:
                raise Unknown(f"session {session} has no episodes; record one before ending it")
            self.tables.put_session(row)
            return cast("Session", self.sessions.get(session))

    def gather(
        self,
        session: str,
        drafts: Sequence[Draft],
        at: datetime,
        *,
        before: str,
        position: str,
        settings: Settings | None = None,
        is_note: bool = False,
        trace: str = "",
    ) -> bool:
        """Append what a host read of a session, or a note, and let it end there."""
        from reverie.stores.primitives import SessionRow
        from reverie.stores.session_end import ended

        with self.tables.transaction():
            if self.sessions.read(session).gathered != before:
                return False
            self._append(session, drafts)
            row = SessionRow(session, position=position, trace=trace)
            self.tables.put_session(ended(self, row, at, settings, is_note=is_note))
        return True

    def keep_thoughts(self, thoughts: Sequence[Thought]) -> None:
        """Write thoughts down; an answer replaces the pending question, never another answer."""
        if thoughts:
            with self.tables.transaction():
                self.tables.put_thoughts(thoughts)

    def _append(self, session: str, drafts: Sequence[Draft]) -> list[Episode]:
        from reverie.domain.values.episode import Episode

        first = self.episodes.last() + 1
        episodes = [
            Episode(number, session, d.at, d.voice, d.text, d.appraisal, d.origin)
            for number, d in enumerate(drafts, start=first)
        ]
        self.tables.add_episodes(episodes)
        return episodes

    def commit(self, entry: Entry, took: Took | None = None) -> None:
        """Append the next entry and apply its changes, or refuse it whole."""
        with self.tables.transaction():
            self.append_entry(entry, took)

    def append_entry(self, entry: Entry, took: Took | None = None) -> None:
        """The same, inside a transaction someone else holds."""
        from reverie.domain.journal.entry import births, night_after

        if entry.number != (last := self.journal.last()) + 1:
            raise ChangeRefused(
                f"entry {entry.number} does not follow e{last}; read the journal again"
            )
        self._apply(entry.changes)
        self.tables.append(entry, took)
        now = self.records.counters()
        self._count(
            now,
            next_memory=max(now.next_memory, *(born + 1 for born in births(entry)), 1),
            next_night=max(now.next_night, night_after(entry)),
        )

    def take_off_last(self) -> None:
        """Remove the newest entry and take back its changes."""
        from reverie.domain.journal.entry import births

        with self.tables.transaction():
            if (entry := self.journal.entry(self.journal.last())) is None:
                return
            self._apply([change.inverse() for change in entry.changes])
            self.tables.drop(entry.number)
            now = self.records.counters()
            self._count(now, next_memory=min(now.next_memory, *births(entry), now.next_memory))

    def fold(self, upto: int) -> None:
        """Move the origin forward over the entries up to a number and drop them."""
        left = [h for h in self.journal.headings() if h.number <= upto]
        while left:
            together = 0
            with self.tables.transaction():
                while left and (not together or together + left[0].size <= WRITTEN_TOGETHER):
                    heading = left.pop(0)
                    together += max(1, heading.size)
                    self._fold_one(heading.number)

    def _fold_one(self, number: int) -> None:
        from reverie.domain.journal.apply import settled
        from reverie.domain.journal.entry import NightEnded

        entry = self.journal.entry(number)
        assert entry is not None
        self.tables.write_origin(settled(entry.changes, self.records.origin_at))
        self.tables.drop(number)
        now = self.records.counters()
        self._count(now, folded=max(now.folded, number))
        if isinstance(entry.cause, NightEnded):
            self.tables.drop_thoughts(entry.cause.night)

    def rebuild(self) -> None:
        """Make the mind's tables anew from origin and journal."""
        with self.tables.transaction():
            self.tables.clear()
            self.remake_tables()

    def put_instead(self, entries: Sequence[Entry]) -> Sequence[int]:
        """Put entries in the place of others, and make the tables anew.

        Later ones that do not fit any more are left without a change; gives their numbers.
        """
        with self.tables.transaction():
            for entry in entries:
                self._swap(entry)
            self.tables.clear()
            return self.remake_tables(after=min(entry.number for entry in entries))

    def _swap(self, entry: Entry) -> None:
        self.tables.drop(entry.number)
        self.tables.append(entry, None)

    def remake_tables(self, after: int | None = None) -> list[int]:
        """Fill empty tables from origin and journal, inside a transaction someone else holds.

        Those after a number that do not fit are left without a change; gives their numbers.
        """
        from reverie.stores.primitives import birth_of

        births, misfits = self.records.origin(), list[int]()
        while some := dict(islice(births, WRITTEN_TOGETHER)):
            self.tables.write([birth_of(place, value) for place, value in some.items()], some)
        for heading in self.journal.headings():
            entry = self.journal.entry(heading.number)
            assert entry is not None
            try:
                self._apply(entry.changes)
            except (ChangeRefused, Unknown):
                if after is None or entry.number <= after:
                    raise
                self._swap(replace(entry, changes=()))
                misfits.append(entry.number)
        return misfits

    def derive(self, language: Language, *, limit: int) -> int:
        """Derive anew what memories are found by, where other rules derived it."""
        return self.tables.derive(language, limit=limit)

    def _apply(self, changes: Sequence[Change]) -> None:
        from reverie.domain.journal.apply import settled

        self.tables.write(changes, settled(changes, self.present))

    def _count(self, now: Counters, **changed: int) -> None:
        """Note what has been given out or folded, if it is more or less than before."""
        if (then := replace(now, **changed)) != now:
            self.tables.set_counters(then)

    @abstractmethod
    def close(self) -> None:
        """Give back what is held; the store is of no use afterwards."""

    @abstractmethod
    def view(self) -> AbstractContextManager[Readable]:
        """The mind as it is at this moment, unmoved by what others write meanwhile."""

    @abstractmethod
    def scratch(self) -> AbstractContextManager[JournaledStore]:
        """A copy to try things on; it is gone afterwards."""

    @abstractmethod
    def night_lock(
        self, *, waits: bool = True, dozes: bool = False
    ) -> AbstractContextManager[None]:
        """Held by whoever changes the mind; a second one is refused with `Asleep`."""
