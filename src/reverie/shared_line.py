"""The shared line of a mind: its part in a sync, between the store and the segments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

from reverie.domain.rules.admission import admit
from reverie.domain.values.person import Person
from reverie.engine.committing import mend
from reverie.errors import AnotherMind, ChangeRefused, NotTaken
from reverie.files import read
from reverie.stores.archive import Screen
from reverie.stores.journaled import JournaledStore
from reverie.stores.line import follow, name_of_line, read_line, written_segment
from reverie.stores.lived import (
    Reached,
    finished_upto,
    holds,
    life_beyond,
    reached,
    whole_life,
    write_life,
)
from reverie.stores.ram.store import InRamStore
from reverie.stores.rebase import rebase
from reverie.transports.book import Book, write_book
from reverie.transports.file_merge import REPORT, with_nights
from reverie.transports.sync_folder import own_segments, put

OPEN = "a night is open here: the journal travels once it is over"
FOLDED = (
    "old nights were folded here that never travelled, because no way was set; begin a new line: "
    "empty the other side, and remove .reverie/sync/journal and .reverie/state/sync.json"
)
ANOTHER = (
    "it holds the journal of another mind ({there}; the one here {here}); nothing of it was "
    "taken: name another place with `reverie config set`, or let both become one mind with "
    "`reverie sync join`"
)
UNTOLD = (
    "the journal here holds what no other machine would take ({why}); nothing was pushed: take it "
    "away with `reverie undo`, `reverie doctor` names the entry"
)
UNNAMED = "has no name yet"
AHEAD = timedelta(hours=12)
"""How far ahead another machine's clock may be before a person is told."""


class SharedLine:
    """What a mind holds of the line, and what it holds beyond."""

    def __init__(
        self,
        store: JournaledStore,
        sync: Path,
        book: Book,
        person: Person,
        *,
        now: Callable[[], datetime],
        screen: Screen,
        joins: bool = False,
    ) -> None:
        self._store, self._sync, self.book, self._person = store, sync, book, person
        self._now, self._screen, self._joins = now, screen, joins
        self._segments: list[bytes] = []
        self._since: Reached | None = None
        self.reached: Reached | None = None
        """How far the numbers go that all sides hold, once an exchange has gone well."""
        self.is_retold = False
        """Whether what was done here was told anew behind what another did first."""
        self.notes: list[str] = []

    @property
    def mind(self) -> str:
        """The name of the mind here; nothing before its line begins."""
        own = own_segments(self._sync)[:1]
        return name_of_line(own[0]) if own else self.book.mind

    def refuse_another(self, first: bytes) -> None:
        """Refuse a line that begins otherwise than this mind's; one without a life takes any.

        That it is this one from now on is noted before anything of it is taken.
        """
        here, there = self.mind, name_of_line(first)
        is_ours = there in (here, self.book.mind) if here else self._is_held(first)
        if not (is_ours or self._joins or self._is_unborn):
            told = f"is {here[:8]}" if here else UNNAMED
            raise AnotherMind(ANOTHER.format(there=there[:8], here=told))
        if self.book.mind != there:
            self.book = replace(self.book, mind=there)
            write_book(self._sync.parent, self.book)

    @property
    def _is_unborn(self) -> bool:
        return not (self._store.episodes.last() or self._store.journal.last())

    def _is_held(self, first: bytes) -> bool:
        """Whether what a line tells first was lived here: nothing says so but the life itself."""
        segment = read_line([first], self._person)[0]
        return segment.is_ours and holds(self._store, segment.lived, self._screen)

    def take(self, segments: Sequence[bytes]) -> str:
        """Let the mind hold these segments; why it cannot now, or nothing if it does."""
        known = own_segments(self._sync)
        shared = 0 if self._is_unborn else len(_leading(known, segments))
        with self._store.night_lock():
            mend(self._store)
            if finished_upto(self._store) != self._store.journal.last():
                return OPEN
            self._since = self._follow(list(segments), shared)
        self._segments, self.reached = list(segments), self._since
        return ""

    def next(self) -> bytes | None:
        """What this mind holds beyond the segments, as one more; None where that is nothing."""
        assert self._since is not None
        with self._store.night_lock():
            if finished_upto(self._store) != self._store.journal.last():
                return None
            with self._store.tables.transaction():  # what is recorded meanwhile is the next one's
                own = life_beyond(self._store, self._since, _told(self._segments), self._screen)
                upto = reached(self._store)
            if own.is_empty:
                return None
            try:
                admit(own, self._now())
            except ValueError as error:
                raise NotTaken(UNTOLD.format(why=error)) from None
            self.reached = upto
        return written_segment(
            own,
            self._person,
            self._screen,
            machine=self.book.machine,
            at=self._now(),
            before=self._segments[-1] if self._segments else b"",
        )

    def _follow(self, segments: list[bytes], shared: int) -> Reached:
        """Let the mind hold a line of which it holds the first segments; how far that goes."""
        new = read_line(segments, self._person, shared, self._now())
        while new and new[0].is_ours and holds(self._store, new[0].lived, self._screen):
            new.pop(0)  # it was pushed, or taken in, and a kill came before anyone noted it
            shared += 1
        since = self._reached_with(segments[:shared])
        if shared and self._store.records.counters().folded > since.entries:
            raise ChangeRefused(FOLDED)
        if not new:
            return since
        self._tell_of_clocks(max(segment.at for segment in new))
        with self._store.tables.transaction():
            own = life_beyond(self._store, since, _told(segments[:shared]), self._screen)
            if own.is_empty:
                follow(self._store, new)
                return reached(self._store)
            bench = InRamStore(self._store.agent)
            follow(bench, read_line(segments, self._person))
            now = reached(bench)
            numbers = rebase(bench, own, since, self.book.machine)
            write_life(self._store, whole_life(bench), anew=True)
        self.is_retold = True
        last = since.nights + len(own.entries)
        moved = {night: numbers.nights(night) for night in range(since.nights + 1, last + 1)}
        self._renumber_reports(moved)
        return now

    def _reached_with(self, segments: list[bytes]) -> Reached:
        """How far the numbers go of a mind that holds no more than these segments."""
        if not segments:
            return Reached()
        if self.book.segments == len(segments) and self.book.reached:
            return Reached(**self.book.reached)
        bench = InRamStore(self._store.agent)
        follow(bench, read_line(segments, self._person))
        return reached(bench)

    def _renumber_reports(self, moved: dict[int, int]) -> None:
        """Let reports that no other side has yet tell of nights by the numbers they have now."""
        if all(old == new for old, new in moved.items()):
            return
        for path in sorted((self._sync / "reports").glob("sleep-*.md")):
            name = f"reports/{path.name}"
            if REPORT.match(name) and path.is_file() and not path.is_symlink():
                text = read(path)
                if (after := with_nights(text, moved)) != text:
                    put(self._sync, name, after)

    def _tell_of_clocks(self, newest: datetime) -> None:
        if newest - self._now() > AHEAD:
            hours = round((newest - self._now()) / timedelta(hours=1))
            self.notes.append(
                f"another machine's clock is {hours} hours ahead of this one's; set whichever is "
                "wrong, for nights are counted by it"
            )


def _leading(known: Sequence[bytes], segments: Sequence[bytes]) -> list[tuple[bytes, bytes]]:
    """The segments at the beginning that both have."""
    found = []
    for one, other in zip(known, segments, strict=False):
        if one != other:
            break
        found.append((one, other))
    return found


def _told(segments: Sequence[bytes]) -> set[bytes]:
    return {line for segment in segments for line in segment.splitlines()[1:]}
