"""Vectors of units (embeddings) on disk, as half floats: which are missing, kept and compared."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from reverie.stores import columns
from reverie.stores.sqlite.index import MOST_SOURCES
from reverie.stores.sqlite.statements import Statements
from reverie.stores.sqlite.vector_matrix import Matrix, matrix_of, numpy_for_vectors, packed

if TYPE_CHECKING:
    from reverie.domain.values.unit import Vector

MOST_COMPARED = 100_000
"""Vectors kept in RAM and compared; of a larger mind the newest."""
_HALF_BYTES = 2
_AFTER = "\U0010ffff"
"""Sorts after whatever a name may go on with."""
_UNSEEN = (
    "SELECT number FROM (SELECT episode AS number FROM gloss "
    "WHERE agent = ?1 AND seen_by >= ?2 AND seen_by < ?3 ORDER BY seen_by, episode LIMIT ?4) "
    "UNION ALL SELECT number FROM (SELECT -number AS number FROM memory "
    "WHERE agent = ?1 AND seen_by >= ?2 AND seen_by < ?3 ORDER BY seen_by, number LIMIT ?4)"
)


class Vectors:
    """What is found by meaning, read through one connection."""

    def __init__(self, ask: Statements) -> None:
        self._ask = ask
        self._compared: dict[tuple[str, Sequence[float]], tuple[Matrix, Any]] = {}

    def unseen(self, models: Sequence[str], *, limit: int) -> Sequence[int]:
        """Some units that the first models have seen and the last one has not."""
        before, all_of_them = columns.models_column(models[:-1]), columns.models_column(models)
        found: list[int] = []
        for first, last in ((before, all_of_them), (all_of_them + _AFTER, before + _AFTER)):
            found += [number for (number,) in self._ask.all(_UNSEEN, first, last, limit)]
        return sorted(found, key=lambda number: (number < 0, abs(number)))[:limit]

    def has(self, model: str) -> bool:
        """Whether any unit has a vector of a model."""
        found = "SELECT 1 FROM vector WHERE agent = ? AND model = ? LIMIT 1"
        return self._ask.one(found, model) is not None

    def nearest(
        self, model: str, vector: Sequence[float], *, limit: int
    ) -> Sequence[tuple[int, float]]:
        """The units whose vectors of a model lie nearest, best first, with their cosine."""
        matrix, cosines = self._cosines(model, vector)
        return matrix.nearest(cosines, limit=limit)

    def like(
        self, model: str, vector: Sequence[float], numbers: Collection[int]
    ) -> Mapping[int, float]:
        """The cosine of each of these units that has a vector; its best one counts."""
        matrix, cosines = self._cosines(model, vector)
        return matrix.like(cosines, numbers)

    def keep(self, models: Sequence[str], seen: Collection[int], vectors: Sequence[Vector]) -> None:
        """Write vectors of the last model, inside a transaction someone else holds."""
        db, me = self._ask.db, self._ask.me
        others = f"model NOT IN ({columns.marks(len(models) - 1)})" if models[1:] else "1"
        db.executemany(
            f"DELETE FROM vector WHERE agent = ? AND number = ? AND {others}",
            [(me, number, *models[:-1]) for number in seen],
        )
        db.executemany(
            "INSERT INTO vector (agent, number, model, numbers) VALUES (?, ?, ?, ?)",
            [(me, one.number, models[-1], packed(one.values)) for one in vectors],
        )
        by = columns.models_column(models)
        for table, key, sign in (("gloss", "episode", 1), ("memory", "number", -1)):
            db.executemany(
                f"UPDATE {table} SET seen_by = ? WHERE agent = ? AND {key} = ?",
                [(by, me, sign * number) for number in seen if sign * number > 0],
            )

    def _cosines(self, model: str, vector: Sequence[float]) -> tuple[Matrix, Any]:
        """The vectors of a model, and how like this one they are; the last one is remembered."""
        matrix, key = self._matrix(model, len(vector)), (model, tuple(vector))
        known = self._compared.get(key)
        if known is None or known[0] is not matrix:
            self._compared = {one: kept for one, kept in self._compared.items() if one[0] != model}
            known = self._compared[key] = (matrix, matrix.cosines(vector))
        return known

    def _matrix(self, model: str, length: int) -> Matrix:
        """The vectors of a model and a length, from RAM while nobody has written or dropped any."""
        numpy_for_vectors()
        kept, key = self._ask.matrices, (self._ask.me, model, length)
        stamp = self._ask.number("SELECT vectors FROM agent WHERE number = ?")
        if key not in kept or kept[key].stamp != stamp:
            kept[key] = self._read(stamp, model, length)
        return kept[key]

    def _read(self, stamp: int, model: str, length: int) -> Matrix:
        found = self._ask.all(
            "SELECT number, numbers FROM vector WHERE agent = ? AND model = ? "
            "AND length(numbers) = ? ORDER BY id DESC LIMIT ?",
            model,
            length * _HALF_BYTES,
            MOST_COMPARED,
        )
        rests = self._resting() if any(number < 0 for number, _ in found) else {}
        return matrix_of(
            stamp, [(numbers, rests.get(number, (number,))) for number, numbers in found]
        )

    def _resting(self) -> Mapping[int, Sequence[int]]:
        """The newest episodes of each memory that rests on any, by the memory's unit."""
        on: dict[int, list[int]] = {}
        for memory, episode in self._ask.all(
            "SELECT memory, episode FROM resting WHERE agent = ? ORDER BY episode"
        ):
            on.setdefault(-memory, []).append(episode)
        return {unit: episodes[-MOST_SOURCES:] for unit, episodes in on.items()}
