"""Whatever a port of the sleeper does, the night ends, takes in what waits, and names the port."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest

from reverie.domain.journal.plan import Outcome, Sleep
from reverie.engine.sleeper import Sleeper
from reverie.engine.sleeping import run_night
from reverie.stages import THE_NIGHT
from tests.engine.test_sparing import TWENTY, a_life, a_sleeper, taken_in

VALUES = {"settings", "line", "anchor", "pace"}
EACH_THING_NEEDS = {"clock", "mask"}
"""What nothing can be taken in without; what fails on one thing of twenty is shown elsewhere."""


class Faulty:
    """A port of which every question raises; what it says of itself is as before."""

    def __init__(self, port: object) -> None:
        self._port = port

    def __call__(self, *_: object, **__: object) -> object:
        raise LookupError("a fault of a port")

    def __getattr__(self, name: str) -> object:
        return Faulty(None) if callable(found := getattr(self._port, name)) else found


class Quiet:
    """Whoever is never reached: the name of a thinker, and an error at each question."""

    name = "a model"

    def answer(self, question: object) -> object:
        raise OverflowError("a fault of a thinker")


PORTS = [one.name for one in fields(Sleeper) if one.name not in VALUES | EACH_THING_NEEDS]


@pytest.mark.parametrize("name", PORTS)
def test_a_port_that_always_fails_ends_no_night(name: str) -> None:
    store, sleeper, kept = a_life(), a_sleeper(THE_NIGHT), list[str]()
    keeping = replace(sleeper, keep_trace=lambda step, error: kept.append(step))
    faulty = replace(keeping, **{name: Faulty(getattr(sleeper, name))})

    run = run_night(store, faulty, Sleep.NIGHT)

    assert run.outcome is Outcome.COMPLETED
    assert {f"s{n}" for n in TWENTY} <= taken_in(store)
    assert store.asides() == []


def test_a_port_that_fails_is_named() -> None:
    kept: list[str] = []
    sleeper = replace(
        a_sleeper(THE_NIGHT),
        incubation=Faulty(None),
        keep_trace=lambda step, error: kept.append(step),
    )

    run_night(a_life(), sleeper, Sleep.NIGHT)

    assert set(kept) == {"puzzles"}


def test_a_thinker_that_fails_in_a_way_of_its_own_sets_nothing_aside() -> None:
    store = a_life()

    run = run_night(store, replace(a_sleeper(THE_NIGHT), thinker=Quiet()), Sleep.NIGHT)  # type: ignore[arg-type]

    assert run.outcome is Outcome.COMPLETED
    assert {f"s{n}" for n in TWENTY} <= taken_in(store)
    assert store.asides() == []
    assert "a model failed" in " ".join(run.said)
