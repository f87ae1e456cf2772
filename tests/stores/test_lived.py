"""A life read out of one store and taken into another is the same life, also in its own place."""

from __future__ import annotations

from pathlib import Path

import pytest

from reverie.domain.journal.digest import digest
from reverie.domain.values.person import Person
from reverie.errors import ChangeRefused
from reverie.stores.journaled import JournaledStore
from reverie.stores.line import follow, read_line, written_segment
from reverie.stores.lived import (
    Lived,
    Reached,
    holds,
    life_beyond,
    life_in,
    lines_of,
    reached,
    take_in,
    whole_life,
)
from reverie.stores.ram.store import InRamStore
from reverie.stores.sqlite.store import SqliteStore
from reverie.testing import DAWN
from tests.streams.dreams import dreamt


def as_it_is(_: str, line: str) -> str:
    return line


@pytest.fixture(params=["ram", "sqlite"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> JournaledStore:
    return InRamStore() if request.param == "ram" else SqliteStore(tmp_path / "mind.db")


def contents(store: JournaledStore) -> str:
    return digest(store.contents())


def test_a_life_goes_from_one_store_to_another_through_its_lines(store: JournaledStore) -> None:
    lived = dreamt(InRamStore())
    take_in(store, life_in(lines_of(whole_life(lived), as_it_is)))
    assert contents(store) == contents(lived)
    assert reached(store) == reached(lived)
    assert whole_life(store).entries == whole_life(lived).entries


def test_a_life_taken_in_anew_is_the_whole_life(store: JournaledStore) -> None:
    dreamt(store)
    before, whole = contents(store), whole_life(store)
    take_in(store, whole, anew=True)
    assert contents(store) == before
    take_in(store, Lived(), anew=True)
    assert (contents(store), reached(store)) == (contents(InRamStore()), Reached())


def test_a_life_that_does_not_follow_is_refused_whole(store: JournaledStore) -> None:
    dreamt(store)
    before = contents(store), reached(store)
    with pytest.raises(ChangeRefused):
        take_in(store, Lived(entries=whole_life(store).entries[:1]))
    assert (contents(store), reached(store)) == before


def test_what_lies_beyond_is_what_is_missing_elsewhere(store: JournaledStore) -> None:
    dreamt(store, nights=1)
    first = whole_life(store)
    told, since = lines_of(first, as_it_is), reached(store)
    dreamt(store, nights=1)
    beyond = life_beyond(store, since, told, as_it_is)
    other = InRamStore()
    take_in(other, first)
    take_in(other, beyond)
    assert contents(other) == contents(store)
    assert holds(store, beyond, as_it_is)
    assert not holds(other, Lived(entries=()), as_it_is)


def test_a_line_is_followed_segment_by_segment(store: JournaledStore) -> None:
    me, segments = Person(b"k" * 32), []
    since, told = Reached(), []
    for _ in range(3):
        dreamt(store, nights=1)
        lived = life_beyond(store, since, told, as_it_is)
        before = segments[-1] if segments else b""
        segments.append(written_segment(lived, me, as_it_is, machine="abc", at=DAWN, before=before))
        since = reached(store)
        told = [line for segment in segments for line in segment.splitlines()[1:]]
    other = InRamStore()
    follow(other, read_line(segments, me))
    assert contents(other) == contents(store)
