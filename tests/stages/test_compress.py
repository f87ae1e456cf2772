"""Compress moves each memory to the layer that the age of its session asks for."""

from __future__ import annotations

import pytest

from reverie.domain.change import LayerChange
from reverie.domain.memory import Layer, Memory
from reverie.settings import Settings
from reverie.stages.compress import compress
from reverie.stages.context import StageContext
from reverie.stores.in_ram import InRamStore
from reverie.testing import a_memory, a_mind, a_night, a_plan

COMING = 10


def tonight(settings: Settings | None = None) -> StageContext:
    return a_night(a_plan(coming_session=COMING, settings=settings))


def aged(age: int, layer: Layer, number: int = 1) -> Memory:
    return a_memory(number, f"memory {number}", session=COMING - age, layer=layer)


@pytest.mark.parametrize(
    ("age", "before", "after"),
    [
        (2, Layer.HOT, Layer.WARM),
        (5, Layer.HOT, Layer.WARM),
        (6, Layer.HOT, Layer.COLD),
        (6, Layer.WARM, Layer.COLD),
        (10, Layer.WARM, Layer.COLD),
    ],
)
def test_a_memory_that_has_outgrown_its_layer_moves(age: int, before: Layer, after: Layer) -> None:
    (change,) = compress(a_mind(memories=[aged(age, before)]), tonight())

    assert isinstance(change, LayerChange)
    assert (change.target, change.before, change.after) == (1, before, after)
    assert str(age) in change.reason


@pytest.mark.parametrize(
    ("age", "layer"),
    [
        (0, Layer.HOT), (1, Layer.HOT), (2, Layer.WARM), (5, Layer.WARM),
        (6, Layer.COLD), (10, Layer.COLD),
    ],
)  # fmt: skip
def test_a_memory_in_its_layer_stays(age: int, layer: Layer) -> None:
    assert compress(a_mind(memories=[aged(age, layer)]), tonight()) == []


def test_every_memory_moves_by_its_own_age() -> None:
    mind = a_mind(
        memories=[
            aged(1, Layer.HOT, 1),
            aged(2, Layer.HOT, 2),
            aged(7, Layer.HOT, 3),
            aged(7, Layer.WARM, 4),
        ]
    )

    moved = {change.target: change.after for change in compress(mind, tonight())}

    assert moved == {2: Layer.WARM, 3: Layer.COLD, 4: Layer.COLD}


def test_an_empty_mind_has_nothing_to_compress() -> None:
    assert compress(InRamStore(), tonight()) == []


def test_compressing_twice_moves_nothing_more() -> None:
    settings = Settings(hot_until_age=0, warm_until_age=0)
    mind = a_mind(memories=[aged(1, Layer.COLD)])

    assert compress(mind, tonight(settings)) == []


def test_the_ages_are_those_pinned_by_the_plan() -> None:
    slow = Settings(hot_until_age=9, warm_until_age=9)
    mind = a_mind(memories=[aged(9, Layer.HOT, 1), aged(10, Layer.HOT, 2)])

    assert [(c.target, c.after) for c in compress(mind, tonight(slow))] == [(2, Layer.COLD)]
