"""Bookmarks that belong to no session wait for a night by their day, and are no session."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from reverie.awake.gather import gather
from reverie.awake.ledger import stamp
from reverie.hosts import host_named
from reverie.stores.ram.store import InRamStore
from tests.awake.hooking import NOW, Project, a_project, tired

MOMENT = datetime.fromtimestamp(NOW, UTC)


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return a_project(tmp_path)


def marked(project: Project, *ages_in_days: float) -> None:
    """A ledger with bookmarks made so many days ago, and nothing else."""
    marks = [
        {
            "id": f"b{n}",
            "message": f"thing {n}",
            "salience": 2,
            "session_id": None,
            "created_at": stamp(NOW - age * 86_400),
        }
        for n, age in enumerate(ages_in_days, start=1)
    ]
    project.put({**tired(0), "bookmarks": marks})


def test_the_bookmarks_of_a_day_wait_together_and_are_no_session(project: Project) -> None:
    store = InRamStore()
    marked(project, 0, 0, 0)
    assert gather(project.home, store, MOMENT, host_named) == 1
    assert store.sessions.last() == 0
    assert len(store.sessions.waiting()) == 1
    assert store.episodes.last() == 3


def test_each_day_has_its_own_oldest_first(project: Project) -> None:
    store = InRamStore()
    marked(project, 0, 2)
    gather(project.home, store, MOMENT, host_named)
    days = [reach.session for reach in store.sessions.waiting()]
    assert days == [f"bookmark-{MOMENT - timedelta(days=age):%Y-%m-%d}" for age in (2, 0)]


def test_what_was_gathered_is_not_gathered_again_and_more_of_the_day_is(project: Project) -> None:
    store = InRamStore()
    marked(project, 0, 0)
    gather(project.home, store, MOMENT, host_named)
    assert gather(project.home, store, MOMENT, host_named) == 0
    marked(project, 0, 0, 0)
    assert gather(project.home, store, MOMENT, host_named) == 1
    assert (store.sessions.last(), store.episodes.last()) == (0, 3)
