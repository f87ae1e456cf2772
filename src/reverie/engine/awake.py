"""Awake: what one can do with an open mind between nights."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

from reverie.domain.journal.kinds import Proposal
from reverie.domain.values.appraisal import Appraisal
from reverie.domain.values.ending import End
from reverie.domain.values.episode import Episode, Voice
from reverie.domain.values.memory import Author, Kind, Memory
from reverie.domain.values.session import Session
from reverie.engine import resolving, using, waking
from reverie.ports import Clock, Store
from reverie.settings import Settings


class Awake:
    """One agent's mind between nights: record, remember, correct, close."""

    def __init__(self, store: Store, settings: Settings, clock: Clock) -> None:
        self.store = store
        self.settings = settings
        self._clock = clock
        self._is_touched = False

    def record(
        self,
        text: str,
        *,
        session: str,
        voice: Voice = Voice.PERSON,
        at: datetime | None = None,
        appraisal: Appraisal | None = None,
        origin: str | None = None,
    ) -> Episode:
        """Record one thing that happened; it is on the disk when this returns."""
        return waking.record(
            self.store,
            self._clock,
            self.settings,
            text,
            session=session,
            voice=voice,
            at=at,
            appraisal=appraisal,
            origin=origin,
        )

    def end_session(self, session: str) -> Session:
        """Note that a session has ended; from now on it waits for a night."""
        return waking.end_session(self.store, self._clock, session)

    def remember(
        self, text: str, *, kind: Kind | None = None, by: Author = Author.PERSON
    ) -> Memory:
        """Keep one idea at once, without waiting for a night."""
        self._is_touched = True
        return waking.remember(self.store, self._clock, self.settings, text, kind=kind, by=by)

    def forget(self, name: str, *, why: str) -> Memory:
        """Forget a memory for good; no night learns it again."""
        self._is_touched = True
        return waking.forget(self.store, self._clock, self.settings, name, why=why)

    def edit(self, name: str, *, text: str, kind: Kind | None = None) -> Memory:
        """Put a memory in your own words; no night overturns them."""
        self._is_touched = True
        return waking.edit(self.store, self._clock, self.settings, name, text=text, kind=kind)

    def proposals(self) -> list[Proposal]:
        """What waits for a person's word."""
        return list(self.store.proposals())

    def decide(self, name: str, *, accept: bool) -> Proposal:
        """Accept or decline a proposal."""
        self._is_touched = True
        return waking.decide(self.store, self._clock, self.settings, name, accept=accept)

    def resolve(self, name: str, *, why: str, how: End = End.RESOLVED) -> Memory:
        """Close a question, a tension or a doubt, with the answer."""
        self._is_touched = True
        return resolving.resolve(self.store, self._clock, self.settings, name, why=why, how=how)

    def confirm(self, name: str) -> Memory:
        """Say that a memory still holds."""
        self._is_touched = True
        return resolving.confirm(self.store, self._clock, self.settings, name)

    def used(self, *names: str, by: Author = Author.AGENT) -> list[Memory]:
        """Note that memories were recalled together and helped: they fade later, and link."""
        self._is_touched = True
        return using.use(self.store, self._clock, self.settings, names, by=by)

    def questions(self) -> list[Memory]:
        """What is open: tensions, questions and doubts."""
        return resolving.open_questions(self.store)

    def listed(
        self,
        kinds: Collection[Kind] = tuple(Kind),
        *,
        limit: int = 50,
        ended: bool = False,
        needed: bool = False,
        stale: bool = False,
    ) -> list[Memory]:
        """The newest memories of some kinds; only those of use just now, or long of none."""
        return using.listed(
            self.store,
            self._clock,
            self.settings,
            kinds,
            limit=limit,
            ended=ended,
            needed=needed,
            stale=stale,
        )

    def perhaps_outdated(self) -> list[Memory]:
        """The rules nobody has touched for long, to ask whether they still hold."""
        return resolving.perhaps_outdated(self.store, self.settings)
