"""Looking: what the day's words mean is worked out at night, batch by batch."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from reverie.domain.values.unit import Unit, Vector, View, texts_to_see
from reverie.ports import Alarm, Embedder, Store

BATCH = 64
"""Episodes whose vectors are kept in one transaction."""


def look_at(
    store: Store,
    embedder: Embedder,
    *,
    most: int,
    alarm: Alarm | None,
    watch: Callable[[str], None],
) -> str:
    """Give glossed episodes their vectors; tells what kept it from going on, if anything did.

    Of a batch that fails each episode is tried by itself: what no embedder can read stays without.
    """
    done = blind = 0
    while done < most and (
        numbers := store.index.unseen(embedder.name, limit=min(BATCH, most - done))
    ):
        if alarm and alarm.heard():
            return "woken before all vectors were made; the next night goes on with them"
        try:
            _see(store, embedder, numbers)
        except Exception as error:  # what fails outside must not cost a night
            failed = _one_by_one(store, embedder, numbers)
            if failed == len(numbers):
                return (
                    f"{embedder.name} failed after {done} episodes ({error}); recall goes by "
                    "words for the rest, and the next night tries again"
                )
            blind += failed
        done += len(numbers)
        watch(f"vectors of {done} episodes")
    return f"{embedder.name} could not read {blind} of {done} episodes" if blind else ""


def _one_by_one(store: Store, embedder: Embedder, numbers: Sequence[int]) -> int:
    """How many of some episodes the embedder cannot read; unless all, those stay without."""
    unread = []
    for number in numbers:
        try:
            _see(store, embedder, [number])
        except Exception:  # as above
            unread.append(number)
    if len(unread) < len(numbers):
        store.index.keep_vectors(embedder.name, unread, [])
    return len(unread)


def _see(store: Store, embedder: Embedder, numbers: Sequence[int]) -> None:
    units = store.index.units(
        {near for number in numbers for near in (number - 1, number) if near > 0}
    )
    vectors = _vectors(embedder, [(units[n], units.get(n - 1)) for n in numbers])
    store.index.keep_vectors(embedder.name, numbers, vectors)


def _vectors(embedder: Embedder, units: list[tuple[Unit, Unit | None]]) -> list[Vector]:
    texts = [
        (unit.number, view, text)
        for unit, before in units
        for view in View
        for text in texts_to_see(view, unit, before)
    ]
    found = embedder.vectors([text for _, _, text in texts])
    return [
        Vector(number, view, tuple(map(float, row)))
        for (number, view, _), row in zip(texts, found, strict=True)
    ]
