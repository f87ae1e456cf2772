"""Sketching: a mind as it would be if entries were taken back, before anything is written."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from reverie.domain.journal.apply import apply, difference, is_so_already
from reverie.domain.journal.change import Place
from reverie.domain.journal.entry import Cause, Entry, Heading, NightBegan, NightStep
from reverie.domain.journal.kinds import Change, MarkChange, Value
from reverie.domain.language import Language
from reverie.domain.values.ending import without
from reverie.domain.values.memory import Memory
from reverie.domain.values.session import Mark, slept_on
from reverie.domain.values.tombstone import Tombstone
from reverie.engine.burying import (
    Burial,
    fitted,
    is_forgetting,
    memories_removed,
    stones_laid,
    stones_that_stay,
)
from reverie.errors import ChangeRefused, Unknown
from reverie.ports import Mind


class Sketch:
    """A mind as it would be: the stored one, with some places changed."""

    def __init__(self, mind: Mind) -> None:
        self._mind = mind
        self._values: dict[Place, Value | None] = {}
        self._gone: dict[int, Memory] = {}
        """What a person took away, as it was then."""

    def take(self, change: Change) -> None:
        """Let it be as after one change."""
        self._values[change.place] = apply(change, self._at(change.place))

    def take_whole(self, changes: Sequence[Change], cause: Cause) -> bool:
        """Take all of a person's changes, or none if one does not fit."""
        before = dict(self._values)
        forgets = is_forgetting(cause, changes)
        try:
            for change in changes:
                present = self._at(change.place)
                done = fitted(change, present, is_forgetting=forgets)
                if done and not is_so_already(done, present):
                    self.take(done)
        except (ChangeRefused, Unknown):
            self._values = before
            return False
        self._gone |= memories_removed(changes)
        return True

    def bury(self, named: Sequence[Change], language: Language) -> list[str]:
        """Let what was forgotten stay so, but for what the named changes buried; names it."""
        stored = self._mind.present(self._values)
        self._values |= dict(stones_that_stay(self._values, stored, stones_laid(named)))
        gone = {n: m for n, m in self._gone.items() if not self._at(Place("memory", n))}
        if not gone and not self._has_stones():
            return []
        burial = Burial(self._values, stored, self._read, language)
        found = burial.memories(gone)
        self._values |= dict(burial.without(gone | found))
        return [memory.name for memory in found.values()]

    def let_go(self) -> None:
        """Let no ending name a memory that would not be there."""
        for place, value in list(self._values.items()):
            by = value.ending.by if isinstance(value, Memory) and value.ending else None
            if isinstance(value, Memory) and by and not self._at(Place("memory", by)):
                self._values[place] = replace(value, ending=without(value.ending, (by,)))

    def close_sessions_of(self, headings: Sequence[Heading]) -> None:
        """Mark what the nights among these have read, so that no other night reads it."""
        for heading in headings:
            match heading.cause:
                case NightBegan(plan=plan):
                    for reach in plan.sessions:
                        self._close(reach.session, reach.upto, reach.position)
                case NightStep(stage="review"):
                    for change in whole_entry(self._mind, heading.number).changes:
                        if isinstance(change, MarkChange) and change.after:
                            self._close(change.target, change.after.upto, change.after.position)
        for place, value in self._values.items():
            if isinstance(value, Mark) and value.dozed:
                self._values[place] = slept_on(value)

    def _close(self, session: str, upto: int, position: str) -> None:
        known = self._at(Place("mark", session))
        had = known if isinstance(known, Mark) else Mark(0)
        if upto >= had.upto and upto > had.thought_over:
            read = replace(had, upto=upto, position=position, thought_over=upto)
            self._values[Place("mark", session)] = read

    def changes(self, reason: str) -> list[Change]:
        """What leads from the stored mind to this one."""
        stored = self._mind.present(self._values)
        return [
            change
            for place, value in sorted(self._values.items(), key=lambda item: str(item[0]))
            for change in difference(place, stored.get(place), value, reason)
        ]

    def _has_stones(self) -> bool:
        laid = any(isinstance(value, Tombstone) for value in self._values.values())
        return laid or self._mind.memories.any_forgotten()

    def _read(self, places: Collection[Place]) -> dict[Place, Value]:
        """Some rows as they would be."""
        found = dict(self._mind.present([p for p in places if p not in self._values]))
        return found | {p: v for p in places if (v := self._values.get(p)) is not None}

    def _at(self, place: Place) -> Value | None:
        if place not in self._values:
            self._values[place] = self._mind.present([place]).get(place)
        return self._values[place]


def changes_of(mind: Mind, group: Sequence[Heading]) -> list[Change]:
    """All changes of some entries, in order."""
    return [change for heading in group for change in whole_entry(mind, heading.number).changes]


def whole_entry(mind: Mind, number: int) -> Entry:
    """An entry with its changes, or an error that it is not there."""
    entry = mind.journal.entry(number)
    if entry is None:
        raise Unknown(f"entry e{number} is not in the journal; run `reverie doctor`")
    return entry
