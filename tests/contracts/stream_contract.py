"""What every dream stream promises, as one class of tests that each kind inherits."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

import pytest

from reverie.domain.views.stream import StreamEntry
from reverie.errors import Refused
from reverie.ports import DreamStream, Store
from reverie.settings import Settings
from reverie.stores.ram.store import InRamStore
from reverie.testing import DAWN
from tests.streams.dreams import dreamt, ids

Follow = Callable[[Store, Settings], DreamStream]
"""Gives the stream of a mind after all it dreamt so far was published there."""
DEFAULTS = Settings()
IN_ORDER = [
    f"main/{night}/{cycle}/{place}"
    for night in (1, 2)
    for cycle, size in ((1, 2), (2, 2), (3, 1))
    for place in range(size)
]


def read(stream: DreamStream, *, after: str | None = None, limit: int | None = None) -> list[str]:
    return ids(list(stream.read(after=after, limit=limit)))


class StreamContract:
    """Inherited by the tests of each stream, which give the fixture `follow`."""

    def test_a_mind_that_never_slept_has_an_empty_stream(self, follow: Follow) -> None:
        assert read(follow(InRamStore(), DEFAULTS)) == []

    def test_replays_are_told_in_the_order_of_nights_cycles_and_batches(
        self, follow: Follow
    ) -> None:
        assert read(follow(dreamt(InRamStore()), DEFAULTS)) == IN_ORDER

    def test_an_entry_tells_who_was_replayed_how_beside_whom_and_what_it_linked(
        self, follow: Follow
    ) -> None:
        first, second, *_ = follow(dreamt(InRamStore()), DEFAULTS).read()

        assert second == StreamEntry(
            entry_id="main/1/1/1",
            cycle_id="sleep-cycle-2026-01-01-001001",
            memory_id="f-20260101-002",
            replay_priority=0.555,
            replay_index=1,
            is_novel=True,
            co_replayed_with=(first.memory_id,),
            associations_formed=((first.memory_id, 0.15),),
            replayed_at=DAWN + timedelta(minutes=1),
        )
        assert (first.replay_index, first.associations_formed) == (0, ())
        assert first.co_replayed_with == (second.memory_id,)

    def test_a_link_that_grew_is_told_with_what_it_weighs_now(self, follow: Follow) -> None:
        told = {e.entry_id: e for e in follow(dreamt(InRamStore()), DEFAULTS).read()}

        assert [weight for _, weight in told["main/1/1/1"].associations_formed] == [0.15]
        assert [weight for _, weight in told["main/2/1/1"].associations_formed] == [0.2]

    def test_publishing_again_adds_nothing(self, follow: Follow) -> None:
        stream = follow(dreamt(InRamStore()), DEFAULTS)
        before = list(stream.read())

        assert stream.publish(before) == 0
        assert stream.publish(before[3:5]) == 0
        assert stream.publish([]) == 0
        assert list(stream.read()) == before

    @pytest.mark.parametrize("place", range(len(IN_ORDER)))
    def test_reading_goes_on_after_any_entry(self, follow: Follow, place: int) -> None:
        stream = follow(dreamt(InRamStore()), DEFAULTS)

        assert read(stream, after=IN_ORDER[place]) == IN_ORDER[place + 1 :]

    def test_an_id_that_never_was_is_a_position_all_the_same(self, follow: Follow) -> None:
        stream = follow(dreamt(InRamStore()), DEFAULTS)

        assert read(stream, after="main/1/9/7") == IN_ORDER[5:]
        assert read(stream, after="main/0/0/0") == IN_ORDER
        assert read(stream, after="main/7/1/0") == []

    def test_a_limit_gives_the_oldest_first(self, follow: Follow) -> None:
        stream = follow(dreamt(InRamStore()), DEFAULTS)

        assert read(stream, limit=3) == IN_ORDER[:3]
        assert read(stream, after=IN_ORDER[2], limit=4) == IN_ORDER[3:7]
        assert read(stream, limit=100) == IN_ORDER
        assert read(stream, limit=0) == []

    def test_a_later_night_is_found_after_the_last_entry(self, follow: Follow) -> None:
        store = dreamt(InRamStore(), nights=1)
        last = read(follow(store, DEFAULTS))[-1]

        dreamt(store, nights=1)

        later = read(follow(store, DEFAULTS), after=last)
        assert later[0] == "main/2/1/0"
        assert all(entry.startswith("main/2/") for entry in later)

    def test_only_the_newest_are_kept(self, follow: Follow) -> None:
        stream = follow(dreamt(InRamStore()), Settings.of(dream_entries=4))

        assert read(stream) == IN_ORDER[-4:]
        assert read(stream, after=IN_ORDER[0]) == IN_ORDER[-4:]
        assert read(stream, after=IN_ORDER[-2]) == IN_ORDER[-1:]

    @pytest.mark.parametrize(
        "words", ["", "main", "main/1/1", "main/1/1/x", "main/1/1/-1", "1-0", "main/1/1/1 ", "$"]
    )
    def test_a_text_that_is_no_id_is_refused(self, follow: Follow, words: str) -> None:
        stream = follow(dreamt(InRamStore()), DEFAULTS)

        with pytest.raises(Refused, match="is no entry id; take one from `reverie stream`"):
            stream.read(after=words)

    def test_an_id_of_another_agent_is_refused(self, follow: Follow) -> None:
        stream = follow(dreamt(InRamStore()), DEFAULTS)

        with pytest.raises(Refused, match="entry of agent 'ada'; take one of 'main'"):
            stream.read(after="ada/1/1/0")

    def test_agents_do_not_mix(self, follow: Follow) -> None:
        ours = follow(dreamt(InRamStore(), nights=1), DEFAULTS)
        others = follow(dreamt(InRamStore("a/da: 7"), nights=2), DEFAULTS)

        assert read(ours) == IN_ORDER[:5]
        assert read(others, after="a/da: 7/1/3/0") == [
            entry.replace("main", "a/da: 7") for entry in IN_ORDER[5:]
        ]
