"""When too many memories wait to be replayed, the next start begins a nap by itself."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import reverie
from reverie.awake import ledger
from reverie.stores.sqlite.store import SqliteStore
from reverie.testing import a_memory, a_mind
from tests.awake.hooking import NOW, Project, a_project, tired
from tests.awake.test_session_start import commands, opened, spawned

__all__ = ["spawned"]


@pytest.fixture
def lived(tmp_path: Path) -> Project:
    """A project whose ledger is kept, with a mind that has slept on one session."""
    project = a_project(tmp_path)
    project.put(tired(0))
    with reverie.open_mind(project.folder / ".reverie" / "mind.db") as mind:
        mind.record("Never push to main.", session="monday")
        mind.end_session("monday")
        mind.night()
    return project


def test_a_night_notes_how_many_wait_for_the_next(lived: Project) -> None:
    path = lived.folder / ".reverie" / "mind.db"
    some = [replace(a_memory(n, f"Fact {n}."), tagged=True) for n in range(100, 110)]
    store = SqliteStore(path)
    a_mind(store, memories=some)
    store.close()
    (lived.folder / ".reverie" / "config.toml").write_text(
        "[sleep]\nreplay_batch_size = 4\nmax_cycles = 1\n"
    )
    with reverie.open_mind(path) as mind:
        replayed_before = mind.store.memories.backlog() - len(some)
        mind.night()
    left = len(some) - 4
    assert replayed_before == 1
    assert ledger.sound(lived.home, NOW)["waiting"] == left


def test_too_many_waiting_begin_a_nap(lived: Project, spawned: list[list[str]]) -> None:
    told = opened(lived, "one", {**tired(0), "waiting": 1_001})
    assert told.startswith("1001 memories wait to be replayed, so a nap has begun by itself")
    assert commands(spawned) == [["night", "--rules"]]


@pytest.mark.parametrize("waiting", [0, 1_000, None])
def test_as_many_as_usual_do_not(
    lived: Project, spawned: list[list[str]], waiting: int | None
) -> None:
    opened(lived, "one", {**tired(0), "waiting": waiting})
    assert spawned == []


def test_nor_when_naps_are_turned_off_or_one_runs(lived: Project, spawned: list[list[str]]) -> None:
    lived.go_by(nap_unheeded=0)
    opened(lived, "one", {**tired(0), "waiting": 5_000})
    lived.go_by(min_consolidation_queue=1_000)
    opened(lived, "two", {**tired(0), "waiting": 5_000})
    assert spawned == []
