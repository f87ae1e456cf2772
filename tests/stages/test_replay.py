"""A batch is replayed: each memory grows stronger, and each two of it are linked closer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import timedelta
from itertools import combinations

import pytest

from reverie.domain.journal.entry import Entry, NightStep
from reverie.domain.journal.kinds import Change, LinkChange
from reverie.domain.journal.parts import StrengthChange
from reverie.domain.journal.plan import Depth, Sleep
from reverie.domain.values.appraisal import Appraisal
from reverie.domain.values.ending import End, Ending
from reverie.domain.values.link import Link, LinkKind
from reverie.domain.values.memory import Memory, Strength
from reverie.engine.sleeping import run_night
from reverie.ports import Store
from reverie.settings import Settings
from reverie.stages import THE_NIGHT, something_waits
from reverie.stages.context import StageContext
from reverie.stages.replay import replay, selected
from reverie.testing import DAWN, a_link, a_memory, a_mind, a_night, a_plan
from tests.days import a_sleeper

TONIGHT = 10
UNREPLAYED = Strength()
SMALL = Settings.of(replay_batch_size=6, interleave_ratio=0.5)


def asking(number: int, importance: int = 50, strength: Strength = UNREPLAYED) -> Memory:
    """A tagged memory; the more important, the more it asks to be replayed."""
    memory = replace(a_memory(number, f"memory number {number}"), tagged=True, strength=strength)
    return replace(memory, appraisal=Appraisal(importance=importance))


def familiar(number: int, points: int = 6000) -> Memory:
    return replace(a_memory(number, f"memory number {number}"), strength=Strength(points, 4, 1, 1))


def permanent(number: int) -> Memory:
    return asking(number, 100, Strength(9000, 6, 4, 1, permanent=4))


def tonight(
    settings: Settings | None = None, *, cycle: int = 1, night: int = TONIGHT
) -> StageContext:
    return replace(a_night(a_plan(night, settings=settings)), cycle=cycle, stage="replay")


def batch(mind: Store, night: StageContext) -> list[tuple[int, bool]]:
    """Who is drawn, in order, and whether as new."""
    return [(drawn.memory.number, drawn.is_novel) for drawn in selected(mind, night)]


def strengthened(changes: Iterable[Change]) -> dict[int, Strength]:
    return {c.target: c.after for c in changes if isinstance(c, StrengthChange)}


def linked(changes: Iterable[Change]) -> dict[tuple[int, int], Link]:
    return {c.target: c.after for c in changes if isinstance(c, LinkChange) and c.after}


def committed(mind: Store, changes: Sequence[Change], cause: NightStep) -> None:
    mind.commit(Entry(mind.journal.last() + 1, DAWN, cause, tuple(changes)))


def replayed_link(link: Link, settings: Settings | None = None) -> Link:
    """What becomes of a link between two memories that are replayed tonight."""
    mind = a_mind(memories=[asking(1), asking(2)], links=[link])
    return linked(replay(mind, tonight(settings)))[1, 2]


def test_new_memories_come_by_priority_up_to_their_quota() -> None:
    mind = a_mind(memories=[*(asking(n, importance=n) for n in range(1, 61))])

    full = [*(familiar(n) for n in range(101, 131))]
    found = batch(a_mind(mind, memories=full), tonight())
    assert [number for number, is_novel in found if is_novel] == [*range(60, 25, -1)]
    assert sum(not is_novel for _, is_novel in found) == 15


def test_a_batch_is_ordered_one_new_then_two_familiar() -> None:
    mind = a_mind(memories=[*(asking(n) for n in (1, 2, 3)), *(familiar(n) for n in (4, 5, 6))])

    assert [is_novel for _, is_novel in batch(mind, tonight(SMALL))] == [
        True,
        False,
        False,
        True,
        False,
        True,
    ]


@pytest.mark.parametrize(
    ("novel", "known", "drawn_as_new", "drawn_as_known"),
    [
        (60, 0, 50, 0),
        (60, 5, 45, 5),
        (10, 60, 10, 40),
        (0, 60, 0, 50),
        (3, 2, 3, 2),
        (35, 15, 35, 15),
    ],
)
def test_a_quota_that_is_not_used_flows_to_the_other(
    novel: int, known: int, drawn_as_new: int, drawn_as_known: int
) -> None:
    some = [*(asking(n) for n in range(1, novel + 1))]
    others = [*(familiar(n) for n in range(101, 101 + known))]

    found = [is_novel for _, is_novel in batch(a_mind(memories=some + others), tonight())]
    assert (found.count(True), found.count(False)) == (drawn_as_new, drawn_as_known)


@pytest.mark.parametrize("size", [0, 1, 2, 7, 50])
@pytest.mark.parametrize("ratio", [0.0, 0.3, 0.7, 1.0])
def test_a_batch_is_never_too_large_and_holds_no_memory_twice(size: int, ratio: float) -> None:
    both = [asking(n, strength=Strength(6000, 4, 1, 1)) for n in range(1, 31)]
    mind = a_mind(memories=[*both, *(asking(n) for n in range(31, 61)), familiar(99)])
    settings = Settings.of(replay_batch_size=size, interleave_ratio=ratio)

    numbers = [number for number, _ in batch(mind, tonight(settings))]
    assert len(numbers) == len(set(numbers)) == size


def test_what_both_asks_and_is_familiar_is_drawn_once_and_may_be_drawn_as_either() -> None:
    both = [asking(n, 50 + n, Strength(6000, 4, 1, 1)) for n in range(1, 7)]

    found = batch(a_mind(memories=both), tonight(SMALL))
    assert [number for number, is_novel in found if is_novel] == [6, 5, 4]
    assert {number for number, is_novel in found if not is_novel} == {1, 2, 3}


def test_the_familiar_are_neither_weak_nor_permanent_nor_ended() -> None:
    ended = replace(familiar(5), ending=Ending(End.MERGED, 1, 2))
    mind = a_mind(
        memories=[familiar(1, 5000), familiar(2, 5001), familiar(3, 8999), permanent(4), ended]
    )

    assert sorted(batch(mind, tonight())) == [(2, False), (3, False)]


def test_the_dice_of_the_night_choose_among_the_familiar() -> None:
    mind = a_mind(memories=[familiar(n) for n in range(1, 101)])
    few = Settings.of(replay_batch_size=10)

    drawn = {tuple(batch(mind, tonight(few, night=night))) for night in range(2, 12)}
    assert len(drawn) >= 8
    assert batch(mind, tonight(few)) == batch(mind, tonight(few))


def test_where_nothing_asks_or_is_familiar_nothing_happens() -> None:
    assert replay(a_mind(), tonight()) == []
    assert replay(a_mind(memories=[a_memory(1), permanent(2), permanent(3)]), tonight()) == []


def test_a_memory_alone_grows_and_is_linked_to_nobody() -> None:
    (change,) = replay(a_mind(memories=[asking(1)]), tonight())

    assert isinstance(change, StrengthChange)
    assert change.after == Strength(1500, 1, TONIGHT, 1)


@pytest.mark.parametrize("often", [1, 2])
def test_a_memory_is_replayed_in_a_night_as_often_as_it_may_be(often: int) -> None:
    settings = Settings.of(replays_per_night=often)
    mind = a_mind(memories=[asking(1), asking(2), familiar(3)])
    for cycle in range(1, often + 1):
        night = tonight(settings, cycle=cycle)
        assert something_waits(mind, night.plan)
        committed(mind, replay(mind, night), NightStep(TONIGHT, cycle, "replay"))
    assert replay(mind, tonight(settings, cycle=often + 1)) == []
    assert not something_waits(mind, tonight(settings).plan)
    assert mind.memories.get(1).strength == Strength(1500 * often, often, TONIGHT, often)  # type: ignore[union-attr]
    assert mind.memories.get(3).strength.times == often  # type: ignore[union-attr]


def test_a_second_cycle_takes_those_the_first_left_out() -> None:
    mind = a_mind(memories=[asking(n, importance=n) for n in range(1, 10)])
    seen = []
    for cycle in (1, 2, 3):
        changes = replay(mind, tonight(SMALL, cycle=cycle))
        seen.append(sorted(strengthened(changes)))
        if changes:
            committed(mind, changes, NightStep(TONIGHT, cycle, "replay"))
    assert seen == [[4, 5, 6, 7, 8, 9], [1, 2, 3], []]


def test_changes_come_in_the_order_of_the_batch_and_say_how_each_was_drawn() -> None:
    mind = a_mind(memories=[*(asking(n, n) for n in (1, 2, 3)), *(familiar(n) for n in (4, 5, 6))])

    drawn = selected(mind, tonight(SMALL))
    changes = [c for c in replay(mind, tonight(SMALL)) if isinstance(c, StrengthChange)]
    assert [c.target for c in changes] == [one.memory.number for one in drawn]
    assert [(c.is_novel, c.priority) for c in changes] == [
        (one.is_novel, pytest.approx(one.priority, abs=5e-5)) for one in drawn
    ]


def test_a_priority_is_measured_when_the_night_began() -> None:
    old = replace(asking(1, 0), born=DAWN - timedelta(hours=10))

    (drawn,) = selected(a_mind(memories=[old]), tonight())
    assert drawn.priority == pytest.approx(0.1 + 0.2 * 0.36787944)


@pytest.mark.parametrize("size", [2, 3, 10, 50])
def test_each_two_of_a_batch_are_linked_once(size: int) -> None:
    mind = a_mind(memories=[asking(n) for n in range(1, size + 1)])

    changes = replay(mind, tonight())
    assert len(changes) == size + size * (size - 1) // 2
    pairs = [c.target for c in changes if isinstance(c, LinkChange)]
    assert sorted(pairs) == [*combinations(range(1, size + 1), 2)]
    committed(mind, changes, NightStep(TONIGHT, 1, "replay"))


def test_a_new_link_weighs_fifteen_hundredths_as_of_tonight() -> None:
    links = linked(replay(a_mind(memories=[asking(1), asking(2)]), tonight()))

    (link,) = links.values()
    assert (link.pair, link.weight, link.night, link.count) == ((1, 2), 1500, TONIGHT, 1)


def test_a_link_keeps_its_kind_and_way_when_it_is_strengthened() -> None:
    causal = Link(1, 2, LinkKind.CAUSAL, 3000, TONIGHT - 1, count=4, way=-1)

    assert replayed_link(causal) == replace(causal, weight=3500, night=TONIGHT, count=5)


@pytest.mark.parametrize(
    ("last", "weight"),
    [(TONIGHT, 3500), (TONIGHT - 1, 3500), (TONIGHT - 2, 3400), (1, 2700), (0, 2600)],
)
def test_a_link_grows_from_what_has_not_faded_of_it(last: int, weight: int) -> None:
    assert replayed_link(a_link(1, 2, weight=0.3, night=last)).weight == weight


def test_a_link_that_had_faded_to_nothing_starts_again_from_nothing() -> None:
    assert replayed_link(a_link(1, 2, weight=0.05, night=1)).weight == 500


def test_a_settled_link_stays_settled_and_does_not_fade() -> None:
    link = replayed_link(a_link(1, 2, weight=0.3, night=None))

    assert (link.weight, link.night, link.count) == (3500, None, 2)


@pytest.mark.parametrize("night", [TONIGHT - 1, None])
def test_a_link_never_weighs_more_than_all_there_is(night: int | None) -> None:
    assert replayed_link(a_link(1, 2, weight=0.98, night=night)).weight == 10_000
    assert replayed_link(a_link(1, 2, weight=1.0, night=night)).weight == 10_000


def a_past(mind: Store, cycles: dict[int, int]) -> Store:
    """A mind that has slept these nights, each with so many cycles."""
    for night, often in cycles.items():
        for cycle in range(1, often + 1):
            committed(mind, [], NightStep(night, cycle, "replay"))
    return mind


@pytest.mark.parametrize(
    ("decay", "weight"),
    [("night", 3000 - 3 * 100), ("cycle", 3000 - 6 * 100), ("hybrid", 3000 - 450)],
)
def test_links_fade_by_nights_or_cycles_or_halfway(decay: str, weight: int) -> None:
    mind = a_mind(memories=[asking(1), asking(2)], links=[a_link(weight=0.3, night=6)])
    a_past(mind, {6: 9, 7: 1, 8: 3, 9: 2, TONIGHT: 4})

    link = linked(replay(mind, tonight(Settings.of(decay=decay), cycle=5)))[1, 2]
    assert link.weight == weight + 500


def test_a_night_that_is_folded_counts_as_one_cycle() -> None:
    mind = a_mind(memories=[asking(1), asking(2)], links=[a_link(weight=0.3, night=6)])
    a_past(mind, {7: 4, 8: 4, 9: 4})
    by_cycle = tonight(Settings.of(decay="cycle"))

    before = linked(replay(mind, by_cycle))[1, 2].weight
    mind.fold(mind.journal.last())
    assert linked(replay(mind, by_cycle))[1, 2].weight == before + 900


@pytest.mark.parametrize(
    ("depth", "share"), [(Depth.LIGHT, 0.5), (Depth.DEEP, 0.8), (Depth.DREAMING, 0.2)]
)
def test_the_depth_of_a_stage_tells_how_much_it_links(depth: Depth, share: float) -> None:
    settings = Settings.of(delta_light=0.5, delta_deep=0.8, delta_dreaming=0.2)
    night = replace(tonight(settings), depth=depth)

    changes = replay(a_mind(memories=[asking(1), asking(2)]), night)
    assert linked(changes)[1, 2].weight == 1000 + 500 * share
    assert strengthened(changes)[1].points == 1500


def test_the_share_of_each_depth_is_a_setting_and_all_count_whole_by_default() -> None:
    sleep = Settings().sleep
    shares = sleep.delta_entering, sleep.delta_light, sleep.delta_deep, sleep.delta_dreaming
    assert shares == (1.0, 1.0, 1.0, 1.0)


def test_replay_is_deep_and_dream_is_dreaming_whatever_sleep_it_is() -> None:
    depths = {stage.name: stage.depth for stage in THE_NIGHT.stages()}
    assert (depths["replay"], depths["dream"]) == (Depth.DEEP, Depth.DREAMING)
    few = Settings.of(delta_light=0.0, delta_deep=0.5)
    for sleep in (Sleep.NAP, Sleep.NIGHT):
        mind = a_mind(memories=[asking(1), asking(2)])
        run_night(mind, a_sleeper(line=THE_NIGHT, settings=few), sleep)
        assert [link.weight for link in mind.links.among([1, 2])] == [1250]
