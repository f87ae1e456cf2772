"""Whoever follows hears of each replay once, in order, as soon as it is there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice

import pytest

from reverie.domain.views.stream import NONE_YET, Spot, StreamEntry
from reverie.ports import Store
from reverie.settings import Settings
from reverie.stores.ram.store import InRamStore
from reverie.streams.follower import follow_journal, follow_server
from reverie.streams.journal import JournalStream
from reverie.streams.redis import Flow, RedisStream
from tests.streams.dreams import dreamt, ids, some_entries
from tests.streams.servers import client_of


class Over(Exception):
    """Nothing more happens."""


def while_it_rests(*happens: Callable[[], object]) -> Callable[[float], None]:
    """A rest in which something happens, one thing each time, until nothing is left."""
    left = iter(happens)

    def rest(seconds: float) -> None:
        assert seconds > 0
        if (next_thing := next(left, None)) is None:
            raise Over
        next_thing()

    return rest


def heard(followed: Iterator[StreamEntry]) -> list[str]:
    """The ids of all that is told until it is over."""
    found: list[str] = []
    with pytest.raises(Over):
        found.extend(entry.entry_id for entry in followed)
    return found


def test_the_journal_is_followed_from_now_on() -> None:
    store = dreamt(InRamStore(), nights=1)
    rest = while_it_rests(lambda: None, lambda: dreamt(store, nights=1))

    told = heard(follow_journal(store, Settings(), None, rest))

    assert told
    assert {entry.split("/")[1] for entry in told} == {"2"}


def test_the_journal_is_followed_from_an_entry_on() -> None:
    store: Store = dreamt(InRamStore(), nights=1)
    whole = ids(JournalStream(store).read())
    rest = while_it_rests(lambda: None)

    assert heard(follow_journal(store, Settings(), whole[1], rest)) == whole[2:]


def test_an_empty_journal_is_followed_from_its_first_replay() -> None:
    store = InRamStore()
    rest = while_it_rests(lambda: dreamt(store, nights=1))

    assert heard(follow_journal(store, Settings(), None, rest)) == ids(JournalStream(store).read())


def test_a_server_is_followed_from_an_entry_on_and_nothing_comes_twice(address: str) -> None:
    entries = some_entries()
    with RedisStream(address) as stream, RedisStream(address) as another:
        stream.publish(entries[:4])
        told = follow_server(stream, "main", entries[0].entry_id)
        first = [next(told) for _ in range(3)]
        another.publish(entries)

        assert [*first, *islice(told, 6)] == entries[1:]


def test_a_server_is_followed_from_now_on(address: str) -> None:
    entries = some_entries()
    with RedisStream(address) as stream, RedisStream(address) as another:
        stream.publish(entries[:5])
        spot, before = stream.later(NONE_YET, wait_s=0.01)
        assert before == entries[:5]
        assert stream.later(spot, wait_s=0.01) == (spot, [])
        another.publish(entries)
        assert stream.later(spot, wait_s=0.01)[1] == entries[5:]


def test_what_others_wrote_is_passed_over_and_not_read_again(address: str) -> None:
    with RedisStream(address) as stream, client_of(address) as client:
        client.xadd(stream.name(Flow.DREAM), {"what": "foreign"}, id="1-9000000")

        assert stream.later(NONE_YET, wait_s=0.01) == (Spot(1, 9, 0), [])
