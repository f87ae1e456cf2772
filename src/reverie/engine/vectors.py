"""Looking: what was said and kept gets its vectors (embeddings), batch by batch."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from reverie.domain.values.unit import Unit, Vector, texts_to_see
from reverie.frozen import dataclass
from reverie.ports import Alarm, Embedder, Store

BATCH = 64
"""Units whose vectors are kept in one transaction."""


@dataclass(frozen=True, slots=True)
class Look:
    """One embedder at work: what it looks at, and after which others."""

    embedder: Embedder
    after: tuple[str, ...] = ()
    """The models that have seen a unit before, and whose vectors stay beside."""
    is_for: Callable[[Unit], bool] = lambda unit: True
    """Which units get vectors; the others are passed by."""

    @property
    def models(self) -> tuple[str, ...]:
        """The models that have seen a unit when this one has."""
        return (*self.after, self.embedder.name)


def look_at(
    store: Store,
    look: Look,
    *,
    most: int,
    alarm: Alarm | None,
    watch: Callable[[str], None],
) -> str:
    """Give units their vectors; tells what kept it from going on, if anything did.

    Of a batch that fails each unit is tried by itself: what no embedder can read stays without.
    """
    done = blind = 0
    name = look.embedder.name
    while done < most and (
        numbers := store.index.unseen(look.models, limit=min(BATCH, most - done))
    ):
        if alarm and alarm.heard():
            return "woken before all vectors were made; the next night goes on with them"
        try:
            _see(store, look, numbers)
        except Exception as error:  # what fails outside must not cost a night
            failed = _one_by_one(store, look, numbers)
            if failed == len(numbers):
                return (
                    f"{name} failed after {done} things said or kept ({error}); recall does "
                    "without it for the rest, and the next night tries again"
                )
            blind += failed
        done += len(numbers)
        watch(f"vectors of {done} things said or kept")
    return f"{name} could not read {blind} of {done} things said or kept" if blind else ""


def _one_by_one(store: Store, look: Look, numbers: Sequence[int]) -> int:
    """How many of some units the embedder cannot read; unless all, those stay without."""
    unread = []
    for number in numbers:
        try:
            _see(store, look, [number])
        except Exception:  # as above
            unread.append(number)
    if len(unread) < len(numbers):
        store.index.keep_vectors(look.models, unread, [])
    return len(unread)


def _see(store: Store, look: Look, numbers: Sequence[int]) -> None:
    near = {near for number in numbers for near in (number - 1, number) if number > 0}
    units = store.index.units(near | {*numbers})
    texts = [
        (number, text)
        for number in numbers
        if (unit := units.get(number)) and look.is_for(unit)
        for text in texts_to_see(unit, units.get(number - 1) if number > 0 else None)
    ]
    store.index.keep_vectors(look.models, numbers, _vectors(look.embedder, texts))


def _vectors(embedder: Embedder, texts: Sequence[tuple[int, str]]) -> list[Vector]:
    found = embedder.vectors([text for _, text in texts]) if texts else []
    return [
        Vector(number, embedder.name, tuple(map(float, row)))
        for (number, _), row in zip(texts, found, strict=True)
    ]
