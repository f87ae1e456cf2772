"""Thirty days of an agent that lives by itself, with calls, kills and clocks that jump."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from reverie.domain.rules.wakefulness import SleepState
from tests.live.thirty_days import Month


@pytest.mark.slow
@pytest.mark.parametrize("seed", [2])
def test_a_month_of_calls_kills_and_jumping_clocks_is_lived_well(seed: int, tmp_path: Path) -> None:
    month = Month(seed, tmp_path / "mind.db")

    month.live(days=30)

    assert min(month.kills, month.jumps, len(month.calls), month.sessions) > 10
    assert month.illegal() == []
    assert month.delivered() == Counter(list(month.sent))
    assert Counter(name for name, _ in month.given) == Counter(list(month.sent))
    assert {state for _, state in month.given} <= {SleepState.AWAKE, SleepState.WAKING}
    assert month.slept_on() == []
