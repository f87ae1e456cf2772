"""The stream of the journal tells what is committed, stands and is whole, and nothing else."""

from __future__ import annotations

from datetime import timedelta

from reverie.domain.journal.entry import Entry, NightStep
from reverie.engine.undoing import undo
from reverie.engine.waking import forget
from reverie.ports import Store
from reverie.settings import Settings
from reverie.stages import THE_NIGHT
from reverie.stores.ram.store import InRamStore
from reverie.streams.journal import JournalStream
from reverie.testing import DAWN, TickClock
from tests.days import lived, slept
from tests.streams.dreams import SAID, SMALL_BATCHES, dreamt, ids


def told(store: Store) -> list[str]:
    return ids(JournalStream(store).read())


def nights_told(store: Store) -> list[str]:
    return sorted({entry.split("/")[1] for entry in told(store)})


def test_an_undone_night_is_not_told_and_its_number_not_given_again() -> None:
    store = dreamt(InRamStore(), nights=2)
    night_2 = store.journal.nights_began()[1]

    undo(store, TickClock(), SMALL_BATCHES, night_2)
    assert nights_told(store) == ["1"]

    dreamt(store, nights=1)
    assert nights_told(store) == ["1", "3"]


def test_a_night_cut_short_is_told_as_far_as_it_is_committed() -> None:
    store = dreamt(InRamStore(), nights=1)
    whole = told(store)
    while (
        not isinstance(cause := store.journal.headings()[-1].cause, NightStep) or cause.cycle != 2
    ):
        store.take_off_last()

    assert told(store) == whole[:4]


def test_a_step_whose_commits_are_not_complete_is_not_told() -> None:
    store = InRamStore()
    lived(store, *SAID, settings=SMALL_BATCHES)
    tiny_steps = Settings.of(replay_batch_size=4, tag_share=100, max_step_changes=3)
    slept(store, line=THE_NIGHT, settings=tiny_steps)
    whole = told(store)
    first_replay = next(
        h for h in store.journal.headings() if isinstance(h.cause, NightStep) and h.cause.cycle == 1
    )
    assert not first_replay.last

    while store.journal.last() > first_replay.number:
        store.take_off_last()

    assert whole[:4] == ["main/1/1/0", "main/1/1/1", "main/1/1/2", "main/1/1/3"]
    assert told(store) == []


def test_all_links_of_a_batch_are_told_once_each() -> None:
    store = InRamStore()
    lived(store, *SAID, settings=SMALL_BATCHES)
    slept(store, line=THE_NIGHT, settings=Settings.of(tag_share=100))

    entries = JournalStream(store).read()

    assert [len(entry.associations_formed) for entry in entries] == [0, 1, 2, 3, 4]
    for entry in entries:
        before = {e.memory_id for e in entries[: entry.replay_index]}
        assert {other for other, _ in entry.associations_formed} == before
        assert set(entry.co_replayed_with) == {e.memory_id for e in entries} - {entry.memory_id}


def test_a_forgotten_memory_is_told_by_its_number() -> None:
    store = dreamt(InRamStore(), nights=1)
    before = JournalStream(store).read()

    forget(store, TickClock(), SMALL_BATCHES, "5", why="asked")

    after = JournalStream(store).read()
    assert ids(after) == ids(before)
    assert (before[0].memory_id, after[0].memory_id) == ("f-20260101-005", "5")
    assert after[1].associations_formed == (("5", 0.15),)


def test_cycles_follow_each_other_in_time() -> None:
    moments = [entry.replayed_at for entry in JournalStream(dreamt(InRamStore(), nights=1)).read()]

    assert moments == sorted(moments)
    assert moments[0] == DAWN + timedelta(minutes=1)


def test_a_night_without_cycles_tells_nothing() -> None:
    store = InRamStore()
    lived(store, *SAID, settings=SMALL_BATCHES)
    slept(store)

    assert told(store) == []


def test_waking_entries_tell_nothing() -> None:
    store = dreamt(InRamStore(), nights=1)
    before = told(store)

    forget(store, TickClock(), SMALL_BATCHES, "1", why="asked")

    assert told(store) == before
    assert isinstance(store.journal.entry(store.journal.last()), Entry)
