"""The vectors of one mind and model as a matrix in RAM: all cosines by one product."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from importlib import import_module
from typing import Any

from reverie.errors import EmbedderFailed
from reverie.extras import how_to_install
from reverie.frozen import dataclass

HALF = "<f2"


@dataclass(frozen=True, slots=True)
class Matrix:
    """Vectors as rows, and which of them are a unit's; a row may be of several units."""

    stamp: int
    """How many vectors of the mind had been written or dropped when these were read."""
    rows: Any
    units: Any
    """The numbers of the units, in order, each once."""
    starts: Any
    """Where the rows of each unit begin in `row_of`."""
    row_of: Any

    def nearest(self, cosines: Any, *, limit: int) -> Sequence[tuple[int, float]]:
        """The units whose vectors lie nearest, best first, with the cosine of their best one."""
        numpy = numpy_for_vectors()
        far = len(cosines) - limit
        least = numpy.partition(cosines, far)[far] if far > 0 else -numpy.inf
        some = (cosines >= least).nonzero()[0]
        some = some[(-cosines[some]).argsort(kind="stable")[:limit]]
        return list(zip(self.units[some].tolist(), cosines[some].tolist(), strict=True))

    def like(self, cosines: Any, numbers: Collection[int]) -> Mapping[int, float]:
        """The cosine of each of these units that has a vector; its best one counts."""
        numpy = numpy_for_vectors()
        asked = numpy.array(sorted(numbers), dtype="int64")
        places = self.units.searchsorted(asked)
        known = places < len(self.units)
        known[known] = self.units[places[known]] == asked[known]
        return dict(zip(asked[known].tolist(), cosines[places[known]].tolist(), strict=True))

    def cosines(self, vector: Sequence[float]) -> Any:
        """How like a vector each unit is: the cosine of its best one."""
        numpy = numpy_for_vectors()
        if not len(self.units):
            return numpy.zeros(0, dtype="float32")
        cosines = self.rows @ numpy.asarray(vector, dtype="float32")
        return numpy.maximum.reduceat(cosines[self.row_of], self.starts)


def matrix_of(stamp: int, packed: Sequence[tuple[bytes, Sequence[int]]]) -> Matrix:
    """A matrix of packed vectors of one length, each with the units that it counts for."""
    numpy = numpy_for_vectors()
    rows = numpy.frombuffer(b"".join(one for one, _ in packed), dtype=HALF)
    rows = rows.reshape(len(packed), -1).astype("float32") if packed else rows
    sound = numpy.isfinite(rows).all(-1).nonzero()[0] if packed else ()
    pairs = sorted([(unit, row) for row in map(int, sound) for unit in packed[row][1]])
    of, row_of = (numpy.array([pair[n] for pair in pairs], dtype="int64") for n in (0, 1))
    units, starts = numpy.unique(of, return_index=True)
    return Matrix(stamp, rows, units, starts, row_of)


def packed(values: Sequence[float]) -> bytes:
    """A vector as half floats, which lose nothing that a ranking could tell."""
    numpy = numpy_for_vectors()
    with numpy.errstate(over="ignore"):
        return bytes(numpy.asarray(values, dtype="float32").astype(HALF).tobytes())


def numpy_for_vectors() -> Any:
    """The module numpy, or a word on what vectors on disk need."""
    try:
        return import_module("numpy")
    except ModuleNotFoundError:
        raise EmbedderFailed(f"vectors on disk need numpy; {how_to_install('embed')}") from None
