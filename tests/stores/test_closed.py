"""A closed mind says so, whichever thread closed it, and no other fault is taken for damage."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path
from threading import Thread

import pytest

from reverie.domain.values.memory import Kind
from reverie.domain.values.unit import Field
from reverie.errors import NotAMind, StoreFailed
from reverie.stores.sqlite.connect import translated
from reverie.stores.sqlite.store import SqliteStore
from reverie.testing import DAWN
from reverie.wiring import open_mind
from tests.properties.lives import Deed, Life
from tests.stores.minds import A_DAY, a_lived_file, whole, whole_file

CLOSED = "this mind is closed; open it again"
CALLS: dict[str, Callable[[SqliteStore], object]] = {
    "reading": lambda store: store.memories.of([Kind.FACT], limit=9),
    "reading all": lambda store: list(store.contents()),
    "searching": lambda store: store.index.matching(Field.SAID, ["main"], limit=9),
    "looking at the index": lambda store: store.index.is_whole(),
    "making the index anew": lambda store: store.index.remake(),
    "viewing": lambda store: store.view().__enter__(),
    "recording": lambda store: Life(store).do(Deed("record")),
    "ending a session": lambda store: store.end_session("s0", DAWN),
    "sleeping": lambda store: Life(store).do(Deed("night")),
    "rebuilding": lambda store: store.rebuild(),
}


@pytest.mark.parametrize("call", CALLS)
def test_a_closed_mind_says_that_it_is_closed(call: str, tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    before = a_lived_file(path)
    store = SqliteStore(path)
    store.close()
    with pytest.raises(StoreFailed, match=CLOSED) as told:
        CALLS[call](store)
    assert type(told.value) is StoreFailed
    assert whole_file(path) == before


def test_recall_on_a_closed_mind_does_not_blame_the_index(tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    a_lived_file(path)
    with open_mind(path) as mind:
        pass
    with pytest.raises(StoreFailed, match=CLOSED):
        mind.recall("What must never be done?")
    assert mind.notes == []


def test_a_mind_can_be_used_and_closed_by_another_thread_than_opened_it(tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    store = SqliteStore(path)
    found = []

    def live_and_close() -> None:
        Life(store).live(A_DAY)
        with store.view() as mind:
            found.append(len(mind.index.matching(Field.SAID, ["main"], limit=9)))
        found.append(whole(store))
        store.close()

    in_another_thread(live_and_close)
    assert found == [1, whole_file(path)]
    with pytest.raises(StoreFailed, match=CLOSED):
        store.episodes.last()


def test_a_mind_closed_while_it_is_looked_at_gives_the_view_up_quietly(tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    a_lived_file(path)
    store = SqliteStore(path)
    with ExitStack() as stack:
        mind = stack.enter_context(store.view())
        store.close()
        with pytest.raises(StoreFailed, match=CLOSED):
            mind.episodes.get(1)


def test_a_wrong_statement_is_told_as_it_is_and_not_as_damage(tmp_path: Path) -> None:
    with closing(SqliteStore(tmp_path / "mind.db")) as store:
        with pytest.raises(sqlite3.ProgrammingError):
            store.file.writer.all("SELECT ? + ?")
        assert store.index.is_whole()
    with pytest.raises(NotAMind), translated(tmp_path):
        raise damaged()


def damaged() -> sqlite3.Error:
    error = sqlite3.DatabaseError("database disk image is malformed")
    error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
    return error


def in_another_thread(call: Callable[[], None]) -> None:
    failed: list[BaseException] = []

    def guarded() -> None:
        try:
            call()
        except BaseException as error:
            failed.append(error)

    thread = Thread(target=guarded)
    thread.start()
    thread.join()
    if failed:
        raise failed[0]
