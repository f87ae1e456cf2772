"""Replaying: what a night asks for, and the links it makes, each answered by an index."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from datetime import datetime
from heapq import merge, nlargest
from itertools import chain, islice

from reverie.domain.intake.moment import as_milliseconds
from reverie.domain.rules.replay import (
    WEIGHTS_OF_STILL,
    is_familiar,
    priority_at,
    still_priority_of,
)
from reverie.domain.rules.top_k import Standing, best_of, rank
from reverie.domain.values.link import Link
from reverie.domain.values.memory import Memory
from reverie.settings import Settings
from reverie.stores.sqlite import rows
from reverie.stores.sqlite.asking import BATCH, Asking

ASKING = "tagged AND ended IS NULL AND permanent IS NULL"
KNOWN = "strength > 0 AND ended IS NULL AND permanent IS NULL"
FEW = 32
"""How many rows are fetched at a time from each of many lines."""
_DEFAULT = Settings().sleep


class Replaying(Asking):
    """What of one agent's mind can be replayed, and what joins it."""

    def candidates(
        self, night: int, now: datetime, settings: Settings, *, limit: int
    ) -> Sequence[Memory]:
        """The memories that ask most to be replayed in a night, by priority at a moment.

        The index holds priorities by the default weights; by others, all are scored.
        """
        if any(getattr(settings.sleep, w) != getattr(_DEFAULT, w) for w in WEIGHTS_OF_STILL):
            return self._all_scored(night, now, settings, limit)
        moment = as_milliseconds(now)

        def score(still: int, born: int) -> float:
            return priority_at(still, moment - born, settings)

        def line(order: str) -> Iterator[Standing]:
            found = self.each(
                f"SELECT still, born, number FROM memory WHERE agent = ? AND {ASKING} "
                "AND (night IS NOT ? OR times < ?) "
                f"ORDER BY {order}, number",
                night,
                settings.sleep.replays_per_night,
            )
            return (Standing(*row) for row in found)

        best = best_of(line("still DESC, born DESC"), line("born DESC, still DESC"), score, limit)
        return self._numbered(best)

    def _all_scored(
        self, night: int, now: datetime, settings: Settings, limit: int
    ) -> list[Memory]:
        """The best candidates by weights the index does not know: every one of them is scored."""
        moment = as_milliseconds(now)

        def score(still: int, born: int) -> float:
            return priority_at(still, moment - born, settings)

        found = self.each(
            f"SELECT number, born, {rows.APPRAISAL} FROM memory INDEXED BY memory_asking "
            f"WHERE agent = ? AND {ASKING} AND (night IS NOT ? OR times < ?)",
            night,
            settings.sleep.replays_per_night,
        )
        places = (
            rank(
                Standing(
                    still_priority_of(rows.appraisal_from(row[2:]), True, settings), row[1], row[0]
                ),
                score,
            )
            for row in found
        )
        return self._numbered([-place[-1] for place in nlargest(limit, places)])

    def familiar(
        self, night: int, settings: Settings, *, start: int, limit: int, without: Collection[int]
    ) -> Sequence[Memory]:
        """Memories known well enough, from `start` on in the order of their scramble."""

        def line(which: str) -> Iterator[int]:
            found = self.each(
                f"SELECT number FROM memory WHERE agent = ? AND {KNOWN} AND scramble {which} ? "
                "AND strength > ? AND (night IS NOT ? OR times < ?) ORDER BY scramble, number",
                start,
                round(settings.sleep.familiar_floor * 10_000),
                night,
                settings.sleep.replays_per_night,
            )
            return (row[0] for row in found)

        drawn = (number for number in chain(line(">="), line("<")) if number not in without)
        some = self._numbered(list(islice(drawn, limit)))
        return [memory for memory in some if is_familiar(memory, night, settings)]

    def backlog(self, *, without: int | None = None) -> int:
        """How many memories are to become permanent; without those replayed in one night."""
        which = "" if without is None else f" AND night IS NOT {int(without)}"
        return self.number(
            "SELECT count(*) FROM memory INDEXED BY memory_asking "
            f"WHERE agent = ? AND {ASKING}{which}"
        )

    # What joins it.

    def links_of(self, memory: int) -> Sequence[Link]:
        """The links of one memory, by the other end."""
        found = self.all(
            f"SELECT {rows.LINK} FROM link WHERE agent = ? AND a = ? UNION ALL "
            f"SELECT {rows.LINK} FROM link INDEXED BY link_by_b WHERE agent = ? AND b = ?",
            memory,
            self._me,
            memory,
        )
        return sorted(map(rows.link_from, found), key=lambda link: sum(link.pair) - memory)

    def links_among(self, memories: Collection[int]) -> Sequence[Link]:
        """The links that join some memories to one another, by their ends."""
        some = sorted(set(memories))
        return list(self._links_at((a, some[place + 1 :]) for place, a in enumerate(some)))

    def link_count(self) -> int:
        """How many links there are."""
        return self.number("SELECT links FROM agent WHERE number = ?")

    def links_faded(self, below: Callable[[int], float], *, before: int) -> Sequence[Link]:
        """The links last active in a night before one, and lighter than that night's bound."""
        found = [
            rows.link_from(row)
            for night in self._live_nights(before)
            for row in self.all(
                f"SELECT {rows.LINK} FROM link WHERE agent = ? AND night = ? AND weight < ?",
                night,
                below(night),
            )
        ]
        return sorted(found, key=lambda link: link.pair)

    def weakest_links(
        self, lost: Callable[[int], float], *, before: int, limit: int
    ) -> Sequence[Link]:
        """The links that weigh least once each has lost what its night tells."""

        def line(which: str, loss: float, *values: int) -> Iterator[tuple[float, int, int]]:
            statement = f"SELECT weight, a, b FROM link WHERE agent = ? AND {which}"
            found = self.each(f"{statement} ORDER BY weight, a, b", *values, at_a_time=FEW)
            return ((weight - loss, a, b) for weight, a, b in found)

        lines = [line("night = ?", lost(n), n) for n in self._live_nights(before)]
        lines.append(line("night IS NULL", 0.0))
        order = [(a, b) for _, a, b in islice(merge(*lines), limit)]
        known = {link.pair: link for link in self._links_at((a, [b]) for a, b in order)}
        return [known[pair] for pair in order]

    def _live_nights(self, before: int) -> Iterator[int]:
        """The nights before one in which a link that still fades was last active."""
        night = -1
        while True:
            row = self.one(
                "SELECT min(night) FROM link WHERE agent = ? AND night > ? AND night < ?",
                night,
                before,
            )
            if row is None or row[0] is None:
                return
            night = row[0]
            yield night

    def _links_at(self, pairs: Iterable[tuple[int, Sequence[int]]]) -> Iterator[Link]:
        """The links between one end and some others that lie behind it."""
        for a, ends in pairs:
            for start in range(0, len(ends), BATCH):
                some = ends[start : start + BATCH]
                statement = (
                    f"SELECT {rows.LINK} FROM link WHERE agent = ? AND a = ? "
                    f"AND b IN ({rows.marks(len(some))})"
                )
                yield from map(rows.link_from, self.all(statement, a, *some))

    def _numbered(self, numbers: Sequence[int]) -> list[Memory]:
        """The memories with these numbers, in their order."""
        found: dict[int, Memory] = {}
        for start in range(0, len(numbers), BATCH):
            some = numbers[start : start + BATCH]
            for memory in self._memories(f"number IN ({rows.marks(len(some))})", *some):
                found[memory.number] = memory
        return [found[number] for number in numbers if number in found]

    def _memories(self, where: str, *values: object) -> Iterator[Memory]:
        statement = f"SELECT {rows.MEMORY} FROM memory WHERE agent = ? AND {where}"
        return map(rows.memory_from, self.all(statement, *values))
