"""The port of recall: an index of what can be found by words or by meaning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from reverie.domain.values.unit import EVERYTHING

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from reverie.domain.values.gist import Gist
    from reverie.domain.values.unit import Field, Unit, Vector, Within


class Index(Protocol):
    """What recall asks of a mind; numbers follow time, so neighbours have the next ones."""

    def matching(
        self,
        field: Field,
        words: Sequence[str],
        *,
        limit: int,
        within: Within = EVERYTHING,
        beside: Sequence[str] = (),
        only_beside: bool = False,
    ) -> Sequence[tuple[int, float]]:
        """The units with some of the words in a field, best first, with a score above 0.

        Words `beside` those count where one of those stands too, and with `only_beside` a unit
        needs one of each. Where a unit has several texts in a field its best text counts. Of
        very many that match, the newest may be all that is looked at.
        """

    def holding(self, words: Collection[str], *, upto: int) -> Mapping[str, int]:
        """In about how many units each word is said, counted no further than `upto`."""

    def count(self) -> int:
        """About how many units there are; at least those that can be found."""

    def units(self, numbers: Collection[int]) -> Mapping[int, Unit]:
        """The units with these numbers that exist."""

    def has_vectors(self, model: str) -> bool:
        """Whether any unit has a vector of a model."""

    def nearest(
        self, model: str, vector: Sequence[float], *, limit: int
    ) -> Sequence[tuple[int, float]]:
        """The units whose vectors of a model lie nearest, best first, with their cosine."""

    def like(
        self, model: str, vector: Sequence[float], numbers: Collection[int]
    ) -> Mapping[int, float]:
        """The cosine of each of these units that has a vector; its best one counts.

        The vector of a memory counts for the episodes it rests on.
        """

    def gists(self) -> Mapping[int, Gist]:
        """What is kept in mind of episodes in fewer words, by episode."""

    def glossed_otherwise(self, rules: str, *, limit: int) -> Sequence[int]:
        """Some of the episodes whose gloss other rules than these have made."""


class IndexKeeper(Index, Protocol):
    """An index that can be given vectors, and be made anew."""

    def unseen(self, models: Sequence[str], *, limit: int) -> Sequence[int]:
        """Some glossed episodes and memories, the oldest first, that the last model has not seen.

        Only those that all models before it have seen, one after the other.
        """

    def keep_vectors(
        self, models: Sequence[str], seen: Collection[int], vectors: Sequence[Vector]
    ) -> None:
        """Keep vectors of the last model, beside those of the first and in place of all others."""

    def is_whole(self) -> bool:
        """Whether what recall looks things up in is there, and knows the newest of all it holds."""

    def remake(self) -> None:
        """Make what recall looks things up in anew, from what was said and kept."""
