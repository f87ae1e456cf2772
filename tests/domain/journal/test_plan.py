"""A sleeper wakes only when it should."""

from __future__ import annotations

import pytest

from reverie.domain.journal.plan import Depth, Stimulus, should_wake

TRUTHS = [
    (Depth.LIGHT, None, False, False),
    (Depth.LIGHT, None, True, False),
    (Depth.LIGHT, Stimulus.PLAIN, False, True),
    (Depth.LIGHT, Stimulus.PLAIN, True, True),
    (Depth.LIGHT, Stimulus.URGENT, False, True),
    (Depth.LIGHT, Stimulus.URGENT, True, True),
    (Depth.DEEP, None, False, False),
    (Depth.DEEP, None, True, False),
    (Depth.DEEP, Stimulus.PLAIN, False, False),
    (Depth.DEEP, Stimulus.PLAIN, True, True),
    (Depth.DEEP, Stimulus.URGENT, False, True),
    (Depth.DEEP, Stimulus.URGENT, True, True),
    (Depth.DREAMING, None, False, False),
    (Depth.DREAMING, None, True, False),
    (Depth.DREAMING, Stimulus.PLAIN, False, False),
    (Depth.DREAMING, Stimulus.PLAIN, True, True),
    (Depth.DREAMING, Stimulus.URGENT, False, True),
    (Depth.DREAMING, Stimulus.URGENT, True, True),
]


@pytest.mark.parametrize(("depth", "called", "cycle_over", "wakes"), TRUTHS)
def test_a_sleeper_wakes_from_light_sleep_at_any_call_and_from_deeper_when_it_must(
    depth: Depth, called: Stimulus | None, cycle_over: bool, wakes: bool
) -> None:
    assert should_wake(depth, called, cycle_over=cycle_over) is wakes
