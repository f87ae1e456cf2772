"""Filing: a mind and its memory file, kept true to each other."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from reverie.domain.intake.text import counted
from reverie.domain.language import language_named
from reverie.domain.values.memory import Author
from reverie.domain.views.quiz import Quiz, quiz
from reverie.domain.views.sheet import Edit, Sheet
from reverie.errors import FileRefused
from reverie.memory_file.apply_edits import refuse_untakable, take
from reverie.memory_file.authorship import Apart
from reverie.memory_file.comments import Comments, joined, renamed
from reverie.memory_file.compose import compose
from reverie.memory_file.merge_conflict import both, sides_in
from reverie.memory_file.other_machine import local_name
from reverie.memory_file.place import (
    ASIDE,
    Found,
    MemoryPlace,
    State,
    comments_of,
    tag_of,
)
from reverie.memory_file.prepared import prepare
from reverie.memory_file.read import read_sheet
from reverie.ports import Clock, Store
from reverie.settings import Settings


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
        """What a taking would find in the file, or a refusal; changes nothing."""
        found = self.place.found()
        if found.state in (State.MISSING, State.AS_WRITTEN):
            return Taken(found)
        taken = self._found_in(found, read_sheet(found.text))
        refuse_untakable(self.store, self.clock, self.settings, _by_author(taken))
        return taken

    def take(self) -> Taken:
        """Take in what was edited; a file that cannot be taken is refused whole, and left alone."""
        taken = self.edits()
        self._take(taken)
        return taken

    def settle(self) -> tuple[Taken, bool]:
        """Take in what was edited, then write the file anew; tells whether it could be."""
        taken = self.take()
        return taken, self.write(taken.found)

    def write(self, found: Found, comments: Comments | None = None) -> bool:
        """Write what the mind now says, unless someone saved the file since it was found."""
        sheet = self.sheet()
        said = self._comments_in(found.text) if comments is None else comments
        written = self.place.write(sheet, found, self.store.last_entry(), said)
        if written:
            prepare(self.place.home, sheet, self.settings)
        return written

    def refresh(self) -> None:
        """Write what the mind now says, if the file is as we wrote it; else leave it."""
        try:
            found = self.place.found()
        except FileRefused:
            return
        if found.state is State.AS_WRITTEN:
            self.write(found)

    def leave_aside(self) -> None:
        """Write what the mind now says beside a file that could not be taken."""
        self.place.write_aside(self.sheet(), self.store.last_entry())

    def merge(self) -> Taken:
        """Take both sides of a file in which git left conflicts, whole, then write it anew."""
        found = self.place.found()
        sides = sides_in(self.place.file, found.text)
        one, other = (self._found_in(self.place.judged(s.text), s.sheet()) for s in sides)
        taken = Taken(
            found,
            both(one.by_hand, other.by_hand),
            both(one.by_machine, other.by_machine),
            both(one.proposed, other.proposed),
        )
        refuse_untakable(self.store, self.clock, self.settings, _by_author(taken))
        self._take(taken)
        self.write(found, joined(*(self._comments_in(side.text) for side in sides)))
        return taken

    def quiz(self) -> Quiz:
        """The coherence check, from the file alone."""
        found = self.place.found()
        sheet = read_sheet(found.text) if found.text else self.sheet()
        return quiz(sheet, language_named(self.settings.language))

    def _found_in(self, found: Found, sheet: Sheet) -> Taken:
        whose = Apart(self.store, self.place.tag, self.sheet).edits(found, sheet)
        return Taken(found, whose.by_hand, whose.by_machine, whose.proposed)

    def _comments_in(self, text: str) -> Comments:
        """The comments of a file, where their entries stand under the names they have here."""
        theirs, ours = tag_of(text), self.place.tag
        return renamed(comments_of(text), lambda name: local_name(name, theirs, ours))

    def _take(self, taken: Taken) -> None:
        for by, edits in _by_author(taken):
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
            notes.append(f"memory.yml: {counted(len(taken.edits), 'edit')} taken in first")
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


def _by_author(taken: Taken) -> list[tuple[Author, list[Edit]]]:
    """The edits in the order they are taken: a hand's last, so that its words stand."""
    return [
        (Author.AGENT, taken.proposed),
        (Author.MACHINE, taken.by_machine),
        (Author.PERSON, taken.by_hand),
    ]
