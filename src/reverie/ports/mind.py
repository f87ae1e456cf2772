"""The port of reading: a mind, as small sets of named questions that a store answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
    from datetime import datetime

    from reverie.domain.journal.change import Place
    from reverie.domain.journal.entry import Entry, Heading
    from reverie.domain.journal.kinds import Proposal, Value
    from reverie.domain.journal.plan import Day
    from reverie.domain.values.aside import Aside
    from reverie.domain.values.episode import Episode
    from reverie.domain.values.held_belief import HeldBelief
    from reverie.domain.values.link import Link
    from reverie.domain.values.memory import Kind, Layer, Memory
    from reverie.domain.values.recurrence import Pattern
    from reverie.domain.values.session import Reach, Read, Session
    from reverie.domain.values.thought import Thought
    from reverie.ports.index import Index
    from reverie.settings import Settings


class Episodes(Protocol):
    """What happened; it only ever grows."""

    def last(self) -> int:
        """The number of the newest episode; 0 when there is none."""

    def get(self, number: int) -> Episode | None:
        """One episode."""

    def of(self, session: str, *, after: int, upto: int) -> Sequence[Episode]:
        """The episodes of a session after one number, up to another, in order."""


class Sessions(Protocol):
    """The stretches of waking work, and how far each was read and taken in."""

    def last(self) -> int:
        """How many sessions have ended."""

    def get(self, session: str) -> Session | None:
        """A session that has ended."""

    def waiting(self) -> Sequence[Reach]:
        """The parts of ended sessions no night has taken in, in the order they first ended."""

    def to_think_over(self, *, limit: int) -> Sequence[Reach]:
        """The parts of sessions that were taken in and that only the rules have read.

        The newest first.
        """

    def dozed(self) -> Sequence[str]:
        """The sessions a doze has taken in and no nap or night has slept on, by number."""

    def latest(self, *, limit: int) -> Sequence[Session]:
        """The sessions that ended last, the newest first."""

    def trace(self, session: str) -> str:
        """Which tools a session used, in order; nothing if nobody noted it."""

    def read(self, session: str) -> Read:
        """How far a host has read a session, and how far of that naps and nights have taken in."""


class Memories(Protocol):
    """What is known."""

    def next_number(self) -> int:
        """The number the next memory will have; no number is ever given twice."""

    def get(self, number: int) -> Memory | None:
        """One memory by number."""

    def named(self, name: str) -> Memory | None:
        """One memory by its public name."""

    def saying(self, fingerprint: str) -> Memory | None:
        """The oldest memory whose text has this fingerprint."""

    def any_forgotten(self) -> bool:
        """Whether there is a tombstone: whether a person had anything forgotten."""

    def all(self) -> Iterator[Memory]:
        """All memories, by number."""

    def in_layer(self, layer: Layer, *, upto_session: int) -> Sequence[Memory]:
        """The memories of one layer that hold, of sessions up to `upto_session`, by number."""

    def of(self, kinds: Collection[Kind], *, limit: int, ended: bool = False) -> Sequence[Memory]:
        """The newest memories of some kinds that hold, or also those that ended."""

    def count(self, kinds: Collection[Kind]) -> int:
        """How many memories of some kinds hold."""

    def by_salience(self, layer: Layer, kind: Kind, *, kept: float, limit: int) -> Sequence[Memory]:
        """The memories of a layer and kind that hold, the most present first.

        With each session a memory keeps the share `kept` of its salience.
        """

    def faded(self, coming: int, settings: Settings) -> Sequence[Memory]:
        """The cold memories a night may let go of, by number."""

    def on(self, subject: str, *, limit: int) -> Sequence[Memory]:
        """The newest memories about exactly one thing, also those that ended."""

    def resting_on(self, episodes: Collection[int]) -> Mapping[int, Sequence[Memory]]:
        """The memories with one of these episodes among their sources, also those that ended."""

    def ended_by(self, others: Collection[int]) -> Sequence[Memory]:
        """The memories whose ending names one of these others, by number; this reads them all."""

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


class Links(Protocol):
    """What joins the memories."""

    def of(self, memory: int) -> Sequence[Link]:
        """The links of one memory, by the other end."""

    def among(self, memories: Collection[int]) -> Sequence[Link]:
        """The links that join some memories to one another, by their ends."""

    def count(self) -> int:
        """How many links there are."""

    def faded(self, below: Callable[[int], float], *, before: int) -> Sequence[Link]:
        """The links last active in a night before one, and lighter than that night's bound.

        By their ends; a settled link is none of them.
        """

    def weakest(self, lost: Callable[[int], float], *, before: int, limit: int) -> Sequence[Link]:
        """The links that weigh least once each has lost what its night tells.

        Those last active from night `before` on are left out.
        """


class Journal(Protocol):
    """What was done: every entry in order."""

    def next_night(self) -> int:
        """The number the coming night will have."""

    def headings(self, *, since: int = 0, timed: bool = True) -> Sequence[Heading]:
        """The entries from a number on, without their changes, in order.

        Whoever does not ask how long each took leaves out `timed`, which may be dear to find.
        """

    def nights_began(self) -> Sequence[int]:
        """The numbers of the entries with which a night begins, in order."""

    def day_at(self, began: int) -> Day | None:
        """The day of the sleep that begins with an entry; none if none begins there."""

    def first(self) -> int:
        """The number of the oldest entry that is not folded; 1 in a new mind."""

    def last(self) -> int:
        """The number of the newest entry, folded or not; 0 in a new mind."""

    def entry(self, number: int) -> Entry | None:
        """One entry, whole."""

    def touching(self, memory: int) -> Sequence[int]:
        """The numbers of the entries that changed a memory, in order."""


class Thoughts(Protocol):
    """What was asked of thinkers, and what they said."""

    def among(self, ids: Collection[str]) -> Mapping[str, Thought]:
        """The recorded thoughts among these."""

    def pending(self) -> Sequence[Thought]:
        """The questions a thinker still owes an answer to, in the order they were asked."""


class Mind(Protocol):
    """What can be asked of a mind. No question needs the whole mind in memory."""

    @property
    def agent(self) -> str:
        """Whose mind it is."""

    @property
    def episodes(self) -> Episodes:
        """What happened."""

    @property
    def sessions(self) -> Sessions:
        """When it happened, and how far nights have taken it in."""

    @property
    def memories(self) -> Memories:
        """What is known."""

    @property
    def links(self) -> Links:
        """What joins it."""

    @property
    def journal(self) -> Journal:
        """What was done."""

    @property
    def thoughts(self) -> Thoughts:
        """What was thought."""

    @property
    def index(self) -> Index:
        """What can be found."""

    def present(self, places: Collection[Place]) -> Mapping[Place, Value]:
        """The stored values at some places; a place that holds nothing is left out."""

    def proposals(self) -> Sequence[Proposal]:
        """What waits for a person's word, by name."""

    def beliefs(self) -> Sequence[HeldBelief]:
        """What is held of tools, commands, files and services, by key, as evidence left it."""

    def findings(self) -> Sequence[Pattern]:
        """What was noticed about the work itself, by name."""

    def asides(self) -> Sequence[Aside]:
        """What nights could not work with and set aside, by name."""

    def contents(self) -> Iterator[tuple[Place, Value]]:
        """Every stored value, in a fixed order: what law 1 compares."""
