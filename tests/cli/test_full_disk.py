"""A full disk is told in a sentence and with exit code 5; nothing is lost or left about."""

from __future__ import annotations

import pytest
from bench.full_disk import HOOKS, ON_THE_BOOKS, ON_THE_MIND, Command, Tried, on_a_disk

SOME = (0, 1, 3, 8, 32, 128, 256)
"""Pages left; `bench/full_disk.py` tries more."""
IN_NO_ROOM = {"uninstall"}
"""What only removes."""


def on_small_disks(commands: dict[str, Command]) -> list[Tried]:
    found = on_a_disk(list(commands), SOME)
    if found is None:
        pytest.skip("no disk can be made here: unshare or mount is missing or not allowed")
    return found


@pytest.mark.parametrize("commands", [ON_THE_MIND, ON_THE_BOOKS], ids=["mind", "books"])
def test_a_command_without_room_says_so_loses_nothing_and_works_once_there_is_room(
    commands: dict[str, Command],
) -> None:
    tried = on_small_disks(commands)

    assert [one for one in tried if one.wrong] == []
    done = {one.name for one in tried if one.pages == 0 and one.code == 0}
    assert done == IN_NO_ROOM & set(commands)
    assert {one.name for one in tried if one.code == 0} == set(commands)


def test_a_hook_without_room_loses_nothing_and_counts_once_there_is_room() -> None:
    tried = on_small_disks(HOOKS)

    assert [one for one in tried if one.wrong or one.code] == []
    assert {one.name for one in tried} == set(HOOKS)
