"""What is counted equals what the journal tells, also while a night runs, and stays so after it."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from reverie import OpenMind
from reverie.domain.journal.entry import Afterwards
from reverie.domain.journal.plan import NightPlan
from reverie.domain.rules.wakefulness import SleepState
from reverie.domain.views.metrics import Tallies, Tally
from reverie.engine.dreams import dreams_of
from reverie.engine.tallying import measured, state_by_journal, tallies_of
from reverie.settings import Settings
from reverie.stores.ram.store import InRamStore
from reverie.testing import TickClock
from tests.days import a_mind_at
from tests.streams.dreams import SAID, dreamt

SMALL = Settings.of(replay_batch_size=2, tag_share=100)


@pytest.fixture
def mind(tmp_path: Path) -> Iterator[OpenMind]:
    """A mind on disk with a session that waits."""
    with a_mind_at(tmp_path / "mind.db", settings=SMALL) as mind:
        for text in SAID:
            mind.record(text, session="monday")
        mind.end_session("monday")
        yield mind


def slept(mind: OpenMind, nights: int = 1) -> None:
    assert isinstance(mind.clock, TickClock)
    for _ in range(nights):
        mind.clock.skip(timedelta(days=1))
        mind.night()


def counts(tally: Tally) -> tuple[int, ...]:
    return tally.cycles, tally.replayed, tally.consolidated, tally.strengthened, tally.pruned


def told_by_journal(mind: OpenMind, *nights: int) -> tuple[int, ...]:
    """The same, by what `reverie dreams` tells of some nights."""
    summaries = [mind.dreams(night).summary for night in nights]
    return (
        sum(one.cycles for one in summaries),
        sum(one.replayed for one in summaries),
        sum(one.consolidated for one in summaries),
        sum(one.strengthened for one in summaries),
        sum(one.pruned for one in summaries),
    )


def test_counters_equal_what_the_journal_tells(mind: OpenMind) -> None:
    slept(mind, 7)
    tally = mind.metrics().tally

    assert counts(tally) == told_by_journal(mind, *range(1, 8))
    assert tally.replayed == len(mind.stream().read())
    assert tally.consolidated > 0
    assert tally.priorities.count == tally.replayed
    assert tally.priorities.total == pytest.approx(
        sum(entry.replay_priority for entry in mind.stream().read())
    )
    assert tally.durations.count == tally.cycles
    assert tally.ends == (("nap", "completed", 7),)


def test_gauges_equal_what_the_mind_holds(mind: OpenMind) -> None:
    slept(mind, 2)
    seen, store = mind.metrics(), mind.store

    assert sum(count for _, count in seen.kinds) == len(list(mind.memories()))
    assert sum(count for _, count in seen.layers) == len(list(mind.memories()))
    assert seen.links == store.links.count()
    assert seen.queue == store.memories.backlog(without=2) == 0
    assert (seen.state, seen.debt) == (SleepState.AWAKE, None)
    memories = store.memories.next_number() - 1
    assert seen.density == 2 * seen.links / (memories * (memories - 1))
    assert seen.last_night == mind.nights()[-1].plan.began


def test_nothing_goes_down_when_a_night_is_taken_back(mind: OpenMind, tmp_path: Path) -> None:
    slept(mind, 2)
    before = mind.metrics().tally
    mind.undo(night=2, then=Afterwards.AGAIN)
    after = mind.metrics().tally
    (tmp_path / "mind.db.metrics.json").unlink()

    assert counts(after) == counts(before)
    assert mind.metrics().tally == after
    assert after.ends == (("nap", "completed", 2), ("nap", "undone", 1))
    slept(mind)
    assert mind.metrics().tally.replayed > after.replayed


def test_nothing_goes_down_when_nights_are_folded(mind: OpenMind) -> None:
    mind.settings = SMALL.but(undoable_nights=2)
    seen = []
    for _ in range(5):
        slept(mind)
        seen.append(mind.metrics().tally.replayed)

    assert len(mind.nights()) == 2
    assert seen == sorted(seen)
    assert len(set(seen)) == 5
    assert mind.metrics().tally.ends == (("nap", "completed", 5),)


def test_what_was_counted_is_counted_by_whoever_opens_the_mind_next(
    mind: OpenMind, tmp_path: Path
) -> None:
    mind.settings = SMALL.but(undoable_nights=1)
    slept(mind)
    mind.metrics()
    slept(mind, 3)
    with a_mind_at(tmp_path / "mind.db", settings=SMALL) as another:
        assert another.metrics().tally == mind.metrics().tally


@pytest.mark.parametrize("damage", ["", "[]", '{"main": 3}', "\x00"])
def test_a_damaged_book_begins_anew_with_what_the_journal_holds(
    mind: OpenMind, tmp_path: Path, damage: str
) -> None:
    slept(mind, 2)
    whole = mind.metrics()
    (tmp_path / "mind.db.metrics.json").write_text(damage)

    assert mind.metrics() == whole


def test_a_step_whose_commits_are_not_complete_is_not_counted() -> None:
    store = dreamt(InRamStore(), nights=1)
    whole = tallies_of(store, Tallies())
    while store.journal.headings()[-1].cause.__class__.__name__ != "NightStep":
        store.take_off_last()

    cut = tallies_of(store, Tallies())
    assert cut.whole.replayed == whole.whole.replayed
    assert cut.whole.ends == ()


def test_a_running_night_is_seen_stage_by_stage(mind: OpenMind) -> None:
    seen: list[tuple[str, SleepState, int]] = []

    def look(stage: str) -> None:
        metrics = mind.metrics()
        seen.append((stage, metrics.state, metrics.tally.replayed))

    mind.night(watch=look)
    states = {stage: state for stage, state, _ in seen if stage != "replay"}

    assert states["encode"] is SleepState.LIGHT_SLEEP
    assert states["dream"] is SleepState.DREAMING
    assert states["prune"] is SleepState.DEEP_SLEEP
    assert [count for stage, _, count in seen if stage == "dream"] == [2, 4, 5]
    assert mind.metrics().state is SleepState.AWAKE


def test_a_night_that_was_cut_short_is_no_sleep() -> None:
    store = dreamt(InRamStore(), nights=1)
    store.take_off_last()
    plan = dreams_of(store, 1).night.plan

    assert isinstance(plan, NightPlan)
    assert measured(store, Tallies()).state is SleepState.AWAKE
    assert state_by_journal(store, plan) is SleepState.WAKING
