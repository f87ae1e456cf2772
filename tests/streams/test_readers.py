"""Streams on a server: what passes expires; groups of readers get each entry until they say so."""

from __future__ import annotations

import pytest

from reverie.errors import Refused
from reverie.settings import Settings
from reverie.streams.fields import entry_from
from reverie.streams.redis import Flow, Group, RedisStream
from tests.streams.dreams import some_entries
from tests.streams.servers import client_of

ATTENTION, CONSOLIDATION = Group.ATTENTION, Group.CONSOLIDATION
EXPIRING = [
    (Flow.AWAKE, "reverie:stream:awake", 10_000, 5),
    (Flow.SALIENCE, "reverie:stream:salience", 5_000, 10),
]


@pytest.mark.parametrize(("flow", "key", "most", "_"), EXPIRING)
def test_a_stream_that_passes_holds_so_many_entries_and_no_more(
    address: str, flow: Flow, key: str, most: int, _: int
) -> None:
    with RedisStream(address) as stream, client_of(address) as client:
        filled = client.pipeline(transaction=False)
        for number in range(most + 50):
            filled.xadd(key, {"number": str(number)})
        filled.execute()

        stream.add(flow, {"number": "last"})

        assert client.xlen(key) == most
        assert client.xrevrange(key, count=1)[0][1] == {"number": "last"}


@pytest.mark.parametrize(("flow", "key", "_", "seconds"), EXPIRING)
def test_what_passes_is_gone_after_some_seconds(
    address: str, flow: Flow, key: str, _: int, seconds: int
) -> None:
    with RedisStream(address) as stream, client_of(address) as client:
        now = int(client.time()[0]) * 1_000
        client.xadd(key, {"what": "old"}, id=f"{now - seconds * 1_000 - 1_500}-0")
        client.xadd(key, {"what": "young"}, id=f"{now - seconds * 1_000 + 3_000}-0")

        stream.add(flow, {"what": "new"})

        assert [fields["what"] for _, fields in client.xrange(key)] == ["young", "new"]


def test_what_expired_is_not_given_to_a_reader(address: str) -> None:
    with RedisStream(address) as stream, client_of(address) as client:
        now = int(client.time()[0]) * 1_000
        client.xadd("reverie:stream:awake", {"what": "old"}, id=f"{now - 7_000}-0")
        client.xadd("reverie:stream:awake", {"what": "young"}, id=f"{now - 1_000}-0")

        given = stream.take(Flow.AWAKE, ATTENTION, "eye")

        assert [delivery.fields["what"] for delivery in given] == ["young"]


def test_dreams_do_not_expire(address: str) -> None:
    entries = some_entries()
    with RedisStream(address) as stream:
        stream.publish(entries)
        stream.take(Flow.DREAM, CONSOLIDATION, "one")

        assert stream.read() == entries


@pytest.mark.parametrize("flow", list(Flow))
def test_the_three_groups_are_there_once_a_stream_is_used(address: str, flow: Flow) -> None:
    with RedisStream(address) as stream, client_of(address) as client:
        if flow is Flow.DREAM:
            stream.publish([])
        else:
            stream.add(flow, {"what": "new"})

        names = [group["name"] for group in client.xinfo_groups(stream.name(flow))]
        assert sorted(names) == ["attention", "consolidation", "scoring"]


def test_groups_that_are_there_keep_their_place(address: str) -> None:
    with RedisStream(address) as stream:
        stream.publish(some_entries())
        given = stream.take(Flow.DREAM, CONSOLIDATION, "one", limit=4)
        stream.acknowledge(Flow.DREAM, CONSOLIDATION, [delivery.id for delivery in given])
    with RedisStream(address) as again:
        again.publish(some_entries(nights=3))

        (fifth,) = again.take(Flow.DREAM, CONSOLIDATION, "one", limit=1)
        assert fifth.fields["entry_id"] == "main/1/3/0"


def test_each_group_gets_every_dream_in_order(address: str) -> None:
    entries = some_entries()
    with RedisStream(address) as stream:
        stream.publish(entries)

        for group in Group:
            given = stream.take(Flow.DREAM, group, "one", limit=100)
            assert [entry_from(delivery.fields) for delivery in given] == entries


def test_readers_of_one_group_share_the_work(address: str) -> None:
    entries = some_entries()
    with RedisStream(address) as stream:
        stream.publish(entries)

        one = stream.take(Flow.DREAM, CONSOLIDATION, "one", limit=6)
        two = stream.take(Flow.DREAM, CONSOLIDATION, "two", limit=100)

        assert [entry_from(delivery.fields) for delivery in [*one, *two]] == entries


