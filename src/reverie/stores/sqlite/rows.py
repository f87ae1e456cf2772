"""Rows on disk: the values of every kind but memories, each where its kind is kept."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from reverie.domain.intake.moment import from_milliseconds
from reverie.domain.journal.change import Place
from reverie.domain.journal.kinds import ROWS, Proposal, Value
from reverie.domain.values.aside import Aside
from reverie.domain.values.gist import Gist
from reverie.domain.values.held_belief import HeldBelief
from reverie.domain.values.recurrence import Pattern
from reverie.domain.values.tombstone import Tombstone
from reverie.stores.codec import decode_proposal, decode_value
from reverie.stores.gloss_columns import GLOSS, gloss_from
from reverie.stores.link_columns import LINK, link_from
from reverie.stores.mark_columns import MARK, mark_from
from reverie.stores.sqlite import plain_rows
from reverie.stores.sqlite.damage import tells_damage
from reverie.stores.tone_columns import TONE, tone_from

if TYPE_CHECKING:
    from reverie.stores.sqlite.statements import Statements


@tells_damage
class SqliteRows:
    """The rows of one agent's mind, read through one connection."""

    def __init__(self, ask: Statements) -> None:
        self._ask = ask

    def contents(self) -> Iterator[tuple[Place, Value]]:
        """Every stored value that is no memory, in a fixed order."""
        for row in self._ask.each(f"SELECT {LINK} FROM link WHERE agent = ? ORDER BY a, b"):
            link = link_from(row)
            yield Place("link", link.pair), link
        for name, *mark in self._ask.each(
            f"SELECT name, {MARK} FROM session WHERE agent = ? AND taken IS NOT NULL ORDER BY name"
        ):
            if taken := mark_from(tuple(mark)):
                yield Place("mark", name), taken
        for stone, name, why, at in self._ask.each(
            "SELECT mark, name, why, at FROM tombstone WHERE agent = ? ORDER BY mark"
        ):
            yield Place("tombstone", stone), Tombstone(name, why, from_milliseconds(at))
        for name, body in self._ask.each(
            "SELECT name, body FROM proposal WHERE agent = ? ORDER BY name"
        ):
            yield Place("proposal", name), decode_proposal(body)
        for row in self._ask.each(f"SELECT {TONE} FROM tone WHERE agent = ? ORDER BY session"):
            yield Place("tone", row[0]), tone_from(row)
        for episode, *gloss in self._ask.each(
            f"SELECT episode, {GLOSS} FROM gloss WHERE agent = ? ORDER BY episode"
        ):
            yield Place("gloss", episode), gloss_from(tuple(gloss))
        for episode, text, fact in self._ask.each(
            "SELECT episode, text, fact FROM gist WHERE agent = ? ORDER BY episode"
        ):
            yield Place("gist", episode), Gist(text, fact)
        for kind in ROWS:
            for row in self._ask.each(plain_rows.OF_KIND, kind):
                key, value = plain_rows.row_from(kind, row)
                yield Place(kind, key), value

    def proposals(self) -> Sequence[Proposal]:
        """What waits for a person's word, by name."""
        found = self._ask.all("SELECT body FROM proposal WHERE agent = ? ORDER BY name")
        return [decode_proposal(body) for (body,) in found]

    def beliefs(self) -> Sequence[HeldBelief]:
        """What is held of tools, commands, files and services, by key, as evidence left it."""
        found = self._ask.all(plain_rows.OF_KIND, "belief")
        rows = (plain_rows.row_from("belief", row)[1] for row in found)
        return [value for value in rows if isinstance(value, HeldBelief)]

    def findings(self) -> Sequence[Pattern]:
        """What was noticed about the work itself, by name."""
        rows = self._ask.all(plain_rows.OF_KIND, "finding")
        found = (plain_rows.row_from("finding", row)[1] for row in rows)
        return [value for value in found if isinstance(value, Pattern)]

    def asides(self) -> Sequence[Aside]:
        """What nights could not work with and set aside, by name."""
        rows = self._ask.all(plain_rows.OF_KIND, "aside")
        found = (plain_rows.row_from("aside", row)[1] for row in rows)
        return [value for value in found if isinstance(value, Aside)]

    def at(self, place: Place) -> Value | None:
        """The value at one place, if there is one."""
        match place:
            case Place("mark", name):
                row = self._ask.one(f"SELECT {MARK} FROM session WHERE agent=? AND name=?", name)
                return mark_from(row) if row else None
            case Place("proposal", name):
                row = self._ask.one("SELECT body FROM proposal WHERE agent = ? AND name = ?", name)
                return decode_proposal(row[0]) if row else None
            case Place("tone", session):
                row = self._ask.one(f"SELECT {TONE} FROM tone WHERE agent=? AND session=?", session)
                return tone_from(row) if row else None
            case Place("gloss", episode):
                row = self._ask.one(
                    f"SELECT {GLOSS} FROM gloss WHERE agent = ? AND episode = ?",
                    episode,
                )
                return gloss_from(row) if row else None
            case Place("gist", episode):
                row = self._ask.one(
                    "SELECT text, fact FROM gist WHERE agent=? AND episode=?", episode
                )
                return Gist(*row) if row else None
        row = self._ask.one(plain_rows.AT, place.table, *plain_rows.key_row(place.key))
        return decode_value(place.table, row[0]) if row else None
