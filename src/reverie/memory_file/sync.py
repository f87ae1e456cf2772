"""Sync: a mind and its memory file, kept true to each other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache, partial
from typing import NamedTuple, TypeVar

from reverie.aside_folder import LeftAside, keep
from reverie.domain.intake.moment import to_the_millisecond
from reverie.domain.intake.text import counted
from reverie.domain.language import language_named
from reverie.domain.values.aside import aside_name
from reverie.domain.values.tree_note import (
    Looks,
    Told,
    TreeNote,
    TreeNotes,
    last_said,
    places_in,
    told_by,
)
from reverie.domain.views.quiz import Quiz, quiz
from reverie.domain.views.sheet import Sheet
from reverie.errors import FileRefused, ReverieError, ends_all, place_of
from reverie.frozen import dataclass
from reverie.memory_file import briefing_cache
from reverie.memory_file.authorship import Comparison, Taken
from reverie.memory_file.comments import Comments, joined, renamed
from reverie.memory_file.compose import compose
from reverie.memory_file.edits import take_edits
from reverie.memory_file.edits.edit_plan import plan_edits
from reverie.memory_file.known import known_beside
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
from reverie.memory_file.prepared_briefing import note_refusal, prepare
from reverie.memory_file.read import read_sheet
from reverie.memory_file.write import lines_of
from reverie.ports import Clock, Mind, Store
from reverie.settings import Settings
from reverie.version import build
from reverie.writing.briefing import whole_briefing

T = TypeVar("T")

Notes = tuple[str, ...]
"""What there is to say beside a result, for people."""
IsMine = Callable[[Taken], bool]
"""Asks a person whether what came from elsewhere is their own."""


def _nobody_says(_: Taken) -> bool:
    return False


def _nothing_seen(told: Sequence[Told]) -> list[tuple[TreeNote, ...]]:
    return [()] * len(told)


class _Made(NamedTuple):
    """A sheet, what the working tree says against it, and the briefing made of both."""

    sheet: Sheet
    tree: TreeNotes
    told: str


ENTRY = "- id: "
MOST_DELETED = 1
"""How many entries at the end of a file a person is taken to have deleted, and nothing else."""


@dataclass(frozen=True, slots=True)
class Filing:
    """One mind, the place of its file, and the name of its project."""

    store: Store
    place: MemoryPlace
    clock: Clock
    settings: Settings
    look: Looks = _nothing_seen
    """Looks up in the working tree what memories name."""

    @property
    def project(self) -> str:
        """The project's name: that of the folder it lies in."""
        return self.place.home.absolute().parent.name or "project"

    def sheet(self) -> Sheet:
        """What the file would say now."""
        with self.store.view() as mind:
            return self.spared(mind, self._composed)

    def briefing(self, mind: Mind) -> str:
        """What the next session should know first."""
        return self.spared(mind, lambda seen: self._made(seen).told)

    def questions(self) -> list[str]:
        """What a person is asked about memories that the working tree speaks against."""
        with self.store.view() as mind:
            return self.spared(mind, lambda seen: list(self._made(seen).tree.questions()))

    def spared(self, mind: Mind, look: Callable[[Mind], T]) -> T:
        """What a look at the mind gives; a memory that it fails on is left out and named."""
        try:
            return look(mind)
        except Exception as error:
            if ends_all(error) or isinstance(error, ReverieError):
                raise
            from reverie.engine.sparing import seen_without

            given, things = seen_without(mind, look, error)
            for thing in things:
                name, step = aside_name("memory-file", thing), f"memory file with {thing.words}"
                keep(str(self.place.home), LeftAside(name, step, place_of(error), build()), error)
            return given

    def _composed(self, mind: Mind) -> Sheet:
        """What the file says of a mind; it can be written."""
        sheet = compose(mind, self.settings, project=self.project)
        for _ in lines_of(sheet):
            pass  # what cannot be written is found out here
        return sheet

    def _made(self, mind: Mind) -> _Made:
        """What the file says of a mind, what the tree says, and the briefing made of both."""
        sheet = self._composed(mind)
        tree = TreeNotes(self.clock.now(), self._against(mind, sheet))
        language = language_named(self.settings.record.language)
        return _Made(sheet, tree, whole_briefing(sheet, language, tree))

    def _against(self, mind: Mind, sheet: Sheet) -> dict[str, tuple[TreeNote, ...]]:
        """What the working tree says against the memories of a sheet, by their names."""
        session_named = cache(mind.sessions.get)
        told = {}
        for name in dict.fromkeys(item.name for item in sheet.items() if item.name):
            if memory := mind.memories.named(name):
                said = last_said(memory.sources, mind.episodes.get)
                told[name] = told_by(memory.text, memory.born, said, session_named)
        asked = {name: one for name, one in told.items() if one.branch or places_in(one.text)}
        notes = self.look(list(asked.values())) if asked else ()
        return {name: some for name, some in zip(asked, notes, strict=True) if some}

    def edits(self) -> Taken:
        """What a taking would find in the file, or a refusal; changes nothing."""
        taken = self._found()
        now = to_the_millisecond(self.clock.now())
        plan_edits(
            self.store,
            self.settings,
            now,
            taken.by_author(),
            pulled=taken.from_elsewhere,
            is_strict=taken.found.has_stamp,
        )
        return taken

    def take(self, is_mine: IsMine = _nobody_says) -> Taken:
        """Take in what was edited; a file that cannot be taken is refused whole, and left alone.

        Of what came from elsewhere, rules wait for a person's word, unless one says it is theirs.
        """
        try:
            taken = self._found()
            if taken.may_be_mine and is_mine(taken):
                taken = taken.as_mine()
            self._make(taken)
        except FileRefused:
            note_refusal(self.place.home)
            raise
        return taken

    def settle(self, is_mine: IsMine = _nobody_says) -> tuple[Taken, bool]:
        """Take in what was edited, then write the file anew; tells whether it could be."""
        taken = self.take(is_mine)
        return taken, self.write(taken.found)

    def write(self, found: Found, comments: Comments | None = None) -> bool:
        """Write what the mind now says, unless someone saved the file since it was found."""
        with self.store.view() as mind:
            made = self.spared(mind, self._made)
            mark = briefing_cache.mark_of(mind, self.settings, self.project)
        said = self._comments_in(found.text) if comments is None else comments
        written = self.place.write(made.sheet, found, self.store.journal.last(), said)
        if written:
            prepare(self.place.home, made.sheet, self.settings, made.tree)
            briefing_cache.cache(self.place.home, mark, made.told)
        return written

    def refresh(self) -> None:
        """Write what the mind now says, if the file is missing, as we wrote it, or taken in."""
        try:
            found = self.place.found()
        except FileRefused:
            return
        is_ours = found.state in (State.AS_WRITTEN, State.MISSING)
        if is_ours or self.place.was_taken(found.text, self.store.journal.last()):
            self.write(found)

    def leave_aside(self) -> None:
        """Write what the mind now says beside a file that could not be taken."""
        self.place.write_aside(self.sheet(), self.store.journal.last())

    def take_before_a_night(self) -> tuple[Notes, Callable[[], Notes]]:
        """Take the file in; tells what there is to say, and how it is written afterwards."""
        try:
            taken = self.take()
        except FileRefused as refused:
            left = f"The file was left as it is; what the night would write is in {ASIDE}"
            return (f"{refused}. {left}",), self._write_aside
        edits = counted(len(taken.edits), "edit")
        notes = (f"memory.yml: {edits} taken in first",) if taken.edits else ()
        return notes, partial(self._write_after_a_night, taken.found)

    def _write_after_a_night(self, found: Found) -> Notes:
        now = self.place.found()
        if self.write(now if now.state is State.AS_WRITTEN else found):  # as a doze wrote it since
            return ()
        return (
            "memory.yml was saved meanwhile or is open in an editor; what the night would write "
            f"is in {ASIDE}: run `reverie memory take` when you are done",
        )

    def _write_aside(self) -> Notes:
        self.leave_aside()
        return ()

    def merge(self, is_mine: IsMine = _nobody_says) -> Taken:
        """Take both sides of a file in which git left conflicts, whole, then write it anew."""
        found = self.place.found()
        sides = sides_in(self.place.file, found.text)
        one, other = (
            self._edits_in(self.place.judged(side.text, side.in_git), side.sheet())
            for side in sides
        )
        taken = Taken(
            replace(found, state=other.found.state, tag=other.found.tag, in_git=sides[1].in_git),
            both(one.by_hand, other.by_hand),
            both(one.by_machine, other.by_machine),
            both(one.proposed, other.proposed),
            both(one.pulled, other.pulled),
        )
        if taken.may_be_mine and is_mine(taken):
            taken = taken.as_mine()
        self._make(taken)
        self.write(found, joined(*(self._comments_in(side.text) for side in sides)))
        return taken

    def text(self) -> str:
        """What the file says now; nothing if it is not there."""
        return self.place.found().text

    def quiz(self) -> Quiz:
        """The coherence check: what the file answers of what the mind knows was said."""
        found = self.place.found()
        sheet = read_sheet(found.text) if found.text else self.sheet()
        language = language_named(self.settings.record.language)
        with self.store.view() as mind:
            return quiz(sheet, language, known_beside(mind, sheet, language))

    def _found(self) -> Taken:
        found = self.place.found()
        if found.state in (State.MISSING, State.AS_WRITTEN):
            return Taken(found)
        _refuse_torn(found.text, found.written)
        return self._edits_in(found, read_sheet(found.text))

    def _edits_in(self, found: Found, sheet: Sheet) -> Taken:
        language = language_named(self.settings.record.language)
        return Comparison(self.store, self.place.tag, language, self.sheet).edits(found, sheet)

    def _make(self, taken: Taken) -> None:
        if taken.edits:
            self.place.note_taking(taken.found.text, self.store.journal.last())
        take_edits(
            self.store,
            self.clock,
            self.settings,
            taken.by_author(),
            pulled=taken.from_elsewhere,
            is_strict=taken.found.has_stamp,
        )

    def _comments_in(self, text: str) -> Comments:
        """The comments of a file, where their entries stand under the names they have here."""
        theirs, ours = tag_of(text), self.place.tag
        return renamed(comments_of(text), lambda name: local_name(name, theirs, ours))


def _refuse_torn(text: str, written: str) -> None:
    """Refuse a file that is only the beginning of what we wrote: its end would be forgotten."""
    gone = written.removeprefix(text)
    if len(gone) == len(written) or not gone.strip():
        return
    entries = gone.count(ENTRY)
    if text.endswith("\n") and entries <= MOST_DELETED:
        return
    raise FileRefused(
        text.count("\n") + 1,
        1,
        f"the file is cut off here, and {entries} entries that followed are gone; put them back, "
        "or delete the file to have it written anew; to forget some, use `reverie forget`",
    )
