"""Filing: a mind and its memory file, kept true to each other."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from reverie.domain.memory import Author
from reverie.domain.quiz import Quiz, quiz
from reverie.domain.sheet import Edit, Removed, Sheet, edits_between
from reverie.engine.joining import edits_from_elsewhere
from reverie.engine.taking import take
from reverie.errors import FileRefused
from reverie.ports import Clock, Store
from reverie.settings import Settings
from reverie.writing.memory_file import compose
from reverie.writing.memory_place import ASIDE, Found, MemoryPlace, State, sides_of, tag_of
from reverie.writing.memory_reading import read_sheet
from reverie.writing.prepared import prepare


@dataclass(frozen=True, slots=True)
class Taken:
    """What was found in a file and taken: by hand, from another machine, and as proposals."""

    found: Found
    by_hand: list[Edit] = field(default_factory=list)
    by_machine: list[Edit] = field(default_factory=list)
    proposed: list[Edit] = field(default_factory=list)

    @property
    def edits(self) -> list[Edit]:
        """All of them."""
        return [*self.by_hand, *self.by_machine, *self.proposed]


@dataclass(frozen=True, slots=True)
class Filing:
    """One mind, the place of its file, and the name of its project."""

    store: Store
    place: MemoryPlace
    clock: Clock
    settings: Settings

    @property
    def project(self) -> str:
        """The project's name: that of the folder it lies in."""
        return self.place.home.absolute().parent.name or "project"

    def sheet(self) -> Sheet:
        """What the file would say now."""
        with self.store.view() as mind:
            return compose(mind, self.settings, project=self.project)

    def edits(self) -> Taken:
        """What a taking would find in the file; changes nothing."""
        found = self.place.found()
        if found.state in (State.MISSING, State.AS_WRITTEN):
            return Taken(found)
        sheet = read_sheet(found.text)
        if found.state is State.FOREIGN:
            hand, machine = edits_from_elsewhere(
                self.store, sheet, theirs=found.tag, ours=self.place.tag
            )
            return Taken(found, hand, machine)
        if found.state is State.STRAYED:
            known = edits_between(self.sheet(), sheet)
            return Taken(found, [edit for edit in known if not isinstance(edit, Removed)])
        before = read_sheet(found.written)
        if not found.agents:
            return Taken(found, edits_between(before, sheet))
        agents = read_sheet(found.agents)
        return Taken(found, edits_between(agents, sheet), [], edits_between(before, agents))

    def take(self) -> Taken:
        """Take in what was edited; a file that cannot be taken is refused whole, and left alone."""
        taken = self.edits()
        self._take(taken)
        return taken

    def settle(self) -> tuple[Taken, bool]:
        """Take in what was edited, then write the file anew; tells whether it could be."""
        taken = self.take()
        return taken, self.write(taken.found)

    def write(self, found: Found) -> bool:
        """Write what the mind now says, unless someone saved the file since it was found."""
        sheet = self.sheet()
        written = self.place.is_current(sheet, found) or self.place.write(
            sheet, found, self.store.last_entry()
        )
        if written:
            prepare(self.place.home, sheet, self.settings)
        return written

    def refresh(self) -> None:
        """Write what the mind now says, if the file is as we wrote it."""
        found = self.place.found()
        if found.state is State.AS_WRITTEN:
            self.write(found)

    def leave_aside(self) -> None:
        """Write what the mind now says beside a file that could not be taken."""
        self.place.write_aside(self.sheet(), self.store.last_entry())

    def merge(self) -> Taken:
        """Take both sides of a file in which git left conflicts, then write it anew."""
        found = self.place.found()
        ours, theirs = sides_of(found.text)
        one, other = read_sheet(ours), read_sheet(theirs)
        mine = self.place.tag
        taken = Taken(found)
        for side, sheet in ((ours, one), (theirs, other)):
            tag = tag_of(side) or mine
            if tag == mine:
                known = edits_between(self.sheet(), sheet)
                part = Taken(found, [edit for edit in known if not isinstance(edit, Removed)])
            else:
                part = Taken(found, *edits_from_elsewhere(self.store, sheet, theirs=tag, ours=mine))
            self._take(part)
            taken.by_hand.extend(part.by_hand)
            taken.by_machine.extend(part.by_machine)
        self.write(found)
        return taken

    def quiz(self) -> Quiz:
        """The coherence check, from the file alone."""
        found = self.place.found()
        return quiz(read_sheet(found.text) if found.text else self.sheet())

    def _take(self, taken: Taken) -> None:
        for edits, by in (
            (taken.proposed, Author.AGENT),
            (taken.by_machine, Author.MACHINE),
            (taken.by_hand, Author.PERSON),
        ):
            take(self.store, self.clock, self.settings, edits, by=by)


@contextmanager
def kept_in_step(file: Filing | None, notes: list[str]) -> Iterator[None]:
    """Take the file in before a night and write it after, unless someone saved it meanwhile."""
    notes.clear()
    if file is None:
        yield
        return
    found: Found | None = None
    try:
        taken = file.take()
        found = taken.found
        if taken.edits:
            notes.append(f"memory.yml: {_count(len(taken.edits))} taken in first")
    except FileRefused as refused:
        notes.append(
            f"{refused}. The file was left as it is; what the night would write is in {ASIDE}"
        )
    yield
    if found is None:
        file.leave_aside()
    elif not file.write(found):
        notes.append(
            "memory.yml was saved meanwhile or is open in an editor; what the night would write "
            f"is in {ASIDE}: run `reverie memory take` when you are done"
        )


def _count(edits: int) -> str:
    return f"{edits} edit{'' if edits == 1 else 's'}"
