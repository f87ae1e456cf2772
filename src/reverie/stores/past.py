"""The past in RAM: what happened and what was thought, which only ever grows."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from datetime import datetime

from reverie.domain.values.appraisal import Appraisal
from reverie.domain.values.episode import Draft, Episode, Voice
from reverie.domain.values.session import Mark, Reach, Read, Session
from reverie.domain.values.thought import Thought
from reverie.errors import Unknown


class Past(ABC):
    """Episodes, sessions and thoughts of one agent, in plain lists and dictionaries."""

    def __init__(self) -> None:
        self._episodes: list[Episode] = []
        self._sessions: dict[str, Session] = {}
        self._positions: dict[str, str] = {}
        self._thoughts: dict[str, Thought] = {}

    @abstractmethod
    def _mark_of(self, session: str) -> Mark | None:
        """How far the mind has taken a session in."""

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
        number = len(self._episodes) + 1
        episode = Episode(number, session, at, voice, text, appraisal, origin)
        self._episodes.append(episode)
        return episode

    def end_session(self, session: str, at: datetime) -> Session:
        """Note that a session ends here; its number is given when it first ends."""
        upto = max((e.number for e in self._episodes if e.session == session), default=0)
        if not upto:
            raise Unknown(f"session {session} has no episodes; record one before ending it")
        known = self._sessions.get(session)
        number = known.number if known else len(self._sessions) + 1
        position = known.position if known else ""
        self._sessions[session] = Session(session, number, at, upto, position)
        return self._sessions[session]

    def gather(
        self, session: str, drafts: Sequence[Draft], at: datetime, *, before: str, position: str
    ) -> bool:
        """Append what a host read of a session and let it end there."""
        if self.read_of(session).gathered != before:
            return False
        for d in drafts:
            self.record(session, d.at, d.voice, d.text, appraisal=d.appraisal, origin=d.origin)
        known = self._sessions.get(session)
        if drafts or known:
            known = self.end_session(session, at)
        self._positions[session] = position
        if known:
            self._sessions[session] = replace(known, position=position)
        return True

    def read_of(self, session: str) -> Read:
        """How far a host has read a session, and how far of that nights have taken in."""
        gathered = self._positions.get(session, "")
        mark = self._mark_of(session)
        known = self._sessions.get(session)
        waits = known is not None and self._taken_in(session) < known.upto
        taken = mark.position if mark else ""
        return Read(gathered, taken if waits else gathered)

    def last_episode(self) -> int:
        """The number of the newest episode; 0 when there is none."""
        return len(self._episodes)

    def last_session(self) -> int:
        """How many sessions have ended."""
        return len(self._sessions)

    def episode(self, number: int) -> Episode | None:
        """One episode."""
        return self._episodes[number - 1] if 0 < number <= len(self._episodes) else None

    def episodes(self, session: str, *, after: int, upto: int) -> Sequence[Episode]:
        """The episodes of a session after one number, up to another, in order."""
        return [e for e in self._episodes[after:upto] if e.session == session]

    def session(self, session: str) -> Session | None:
        """A session that has ended."""
        return self._sessions.get(session)

    def sessions_waiting(self) -> Sequence[Reach]:
        """The parts of ended sessions no night has taken in, in the order they first ended."""
        return [
            Reach(session.id, session.number, taken, session.upto, session.position)
            for session in self._sessions.values()
            if (taken := self._taken_in(session.id)) < session.upto
        ]

    def _taken_in(self, session: str) -> int:
        mark = self._mark_of(session)
        return mark.upto if mark else 0

    def thoughts(self, ids: Collection[str]) -> Mapping[str, Thought]:
        """The recorded thoughts among these."""
        return {id: self._thoughts[id] for id in ids if id in self._thoughts}

    def thoughts_pending(self) -> Sequence[Thought]:
        """The questions a thinker still owes an answer to, in the order they were asked."""
        return [thought for thought in self._thoughts.values() if thought.answer is None]

    def keep_thoughts(self, thoughts: Sequence[Thought]) -> None:
        """Write thoughts down; an answer replaces the pending question, never another answer."""
        for thought in thoughts:
            known = self._thoughts.get(thought.id)
            if known is None or known.answer is None:
                self._thoughts[thought.id] = thought
