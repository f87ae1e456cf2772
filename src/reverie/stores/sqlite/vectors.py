"""Vectors of episodes (embeddings), kept as half floats and compared by numpy."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from reverie.errors import EmbedderFailed
from reverie.stores import columns
from reverie.stores.sqlite.statements import Statements, in_batches

if TYPE_CHECKING:
    from reverie.domain.values.unit import Vector, View

HALF = "<f2"
MOST_COMPARED = 200_000
"""Vectors compared one by one; of a larger mind the newest, and whatever the words have found."""


class Vectors:
    """What is found by meaning, read through one connection."""

    def __init__(self, ask: Statements) -> None:
        self._ask = ask

    def unseen(self, model: str, *, limit: int) -> Sequence[int]:
        """The first glossed episodes without vectors of a model."""
        found: list[int] = []
        for side in ("<", ">"):
            found += [
                episode
                for (episode,) in self._ask.all(
                    f"SELECT episode FROM gloss WHERE agent = ? AND seen_by {side} ? "
                    "ORDER BY seen_by, episode LIMIT ?",
                    model,
                    limit,
                )
            ]
        return sorted(found)[:limit]

    def nearest(
        self, model: str, view: View, vector: Sequence[float], *, limit: int
    ) -> Sequence[tuple[int, float]]:
        """The units whose vectors of a model lie nearest, best first, with their cosine."""
        found = self._ask.all(
            "SELECT episode, numbers FROM vector WHERE agent = ? AND view = ? AND model = ? "
            "ORDER BY id DESC LIMIT ?",
            view.value,
            model,
            MOST_COMPARED,
        )
        best = _best(found, vector)
        return sorted(best.items(), key=lambda one: (-one[1], one[0]))[:limit]

    def like(
        self, model: str, view: View, vector: Sequence[float], numbers: Collection[int]
    ) -> Mapping[int, float]:
        """The cosine of each of these units that has a vector; its best one counts."""
        episodes, found = sorted(number for number in numbers if number > 0), []
        for some in in_batches(episodes):
            found += self._ask.all(
                "SELECT episode, numbers FROM vector WHERE agent = ? AND view = ? AND model = ? "
                f"AND episode IN ({columns.marks(len(some))})",
                view.value,
                model,
                *some,
            )
        return _best(found, vector)

    def keep(self, model: str, seen: Collection[int], vectors: Sequence[Vector]) -> None:
        """Write the vectors of some episodes, inside a transaction someone else holds."""
        db, me = self._ask.db, self._ask.me
        episodes = [(me, number) for number in seen]
        db.executemany("DELETE FROM vector WHERE agent = ? AND episode = ?", episodes)
        db.executemany(
            "INSERT INTO vector (agent, view, episode, model, numbers) VALUES (?, ?, ?, ?, ?)",
            [(me, one.view.value, one.number, model, _packed(one.values)) for one in vectors],
        )
        db.executemany(
            "UPDATE gloss SET seen_by = ? WHERE agent = ? AND episode = ?",
            [(model, *episode) for episode in episodes],
        )


def _numpy() -> Any:
    try:
        return import_module("numpy")
    except ModuleNotFoundError:
        raise EmbedderFailed(
            "vectors on disk need numpy; install it with `pip install 'reverie[embed]'`"
        ) from None


def _packed(values: Sequence[float]) -> bytes:
    """A vector as half floats, which lose nothing that a ranking could tell."""
    numpy = _numpy()
    return bytes(numpy.asarray(values, dtype=HALF).tobytes())


def _best(found: Sequence[columns.Row], vector: Sequence[float]) -> dict[int, float]:
    """The largest cosine of each episode; a vector of another length is none."""
    numpy = _numpy()
    wanted = numpy.asarray(vector, dtype="float32")
    size = wanted.size * numpy.dtype(HALF).itemsize
    whole = [row for row in found if len(row[1]) == size]
    if not whole:
        return {}
    table = numpy.frombuffer(b"".join(row[1] for row in whole), dtype=HALF)
    cosines = table.reshape(len(whole), -1).astype("float32") @ wanted
    best: dict[int, float] = {}
    for (episode, _), cosine in zip(whole, cosines.tolist(), strict=True):
        if cosine > best.get(episode, -2.0):
            best[episode] = cosine
    return best
