"""A night is a day's: however often an agent naps within it, rules that count nights count one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from datetime import timedelta
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reverie.domain.journal.entry import Entry, NightBegan, NightStep, nights
from reverie.domain.journal.kinds import LinkChange
from reverie.domain.journal.parts import StrengthChange
from reverie.domain.journal.plan import Day, day_of
from reverie.engine import sleeping, using
from reverie.engine.days import today
from reverie.engine.undoing import undo
from reverie.ports import Mind, Store
from reverie.settings import Settings
from reverie.stages import THE_NIGHT
from reverie.stores.ram.store import InRamStore
from reverie.testing import DAWN, TickClock, a_link, a_memory, a_mind
from tests.days import a_sleeper
from tests.properties.lives import NAPS, NIGHTS, PERSONS, RECORDING, USING, WORKING, Deed, lives
from tests.properties.test_laws import contents, journal
from tests.properties.test_replay_laws import CROWDED, Restless, asking

RESTLESS = lives(
    RECORDING, NAPS, NAPS, NAPS, NIGHTS, USING, PERSONS, WORKING, min_size=6, max_size=20
)
LAWS = settings(max_examples=60)
HOUR = timedelta(hours=1)


def lived(deeds: list[Deed], numbers: Settings | None = None) -> Store:
    life = Restless(InRamStore(), numbers or Settings.of(max_cycles=3))
    life.live(deeds)
    return life.store


def steps_by_day(mind: Mind) -> Iterator[tuple[int, Entry]]:
    """What the stages of all sleeps did, each with the day it counts for."""
    days: dict[int, int] = {}
    for entry in journal(mind):
        match entry.cause:
            case NightBegan(plan=plan):
                days[plan.night] = plan.day.number
            case NightStep(night=night):
                yield days[night], entry


def naps(store: Store, *hours: float, numbers: Settings | None = None) -> None:
    """Sleeps that begin so many hours after dawn."""
    for hour in hours:
        clock = TickClock(DAWN + hour * HOUR, step=timedelta(0))
        given = numbers or Settings()
        sleeping.run_night(store, a_sleeper(line=THE_NIGHT, settings=given, clock=clock))


def days(store: Store) -> list[int]:
    return [night.plan.day.number for night in nights(store.journal.headings())]


@LAWS
@given(RESTLESS, st.integers(1, 2))
def test_no_number_of_naps_replays_a_memory_more_often_than_one_night_does(
    deeds: list[Deed], often: int
) -> None:
    mind = lived(deeds, Settings.of(max_cycles=3, replays_per_night=often))
    replayed = Counter(
        (day, change.target)
        for day, entry in steps_by_day(mind)
        for change in entry.changes
        if isinstance(change, StrengthChange)
    )

    assert max(replayed.values(), default=0) <= often


@LAWS
@given(RESTLESS)
def test_no_number_of_naps_strengthens_a_link_by_replay_more_than_one_night_does(
    deeds: list[Deed],
) -> None:
    mind = lived(deeds)
    closer = Counter(
        (day, change.target)
        for day, entry in steps_by_day(mind)
        if isinstance(entry.cause, NightStep) and entry.cause.stage == "replay"
        for change in entry.changes
        if isinstance(change, LinkChange)
    )

    assert max(closer.values(), default=0) <= 1


@LAWS
@given(st.integers(1, 12), st.sampled_from(["night", "cycle", "hybrid"]))
def test_no_number_of_naps_fades_links_more_than_one_night_does(more: int, decay: str) -> None:
    numbers = Settings.of(
        decay=decay, decay_per_cycle=0.02, replay_batch_size=2, interleave_ratio=1.0
    )
    rested, restless = (
        a_mind(memories=asking(5), links=[a_link(8, 9, weight=0.17, night=1)]) for _ in range(2)
    )
    for day in range(7):
        naps(rested, 24 * day, numbers=numbers)
        naps(restless, *(24 * day + nap for nap in range(more)), numbers=numbers)
        assert mind_of(restless) == mind_of(rested)
    assert rested.links.among([8, 9]) == []


def mind_of(store: Store) -> list[object]:
    """What is remembered and linked; when a sleep began, and its dice, are its own."""
    return [value for place, value in contents(store) if place.table in ("memory", "link")]


@LAWS
@given(RESTLESS, st.sampled_from([Settings(), CROWDED]))
def test_days_only_grow_and_lie_far_enough_apart(deeds: list[Deed], numbers: Settings) -> None:
    mind = lived(deeds, numbers)
    plans = [night.plan for night in nights(mind.journal.headings())]
    opened = {plan.day.number: plan.day.began for plan in plans}

    assert [plan.day.number for plan in plans] == sorted(plan.day.number for plan in plans)
    assert list(opened) == list(range(1, len(opened) + 1))
    moments = list(opened.values())
    assert all(b - a >= 20 * HOUR for a, b in pairwise(moments))
    assert all(plan.began - plan.day.began < 20 * HOUR for plan in plans)


def test_six_naps_in_ten_seconds_are_one_night() -> None:
    mind = a_mind(memories=asking(3))
    naps(mind, *(second / 1_800 for second in range(6)))

    assert days(mind) == [1] * 6
    assert {m.strength.points for m in mind.memories.all()} == {1_500}


def test_a_sleep_just_under_the_hours_belongs_to_the_night_and_one_at_them_does_not() -> None:
    mind = a_mind()
    naps(mind, 0, 19.999, 20, 39.999, 40)

    assert days(mind) == [1, 1, 2, 2, 3]


def test_permanence_takes_six_nights_at_least_a_hundred_hours_from_first_to_last() -> None:
    mind = a_mind(memories=asking(3))
    naps(mind, *range(100))
    assert {m.strength.permanent for m in mind.memories.all()} == {None}
    naps(mind, 100)

    assert {m.strength.permanent for m in mind.memories.all()} == {6}


def test_naps_fold_no_night_that_can_be_undone() -> None:
    mind = a_mind(memories=asking(3))
    few = Settings.of(undoable_nights=2)
    naps(mind, 0, *[24] * 9, *[48] * 9, numbers=few)
    assert days(mind) == [2] * 9 + [3] * 9
    naps(mind, 72, numbers=few)

    assert days(mind) == [3] * 9 + [4]


def test_a_mind_that_keeps_no_night_still_counts_its_days() -> None:
    mind = a_mind(memories=asking(3))
    naps(mind, *range(6), numbers=Settings.of(undoable_nights=0))

    assert {m.strength.points for m in mind.memories.all()} == {1_500}


def test_an_undone_night_slept_again_replays_what_it_had() -> None:
    mind = a_mind(memories=asking(3))
    naps(mind, 0)
    before = mind_of(mind)
    undo(mind, TickClock(), Settings(), 2)
    naps(mind, 1)

    assert mind_of(mind) == before


def test_a_clock_that_was_far_ahead_does_not_stop_the_counting() -> None:
    wrong = Day(3, DAWN + timedelta(days=900))

    assert day_of(wrong, DAWN, Settings()) == Day(4, DAWN)
    assert day_of(wrong, wrong.began - HOUR, Settings()) == wrong


@pytest.mark.parametrize("hours", [0, 5])
def test_how_far_apart_nights_are_is_a_setting(hours: int) -> None:
    mind = a_mind()
    naps(mind, 0, 0, 5, numbers=Settings.of(night_apart_h=hours))

    assert days(mind) == ([1, 2, 3] if hours == 0 else [1, 1, 2])


def test_what_is_used_between_naps_is_as_of_the_day() -> None:
    mind = a_mind(memories=[a_memory(1), a_memory(2)])
    naps(mind, 0, 1, 2, 3)
    names = [memory.name for memory in mind.memories.all()]
    using.use(mind, TickClock(), Settings(), names)

    assert today(mind) == 1
    assert [link.night for link in mind.links.among([1, 2])] == [1]
