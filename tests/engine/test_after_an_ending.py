"""A memory that has ended is not in the way of what a person wants."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reverie.domain.values.ending import End, Ending
from reverie.domain.values.memory import Kind, Layer
from reverie.domain.values.source import of_memory
from reverie.engine.waking import forget, remember
from reverie.ports import Mind
from reverie.stores.ram.store import InRamStore
from reverie.testing import TickClock, a_memory, a_mind
from tests.days import SETTINGS, lived, slept

RETRY = "The retry logic swallows timeouts."
FLAKE = "Timeouts in the retry logic caused the flake."


def holding(mind: Mind) -> list[str]:
    return [memory.text for memory in mind.memories.all() if memory.ending is None]


@pytest.mark.parametrize("how", [End.FADED, End.SUPERSEDED, End.RESOLVED])
def test_a_person_may_tell_again_what_has_ended(how: End) -> None:
    store = a_mind(memories=[replace(a_memory(1, RETRY), ending=Ending(how, 1))])

    remember(store, TickClock(), SETTINGS, RETRY)

    assert holding(store) == [RETRY]


def test_what_a_person_has_forgotten_no_composite_says() -> None:
    merged = [
        replace(a_memory(n, text), ending=Ending(End.MERGED, 1, by=3))
        for n, text in ((1, RETRY), (2, FLAKE))
    ]
    composite = a_memory(
        3,
        f"{RETRY} {FLAKE}",
        kind=Kind.COMPOSITE,
        layer=Layer.COLD,
        sources=[of_memory(1), of_memory(2)],
    )
    store = a_mind(memories=[*merged, composite])

    forget(store, TickClock(), SETTINGS, merged[0].name, why="private")

    assert not any(RETRY in text for text in holding(store))


def test_what_a_person_has_forgotten_no_tension_quotes() -> None:
    store = InRamStore()
    lived(store, "Never push to main.", session="s1")
    lived(store, "Always push to main.", session="s2")
    slept(store)

    forget(store, TickClock(), SETTINGS, "1", why="private")

    assert not any("Never push" in text for text in holding(store))
