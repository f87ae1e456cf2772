"""Rebasing: what one machine did is told anew behind what another did first.

What still fits is done again; where both did something to one memory, a person's word goes before
a night's, and what remains in question becomes a proposal. What only counts (strength, links,
layers) stays as the first has it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from datetime import datetime

from reverie.domain.journal.apply import apply, is_so_already
from reverie.domain.journal.change import Place
from reverie.domain.journal.entry import Act, Entry, Waking
from reverie.domain.journal.kinds import (
    Change,
    LinkChange,
    MarkChange,
    MemoryChange,
    Proposal,
    ProposalChange,
    TombstoneChange,
    Value,
)
from reverie.domain.journal.parts import EndingChange, WordingChange
from reverie.domain.journal.renumber import Gone, Move, Renumbering
from reverie.domain.rules.likeness import fingerprint
from reverie.domain.rules.tombstones import tombstone_of
from reverie.domain.values.memory import Author, Memory, Wording
from reverie.domain.values.session import Mark
from reverie.domain.values.source import episode_number
from reverie.domain.values.tombstone import Tombstone
from reverie.engine.burying import comes_late, stones_laid
from reverie.engine.forgetting import forgetting
from reverie.errors import ChangeRefused, Unknown
from reverie.stores.journaled import JournaledStore
from reverie.stores.lived import Reached, reached, take_in
from reverie.stores.primitives import Lived, SessionRow, birth_of

REASON = "two machines changed it at once"
AGAIN = "told again"


def rebase(store: JournaledStore, own: Lived, since: Reached, machine: str) -> Renumbering:
    """Tell a stretch of life that began at `since` anew on a store that went on from there."""
    now = reached(store)
    numbers = Renumbering(
        Move(since.episodes, now.episodes - since.episodes),
        Move(since.memories, now.memories - since.memories),
        Move(since.sessions, now.sessions - since.sessions),
        Move(since.nights, now.nights - since.nights),
    )
    lived = Lived(
        tuple(_session(store, row, numbers) for row in own.sessions),
        tuple(replace(one, number=numbers.episodes(one.number)) for one in own.episodes),
        tuple(replace(one, night=numbers.nights(one.night)) for one in own.thoughts),
    )
    take_in(store, lived)
    telling = _Telling(store, own, numbers, machine)
    for entry in (*_what_it_was_before(own), *own.entries):
        telling.tell(entry)
    return numbers


class _Telling:
    """Tells entries anew, one by one."""

    def __init__(
        self, store: JournaledStore, own: Lived, numbers: Renumbering, machine: str
    ) -> None:
        self._store, self._numbers, self._machine = store, numbers, machine
        self._theirs = store.memories.next_number() - 1
        self._entries: dict[int, int] = {}
        self._laid: set[Place] = set()
        """The tombstones that the entry which is being told lays."""
        self._is_whole = True
        """Whether the last entry that was told ends a group."""
        self._persons = _touched_by_a_person(own)
        self._read_by_both = dict(_read_by_both(store, own))

    def tell(self, entry: Entry) -> None:
        """One entry, behind all that was told."""
        changes = self._fitting(entry)
        if not changes and isinstance(entry.cause, Waking) and entry.last and self._is_whole:
            return
        self._is_whole = entry.last
        number = self._store.journal.last() + 1
        self._entries[entry.number] = number
        cause = self._numbers.cause(entry.cause, self._entries)
        self._store.commit(Entry(number, entry.at, cause, tuple(changes), entry.last))

    def _fitting(self, entry: Entry) -> list[Change]:
        is_persons = isinstance(entry.cause, Waking) and entry.cause.by is Author.PERSON
        held: dict[Place, Value | None] = {}
        changes: list[Change] = []
        self._laid = stones_laid(entry.changes)

        def take(change: Change) -> None:
            held[change.place] = apply(change, self._at(change.place, held))
            changes.append(change)

        for change in entry.changes:
            if self._is_told_by_the_other(change) or self._is_forgotten(change, entry):
                continue
            try:
                told = self._numbers.change(change)
            except Gone:
                continue
            for one in self._settled(told, held, is_persons=is_persons):
                take(one)
            for one in self._besides(told, entry.at, is_persons=is_persons):
                if one.place not in held:
                    take(one)
        return changes

    def _is_forgotten(self, change: Change, entry: Entry) -> bool:
        """Whether a change says what the other machine's person had forgotten, and not since."""
        if not self._store.memories.any_forgotten() or not comes_late(self._store, change, entry):
            return False
        if isinstance(change, MemoryChange) and not change.before:
            self._numbers.twins[change.target] = None
        return True

    def _besides(self, change: Change, at: datetime, *, is_persons: bool) -> Iterator[Change]:
        """What goes with a change here: all that says what it buries, or what it tells again."""
        match change:
            case TombstoneChange(target=mark, after=Tombstone(why=why)):
                if memory := self._store.memories.saying(mark):
                    yield from forgetting(self._store, memory, why, at)
            case MemoryChange(after=Memory(text=text)) | WordingChange(after=Wording(text=text)):
                place = tombstone_of(text)
                stone = self._store.present([place]).get(place)
                if is_persons and isinstance(stone, Tombstone):
                    mark = str(place.key)
                    yield TombstoneChange(target=mark, before=stone, after=None, reason=AGAIN)

    def _settled(
        self, change: Change, held: dict[Place, Value | None], *, is_persons: bool
    ) -> list[Change]:
        """What is done of a change on what stands now."""
        present = self._at(change.place, held)
        if is_so_already(change, present):
            return []
        try:
            apply(change, present)
            return [change]
        except Unknown:
            return []
        except ChangeRefused:
            return self._instead(change, present, is_persons=is_persons)

    def _instead(self, change: Change, present: Value | None, *, is_persons: bool) -> list[Change]:
        """What is done instead of a change that does not fit what another did first."""
        mine: Change
        match change:
            case MarkChange(after=Mark() as mark) if isinstance(present, Mark):
                mine = replace(change, before=present)  # type: ignore[arg-type]
                return [mine] if mark.upto > present.upto else []
            case WordingChange(after=wording) if isinstance(present, Memory):
                if present.wording.by is Author.PERSON and wording.by is not Author.PERSON:
                    return []
                mine = replace(change, before=present.wording)  # type: ignore[arg-type]
                if wording.by is Author.PERSON and present.wording.by is not Author.PERSON:
                    return [mine]
                return self._asked(f"put {present.name} so: “{wording.text}”", present, [mine])
            case EndingChange(after=ending) if isinstance(present, Memory):
                mine = replace(change, before=present.ending)  # type: ignore[arg-type]
                if is_persons and present.ending is None:
                    return [mine]
                how = (
                    f"end {present.name} as {ending.how}" if ending else f"let {present.name} hold"
                )
                return self._asked(how, present, [mine])
            case TombstoneChange(after=None) if isinstance(present, Tombstone):
                return [replace(change, before=present)]  # type: ignore[arg-type]
            case MemoryChange(after=None) if tombstone_of(change.quoted()) in self._laid and (
                isinstance(present, Memory)
                and fingerprint(present.text) == fingerprint(change.quoted())
            ):
                return []  # it goes with its tombstone, as it stands here
            case MemoryChange(after=None) if isinstance(present, Memory):
                links = [
                    LinkChange(target=link.pair, before=link, after=None, reason=REASON)
                    for link in self._store.links.of(present.number)
                ]
                mine = replace(change, before=present)  # type: ignore[arg-type]
                return self._asked(f"forget {present.name}", present, [*links, mine])
        return []

    def _asked(self, what: str, memory: Memory, wish: list[Change]) -> list[Change]:
        """Ask a person what two machines do not agree on."""
        question = (
            f"Two machines changed “{memory.text}” at once. Shall it be as machine "
            f"{self._machine} has it: {what}?"
        )
        proposal = Proposal(question, tuple(wish), REASON, f"machine {self._machine}")
        place = Place("proposal", proposal.name)
        if self._store.present([place, tombstone_of(question)]):
            return []
        return [ProposalChange(target=proposal.name, before=None, after=proposal, reason=REASON)]

    def _is_told_by_the_other(self, change: Change) -> bool:
        """Whether a memory is born that the other machine has too; it is told as that one."""
        if not isinstance(change, MemoryChange) or change.before or not change.after:
            return False
        number = change.target
        if number in self._numbers.twins:
            return True
        twin = self._store.memories.saying(fingerprint(change.after.text))
        if twin and twin.number <= self._theirs:
            self._numbers.twins[number] = twin.number
            return True
        if number in self._persons or not self._was_read_there(change.after):
            return False
        self._numbers.twins[number] = None
        return True

    def _was_read_there(self, memory: Memory) -> bool:
        """Whether all that a memory rests on was taken in by the other machine too."""
        episodes = [episode_number(source) for source in memory.sources]
        return bool(episodes) and all(n is not None and self._is_read(n) for n in episodes)

    def _is_read(self, number: int) -> bool:
        if number > self._numbers.episodes.after:
            return False
        episode = self._store.episodes.get(number)
        after, upto = self._read_by_both.get(episode.session, (0, 0)) if episode else (0, 0)
        return after < number <= upto

    def _at(self, place: Place, held: dict[Place, Value | None]) -> Value | None:
        return held[place] if place in held else self._store.present([place]).get(place)


