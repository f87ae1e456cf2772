"""What a night asks a store for replaying and pruning, in RAM and on disk."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import replace
from datetime import datetime, timedelta
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reverie.domain.journal.entry import Act, Entry, Waking
from reverie.domain.journal.kinds import Change, LinkChange
from reverie.domain.rules.replay import (
    is_candidate,
    is_familiar,
    priority_of,
    scramble_of,
    still_priority_of,
)
from reverie.domain.values.appraisal import Appraisal, GoalRelation
from reverie.domain.values.ending import End, Ending
from reverie.domain.values.link import Link, LinkKind, left_of
from reverie.domain.values.memory import Author, Memory, Strength
from reverie.ports import Store
from reverie.settings import Settings
from reverie.stores.ram.store import InRamStore
from reverie.testing import DAWN, a_link, a_memory, a_mind
from tests.properties.test_stores_agree import a_store_on_disk

NOW = DAWN + timedelta(days=10)
TONIGHT = 7
SETTINGS = Settings()
WEIGHTS = Settings.of(priority_emotion=0.1, priority_relevance=0.2, priority_recency=0.6)
ALL_SETTINGS = [
    SETTINGS,
    WEIGHTS,
    Settings.of(priority_tag=0.0),
    Settings.of(recency_per_hour=0.001),
    Settings.of(replays_per_night=2),
]


@pytest.fixture(params=["in ram", "on disk"])
def store(request: pytest.FixtureRequest) -> Iterator[Store]:
    with ExitStack() as stack:
        yield InRamStore() if request.param == "in ram" else stack.enter_context(a_store_on_disk())


def some_memory(number: int, dice: Random) -> Memory:
    """A memory like many others, so that there are ties in everything."""
    points, night = dice.choice([0, 1500, 5000, 5001, 7500]), dice.choice([None, 6, TONIGHT])
    strength = Strength(points, 1, night, dice.choice([1, 2]))
    if dice.random() < 0.2:
        strength = Strength(9000, 6, 6, 1, permanent=6)
    appraisal = Appraisal(
        importance=dice.choice([0, 50, 50, 90]),
        valence=dice.choice([-80, 0, 0, 40]),
        arousal=dice.choice([0, 50]),
        goal=dice.choice([*GoalRelation]),
    )
    return replace(
        a_memory(number, f"memory {number}"),
        appraisal=appraisal,
        born=DAWN + timedelta(hours=dice.choice([0, 0, 24, dice.randint(0, 240)])),
        tagged=dice.random() < 0.7,
        strength=strength,
        ending=Ending(End.FADED, 3) if dice.random() < 0.15 else None,
    )


def some_memories(count: int = 120, seed: int = 5) -> list[Memory]:
    dice = Random(seed)
    return [some_memory(number, dice) for number in dice.sample(range(1, 1_000), count)]


def some_links(count: int, seed: int, upto: int = 40) -> list[Link]:
    dice = Random(seed)
    pairs = {tuple(sorted(dice.sample(range(1, upto), 2))) for _ in range(count)}
    return [
        Link(
            a,
            b,
            dice.choice([*LinkKind]),
            dice.choice([500, 1500, dice.randint(0, 10_000)]),
            dice.choice([None, 0, 1, 5, 6, TONIGHT]),
            dice.randint(1, 9),
        )
        for a, b in sorted(pairs)
    ]


def rescored(memories: Sequence[Memory], now: datetime, settings: Settings) -> list[int]:
    """The candidates by priority, every one of them scored."""
    asking = [m for m in memories if is_candidate(m, TONIGHT, settings)]

    def place(memory: Memory) -> tuple[float, int, datetime, int]:
        still = still_priority_of(memory.appraisal, memory.tagged, settings)
        return (priority_of(memory, now, settings), still, memory.born, -memory.number)

    ranked = sorted(asking, key=place, reverse=True)
    return [memory.number for memory in ranked]


def found(store: Store, now: datetime, settings: Settings, limit: int) -> list[int]:
    return [m.number for m in store.memories.candidates(TONIGHT, now, settings, limit=limit)]


def changed(store: Store, *changes: Change) -> None:
    cause = Waking(Act.REMEMBER, Author.PERSON, "told")
    store.commit(Entry(store.journal.last() + 1, DAWN, cause, changes))


# Candidates.


@pytest.mark.parametrize("limit", [0, 1, 7, 50, 500])
@pytest.mark.parametrize("settings", ALL_SETTINGS)
def test_candidates_are_those_that_scoring_every_memory_finds(
    store: Store, settings: Settings, limit: int
) -> None:
    some = some_memories()
    a_mind(store, memories=some)

    assert found(store, NOW, settings, limit) == rescored(some, NOW, settings)[:limit]


def test_candidates_come_whole(store: Store) -> None:
    some = some_memories(40)
    a_mind(store, memories=some)

    whole = {memory.number: memory for memory in some}
    for memory in store.memories.candidates(TONIGHT, NOW, SETTINGS, limit=40):
        assert memory == whole[memory.number]


def test_of_equal_candidates_the_lowest_numbers_come(store: Store) -> None:
    a_mind(store, memories=[replace(a_memory(n), tagged=True) for n in (8, 3, 5, 1, 9, 2)])

    assert found(store, NOW, SETTINGS, 4) == [1, 2, 3, 5]


@pytest.mark.parametrize(
    ("later", "settings"),
    [
        (timedelta(days=30), SETTINGS),
        (timedelta(), Settings.of(priority_recency=0.0)),
        (timedelta(), Settings.of(recency_per_hour=0.0)),
        (timedelta(days=-30), SETTINGS),
    ],
    ids=["all old", "no weight of recency", "no fading of it", "all of them born later"],
)
def test_candidates_whose_age_makes_no_difference_are_found_too(
    store: Store, later: timedelta, settings: Settings
) -> None:
    some = some_memories()
    a_mind(store, memories=some)

    assert found(store, NOW + later, settings, 1) == rescored(some, NOW + later, settings)[:1]
    assert found(store, NOW + later, settings, 7) == rescored(some, NOW + later, settings)[:7]


def test_the_backlog_is_what_is_tagged_holds_and_is_not_permanent(store: Store) -> None:
    some = some_memories()
    assert store.memories.backlog() == 0
    a_mind(store, memories=some)

    assert store.memories.backlog() == sum(
        m.tagged and m.ending is None and m.strength.permanent is None for m in some
    )


# The familiar.


@pytest.mark.parametrize("limit", [0, 1, 10, 500])
@pytest.mark.parametrize("start", [0, 1, 1 << 31, (1 << 32) - 1])
@pytest.mark.parametrize(
    "settings", [SETTINGS, Settings.of(familiar_floor=0.0, replays_per_night=2)]
)
def test_the_familiar_come_from_a_start_on_and_round_once(
    store: Store, settings: Settings, start: int, limit: int
) -> None:
    some = some_memories()
    a_mind(store, memories=some)
    known = [m.number for m in some if is_familiar(m, TONIGHT, settings)]
    without = known[::5]
    order = sorted(known, key=lambda n: (scramble_of(n) < start, scramble_of(n)))

    drawn = store.memories.familiar(TONIGHT, settings, start=start, limit=limit, without=without)
    expected = [number for number in order if number not in without][:limit]
    assert [memory.number for memory in drawn] == expected


def test_the_familiar_may_begin_exactly_at_one_of_them(store: Store) -> None:
    a_mind(store, memories=[replace(a_memory(n), strength=Strength(6000)) for n in (1, 2, 3)])
    for number in (1, 2, 3):
        (first,) = store.memories.familiar(
            TONIGHT, SETTINGS, start=scramble_of(number), limit=1, without=()
        )
        assert first.number == number


# Links.


def test_the_links_of_a_memory_come_by_the_other_end(store: Store) -> None:
    links = some_links(200, seed=3)
    a_mind(store, links=links)
    for number in range(1, 42):
        own = [link for link in links if number in link.pair]
        by_other_end = sorted(own, key=lambda link: sum(link.pair) - number)
        assert list(store.links.of(number)) == by_other_end


@pytest.mark.parametrize("some", [[], [1], [5, 3, 3], [*range(1, 20)], [*range(1, 1_500)]])
def test_the_links_among_some_join_only_them(store: Store, some: list[int]) -> None:
    links = some_links(300, seed=4)
    a_mind(store, links=links)

    assert list(store.links.among(some)) == [link for link in links if {*link.pair} <= {*some}]


def test_links_are_counted_through_all_that_befalls_them(store: Store) -> None:
    heavier = replace(a_link(1, 2), weight=2000)
    a_mind(store, links=[a_link(1, 2), a_link(1, 3), a_link(2, 3)])
    assert store.links.count() == 3
    changed(
        store,
        LinkChange(target=(1, 2), before=a_link(1, 2), after=heavier, reason="replayed"),
        LinkChange(target=(1, 3), before=a_link(1, 3), after=None, reason="faded"),
        LinkChange(target=(2, 3), before=a_link(2, 3), after=None, reason="faded"),
        LinkChange(target=(4, 5), before=None, after=a_link(4, 5), reason="replayed"),
    )
    assert (store.links.count(), list(store.links.of(1))) == (2, [heavier])
    store.take_off_last()
    assert (store.links.count(), len(store.links.of(1))) == (3, 2)
    store.rebuild()
    assert store.links.count() == 3
    store.fold(1)
    changed(store, LinkChange(target=(1, 2), before=a_link(), after=None, reason="faded"))
    store.rebuild()
    assert (store.links.count(), len(store.links.of(1))) == (2, 1)
    with store.scratch() as copy:
        a_mind(copy, links=[a_link(8, 9)])
        assert (copy.links.count(), store.links.count()) == (3, 2)


def test_faded_links_are_those_below_their_nights_bound(store: Store) -> None:
    links = some_links(300, seed=6)
    a_mind(store, links=links)

    def below(night: int) -> float:
        return 1000.5 + 600 * night

    fading = [link for link in links if link.night is not None and link.weight < below(link.night)]
    for before in (0, 1, 6, TONIGHT, 99):
        faded = [link for link in fading if (link.night or 0) < before]
        assert list(store.links.faded(below, before=before)) == faded


@pytest.mark.parametrize("limit", [0, 1, 20, 1_000])
def test_the_weakest_links_are_those_with_least_left(store: Store, limit: int) -> None:
    links = some_links(300, seed=7)
    a_mind(store, links=links)

    def lost(night: int) -> float:
        return 250.5 * (TONIGHT - night)

    old = [link for link in links if link.night is None or link.night < TONIGHT]
    ranked = sorted(old, key=lambda link: (left_of(link, lost), link.pair))
    assert list(store.links.weakest(lost, before=TONIGHT, limit=limit)) == ranked[:limit]


# Both alike.


@settings(max_examples=40)
@given(st.integers(0, 10**6), st.integers(0, 60), st.sampled_from(ALL_SETTINGS), st.integers(1, 30))
def test_both_stores_answer_alike(seed: int, count: int, numbers: Settings, limit: int) -> None:
    memories, links = some_memories(count, seed), some_links(count, seed)
    start = scramble_of(seed)
    with a_store_on_disk() as on_disk:
        told = []
        for store in (InRamStore(), on_disk):
            a_mind(store, memories=memories, links=links)
            told.append(
                (
                    found(store, NOW, numbers, limit),
                    store.memories.familiar(
                        TONIGHT, numbers, start=start, limit=limit, without=[limit]
                    ),
                    (store.memories.backlog(), store.links.count()),
                    list(store.links.among(range(limit))),
                    list(store.links.faded(lambda night: 900.0 * night, before=TONIGHT)),
                    list(store.links.weakest(lambda n: 50.0 * n, before=TONIGHT, limit=limit)),
                )
            )
        assert told[0] == told[1]
