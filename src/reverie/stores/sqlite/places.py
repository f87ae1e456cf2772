"""Places on disk: the values that lie at them, whatever their kind, read through one connection."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from reverie.domain.intake.moment import from_milliseconds
from reverie.domain.journal.change import Place
from reverie.domain.journal.kinds import ROWS, Proposal, Value
from reverie.domain.values.gist import Gist
from reverie.domain.values.session import Mark
from reverie.domain.values.tombstone import Tombstone
from reverie.stores.codec import decode_proposal, decode_value
from reverie.stores.columns import marks as marks_for
from reverie.stores.gloss_columns import GLOSS, gloss_from
from reverie.stores.link_columns import LINK, link_from
from reverie.stores.sqlite import plain_rows
from reverie.stores.sqlite.statements import Statements, in_batches
from reverie.stores.tone_columns import TONE, tone_from

if TYPE_CHECKING:
    from reverie.stores.sqlite.links import SqliteLinks
    from reverie.stores.sqlite.memories import SqliteMemories


class SqlitePlaces:
    """What lies at the places of one agent's mind."""

    def __init__(self, ask: Statements, memories: SqliteMemories, links: SqliteLinks) -> None:
        self._ask = ask
        self._memories = memories
        self._links = links

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
                case _ if (value := self._at(place)) is not None:
                    found[place] = value
        found |= {
            Place("memory", memory.number): memory for memory in self._memories.numbered(numbers)
        }
        found |= {Place("link", link.pair): link for link in self._links.at(ends.items())}
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
        for memory in self._memories.all():
            yield Place("memory", memory.number), memory
        for row in self._ask.each(f"SELECT {LINK} FROM link WHERE agent = ? ORDER BY a, b"):
            link = link_from(row)
            yield Place("link", link.pair), link
        for name, taken, position in self._ask.each(
            "SELECT name, taken, taken_position FROM session "
            "WHERE agent = ? AND taken IS NOT NULL ORDER BY name"
        ):
            yield Place("mark", name), Mark(taken, position)
        for mark, name, why, at in self._ask.each(
            "SELECT mark, name, why, at FROM tombstone WHERE agent = ? ORDER BY mark"
        ):
            yield Place("tombstone", mark), Tombstone(name, why, from_milliseconds(at))
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

    def _at(self, place: Place) -> Value | None:
        match place:
            case Place("mark", name):
                row = self._ask.one(
                    "SELECT taken, taken_position FROM session WHERE agent = ? AND name = ?", name
                )
                return Mark(row[0], row[1]) if row and row[0] is not None else None
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
