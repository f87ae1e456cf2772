"""Places on disk: what lies at them, memories, links and tombstones many at a time.

Rows of other kinds are rarely asked for, and loaded when one is.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from reverie.domain.intake.moment import from_milliseconds
from reverie.domain.journal.places import Place
from reverie.domain.values.tombstone import Tombstone
from reverie.stores.columns import marks as marks_for
from reverie.stores.sqlite.damage import tells_damage
from reverie.stores.sqlite.statements import Statements, in_batches

if TYPE_CHECKING:
    from reverie.domain.journal.kinds import Proposal, Value
    from reverie.domain.values.aside import Aside
    from reverie.domain.values.held_belief import HeldBelief
    from reverie.domain.values.recurrence import Pattern
    from reverie.stores.sqlite.mind import SqliteMind
    from reverie.stores.sqlite.rows import SqliteRows


@tells_damage
class SqlitePlaces:
    """What lies at the places of one agent's mind."""

    def __init__(self, ask: Statements, mind: SqliteMind) -> None:
        self._ask = ask
        self._mind = mind

    def present(self, places: Collection[Place]) -> Mapping[Place, Value]:
        """The stored values at some places; a place that holds nothing is left out."""
        found: dict[Place, Value] = {}
        ends: dict[int, list[int]] = {}
        numbers: list[int] = []
        marks: list[str] = []
        for place in places:
            match place:
                case Place("memory", int(number)):
                    numbers.append(number)
                case Place("tombstone", str(mark)):
                    marks.append(mark)
                case Place("link", (a, b)):
                    ends.setdefault(a, []).append(b)
                case _ if (value := self._rows.at(place)) is not None:
                    found[place] = value
        if numbers:
            memories = self._mind.memories.numbered(numbers)
            found |= {Place("memory", memory.number): memory for memory in memories}
        if ends:
            links = self._mind.links.at(ends.items())
            found |= {Place("link", link.pair): link for link in links}
        found |= self._tombstones(marks)
        return found

    def _tombstones(self, marks: Sequence[str]) -> dict[Place, Value]:
        found: dict[Place, Value] = {}
        for some in in_batches(marks):
            for mark, name, why, at in self._ask.all(
                "SELECT mark, name, why, at FROM tombstone WHERE agent = ? "
                f"AND mark IN ({marks_for(len(some))})",
                *some,
            ):
                found[Place("tombstone", mark)] = Tombstone(name, why, from_milliseconds(at))
        return found

    def contents(self) -> Iterator[tuple[Place, Value]]:
        """Every stored value, in a fixed order."""
        for memory in self._mind.memories.all():
            yield Place("memory", memory.number), memory
        yield from self._rows.contents()

    def proposals(self) -> Sequence[Proposal]:
        """What waits for a person's word, by name."""
        return self._rows.proposals()

    def beliefs(self) -> Sequence[HeldBelief]:
        """What is held of tools, commands, files and services, by key, as evidence left it."""
        return self._rows.beliefs()

    def findings(self) -> Sequence[Pattern]:
        """What was noticed about the work itself, by name."""
        return self._rows.findings()

    def asides(self) -> Sequence[Aside]:
        """What nights could not work with and set aside, by name."""
        any_is = "SELECT count(*) FROM plain_row WHERE agent = ? AND kind = 'aside'"
        return self._rows.asides() if self._ask.number(any_is) else ()

    @cached_property
    def _rows(self) -> SqliteRows:
        from reverie.stores.sqlite.rows import SqliteRows

        return SqliteRows(self._ask)
