"""A night planned by a version whose settings stood side by side is read, and goes on, by them."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from reverie.domain.journal.entry import Entry, NightBegan
from reverie.domain.journal.plan import Day, Outcome
from reverie.settings import Settings
from reverie.stores.codec import decode_cause, encode_cause
from reverie.stores.sqlite.store import SqliteStore
from reverie.testing import DAWN, a_plan
from tests.days import lived, slept, texts

KEPT = (Path(__file__).parent / "old_plan.json").read_bytes()
"""The beginning of a night as that version wrote it, unfinished."""
PINNED = Settings.of(
    max_cycles=3,
    importance=10,
    token_budget=900,
    axes=["tools"],
    undoable_nights=33,
    vectors="none",
)
RULE = "Never push to main."


class Killed(BaseException):
    """The process is gone."""


def dying(stage: str) -> None:
    raise Killed(stage)


def begun_by_that_version(path: Path) -> None:
    """A mind whose night has just begun, its settings written as they were then."""
    store = SqliteStore(path)
    lived(store, RULE)
    with pytest.raises(Killed):
        slept(store, watch=dying)
    store.close()
    with sqlite3.connect(path) as db:
        ((cause,),) = db.execute("SELECT cause FROM journal").fetchall()
        began = json.loads(cause)
        began[1]["plan"]["settings"] = json.loads(KEPT)[1]["plan"]["settings"]
        db.execute("UPDATE journal SET cause = ?", (json.dumps(began).encode(),))
    db.close()


def test_a_plan_with_settings_side_by_side_is_read() -> None:
    began = decode_cause(KEPT)
    assert isinstance(began, NightBegan)
    assert (began.plan.night, began.plan.horizon) == (2, 2)
    assert began.plan.settings == PINNED
    assert decode_cause(encode_cause(began)) == began


def test_an_unfinished_night_goes_on_by_the_settings_it_pinned_then(tmp_path: Path) -> None:
    begun_by_that_version(tmp_path / "mind.db")
    store = SqliteStore(tmp_path / "mind.db")

    run = slept(store, settings=Settings.of(max_cycles=9))

    assert (run.plan.night, run.outcome) == (1, Outcome.COMPLETED)
    assert run.plan.settings == PINNED
    assert texts(store) == [RULE]
    store.close()


def test_a_sleep_of_before_days_counted_is_a_day_of_its_own_on_disk(tmp_path: Path) -> None:
    with closing(SqliteStore(tmp_path / "mind.db")) as store:
        store.commit(Entry(1, DAWN, NightBegan(a_plan(2))))
        with sqlite3.connect(tmp_path / "mind.db") as db:
            db.execute("UPDATE journal SET cause = ?", (KEPT,))
        began = decode_cause(KEPT)

        assert isinstance(began, NightBegan)
        assert store.journal.day_at(1) == began.plan.day == Day(2, began.plan.began)
