"""What is believed is told as it is today, the least reliable first."""

from __future__ import annotations

import pytest

from reverie.domain.values.trace import ToolUse
from reverie.engine.believing import beliefs
from reverie.errors import Unknown
from reverie.ports import Store
from reverie.stores.ram.store import InRamStore
from tests.days import slept
from tests.stages.test_believe import gathered


@pytest.fixture
def store() -> Store:
    """A mind that has slept on two commands, of which one fails."""
    store = InRamStore()
    push = ToolUse("Bash", "git push", "fatal: rejected", is_command=True)
    gathered(store, "a", push, ToolUse("Bash", "make check", is_command=True))
    slept(store)
    return store


def test_the_least_reliable_comes_first(store: Store) -> None:
    assert [belief.subject for belief in beliefs(store)] == ["git push", "make check"]


def test_one_subject_is_found_by_any_part_of_its_name(store: Store) -> None:
    assert [belief.subject for belief in beliefs(store, "Git  PUSH")] == ["git push"]


def test_of_what_nothing_is_believed_it_says_so(store: Store) -> None:
    with pytest.raises(Unknown, match="nothing is believed of 'docker'"):
        beliefs(store, "docker")


def test_a_new_mind_believes_nothing() -> None:
    assert beliefs(InRamStore()) == []
