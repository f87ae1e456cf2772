"""The ports: what Reverie needs from the outside, as small Protocols."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from datetime import datetime
from typing import Protocol

from reverie.domain.journal.change import Place, Proposal, Value
from reverie.domain.journal.entry import Entry, Heading, Took
from reverie.domain.journal.plan import Stimulus
from reverie.domain.language import Language
from reverie.domain.values.appraisal import Appraisal
from reverie.domain.values.episode import Draft, Episode, Voice
from reverie.domain.values.link import Link
from reverie.domain.values.memory import Kind, Layer, Memory
from reverie.domain.values.session import Reach, Read, Session
from reverie.domain.values.thought import Answer, Question, Thought
from reverie.domain.views.stream import StreamEntry
from reverie.recall_ports import Index, IndexKeeper
from reverie.settings import Settings


class Clock(Protocol):
    """Tells the time."""

    def now(self) -> datetime:
        """The present moment, in UTC."""

    def spent(self) -> float:
        """How many seconds of the processor this process has used."""


class Thinker(Protocol):
    """Whoever can judge and write text: rules, a model, a sub-agent."""

    name: str

    def answer(self, question: Question) -> Answer | None:
        """The answer, or None when it will come later."""


class Alarm(Protocol):
    """Hears what calls a sleeper."""

    def heard(self) -> Stimulus | None:
        """The most pressing call so far, if there was one."""


class DreamStream(Protocol):
    """Where the replays of one agent can be followed, in the order of its nights and batches."""

    def publish(self, entries: Sequence[StreamEntry]) -> int:
        """Add those entries that are newer than all that were added; tells how many that were.

        So it may be done again at any time, also after it was cut short: nothing comes twice.
        """

    def read(self, *, after: str | None = None, limit: int | None = None) -> Sequence[StreamEntry]:
        """The entries after the one with an id, or all that are kept, oldest first."""


class Mind(Index, Protocol):
    """What can be asked of a mind. No question needs the whole mind in memory."""

    agent: str

    def next_night(self) -> int:
        """The number the coming night will have."""

    def next_memory(self) -> int:
        """The number the next memory will have; no number is ever given twice."""

    def last_episode(self) -> int:
        """The number of the newest episode; 0 when there is none."""

    def last_session(self) -> int:
        """How many sessions have ended."""

    def episode(self, number: int) -> Episode | None:
        """One episode."""

    def episodes(self, session: str, *, after: int, upto: int) -> Sequence[Episode]:
        """The episodes of a session after one number, up to another, in order."""

    def read_of(self, session: str) -> Read:
        """How far a host has read a session, and how far of that nights have taken in."""

    def session(self, session: str) -> Session | None:
        """A session that has ended."""

    def sessions_waiting(self) -> Sequence[Reach]:
        """The parts of ended sessions no night has taken in, in the order they first ended."""

    def memory(self, number: int) -> Memory | None:
        """One memory by number."""

    def memory_named(self, name: str) -> Memory | None:
        """One memory by its public name."""

    def memory_saying(self, fingerprint: str) -> Memory | None:
        """The oldest memory whose text has this fingerprint."""

    def memories(self) -> Iterator[Memory]:
        """All memories, by number."""

    def memories_in(self, layer: Layer, *, upto_session: int) -> Sequence[Memory]:
        """The memories of one layer that hold, of sessions up to `upto_session`, by number."""

    def memories_of(
        self, kinds: Collection[Kind], *, limit: int, ended: bool = False
    ) -> Sequence[Memory]:
        """The newest memories of some kinds that hold, or also those that ended."""

    def count_of(self, kinds: Collection[Kind]) -> int:
        """How many memories of some kinds hold."""

    def memories_by_salience(
        self, layer: Layer, kind: Kind, *, kept: float, limit: int
    ) -> Sequence[Memory]:
        """The memories of a layer and kind that hold, the most present first.

        With each session a memory keeps the share `kept` of its salience.
        """

    def memories_faded(self, coming: int, settings: Settings) -> Sequence[Memory]:
        """The cold memories a night may let go of, by number."""

    def memories_on(self, subject: str, *, limit: int) -> Sequence[Memory]:
        """The newest memories about exactly one thing, also those that ended."""

    def memories_resting_on(self, episodes: Collection[int]) -> Mapping[int, Sequence[Memory]]:
        """The memories with one of these episodes among their sources, also those that ended."""

    def candidates(
        self, night: int, now: datetime, settings: Settings, *, limit: int
    ) -> Sequence[Memory]:
        """The memories that ask most to be replayed in a night, by priority at a moment."""

    def familiar(
        self, night: int, settings: Settings, *, start: int, limit: int, without: Collection[int]
    ) -> Sequence[Memory]:
        """Memories known well enough to be replayed beside new ones.

        In the order of their scramble from `start` on and round once.
        """

    def backlog(self, *, without: int | None = None) -> int:
        """How many memories are to become permanent; without those replayed in one night."""

    def links_of(self, memory: int) -> Sequence[Link]:
        """The links of one memory, by the other end."""

    def links_among(self, memories: Collection[int]) -> Sequence[Link]:
        """The links that join some memories to one another, by their ends."""

    def link_count(self) -> int:
        """How many links there are."""

    def links_faded(self, below: Callable[[int], float], *, before: int) -> Sequence[Link]:
        """The links last active in a night before one, and lighter than that night's bound.

        By their ends; a settled link is none of them.
        """

    def weakest_links(
        self, lost: Callable[[int], float], *, before: int, limit: int
    ) -> Sequence[Link]:
        """The links that weigh least once each has lost what its night tells.

        Those last active from night `before` on are left out.
        """

    def present(self, places: Collection[Place]) -> Mapping[Place, Value]:
        """The stored values at some places; a place that holds nothing is left out."""

    def proposals(self) -> Sequence[Proposal]:
        """What waits for a person's word, by name."""

    def contents(self) -> Iterator[tuple[Place, Value]]:
        """Every stored value, in a fixed order: what law 1 compares."""

    def headings(self, *, since: int = 0) -> Sequence[Heading]:
        """The entries from a number on, without their changes, in order."""

    def nights_began(self) -> Sequence[int]:
        """The numbers of the entries with which a night begins, in order."""

    def first_entry(self) -> int:
        """The number of the oldest entry that is not folded; 1 in a new mind."""

    def last_entry(self) -> int:
        """The number of the newest entry, folded or not; 0 in a new mind."""

    def entry(self, number: int) -> Entry | None:
        """One entry, whole."""

    def entries_touching(self, memory: int) -> Sequence[int]:
        """The numbers of the entries that changed a memory, in order."""

    def thoughts(self, ids: Collection[str]) -> Mapping[str, Thought]:
        """The recorded thoughts among these."""

    def thoughts_pending(self) -> Sequence[Thought]:
        """The questions a thinker still owes an answer to, in the order they were asked."""


