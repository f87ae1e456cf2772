"""The store in RAM: one mind in plain dictionaries, for tests, trials and simulations."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager

from reverie.domain.journal.change import Place
from reverie.domain.journal.kinds import Proposal, Value
from reverie.domain.values.aside import Aside
from reverie.domain.values.held_belief import HeldBelief
from reverie.domain.values.recurrence import Pattern
from reverie.errors import Asleep
from reverie.stores.journaled import JournaledStore
from reverie.stores.ram.episodes import RamEpisodes, RamSessions
from reverie.stores.ram.index import RamIndex
from reverie.stores.ram.journal import RamJournal, RamThoughts
from reverie.stores.ram.links import RamLinks
from reverie.stores.ram.memories import RamMemories
from reverie.stores.ram.tables import RamTables


class RamMind:
    """What can be asked of a mind in RAM."""

    def __init__(self, agent: str, tables: RamTables) -> None:
        self.agent = agent
        self.episodes = RamEpisodes(tables)
        self.sessions = RamSessions(tables)
        self.memories = RamMemories(tables)
        self.links = RamLinks(tables)
        self.journal = RamJournal(tables)
        self.thoughts = RamThoughts(tables)
        self.index = RamIndex(tables, self.episodes, self.memories)
        self._tables = tables

    def present(self, places: Collection[Place]) -> Mapping[Place, Value]:
        """The stored values at some places; a place that holds nothing is left out."""
        return self._tables.present(places)

    def proposals(self) -> Sequence[Proposal]:
        """What waits for a person's word, by name."""
        waiting = sorted(self._tables.rows["proposal"].items())
        return [value for _, value in waiting if isinstance(value, Proposal)]

    def beliefs(self) -> Sequence[HeldBelief]:
        """What is held of tools, commands, files and services, by key, as evidence left it."""
        held = sorted(self._tables.rows["belief"].items())
        return [value for _, value in held if isinstance(value, HeldBelief)]

    def findings(self) -> Sequence[Pattern]:
        """What was noticed about the work itself, by name."""
        noticed = sorted(self._tables.rows["finding"].items())
        return [value for _, value in noticed if isinstance(value, Pattern)]

    def asides(self) -> Sequence[Aside]:
        """What nights could not work with and set aside, by name."""
        left = sorted(self._tables.rows["aside"].items())
        return [value for _, value in left if isinstance(value, Aside)]

    def contents(self) -> Iterator[tuple[Place, Value]]:
        """Every stored value, in a fixed order."""
        return self._tables.contents()


class InRamStore(JournaledStore):
    """A mind that lives as long as its process; one thread at a time."""

    def __init__(self, agent: str = "main", *, tables: RamTables | None = None) -> None:
        self.held = tables or RamTables()
        mind = RamMind(agent, self.held)
        super().__init__(mind)
        self._index = mind.index
        self._is_locked = False

    @property
    def index(self) -> RamIndex:
        """What can be found, and how it is kept in step."""
        return self._index

    @property
    def records(self) -> RamTables:
        """What is read out whole."""
        return self.held

    @property
    def tables(self) -> RamTables:
        """What is written."""
        return self.held

    def close(self) -> None:
        """Nothing: what is in RAM goes with whoever holds it."""

    @contextmanager
    def scratch(self) -> Iterator[InRamStore]:
        """A copy to try things on; it is gone afterwards."""
        yield InRamStore(self.agent, tables=self.held.copy())

    @contextmanager
    def view(self) -> Iterator[InRamStore]:
        """The mind as it is; in one thread nobody writes meanwhile."""
        yield self

    @contextmanager
    def night_lock(self, *, waits: bool = True, dozes: bool = False) -> Iterator[None]:
        """Held by whoever changes the mind; a second one is refused: in one thread none waits."""
        if self._is_locked:
            raise Asleep(f"agent '{self.agent}' is asleep; wait until its night has ended")
        self._is_locked = True
        try:
            yield
        finally:
            self._is_locked = False
