"""Two machines, nights on each, random kills and a line that drops: nothing is lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench.sync_trial import trial

from tests.sync.ways import WAYS, NoWay, way_named

NIGHTS, SEED = 3, 2
"""Few nights, and dice by which some machines are killed in them."""


@pytest.mark.slow
@pytest.mark.parametrize("name", WAYS)
def test_nothing_is_lost_no_pair_is_halved_and_both_hold_one_mind(
    name: str, tmp_path: Path
) -> None:
    try:
        with way_named(name, tmp_path) as way:
            came = trial(
                tmp_path,
                way.settings,
                nights=NIGHTS,
                seed=SEED,
                environment=way.environment,
                look=way.look,
            )
    except NoWay as missing:
        pytest.skip(str(missing))
    assert came.faults == []
    assert came.nights >= 2 * NIGHTS
    assert came.kills
