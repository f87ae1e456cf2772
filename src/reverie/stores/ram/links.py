"""What joins memories, in RAM."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence

from reverie.domain.values.link import Link, left_of
from reverie.stores.ram.tables import RamTables


class RamLinks:
    """The questions about links, answered from dictionaries."""

    def __init__(self, tables: RamTables) -> None:
        self._tables = tables

    def of(self, memory: int) -> Sequence[Link]:
        """The links of one memory, by the other end."""
        ends = sorted(self._tables.joined.get(memory, ()))
        return [self._link(min(memory, end), max(memory, end)) for end in ends]

    def among(self, memories: Collection[int]) -> Sequence[Link]:
        """The links that join some memories to one another, by their ends."""
        some = set(memories)
        ends = [
            (a, b) for a in sorted(some) for b in sorted(self._tables.joined.get(a, set()) & some)
        ]
        return [self._link(a, b) for a, b in ends if a < b]

    def count(self) -> int:
        """How many links there are."""
        return len(self._tables.rows["link"])

    def faded(self, below: Callable[[int], float], *, before: int) -> Sequence[Link]:
        """The links last active in a night before one, and lighter than that night's bound."""
        return [
            link
            for link in self._links()
            if link.night is not None and link.night < before and link.weight < below(link.night)
        ]

    def weakest(self, lost: Callable[[int], float], *, before: int, limit: int) -> Sequence[Link]:
        """The links that weigh least once each has lost what its night tells."""
        some = [link for link in self._links() if link.night is None or link.night < before]
        return sorted(some, key=lambda link: (left_of(link, lost), link.pair))[:limit]

    def _links(self) -> Iterator[Link]:
        for pair in sorted(self._tables.rows["link"]):
            link = self._tables.rows["link"][pair]
            assert isinstance(link, Link)
            yield link

    def _link(self, a: int, b: int) -> Link:
        link = self._tables.rows["link"][a, b]
        assert isinstance(link, Link)
        return link
