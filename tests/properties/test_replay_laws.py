"""The laws of replay, tried on random lives with whole nights."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reverie.domain.journal.entry import Act, Entry, NightBegan, NightStep, Waking, nights
from reverie.domain.journal.kinds import LinkChange, MemoryChange
from reverie.domain.journal.parts import SalienceChange, StrengthChange
from reverie.domain.journal.plan import Outcome
from reverie.domain.rules.replay import most_by_use
from reverie.domain.values.appraisal import Appraisal
from reverie.domain.values.link import Link
from reverie.domain.values.memory import ONE, Kind, Memory, Salience, Strength
from reverie.engine import sleeping
from reverie.ports import Mind, Store
from reverie.settings import Settings
from reverie.stages import THE_NIGHT
from reverie.stores.ram.store import InRamStore
from reverie.testing import a_link, a_memory, a_mind
from tests.days import a_sleeper, slept
from tests.properties.lives import (
    NIGHTS,
    PERSONS,
    RECORDING,
    TELLING,
    UNDOING,
    USING,
    WORKING,
    Deed,
    Killed,
    Life,
    Mortal,
    lives,
)
from tests.properties.test_laws import contents, journal, journal_bytes

ANY_LIFE = lives(
    RECORDING, NIGHTS, NIGHTS, PERSONS, USING, UNDOING, WORKING, min_size=4, max_size=18
)
USED_OFTEN = lives(RECORDING, NIGHTS, NIGHTS, USING, USING, WORKING, min_size=8, max_size=20)
MANY_NIGHTS = lives(RECORDING, NIGHTS, NIGHTS, TELLING, WORKING, min_size=8, max_size=20)
CROWDED = Settings.of(
    max_cycles=4,
    replay_batch_size=4,
    links_per_memory=2,
    max_links=4,
    dream_weight=0.15,
    dream_members=2,
    prune_threshold=0.14,
    replays_per_night=2,
    decay="cycle",
)
"""Little room for links and much for dreams, so that much is cut and strengthened."""
LAWS = settings(max_examples=60)


class Restless(Life):
    """A life whose nights go by other settings."""

    def __init__(self, store: Store, numbers: Settings) -> None:
        super().__init__(store)
        self.numbers = numbers

    def sleeper(self) -> sleeping.Sleeper:
        return replace(super().sleeper(), settings=self.numbers)


def lived(deeds: list[Deed], numbers: Settings | None = None) -> Store:
    life = Restless(InRamStore(), numbers or Settings.of(max_cycles=3))
    life.live(deeds)
    return life.store


def steps(mind: Mind) -> Iterator[tuple[NightStep, Entry]]:
    """What the stages of all nights did, in order."""
    for entry in journal(mind):
        if isinstance(entry.cause, NightStep):
            yield entry.cause, entry


def replays(mind: Mind) -> Iterator[tuple[int, StrengthChange]]:
    """Each replay with the day of its night: rules that count nights count those."""
    days = days_of(mind)
    for step, entry in steps(mind):
        day = days[step.night]
        yield from ((day, c) for c in entry.changes if isinstance(c, StrengthChange))


def days_of(mind: Mind) -> dict[int, int]:
    """The day each sleep counts to, by its number."""
    entries = [mind.journal.entry(number) for number in mind.journal.nights_began()]
    plans = [entry.cause.plan for entry in entries if entry and isinstance(entry.cause, NightBegan)]
    return {plan.night: plan.day.number for plan in plans}


def measures(value: object) -> list[int]:
    """Every strength, salience and weight in a value."""
    match value:
        case Memory():
            return [value.strength.points, value.salience.points]
        case Link(weight=weight):
            return [weight]
        case Strength(points=points) | Salience(points=points):
            return [points]
    return []


def asking(count: int) -> list[Memory]:
    return [
        replace(a_memory(n, f"memory {chr(96 + n) * 3}"), tagged=True) for n in range(1, count + 1)
    ]


def asleep(store: Store, numbers: Settings | None = None, often: int = 1) -> None:
    for _ in range(often):
        run = slept(store, line=THE_NIGHT, settings=numbers or Settings())
        assert run.outcome is Outcome.COMPLETED


@LAWS
@given(ANY_LIFE, st.sampled_from([Settings(), CROWDED, Settings.of(consolidation_delta=0.7)]))
def test_law_6_whatever_a_night_ever_wrote_lies_between_0_and_1(
    deeds: list[Deed], numbers: Settings
) -> None:
    mind = lived(deeds, numbers)
    written = [v for e in journal(mind) for c in e.changes for v in (c.before, c.after)]
    for value in [*written, *(value for _, value in contents(mind))]:
        assert all(0 <= points <= ONE for points in measures(value))


def cut_in_the_night_of_their_replay(mind: Mind) -> list[Link]:
    """The links that a night both strengthened or made, and cut."""
    active: set[tuple[int, tuple[int, int]]] = set()
    found: list[Link] = []
    for step, entry in steps(mind):
        for change in entry.changes:
            if isinstance(change, LinkChange) and change.after:
                active.add((step.night, change.target))
            elif isinstance(change, LinkChange) and (step.night, change.target) in active:
                assert change.before
                found.append(change.before)
    return found


@LAWS
@given(ANY_LIFE, st.sampled_from([Settings(), CROWDED]))
def test_law_11_a_link_replayed_tonight_is_not_cut_tonight(
    deeds: list[Deed], numbers: Settings
) -> None:
    cut = cut_in_the_night_of_their_replay(lived(deeds, numbers))
    assert [link for link in cut if link.night is not None] == []  # for the settled: see below


def test_law_11_holds_for_links_that_settled_tonight() -> None:
    nearly = Strength(7500, 5, 1)
    strong = [replace(m, strength=nearly, appraisal=Appraisal(importance=90)) for m in asking(2)]
    mind = a_mind(memories=[*strong, *asking(4)[2:]])
    asleep(mind, Settings.of(replay_batch_size=2, max_links=1))

    assert cut_in_the_night_of_their_replay(mind) == []


def test_law_11_is_tried_on_lives_in_which_links_are_cut() -> None:
    mind = a_mind(memories=asking(9))
    asleep(mind, CROWDED, often=4)

    cut = [
        change
        for _, entry in steps(mind)
        for change in entry.changes
        if isinstance(change, LinkChange) and change.after is None
    ]
    assert len(cut) > 20


@LAWS
@given(MANY_NIGHTS, st.integers(1, 2))
def test_no_memory_is_replayed_more_often_in_a_night_than_it_may_be(
    deeds: list[Deed], often: int
) -> None:
    mind = lived(deeds, Settings.of(max_cycles=5, replays_per_night=often))
    counted = Counter((night, change.target) for night, change in replays(mind))

    assert max(counted.values(), default=0) <= often
    assert all(change.after.night == night for night, change in replays(mind))


@LAWS
@given(MANY_NIGHTS)
def test_a_memory_becomes_permanent_by_its_sixth_replay_and_stays_so(deeds: list[Deed]) -> None:
    mind = lived([*deeds, *[Deed("night")] * 6])
    became = [change for _, change in replays(mind) if change.after.permanent is not None]

    assert became
    assert {(c.before.points, c.after.points, c.after.replays) for c in became} == {(7500, 9000, 6)}
    assert len({change.target for change in became}) == len(became)
    assert all(mind.memories.get(c.target).strength.permanent for c in became)  # type: ignore[union-attr]


@LAWS
@given(USED_OFTEN)
def test_being_of_use_alone_makes_nothing_permanent(deeds: list[Deed]) -> None:
    mind = lived([*deeds, *[Deed("use", 0, 1), Deed("night")] * 8])
    by_use = [memory for memory in mind.memories.all() if memory.use.tagged]

    assert all(memory.strength.permanent is None for memory in by_use)


def test_a_memory_that_is_only_used_grows_strong_and_stays_short_of_permanent() -> None:
    life = Restless(a_mind(memories=[a_memory(1)]), Settings())
    life.live([Deed("use"), Deed("night")] * 9)
    memory = life.store.memories.get(1)

    assert memory is not None
    assert (memory.use.times, memory.use.tagged) == (9, True)
    assert (memory.strength.points, memory.strength.permanent) == (most_by_use(Settings()), None)


@LAWS
@given(USED_OFTEN)
def test_in_each_session_only_the_first_use_of_a_memory_makes_it_fresh(deeds: list[Deed]) -> None:
    mind = lived(deeds)
    fresh = Counter(
        (change.target, change.after.since)
        for entry in journal(mind)
        if isinstance(entry.cause, Waking) and entry.cause.act is Act.USE
        for change in entry.changes
        if isinstance(change, SalienceChange)
    )

    assert max(fresh.values(), default=0) <= 1


@LAWS
@given(MANY_NIGHTS)
def test_permanence_takes_six_different_nights(deeds: list[Deed]) -> None:
    mind = lived([*deeds, *[Deed("night")] * 6])
    inherited = {
        change.target
        for _, entry in steps(mind)
        for change in entry.changes
        if isinstance(change, MemoryChange) and change.after
        if change.before or change.after.strength != Strength()
    }
    when: dict[int, list[int]] = {}
    for night, change in replays(mind):
        when.setdefault(change.target, []).append(night)
        if change.after.permanent and change.target not in inherited:
            assert len(set(when[change.target])) == len(when[change.target]) == 6


@LAWS
@given(MANY_NIGHTS)
def test_nothing_a_session_taught_is_permanent_in_the_night_of_its_birth(
    deeds: list[Deed],
) -> None:
    mind = lived([*deeds, *[Deed("night")] * 6])
    days = days_of(mind)
    born = {
        change.target: days[step.night]
        for step, entry in steps(mind)
        for change in entry.changes
        if isinstance(change, MemoryChange) and change.before is None
    }
    for memory in mind.memories.all():
        since = memory.strength.permanent
        if since is not None and memory.kind is not Kind.COMPOSITE:
            assert since >= born.get(memory.number, 0) + 5


@LAWS
@given(MANY_NIGHTS)
def test_every_night_ends_within_its_cycles(deeds: list[Deed]) -> None:
    mind = lived(deeds, CROWDED)

    assert max((step.cycle for step, _ in steps(mind)), default=0) <= CROWDED.sleep.max_cycles
    assert {night.outcome for night in nights(mind.journal.headings())} == {Outcome.COMPLETED}


@pytest.mark.parametrize(
    ("numbers", "cycles", "replayed"),
    [
        (Settings.of(replay_batch_size=2, max_cycles=3), 3, 6),
        (Settings.of(replay_batch_size=6), 4, 20),
        (Settings(), 1, 20),
        (Settings.of(replay_batch_size=0), 1, 0),
        (Settings.of(max_cycles=0), 0, 0),
        (Settings.of(replays_per_night=1_000), 6, 20),
    ],
    ids=[
        "cycles run out",
        "nothing waits any more",
        "one is enough",
        "empty batches",
        "no cycles",
        "replayed until permanent",
    ],
)
def test_a_night_ends_when_nothing_waits_or_its_cycles_run_out(
    numbers: Settings, cycles: int, replayed: int
) -> None:
    mind = a_mind(memories=asking(20))
    asleep(mind, numbers)

    assert max((step.cycle for step, _ in steps(mind)), default=0) == cycles
    assert len({change.target for _, change in replays(mind)}) == replayed
    assert nights(mind.journal.headings())[-1].outcome is Outcome.COMPLETED


def test_other_settings_leave_what_earlier_nights_wrote_as_it_is() -> None:
    mind = a_mind(memories=asking(5))
    asleep(mind, often=6)
    before, written = contents(mind), journal_bytes(mind)
    permanent = [m.number for m in mind.memories.all() if m.strength.permanent]
    asleep(mind, Settings.of(permanent_threshold=1.0, familiar_floor=0.95, consolidation_delta=0.5))

    assert len(permanent) >= 5
    assert journal_bytes(mind).startswith(written)
    assert [m.number for m in mind.memories.all() if m.strength.permanent] == permanent
    old = dict(before)
    assert all(old[place] == value for place, value in contents(mind) if place.key in permanent)


def test_a_new_rate_of_fading_counts_for_all_nights_since_a_link_was_active() -> None:
    mind = a_mind(memories=[a_memory(1), a_memory(2)], links=[a_link(weight=0.15, night=1)])
    asleep(mind, often=4)
    assert mind.links.count() == 1
    asleep(mind, Settings.of(decay_per_cycle=0.02))

    assert mind.links.count() == 0


@pytest.mark.parametrize("writes", range(1, 16))
def test_a_night_killed_anywhere_in_its_cycles_goes_on_to_the_same_mind(writes: int) -> None:
    calm, disturbed = (a_mind(memories=asking(5)) for _ in range(2))
    numbers = Settings.of(replay_batch_size=2)
    asleep(calm, numbers)
    with suppress(Killed):
        slept(Mortal(disturbed, writes), line=THE_NIGHT, settings=numbers)  # type: ignore[arg-type]
    if sleeping.unfinished_plan(disturbed):
        asleep(disturbed, numbers)

    assert contents(disturbed) == contents(calm)
    assert [step for step, _ in steps(disturbed)] == [step for step, _ in steps(calm)]


@pytest.mark.parametrize("writes", [1, 2, 3, 5])
def test_a_night_that_goes_on_keeps_the_settings_it_began_with(writes: int) -> None:
    calm, disturbed = (a_mind(memories=asking(5)) for _ in range(2))
    numbers = Settings.of(replay_batch_size=2)
    asleep(calm, numbers)
    with suppress(Killed):
        mortal = Mortal(disturbed, writes)
        sleeping.run_night(mortal, a_sleeper(line=THE_NIGHT, settings=numbers))  # type: ignore[arg-type]
    assert sleeping.unfinished_plan(disturbed)
    asleep(disturbed, Settings.of(consolidation_delta=0.9, replay_batch_size=1, max_cycles=1))

    assert contents(disturbed) == contents(calm)