class Store(Mind, IndexKeeper, Protocol):
    """Where one agent's mind is kept. Each method below is one transaction: all or nothing."""

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

    def end_session(self, session: str, at: datetime) -> Session:
        """Note that a session ends here; its number is given when it first ends."""

    def gather(
        self, session: str, drafts: Sequence[Draft], at: datetime, *, before: str, position: str
    ) -> bool:
        """Append what a host read of a session and let it end there.

        Refused with False if the session is not read up to `before` any more.
        """

    def keep_thoughts(self, thoughts: Sequence[Thought]) -> None:
        """Write thoughts down; an answer replaces the pending question, never another answer."""

    def commit(self, entry: Entry, took: Took | None = None) -> None:
        """Append the next entry and apply its changes, or refuse it whole."""

    def take_off_last(self) -> None:
        """Remove the newest entry and take back its changes: how a broken group is mended."""

    def fold(self, upto: int) -> None:
        """Move the origin forward over the entries up to a number and drop them."""

    def rebuild(self) -> None:
        """Make the mind's tables anew from origin and journal."""

    def derive(self, language: Language, *, limit: int) -> int:
        """Derive anew what memories are found by (their subject), where other rules derived it.

        At most `limit` at a time; returns how many. It is no part of the journal.
        """

    def scratch(self) -> AbstractContextManager[Store]:
        """A copy to try things on; it is gone afterwards."""

    def view(self) -> AbstractContextManager[Mind]:
        """The mind as it is at this moment, unmoved by what others write meanwhile."""

    def night_lock(self) -> AbstractContextManager[None]:
        """Held by whoever changes the mind; a second one is refused with `Asleep`."""
