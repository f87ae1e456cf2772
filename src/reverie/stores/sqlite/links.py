"""What joins memories, on disk: the questions about links, each answered by an index."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from heapq import merge
from itertools import islice
from typing import TYPE_CHECKING

from reverie.stores.columns import marks
from reverie.stores.link_columns import LINK, link_from
from reverie.stores.sqlite.damage import tells_damage
from reverie.stores.sqlite.statements import Statements, in_batches

if TYPE_CHECKING:
    from reverie.domain.values.link import Link

FEW = 32
"""How many rows are fetched at a time from each of many lines."""


@tells_damage
class SqliteLinks:
    """What joins one agent's memories, read through one connection."""

    def __init__(self, ask: Statements) -> None:
        self._ask = ask

    def of(self, memory: int) -> Sequence[Link]:
        """The links of one memory, by the other end."""
        found = self._ask.all(
            f"SELECT {LINK} FROM link WHERE agent = ? AND a = ? UNION ALL "
            f"SELECT {LINK} FROM link INDEXED BY link_by_b WHERE agent = ? AND b = ?",
            memory,
            self._ask.me,
            memory,
        )
        return sorted(map(link_from, found), key=lambda link: sum(link.pair) - memory)

    def among(self, memories: Collection[int]) -> Sequence[Link]:
        """The links that join some memories to one another, by their ends."""
        some = sorted(set(memories))
        return list(self.at((a, some[place + 1 :]) for place, a in enumerate(some)))

    def count(self) -> int:
        """How many links there are."""
        return self._ask.number("SELECT links FROM agent WHERE number = ?")

    def faded(self, below: Callable[[int], float], *, before: int) -> Sequence[Link]:
        """The links last active in a night before one, and lighter than that night's bound."""
        found = [
            link_from(row)
            for night in self._live_nights(before)
            for row in self._ask.all(
                f"SELECT {LINK} FROM link WHERE agent = ? AND night = ? AND weight < ?",
                night,
                below(night),
            )
        ]
        return sorted(found, key=lambda link: link.pair)

    def weakest(self, lost: Callable[[int], float], *, before: int, limit: int) -> Sequence[Link]:
        """The links that weigh least once each has lost what its night tells."""

        def line(which: str, loss: float, *values: int) -> Iterator[tuple[float, int, int]]:
            statement = f"SELECT weight, a, b FROM link WHERE agent = ? AND {which}"
            found = self._ask.each(f"{statement} ORDER BY weight, a, b", *values, at_a_time=FEW)
            return ((weight - loss, a, b) for weight, a, b in found)

        lines = [line("night = ?", lost(n), n) for n in self._live_nights(before)]
        lines.append(line("night IS NULL", 0.0))
        order = [(a, b) for _, a, b in islice(merge(*lines), limit)]
        known = {link.pair: link for link in self.at((a, [b]) for a, b in order)}
        return [known[pair] for pair in order]

    def _live_nights(self, before: int) -> Iterator[int]:
        """The nights before one in which a link that still fades was last active."""
        night = -1
        while True:
            row = self._ask.one(
                "SELECT min(night) FROM link WHERE agent = ? AND night > ? AND night < ?",
                night,
                before,
            )
            if row is None or row[0] is None:
                return
            night = row[0]
            yield night

    def at(self, pairs: Iterable[tuple[int, Sequence[int]]]) -> Iterator[Link]:
        """The links between one end and some others that lie behind it."""
        for a, ends in pairs:
            for some in in_batches(ends):
                statement = (
                    f"SELECT {LINK} FROM link WHERE agent = ? AND a = ? "
                    f"AND b IN ({marks(len(some))})"
                )
                yield from map(link_from, self._ask.all(statement, a, *some))
