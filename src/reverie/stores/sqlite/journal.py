"""What was done, on disk: the entries of the journal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from reverie.domain.intake.moment import FIRST_MS, LAST_MS, from_milliseconds
from reverie.errors import EntryUnread
from reverie.stores.sqlite.damage import NONSENSE, tells_damage, words_of

if TYPE_CHECKING:
    from reverie.domain.journal.entry import Entry, Heading
    from reverie.domain.journal.plan import Day
    from reverie.stores.sqlite.statements import Statements

OUTSIDE = "its moment lies outside the calendar"


@tells_damage
class SqliteJournal:
    """What was done to one agent's mind, read through one connection."""

    def __init__(self, ask: Statements) -> None:
        self._ask = ask

    def next_night(self) -> int:
        """The number the coming night will have."""
        return max(1, self._ask.number("SELECT next_night FROM agent WHERE number = ?"))

    def headings(self, *, since: int = 0, timed: bool = True) -> Sequence[Heading]:
        """The entries from a number on, without their changes, in order."""
        took = "wall, cpu" if timed else "NULL, NULL"  # they lie behind all changes of a row
        found = self._ask.all(
            f"SELECT number, at, cause, last, size, {took} FROM journal "
            "WHERE agent = ? AND number >= ? ORDER BY number",
            since,
        )
        return [_heading(*row) for row in found]

    def nights_began(self) -> Sequence[int]:
        """The numbers of the entries with which a night begins, in order."""
        found = self._ask.all(
            "SELECT number FROM journal WHERE agent = ? AND begins ORDER BY number"
        )
        return [number for (number,) in found]

    def day_at(self, began: int) -> Day | None:
        """The day of the sleep that begins with an entry; none if none begins there.

        A sleep of before days counted is one of its own.
        """
        from datetime import datetime

        from reverie.domain.journal.plan import Day

        row = self._ask.one(
            "SELECT coalesce(json_extract(c, '$.day.number'), json_extract(c, '$.night')), "
            "coalesce(json_extract(c, '$.day.began'), json_extract(c, '$.began')) FROM "
            "(SELECT json_extract(CAST(cause AS TEXT), '$[1].plan') AS c FROM journal "
            "WHERE agent = ? AND number = ? AND begins)",
            began,
        )
        return Day(row[0], datetime.fromisoformat(row[1])) if row else None

    def first(self) -> int:
        """The number of the oldest entry that is not folded; 1 in a new mind."""
        return self._ask.number("SELECT folded FROM agent WHERE number = ?") + 1

    def last(self) -> int:
        """The number of the newest entry, folded or not; 0 in a new mind."""
        newest = self._ask.number("SELECT max(number) FROM journal WHERE agent = ?")
        return max(newest, self.first() - 1)

    def entry(self, number: int) -> Entry | None:
        """One entry, whole; `EntryUnread` where it says what no entry can say."""
        import zlib

        from reverie.domain.journal.entry import Entry
        from reverie.stores.cause_codec import decode_cause
        from reverie.stores.codec import decode_changes

        row = self._ask.one(
            "SELECT at, cause, changes, last FROM journal WHERE agent = ? AND number = ?", number
        )
        if row is None:
            return None
        try:
            at, cause = from_milliseconds(row[0]), decode_cause(row[1])
            return Entry(number, at, cause, decode_changes(zlib.decompress(row[2])), bool(row[3]))
        except NONSENSE as error:
            raise EntryUnread(number, words_of(error)) from error

    def touching(self, memory: int) -> Sequence[int]:
        """The numbers of the entries that changed a memory, in order."""
        found = self._ask.all(
            "SELECT entry FROM touched WHERE agent = ? AND memory = ? ORDER BY entry", memory
        )
        return [entry for (entry,) in found]


def _heading(
    number: int, at: int, cause: bytes, last: int, size: int, wall: int | None, cpu: int
) -> Heading:
    """An entry without its changes; one that cannot be read says so instead of why it was made."""
    from reverie.domain.journal.entry import Act, Heading, Took, Waking
    from reverie.domain.values.memory import Author
    from reverie.stores.cause_codec import decode_cause

    took = None if wall is None else Took(wall, cpu)
    try:
        told, why = decode_cause(cause), "" if FIRST_MS <= at <= LAST_MS else OUTSIDE
    except NONSENSE as error:
        told, why = Waking(Act.TAKE, Author.MACHINE, ""), words_of(error)
    moment = from_milliseconds(at if isinstance(at, int) else 0)
    return Heading(number, moment, told, bool(last), size, took, why)
