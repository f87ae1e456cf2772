"""The mind on disk: its parts, read through one connection, each loaded when first asked."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from reverie.domain.journal.change import Place
    from reverie.domain.journal.kinds import Proposal, Value
    from reverie.domain.values.aside import Aside
    from reverie.domain.values.held_belief import HeldBelief
    from reverie.domain.values.recurrence import Pattern
    from reverie.stores.sqlite.episodes import SqliteEpisodes
    from reverie.stores.sqlite.index import SqliteIndex
    from reverie.stores.sqlite.journal import SqliteJournal
    from reverie.stores.sqlite.links import SqliteLinks
    from reverie.stores.sqlite.memories import SqliteMemories
    from reverie.stores.sqlite.places import SqlitePlaces
    from reverie.stores.sqlite.records import SqliteRecords
    from reverie.stores.sqlite.sessions import SqliteSessions
    from reverie.stores.sqlite.statements import Statements
    from reverie.stores.sqlite.thoughts import SqliteThoughts


class SqliteMind:
    """One agent's mind, read through one connection."""

    def __init__(self, ask: Statements) -> None:
        self.agent = ask.agent
        self._ask = ask

    @cached_property
    def episodes(self) -> SqliteEpisodes:
        """What happened."""
        from reverie.stores.sqlite.episodes import SqliteEpisodes

        return SqliteEpisodes(self._ask)

    @cached_property
    def sessions(self) -> SqliteSessions:
        """When it happened, and how far nights have taken it in."""
        from reverie.stores.sqlite.sessions import SqliteSessions

        return SqliteSessions(self._ask)

    @cached_property
    def memories(self) -> SqliteMemories:
        """What is known."""
        from reverie.stores.sqlite.memories import SqliteMemories

        return SqliteMemories(self._ask)

    @cached_property
    def links(self) -> SqliteLinks:
        """What joins it."""
        from reverie.stores.sqlite.links import SqliteLinks

        return SqliteLinks(self._ask)

    @cached_property
    def journal(self) -> SqliteJournal:
        """What was done."""
        from reverie.stores.sqlite.journal import SqliteJournal

        return SqliteJournal(self._ask)

    @cached_property
    def thoughts(self) -> SqliteThoughts:
        """What was thought."""
        from reverie.stores.sqlite.thoughts import SqliteThoughts

        return SqliteThoughts(self._ask)

    @cached_property
    def index(self) -> SqliteIndex:
        """What can be found."""
        from reverie.stores.sqlite.index import SqliteIndex

        return SqliteIndex(self._ask, self.memories)

    @cached_property
    def records(self) -> SqliteRecords:
        """What is read out whole."""
        from reverie.stores.sqlite.records import SqliteRecords

        return SqliteRecords(self._ask)

    def present(self, places: Collection[Place]) -> Mapping[Place, Value]:
        """The stored values at some places; a place that holds nothing is left out."""
        return self._places.present(places)

    def contents(self) -> Iterator[tuple[Place, Value]]:
        """Every stored value, in a fixed order."""
        return self._places.contents()

    def proposals(self) -> Sequence[Proposal]:
        """What waits for a person's word, by name."""
        return self._places.proposals()

    def beliefs(self) -> Sequence[HeldBelief]:
        """What is held of tools, commands, files and services, by key, as evidence left it."""
        return self._places.beliefs()

    def findings(self) -> Sequence[Pattern]:
        """What was noticed about the work itself, by name."""
        return self._places.findings()

    def asides(self) -> Sequence[Aside]:
        """What nights could not work with and set aside, by name."""
        return self._places.asides()

    @cached_property
    def _places(self) -> SqlitePlaces:
        from reverie.stores.sqlite.places import SqlitePlaces

        return SqlitePlaces(self._ask, self)
