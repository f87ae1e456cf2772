"""The last words of each turn: what is left of a session whose transcript is gone."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

import reverie
from reverie.awake.gather import gather
from reverie.hosts import host_named
from reverie.stores.ram.store import InRamStore
from tests.awake.hooking import NOW, Project, a_project, edits, write

TURNS = [f"Decided to move gate {number} over closing it, for the tide." for number in range(12)]
KEPT = TURNS[2:]
"""What the record of a session keeps of so many turns."""


@pytest.fixture
def project(tmp_path: Path) -> Project:
    """A project with a session of many turns, whose client has thrown its transcript away."""
    project = a_project(tmp_path)
    path = write(project.transcript("s"), edits(1))
    for number, said in enumerate(TURNS):
        project.stop("s", now=NOW + number, last_assistant_message=said)
    path.unlink()
    return project


def test_all_that_are_kept_are_read_in_the_order_in_which_they_were_said(project: Project) -> None:
    store = InRamStore()
    gather(project.home, store, datetime.fromtimestamp(NOW + 99, UTC), host_named)
    (waiting,) = store.sessions.waiting()
    said = list(store.episodes.of("s", after=0, upto=waiting.upto))
    assert [episode.text for episode in said] == KEPT
    assert {episode.voice.value for episode in said} == {"agent"}


def test_a_night_consolidates_them_all(project: Project) -> None:
    with reverie.open_mind(project.folder / ".reverie" / "mind.db") as mind:
        mind.night()
        remembered = " ".join(memory.text for memory in mind.memories())
    assert [number for number in range(2, 12) if f"gate {number} " not in remembered] == []
