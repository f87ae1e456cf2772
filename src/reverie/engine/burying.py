"""Burying: what a person had forgotten stays so when entries are taken back or told late."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from reverie.domain.journal.change import Place, Whole
from reverie.domain.journal.entry import Act, Cause, Entry, Waking
from reverie.domain.journal.kinds import Change, MemoryChange, TombstoneChange, Value
from reverie.domain.language import DEFAULT, Language
from reverie.domain.rules.tombstones import without_forgotten
from reverie.domain.values.ending import without
from reverie.domain.values.gist import Gist
from reverie.domain.values.link import Link
from reverie.domain.values.memory import Author, Memory, Wording
from reverie.domain.values.source import BY_HAND, episode_number, memory_number
from reverie.domain.values.tombstone import Tombstone
from reverie.frozen import dataclass
from reverie.ports import Mind

if TYPE_CHECKING:
    from reverie.domain.rules.tombstones import Read

Held = Mapping[Place, Value | None]


def fitted(change: Change, present: Value | None, *, is_forgetting: bool) -> Change | None:
    """A person's change as it is done again: a removal fits whatever stands, also nothing.

    Of a forgetting only what it named is done again; what goes with it is found anew.
    """
    if isinstance(change, TombstoneChange) and change.after and present:
        return None
    if isinstance(change, Whole) and change.after is None:
        return replace(change, before=present) if present else None  # type: ignore[arg-type]
    return None if is_forgetting and not isinstance(change, TombstoneChange) else change


def is_forgetting(cause: Cause, changes: Iterable[Change]) -> bool:
    """Whether something done between nights forgets, and does nothing else."""
    forgets = isinstance(cause, Waking) and cause.act in (Act.FORGET, Act.DECIDE)
    return forgets and bool(stones_laid(changes))


def stones_laid(changes: Iterable[Change]) -> set[Place]:
    """The places of the tombstones that some changes lay."""
    return {c.place for c in changes if isinstance(c, TombstoneChange) and c.after}


def memories_removed(changes: Iterable[Change]) -> dict[int, Memory]:
    """The memories that some changes take away, by number."""
    gone = (c for c in changes if isinstance(c, MemoryChange) and c.after is None)
    return {change.target: change.before for change in gone if change.before}


def says_buried(text: str, read: Read, language: Language = DEFAULT) -> bool:
    """Whether a text says something that was forgotten."""
    return without_forgotten(text, read, language) != text


def comes_late(mind: Mind, change: Change, entry: Entry) -> bool:
    """Whether a change of an entry that is told late says what was forgotten, and not since.

    What a person said after the forgetting is told again; so is what they took back of it.
    """
    after = change.after
    if isinstance(change, TombstoneChange) and not after:
        stone = mind.present([change.place]).get(change.place)
        return isinstance(stone, Tombstone) and stone != change.before and stone.at >= entry.at
    if not isinstance(after, Memory | Wording | Gist) or after == change.before:
        return False
    is_told = isinstance(entry.cause, Waking) and entry.cause.by is Author.PERSON
    lifts = {c.place for c in entry.changes if isinstance(c, TombstoneChange) and not c.after}

    def read(places: Collection[Place]) -> dict[Place, Value]:
        return {
            place: stone
            for place, stone in mind.present(places).items()
            if not isinstance(stone, Tombstone)
            or stone.at >= entry.at
            or not (is_told or place in lifts)
        }

    return says_buried(after.text, read)


@dataclass(frozen=True, slots=True)
class Burial:
    """What would come back into a mind, looked over for what was forgotten in it."""

    held: Held
    """The rows that would change, as they would be."""
    stored: Held
    """The same rows as they are."""
    read: Read
    """Tells any row as it would be."""
    language: Language = DEFAULT

    def memories(self, gone: Iterable[int]) -> dict[int, Memory]:
        """What may not come back: what says a buried text, and what rests on what is gone."""
        coming = [m for m in self.held.values() if isinstance(m, Memory) and self._is_new(m)]
        found = {m.number: m for m in coming if says_buried(m.text, self.read, self.language)}
        missing = {*gone, *found}
        while more := [
            m
            for m in coming
            if m.number not in missing
            and m.wording.by is not Author.PERSON
            and not missing.isdisjoint(rests_on(m))
        ]:
            found |= {m.number: m for m in more}
            missing |= {m.number for m in more}
        return found

    def without(self, gone: Mapping[int, Memory]) -> Iterator[tuple[Place, Value | None]]:
        """The rows once memories are gone: with no link, ending, gist or source of theirs."""
        episodes = {e for m in gone.values() for s in m.sources if (e := episode_number(s))}
        for place, value in self.held.items():
            match value:
                case Memory() if value.number in gone:
                    yield place, None
                case Memory():
                    if (left := _apart_from(value, gone)) != value:
                        yield place, left
                case Link() if not gone.keys().isdisjoint(value.pair):
                    yield place, None
                case Gist() if value != self.stored.get(place) and (
                    place.key in episodes or self._is_buried(value)
                ):
                    yield place, None

    def _is_new(self, memory: Memory) -> bool:
        before = self.stored.get(Place("memory", memory.number))
        return not isinstance(before, Memory) or before.text != memory.text

    def _is_buried(self, gist: Gist) -> bool:
        return says_buried(gist.text, self.read, self.language)


def stones_that_stay(
    held: Held, stored: Held, lifted: set[Place]
) -> Iterator[tuple[Place, Tombstone]]:
    """The tombstones that would be lifted though nobody asked for it."""
    for place, value in held.items():
        stone = stored.get(place)
        if isinstance(stone, Tombstone) and value is None and place not in lifted:
            yield place, stone


def rests_on(memory: Memory) -> set[int]:
    """The numbers of the memories that a memory was made of."""
    return {n for source in memory.sources if (n := memory_number(source)) is not None}


def _apart_from(memory: Memory, gone: Mapping[int, Memory]) -> Memory:
    """A memory that stays: it holds again where what said it is gone, and stands on its own."""
    memory = replace(memory, ending=without(memory.ending, gone))
    if gone.keys().isdisjoint(rests_on(memory)):
        return memory
    left = tuple(s for s in memory.sources if memory_number(s) not in gone)
    return replace(memory, sources=tuple(dict.fromkeys((*left, BY_HAND))))
