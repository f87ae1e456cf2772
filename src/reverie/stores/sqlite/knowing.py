"""Knowing: the questions about what is known, each answered by an index."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from reverie.domain.intake.moment import from_milliseconds
from reverie.domain.journal.change import Place
from reverie.domain.journal.kinds import ROWS, Proposal, Value
from reverie.domain.rules.fade import fading_ranges
from reverie.domain.values.gist import Gist
from reverie.domain.values.memory import (
    NEVER_LOST,
    ONE,
    UNFADING,
    Kind,
    Layer,
    Memory,
    has_faded,
    may_fade_away,
)
from reverie.domain.values.session import Mark
from reverie.domain.values.tombstone import Tombstone
from reverie.settings import Settings
from reverie.stores.codec import decode_proposal, decode_value
from reverie.stores.sqlite import plain_rows, rows
from reverie.stores.sqlite.asking import BATCH
from reverie.stores.sqlite.searching import Searching

FAR_AHEAD = 1 << 62
UNFADING_KINDS = "('question', 'tension')"


class Knowing(Searching):
    """What one agent knows, read through one connection."""

    def next_night(self) -> int:
        """The number the coming night will have."""
        return max(1, self.number("SELECT next_night FROM agent WHERE number = ?"))

    def next_memory(self) -> int:
        """The number the next memory will have; no number is ever given twice."""
        return max(1, self.number("SELECT next_memory FROM agent WHERE number = ?"))

    def memory(self, number: int) -> Memory | None:
        """One memory by number."""
        return next(self._memories("number = ?", number), None)

    def memory_named(self, name: str) -> Memory | None:
        """One memory by its public name."""
        return next(self._memories("name = ?", name), None)

    def memory_saying(self, fingerprint: str) -> Memory | None:
        """The oldest memory whose text has this fingerprint."""
        return next(self._memories("mark = ? ORDER BY number LIMIT 1", fingerprint), None)

    def memories(self) -> Iterator[Memory]:
        """All memories, by number."""
        last, more = 0, True
        while more:
            some = list(self._memories(f"number > ? ORDER BY number LIMIT {BATCH}", last))
            yield from some
            more = len(some) == BATCH
            last = some[-1].number if some else last

    def memories_in(self, layer: Layer, *, upto_session: int) -> Sequence[Memory]:
        """The memories of one layer that hold, of sessions up to `upto_session`, by number."""
        where = "ended IS NULL AND layer = ? AND session <= ? ORDER BY number"
        return list(self._memories(where, layer.value, upto_session))

    def memories_of(
        self, kinds: Collection[Kind], *, limit: int, ended: bool = False
    ) -> Sequence[Memory]:
        """The newest memories of some kinds that hold, or also those that ended."""
        holding = "" if ended else "ended IS NULL AND "
        where = f"{holding}kind = ? ORDER BY number DESC LIMIT ?"
        newest = [m for kind in kinds for m in self._memories(where, kind.value, limit)]
        return sorted(newest, key=lambda memory: -memory.number)[:limit]

    def count_of(self, kinds: Collection[Kind]) -> int:
        """How many memories of some kinds hold."""
        row = self.one(
            "SELECT count(*) FROM memory WHERE agent = ? AND ended IS NULL "
            f"AND kind IN ({rows.marks(len(kinds))})",
            *(kind.value for kind in kinds),
        )
        return int(row[0]) if row else 0

    def memories_by_salience(
        self, layer: Layer, kind: Kind, *, kept: float, limit: int
    ) -> Sequence[Memory]:
        """The memories of a layer and kind that hold, the most present first.

        Read from the newest sessions on, until no older one can be more present.
        """
        of_kind = (layer.value, kind.value)
        if kind in UNFADING and kept >= 1:
            where = f"ended IS NULL AND kind IN {UNFADING_KINDS} AND layer = ? AND kind = ? "
            return list(
                self._memories(
                    f"{where}ORDER BY salience DESC, number DESC LIMIT ?", *of_kind, limit
                )
            )
        places: list[tuple[float, int]] = []
        newest, bound = None, FAR_AHEAD
        while some := self._freshest(of_kind, "since < ?", bound, limit):
            newest = some[0][0] if newest is None else newest
            bound = some[-1][0]
            whole = [row for row in some if row[0] != bound]
            whole += self._freshest(of_kind, "since = ?", bound, limit)
            places += [(-points * kept ** (newest - since), -n) for since, points, n in whole]
            places = sorted(places)[:limit]
            if len(places) == limit and ONE * kept ** (newest - bound + 1) < -places[-1][0]:
                break
        return self._numbered([-number for _, number in sorted(places)[:limit]])

    def _freshest(
        self, of_kind: tuple[int, str], which: str, since: int, limit: int
    ) -> list[tuple[int, int, int]]:
        """When last fresh, how salient, and the number, in the order of the index."""
        return [
            (row[0], row[1], row[2])
            for row in self.all(
                "SELECT since, salience, number FROM memory WHERE agent = ? AND ended IS NULL "
                f"AND layer = ? AND kind = ? AND {which} "
                "ORDER BY since DESC, salience DESC, number DESC LIMIT ?",
                *of_kind,
                since,
                limit,
            )
        ]

    def memories_faded(self, coming: int, settings: Settings) -> Sequence[Memory]:
        """The cold memories a night may let go of, by number."""
        found: list[Memory] = []
        for kind in Kind:
            if kind in NEVER_LOST:
                continue
            for at_least, at_most, below in fading_ranges(kind, coming, settings):
                found += self._memories(
                    f"ended IS NULL AND layer = {Layer.COLD.value} AND author <> 'person' "
                    "AND permanent IS NULL AND kind = ? AND since BETWEEN ? AND ? "
                    "AND salience <= ?",
                    kind.value,
                    at_least,
                    at_most,
                    below,
                )
        gone = [m for m in found if has_faded(m, coming, settings) and may_fade_away(m)]
        return sorted(gone, key=lambda memory: memory.number)

    def memories_on(self, subject: str, *, limit: int) -> Sequence[Memory]:
        """The newest memories about exactly one thing, also those that ended."""
        if not subject:
            return []
        where = "subject <> '' AND subject = ? ORDER BY number DESC LIMIT ?"
        return list(self._memories(where, subject, limit))

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
        found |= {Place("memory", memory.number): memory for memory in self._numbered(numbers)}
        found |= {Place("link", link.pair): link for link in self._links_at(ends.items())}
        found |= self._tombstones(marks)
        return found

    def _tombstones(self, marks: Sequence[str]) -> dict[Place, Value]:
        found: dict[Place, Value] = {}
        for start in range(0, len(marks), BATCH):
            some = marks[start : start + BATCH]
            for mark, name, why, at in self.all(
                "SELECT mark, name, why, at FROM tombstone WHERE agent = ? "
                f"AND mark IN ({rows.marks(len(some))})",
                *some,
            ):
                found[Place("tombstone", mark)] = Tombstone(name, why, from_milliseconds(at))
        return found

    def contents(self) -> Iterator[tuple[Place, Value]]:
        """Every stored value, in a fixed order."""
        for memory in self.memories():
            yield Place("memory", memory.number), memory
        for row in self.each(f"SELECT {rows.LINK} FROM link WHERE agent = ? ORDER BY a, b"):
            link = rows.link_from(row)
            yield Place("link", link.pair), link
        for name, taken, position in self.each(
            "SELECT name, taken, taken_position FROM session "
            "WHERE agent = ? AND taken IS NOT NULL ORDER BY name"
        ):
            yield Place("mark", name), Mark(taken, position)
        for mark, name, why, at in self.each(
            "SELECT mark, name, why, at FROM tombstone WHERE agent = ? ORDER BY mark"
        ):
            yield Place("tombstone", mark), Tombstone(name, why, from_milliseconds(at))
        for name, body in self.each(
            "SELECT name, body FROM proposal WHERE agent = ? ORDER BY name"
        ):
            yield Place("proposal", name), decode_proposal(body)
        for row in self.each(f"SELECT {rows.TONE} FROM tone WHERE agent = ? ORDER BY session"):
            yield Place("tone", row[0]), rows.tone_from(row)
        for episode, *gloss in self.each(
            f"SELECT episode, {rows.GLOSS} FROM gloss WHERE agent = ? ORDER BY episode"
        ):
            yield Place("gloss", episode), rows.gloss_from(tuple(gloss))
        for episode, gist in self.gists().items():
            yield Place("gist", episode), gist
        for kind in ROWS:
            for row in self.each(plain_rows.OF_KIND, kind):
                key, value = plain_rows.row_from(kind, row)
                yield Place(kind, key), value

    def proposals(self) -> Sequence[Proposal]:
        """What waits for a person's word, by name."""
        found = self.all("SELECT body FROM proposal WHERE agent = ? ORDER BY name")
        return [decode_proposal(body) for (body,) in found]

    def _at(self, place: Place) -> Value | None:
        match place:
            case Place("mark", name):
                row = self.one(
                    "SELECT taken, taken_position FROM session WHERE agent = ? AND name = ?", name
                )
                return Mark(row[0], row[1]) if row and row[0] is not None else None
            case Place("proposal", name):
                row = self.one("SELECT body FROM proposal WHERE agent = ? AND name = ?", name)
                return decode_proposal(row[0]) if row else None
            case Place("tone", session):
                row = self.one(f"SELECT {rows.TONE} FROM tone WHERE agent=? AND session=?", session)
                return rows.tone_from(row) if row else None
            case Place("gloss", episode):
                row = self.one(
                    f"SELECT {rows.GLOSS} FROM gloss WHERE agent = ? AND episode = ?", episode
                )
                return rows.gloss_from(row) if row else None
            case Place("gist", episode):
                row = self.one("SELECT text, fact FROM gist WHERE agent=? AND episode=?", episode)
                return Gist(*row) if row else None
        row = self.one(plain_rows.AT, place.table, *plain_rows.key_row(place.key))
        return decode_value(place.table, row[0]) if row else None