def _session(store: JournaledStore, row: SessionRow, numbers: Renumbering) -> SessionRow:
    """A session by the numbers that hold then; one that went on elsewhere keeps its number."""
    known = store.sessions.get(row.id)
    number = numbers.sessions(row.number) if row.number else None
    upto = numbers.episodes(row.upto) if row.upto else None
    tagged = None if row.tagged is None else tuple(numbers.episodes(n) for n in row.tagged)
    if known:
        number, upto = known.number, max(known.upto, upto or 0)
        tagged = tuple(sorted({*(known.tagged or ()), *(tagged or ())}))
    return replace(
        row, number=number, upto=upto, tagged=tagged, trace=_trace(row.trace, numbers.episodes)
    )


def _trace(trace: str, episodes: Move) -> str:
    """A trace by the numbers that hold then: a part `@N` says up to which episode it goes."""
    parts = trace.split("\n\n")
    return "\n\n".join(
        f"@{episodes(int(part[1:]))}" if part[:1] == "@" and part[1:].isdecimal() else part
        for part in parts
    )


def _what_it_was_before(own: Lived) -> Iterator[Entry]:
    """What a mind held before its oldest entry, as an entry."""
    if own.origin:
        first = min((entry.at for entry in own.entries), default=None)
        at = first or own.episodes[0].at
        births = tuple(birth_of(place, value) for place, value in own.origin)
        number = own.counters.folded if own.counters else 0
        yield Entry(number, at, Waking(Act.TAKE, Author.MACHINE, "an earlier life"), births)


def _touched_by_a_person(own: Lived) -> Collection[int]:
    return {
        change.place.key
        for entry in own.entries
        if isinstance(entry.cause, Waking) and entry.cause.by is Author.PERSON
        for change in entry.changes
        if change.place.table == "memory" and isinstance(change.place.key, int)
    }


def _read_by_both(store: JournaledStore, own: Lived) -> Iterator[tuple[str, tuple[int, int]]]:
    """The sessions that both machines took in, each with the episodes that were read twice."""
    for entry in own.entries:
        for change in entry.changes:
            if isinstance(change, MarkChange):
                before = change.before.upto if change.before else 0
                now = store.present([change.place]).get(change.place)
                if isinstance(now, Mark) and now.upto > before:
                    yield change.target, (before, now.upto)
