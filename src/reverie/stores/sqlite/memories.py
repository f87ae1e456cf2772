"""What is known, on disk: the questions about memories, each answered by an index."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from datetime import datetime
from itertools import islice
from typing import TYPE_CHECKING

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
from reverie.stores import columns
from reverie.stores.sqlite.damage import tells_damage
from reverie.stores.sqlite.statements import BATCH, Statements, in_batches

if TYPE_CHECKING:
    from reverie.settings import Settings

FAR_AHEAD = 1 << 62
UNFADING_KINDS = "('question', 'tension')"


@tells_damage
class SqliteMemories:
    """What one agent knows, read through one connection."""

    def __init__(self, ask: Statements) -> None:
        self._ask = ask

    def next_number(self) -> int:
        """The number the next memory will have; no number is ever given twice."""
        return max(1, self._ask.number("SELECT next_memory FROM agent WHERE number = ?"))

    def get(self, number: int) -> Memory | None:
        """One memory by number."""
        return next(self._where("number = ?", number), None)

    def named(self, name: str) -> Memory | None:
        """One memory by its public name."""
        return next(self._where("name = ?", name), None)

    def saying(self, fingerprint: str) -> Memory | None:
        """The oldest memory whose text has this fingerprint."""
        return next(self._where("mark = ? ORDER BY number LIMIT 1", fingerprint), None)

    def any_forgotten(self) -> bool:
        """Whether there is a tombstone: whether a person had anything forgotten."""
        return bool(self._ask.all("SELECT 1 FROM tombstone WHERE agent = ? LIMIT 1"))

    def all(self) -> Iterator[Memory]:
        """All memories, by number."""
        last, more = 0, True
        while more:
            some = list(self._where(f"number > ? ORDER BY number LIMIT {BATCH}", last))
            yield from some
            more = len(some) == BATCH
            last = some[-1].number if some else last

    def in_layer(self, layer: Layer, *, upto_session: int) -> Sequence[Memory]:
        """The memories of one layer that hold, of sessions up to `upto_session`, by number."""
        where = "ended IS NULL AND layer = ? AND session <= ? ORDER BY number"
        return list(self._where(where, layer.value, upto_session))

    def of(self, kinds: Collection[Kind], *, limit: int, ended: bool = False) -> Sequence[Memory]:
        """The newest memories of some kinds that hold, or also those that ended."""
        where, among = "kind = ? ORDER BY number DESC LIMIT ?", "memory"
        if not ended:  # by the other index SQLite would pass over all that ended
            where, among = f"ended IS NULL AND {where}", "memory INDEXED BY memory_holding"
        newest = [m for kind in kinds for m in self._where(where, kind.value, limit, among=among)]
        return sorted(newest, key=lambda memory: -memory.number)[:limit]

    def count(self, kinds: Collection[Kind]) -> int:
        """How many memories of some kinds hold."""
        row = self._ask.one(
            "SELECT count(*) FROM memory WHERE agent = ? AND ended IS NULL "
            f"AND kind IN ({columns.marks(len(kinds))})",
            *(kind.value for kind in kinds),
        )
        return int(row[0]) if row else 0

    def by_salience(self, layer: Layer, kind: Kind, *, kept: float, limit: int) -> Sequence[Memory]:
        """The memories of a layer and kind that hold, the most present first.

        Read from the newest sessions on, until no older one can be more present.
        """
        of_kind = (layer.value, kind.value)
        if kind in UNFADING and kept >= 1:
            where = f"ended IS NULL AND kind IN {UNFADING_KINDS} AND layer = ? AND kind = ? "
            return list(
                self._where(f"{where}ORDER BY salience DESC, number DESC LIMIT ?", *of_kind, limit)
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
        return self.numbered([-number for _, number in sorted(places)[:limit]])

    def _freshest(
        self, of_kind: tuple[int, str], which: str, since: int, limit: int
    ) -> list[tuple[int, int, int]]:
        """When last fresh, how salient, and the number, in the order of the index."""
        return [
            (row[0], row[1], row[2])
            for row in self._ask.all(
                "SELECT since, salience, number FROM memory WHERE agent = ? AND ended IS NULL "
                f"AND layer = ? AND kind = ? AND {which} "
                "ORDER BY since DESC, salience DESC, number DESC LIMIT ?",
                *of_kind,
                since,
                limit,
            )
        ]

    def faded(self, coming: int, settings: Settings) -> Sequence[Memory]:
        """The cold memories a night may let go of, by number."""
        from reverie.domain.rules.fade import fading_ranges

        found: list[Memory] = []
        for kind in Kind:
            if kind in NEVER_LOST:
                continue
            for at_least, at_most, below in fading_ranges(kind, coming, settings):
                found += self._where(
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

    def on(self, subject: str, *, limit: int) -> Sequence[Memory]:
        """The newest memories about exactly one thing, also those that ended."""
        if not subject:
            return []
        where = "subject <> '' AND subject = ? ORDER BY number DESC LIMIT ?"
        return list(self._where(where, subject, limit))

    def resting_on(self, episodes: Collection[int]) -> Mapping[int, Sequence[Memory]]:
        """The memories with one of these episodes among their sources, also those that ended."""
        some = sorted(episodes)
        pairs = self._ask.all(
            f"SELECT episode, memory FROM resting WHERE agent = ? AND episode IN "
            f"({columns.marks(len(some))}) ORDER BY episode, memory",
            *some,
        )
        numbers = sorted({memory for _, memory in pairs})
        known = {memory.number: memory for memory in self.numbered(numbers)}
        found: dict[int, list[Memory]] = {}
        for episode, memory in pairs:
            found.setdefault(episode, []).append(known[memory])
        return found

    def ended_by(self, others: Collection[int]) -> Sequence[Memory]:
        """The memories whose ending names one of these others, by number; this reads them all."""
        some = sorted(others)
        return list(self._where(f"ended_by IN ({columns.marks(len(some))}) ORDER BY number", *some))

    def candidates(
        self, night: int, now: datetime, settings: Settings, *, limit: int
    ) -> Sequence[Memory]:
        """The memories that ask most to be replayed in a night, by priority at a moment."""
        from reverie.stores.sqlite import replay_queue

        return self.numbered(replay_queue.candidates(self._ask, night, now, settings, limit))

    def familiar(
        self, night: int, settings: Settings, *, start: int, limit: int, without: Collection[int]
    ) -> Sequence[Memory]:
        """Memories known well enough, from `start` on in the order of their scramble."""
        from reverie.domain.rules.replay import is_familiar
        from reverie.stores.sqlite import replay_queue

        known = replay_queue.known(self._ask, night, settings, start)
        drawn = (number for number in known if number not in without)
        some = self.numbered(list(islice(drawn, limit)))
        return [memory for memory in some if is_familiar(memory, night, settings)]

    def backlog(self, *, without: int | None = None) -> int:
        """How many memories are to become permanent; without those replayed in one night."""
        from reverie.stores.sqlite import replay_queue

        return replay_queue.backlog(self._ask, without)

    def numbered(self, numbers: Sequence[int]) -> list[Memory]:
        """The memories with these numbers, in their order."""
        found: dict[int, Memory] = {}
        for some in in_batches(numbers):
            for memory in self._where(f"number IN ({columns.marks(len(some))})", *some):
                found[memory.number] = memory
        return [found[number] for number in numbers if number in found]

    def _where(self, where: str, *values: object, among: str = "memory") -> Iterator[Memory]:
        statement = f"SELECT {columns.MEMORY} FROM {among} WHERE agent = ? AND {where}"
        return map(columns.memory_from, self._ask.all(statement, *values))
