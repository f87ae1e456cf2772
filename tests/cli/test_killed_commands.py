"""A command killed before any change it makes leaves nothing stale or lying about."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench.damage import a_lived_project
from bench.kills import killed_everywhere

SOME = 9
"""Of its changes every so many is the last; `bench/kills.py` dies at each."""


@pytest.mark.parametrize("name", ["init", "night", "doze", "hook stop"])
def test_the_next_opening_finds_all_well(name: str, project: Path) -> None:
    whole = a_lived_project(project / "lived")

    deaths = dict(killed_everywhere(whole, name, step=SOME))

    assert deaths
    assert {at: wrong for at, wrong in deaths.items() if wrong} == {}


def test_what_a_killed_writer_left_beside_its_file_is_gone_after_the_next_opening(
    project: Path,
) -> None:
    whole = a_lived_project(project / "lived")

    deaths = dict(killed_everywhere(whole, "remember", step=SOME))

    assert [one for wrong in deaths.values() for one in wrong if "litter" in one] == []
