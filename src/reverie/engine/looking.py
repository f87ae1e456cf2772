"""Looking: what the day's words mean is worked out at night, batch by batch."""

from __future__ import annotations

from collections.abc import Callable

from reverie.domain.unit import Unit, Vector, View, texts_to_see
from reverie.ports import Alarm, Store
from reverie.recall_ports import Embedder

BATCH = 64
"""Episodes whose vectors are kept in one transaction."""


def look_at(
    store: Store, embedder: Embedder, *, most: int, alarm: Alarm | None,
    watch: Callable[[str], None],
) -> str:  # fmt: skip
    """Give glossed episodes their vectors; tells what kept it from going on, if anything did."""
    done = 0
    while done < most and (numbers := store.unseen(embedder.name, limit=min(BATCH, most - done))):
        if alarm and alarm.heard():
            return "woken before all vectors were made; the next night goes on with them"
        units = store.units({near for number in numbers for near in (number - 1, number)})
        try:
            vectors = _vectors(embedder, [(units[n], units.get(n - 1)) for n in numbers])
        except Exception as error:  # what fails outside must not cost a night
            return (
                f"{embedder.name} failed after {done} episodes ({error}); recall goes by words "
                "for the rest, and the next night tries again"
            )
        store.keep_vectors(embedder.name, numbers, vectors)
        done += len(numbers)
        watch(f"vectors of {done} episodes")
    return ""


def _vectors(embedder: Embedder, units: list[tuple[Unit, Unit | None]]) -> list[Vector]:
    texts = [(unit.number, view, text) for unit, before in units for view in View
             for text in texts_to_see(view, unit, before)]  # fmt: skip
    found = embedder.vectors([text for _, _, text in texts])
    return [Vector(number, view, tuple(map(float, row)))
            for (number, view, _), row in zip(texts, found, strict=True)]  # fmt: skip
