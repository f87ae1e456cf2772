"""A transfer to a server that is done again, cut short or done by two loses and doubles nothing."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from reverie.errors import Refused, StreamFailed
from reverie.settings import Settings
from reverie.stores.ram.store import InRamStore
from reverie.streams.journal import JournalStream
from reverie.streams.redis import Flow, RedisStream
from tests.streams.dreams import dreamt, ids, some_entries
from tests.streams.servers import client_of, cutting_after

DREAM = "reverie:stream:dream"


def test_a_transfer_tells_how_many_it_added(address: str) -> None:
    entries = some_entries()
    with RedisStream(address) as stream:
        assert stream.publish(entries[:3]) == 3
        assert stream.publish(entries) == len(entries) - 3
        assert stream.publish(entries) == 0


def test_the_server_keeps_the_fields_of_an_entry_as_texts(address: str) -> None:
    with RedisStream(address) as stream, client_of(address) as client:
        stream.publish(some_entries()[:2])

        (_, (place, fields)) = client.xrange(DREAM)

    assert place == "1-1000001"
    assert fields == {
        "entry_id": "main/1/1/1",
        "cycle_id": "sleep-cycle-2026-01-01-001001",
        "memory_id": "f-20260101-002",
        "replay_priority": "0.5550",
        "replay_index": "1",
        "is_novel": "true",
        "co_replayed_with": '["f-20260101-005"]',
        "associations_formed": '[["f-20260101-005", 0.15]]',
        "replayed_at": "2026-01-01T06:01:00+00:00",
    }


@pytest.mark.parametrize("sent", range(11))
def test_a_crash_between_two_entries_loses_and_doubles_nothing(address: str, sent: int) -> None:
    entries = some_entries()
    with RedisStream(address) as first:
        first.publish(entries[:sent])
    with RedisStream(address) as second:
        assert second.publish(entries) == len(entries) - sent
        assert second.read() == entries


@pytest.mark.parametrize("bytes_before", [0, 40, 400, 700, 900, 1_300, 2_000, 2_600, 3_200, 3_900])
def test_a_line_that_breaks_anywhere_loses_and_doubles_nothing(
    address: str, bytes_before: int
) -> None:
    entries = some_entries()
    with (
        cutting_after(address, bytes_before) as broken,
        RedisStream(broken) as stream,
        pytest.raises(StreamFailed, match="does not answer"),
    ):
        stream.publish(entries)
    with RedisStream(address) as stream:
        there = stream.read()
        assert there == entries[: len(there)]
        assert len(there) in (0, 2, 4, 5, 7, 9, 10), "a cycle is added whole or not at all"
        assert stream.publish(entries) == len(entries) - len(there)
        assert stream.read() == entries


def test_two_that_publish_at_once_add_each_entry_once(address: str) -> None:
    entries = some_entries(nights=12)

    def published(_: int) -> int:
        with RedisStream(address) as stream:
            return stream.publish(entries)

    with ThreadPoolExecutor(4) as pool:
        added = list(pool.map(published, range(4)))

    assert sum(added) == len(entries)
    with RedisStream(address) as stream:
        assert stream.read() == entries


def test_entries_given_out_of_order_or_twice_are_added_in_order(address: str) -> None:
    entries = some_entries()
    with RedisStream(address) as stream:
        assert stream.publish([*reversed(entries), *entries[:4]]) == len(entries)
        assert stream.read() == entries


def test_what_was_trimmed_does_not_come_again(address: str) -> None:
    entries = some_entries()
    with RedisStream(address, settings=Settings.of(dream_entries=3)) as stream:
        assert stream.publish(entries) == len(entries)
        assert stream.publish(entries) == 0
        assert stream.read() == entries[-3:]
        with client_of(address) as client:
            client.xtrim(DREAM, maxlen=0, approximate=False)
        assert stream.publish(entries) == 0


def test_a_stream_that_was_removed_is_filled_again(address: str) -> None:
    entries = some_entries()
    with RedisStream(address) as stream, client_of(address) as client:
        stream.publish(entries)
        client.delete(DREAM)

        assert stream.publish(entries) == len(entries)
        assert stream.read() == entries


def test_an_undone_night_stays_on_the_server_and_does_not_hold_up_the_next(address: str) -> None:
    entries = some_entries(nights=3)
    kept = [entry for entry in entries if not entry.entry_id.startswith("main/2/")]
    with RedisStream(address) as stream:
        stream.publish([entry for entry in entries if not entry.entry_id.startswith("main/3/")])

        assert stream.publish(kept) == 5
        assert stream.read() == entries


def test_the_journal_takes_no_entry_from_outside() -> None:
    entries = some_entries(nights=3)
    stream = JournalStream(dreamt(InRamStore(), nights=2))

    with pytest.raises(StreamFailed, match="main/3/1/0 is not among the journal's newest 1000"):
        stream.publish(entries)


def test_each_agent_has_a_stream_of_its_own(address: str) -> None:
    with RedisStream(address) as main, RedisStream(address, agent="ada") as ada:
        main.publish(some_entries())
        ada.publish(some_entries("ada"))

        assert ids(main.read(limit=1)) == ["main/1/1/0"]
        assert ids(ada.read(limit=1)) == ["ada/1/1/0"]
        assert main.name(Flow.DREAM) == DREAM
        assert ada.name(Flow.DREAM) == "reverie:ada:stream:dream"
        with pytest.raises(Refused, match="entry of agent 'main'; take one of 'ada'"):
            ada.publish(some_entries())


def test_the_seeds_own_names_are_one_prefix_away(address: str) -> None:
    with RedisStream(address, prefix="daneel") as stream, client_of(address) as client:
        stream.publish(some_entries())

        assert [stream.name(flow) for flow in Flow] == [
            "daneel:stream:awake",
            "daneel:stream:dream",
            "daneel:stream:salience",
        ]
        assert client.keys() == ["daneel:stream:dream"]


def test_a_stream_of_another_mind_with_the_same_agent_is_refused(address: str) -> None:
    entries = some_entries()
    others = [replace(e, replayed_at=e.replayed_at.replace(year=2025)) for e in entries]
    with RedisStream(address) as stream:
        stream.publish(others)

        with pytest.raises(StreamFailed, match="not this mind's; choose another --prefix"):
            stream.publish(entries[:7])
        with pytest.raises(StreamFailed, match="not this mind's"):
            stream.publish(entries + some_entries(nights=3)[10:])
        assert stream.read() == others


@pytest.mark.parametrize("place", ["*", "99-1", "2-1000001"])
def test_a_stream_somebody_else_writes_to_is_refused(address: str, place: str) -> None:
    with RedisStream(address) as stream, client_of(address) as client:
        client.xadd(DREAM, {"memory_id": "7", "cycle_id": "x", "replay_priority": "1"}, id=place)

        with pytest.raises(StreamFailed, match=f"{DREAM} holds entries that are not this mind's"):
            stream.publish(some_entries())
        assert stream.read() == []
        assert client.xlen(DREAM) == 1


def test_a_stream_of_foreign_ids_is_refused_even_when_it_is_empty(address: str) -> None:
    with RedisStream(address) as stream, client_of(address) as client:
        client.xadd(DREAM, {"memory_id": "7"})
        client.xtrim(DREAM, maxlen=0, approximate=False)

        with pytest.raises(StreamFailed, match="not this mind's"):
            stream.publish(some_entries())