def test_what_is_not_acknowledged_comes_again_first(address: str) -> None:
    with RedisStream(address) as stream:
        stream.publish(some_entries())
        first, second = stream.take(Flow.DREAM, CONSOLIDATION, "one", limit=2)

        assert stream.acknowledge(Flow.DREAM, CONSOLIDATION, [first.id]) == 1
        assert stream.acknowledge(Flow.DREAM, CONSOLIDATION, [first.id]) == 0
        assert stream.acknowledge(Flow.DREAM, CONSOLIDATION, []) == 0

        again, third = stream.take(Flow.DREAM, CONSOLIDATION, "one", limit=2)
        assert again == second._replace(deliveries=2)
        assert third.fields["entry_id"] == "main/1/2/0"


IMPATIENT = Settings.of(reclaim_after_s=0)


def test_what_a_dead_reader_held_goes_to_another_before_what_is_new(address: str) -> None:
    entries = some_entries()
    with RedisStream(address, settings=IMPATIENT) as stream:
        stream.publish(entries)
        stream.take(Flow.DREAM, CONSOLIDATION, "dead", limit=4)

        given = stream.take(Flow.DREAM, CONSOLIDATION, "living", limit=6)

        assert [entry_from(one.fields) for one in given] == entries[:6]
        assert [one.deliveries for one in given] == [2, 2, 2, 2, 1, 1]
        stream.acknowledge(Flow.DREAM, CONSOLIDATION, [one.id for one in given])
        (next_one,) = stream.take(Flow.DREAM, CONSOLIDATION, "dead", limit=1)
        assert entry_from(next_one.fields) == entries[6]


def test_what_a_reader_holds_who_was_heard_of_lately_stays_with_it(address: str) -> None:
    with RedisStream(address) as stream:
        stream.publish(some_entries())
        held = stream.take(Flow.DREAM, CONSOLIDATION, "slow", limit=4)
        others = stream.take(Flow.DREAM, CONSOLIDATION, "quick", limit=100)

        assert {one.id for one in held} & {one.id for one in others} == set()
        again = stream.take(Flow.DREAM, CONSOLIDATION, "slow", limit=4)
        assert [one.id for one in again] == [one.id for one in held]


def test_what_was_given_too_often_is_set_aside_and_told(address: str) -> None:
    entries = some_entries()
    with RedisStream(address, settings=Settings.of(most_deliveries=3)) as stream:
        stream.publish(entries)
        for time in range(1, 4):
            (poison,) = stream.take(Flow.DREAM, CONSOLIDATION, "one", limit=1)
            assert (entry_from(poison.fields), poison.deliveries) == (entries[0], time)

        (after,) = stream.take(Flow.DREAM, CONSOLIDATION, "one", limit=1)
        (aside,) = stream.set_aside(Flow.DREAM)

        assert entry_from(after.fields) == entries[1]
        assert (aside.id, aside.group) == (poison.id, "consolidation")
        assert (aside.deliveries, entry_from(aside.fields)) == (3, entries[0])
        assert (
            entry_from(stream.take(Flow.DREAM, ATTENTION, "eye", limit=1)[0].fields) == entries[0]
        )
        assert stream.read() == entries


def test_what_was_trimmed_before_it_was_acknowledged_is_let_go(address: str) -> None:
    with RedisStream(address, settings=Settings.of(dream_entries=4)) as stream:
        stream.publish(some_entries(nights=1)[:4])
        stream.take(Flow.DREAM, CONSOLIDATION, "one", limit=100)
        stream.publish(some_entries(nights=2))

        given = stream.take(Flow.DREAM, CONSOLIDATION, "one", limit=100)

        assert [delivery.fields["entry_id"] for delivery in given] == [
            "main/2/1/1",
            "main/2/2/0",
            "main/2/2/1",
            "main/2/3/0",
        ]
        with client_of(address) as client:
            pending = client.xpending(stream.name(Flow.DREAM), CONSOLIDATION)
        assert pending["pending"] == 4


def test_a_reader_goes_on_after_the_stream_was_removed(address: str) -> None:
    with RedisStream(address) as stream, client_of(address) as client:
        stream.add(Flow.AWAKE, {"what": "before"})
        client.flushall()

        assert stream.take(Flow.AWAKE, ATTENTION, "eye") == []
        stream.add(Flow.AWAKE, {"what": "after"})
        (given,) = stream.take(Flow.AWAKE, ATTENTION, "eye")
        assert given.fields == {"what": "after"}


def test_nobody_adds_to_dreams_by_hand(address: str) -> None:
    with RedisStream(address) as stream:
        with pytest.raises(Refused, match="dreams come from a night"):
            stream.add(Flow.DREAM, {"memory_id": "7"})
        with pytest.raises(Refused, match="an entry needs a field"):
            stream.add(Flow.AWAKE, {})


def test_the_numbers_are_those_of_the_seed() -> None:
    settings = Settings()

    assert (settings.streams.awake_entries, settings.streams.awake_s) == (10_000, 5)
    assert (settings.streams.salience_entries, settings.streams.salience_s) == (5_000, 10)
    assert settings.streams.dream_entries == 1_000
