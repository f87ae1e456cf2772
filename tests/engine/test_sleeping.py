"""A night runs its stages in order, each committed before the next, within what it pinned."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reverie.domain.journal.entry import NightBegan, NightEnded, NightStep, nights
from reverie.domain.journal.kinds import LinkChange
from reverie.domain.journal.parts import StrengthChange
from reverie.domain.journal.plan import Depth, Outcome, Sleep
from reverie.domain.values.memory import ONE, Layer, Strength
from reverie.engine.folding import fold_old_nights
from reverie.engine.sleeping import dry_run, plan_tonight, run_night
from reverie.engine.waking import end_session, record
from reverie.errors import Asleep
from reverie.ports import Mind, Store
from reverie.settings import Settings
from reverie.stages import CLOSING, OPENING, THE_NIGHT, Line, Stage
from reverie.stages.context import StageContext
from reverie.stores.ram.store import InRamStore
from reverie.testing import DAWN, ScriptedThinker, TickClock, a_link, a_memory, a_mind
from tests.days import SETTINGS, a_sleeper, contents, lived, rehearse, slept, texts, the_one

RULE = "Never push to main."
CHOICE = "We chose SQLite over Postgres because it needs no server."
CYCLES = Line(OPENING, (Stage("rehearse", Depth.DEEP, rehearse),), CLOSING)


def steps(store: Store) -> list[tuple[int, str]]:
    causes = [heading.cause for heading in store.journal.headings()]
    return [(cause.cycle, cause.stage) for cause in causes if isinstance(cause, NightStep)]


def test_the_entries_of_a_night_are_its_plan_its_stages_and_its_end() -> None:
    store = InRamStore()
    lived(store, RULE)

    run = slept(store)

    assert run.outcome is Outcome.COMPLETED
    assert [heading.cause for heading in run.entries] == [
        NightBegan(run.plan),
        NightStep(1, 0, "encode"),
        NightStep(1, 0, "compress"),
        NightEnded(1, Outcome.COMPLETED),
    ]
    assert [heading.number for heading in run.entries] == [1, 2, 3, 4]
    assert {heading.at for heading in run.entries} == {run.plan.began}
    assert texts(store) == [RULE]


def test_each_stage_sees_what_the_one_before_it_did() -> None:
    store = InRamStore()
    lived(store, RULE, session="s1")
    lived(store, CHOICE, session="s2")
    seen: list[list[str]] = []

    def look(mind: Mind, night: StageContext) -> list[StrengthChange]:
        seen.append(texts(mind))
        return []

    slept(store, line=Line(OPENING, (), (Stage("look", Depth.DREAMING, look),)))

    assert seen == [[RULE, CHOICE]]


def test_a_night_with_nothing_new_skips_encode_and_asks_nobody() -> None:
    store, thinker = a_mind(memories=[a_memory()]), ScriptedThinker()

    run = slept(store, thinker=thinker)

    assert steps(store) == [(0, "compress")]
    assert run.plan.stages[1].skipped == "no session waits to be taken in"
    assert thinker.asked == []


def test_planning_tonight_changes_nothing_and_is_what_the_night_then_does() -> None:
    store = InRamStore()
    lived(store, RULE)

    plan = plan_tonight(store, a_sleeper(), Sleep.NAP)

    assert store.journal.last() == 0
    assert run_night(store, a_sleeper(), Sleep.NAP).plan == plan


def test_what_is_recorded_after_the_plan_belongs_to_the_next_night() -> None:
    store = InRamStore()
    lived(store, RULE)

    def life_goes_on(mind: Mind, night: StageContext) -> list[StrengthChange]:
        lived(store, "Why does the test hang?", session="s1")
        lived(store, CHOICE, session="s2")
        return []

    run = slept(
        store,
        line=replace(THE_NIGHT, opening=(Stage("gossip", Depth.LIGHT, life_goes_on), *OPENING)),
    )

    assert texts(store) == [RULE]
    assert (run.plan.horizon, run.plan.coming_session) == (1, 2)
    assert the_one(store).layer is Layer.HOT
    assert [(r.session, r.after, r.upto) for r in store.sessions.waiting()] == [
        ("s1", 1, 2),
        ("s2", 0, 3),
    ]
    slept(store)
    assert texts(store) == [RULE, "Why does the test hang?", CHOICE]


def test_a_session_still_open_is_left_for_a_later_night() -> None:
    store = InRamStore()
    record(store, TickClock(), SETTINGS, RULE, session="open")

    slept(store)
    assert texts(store) == []

    end_session(store, TickClock(), "open")
    slept(store)
    assert texts(store) == [RULE]


def test_a_dry_run_shows_the_night_and_changes_nothing() -> None:
    store = InRamStore()
    lived(store, RULE)

    run, entries = dry_run(store, a_sleeper())

    assert run.outcome is Outcome.COMPLETED
    assert [entry.heading for entry in entries] == list(run.entries)
    assert contents(store) == []
    assert (store.journal.last(), store.journal.next_night(), store.memories.next_number()) == (
        0,
        1,
        1,
    )
    assert len(store.sessions.waiting()) == 1
    assert slept(store).entries == run.entries


def test_cycles_stop_when_one_changes_nothing() -> None:
    store = InRamStore()
    lived(store, RULE)

    slept(store, line=CYCLES)

    assert [cycle for cycle, stage in steps(store) if stage == "rehearse"] == [1, 2, 3, 4]
    assert the_one(store).strength.replays == 3


@pytest.mark.parametrize("most", [0, 1, 2])
def test_cycles_stop_at_the_most_a_night_may_have(most: int) -> None:
    store = InRamStore()
    lived(store, RULE)

    slept(store, line=CYCLES, settings=Settings.of(max_cycles=most))

    assert [cycle for cycle, stage in steps(store) if stage == "rehearse"] == [*range(1, most + 1)]
    assert steps(store)[-1] == (0, "compress")


def test_when_the_time_is_over_no_further_cycle_begins_and_the_night_still_closes() -> None:
    store = InRamStore()
    lived(store, RULE)
    looks = iter([True, True, False])

    run = slept(store, line=CYCLES, has_time=lambda: next(looks))

    assert [cycle for cycle, stage in steps(store) if stage == "rehearse"] == [1, 2]
    assert steps(store)[-1] == (0, "compress")
    assert run.outcome is Outcome.COMPLETED


def test_a_large_stage_is_committed_in_steps_and_is_one_stage_all_the_same() -> None:
    memories = [a_memory(number, f"memory {number}") for number in range(1, 6)]
    whole, parts = a_mind(memories=memories), a_mind(memories=memories)
    line = Line((), (Stage("rehearse", Depth.DEEP, rehearse),), ())

    slept(whole, line=line, settings=Settings.of(max_cycles=1))
    slept(parts, line=line, settings=Settings.of(max_cycles=1, max_step_changes=2))

    assert contents(parts) == contents(whole)
    rehearsed = [h for h in parts.journal.headings() if isinstance(h.cause, NightStep)]
    assert [(h.size, h.last) for h in rehearsed] == [(2, False), (2, False), (1, True)]


def test_the_dice_of_a_stage_are_its_own_and_the_same_each_time() -> None:
    throws: list[tuple[int, float]] = []

    def throw(mind: Mind, night: StageContext) -> list[LinkChange | StrengthChange]:
        assert night.dice.random() == night.dice.random()
        throws.append((night.cycle, night.dice.random()))
        return rehearse(mind, night)  # type: ignore[return-value]

    for _ in range(2):
        store = a_mind(memories=[a_memory(1)], links=[a_link(1, 2)])
        slept(store, line=Line((), (Stage("throw", Depth.DEEP, throw),), ()))

    assert throws[:4] == throws[4:]
    assert len(set(throws[:4])) == 4


def test_old_nights_are_folded_and_the_mind_stays_as_it_is() -> None:
    store = InRamStore()
    few = Settings.of(undoable_nights=2)
    for session in ("s1", "s2", "s3", "s4"):
        lived(store, f"We chose {session}.", session=session)
        slept(store, settings=few)

    assert [night.plan.night for night in nights(store.journal.headings())] == [3, 4]
    before = contents(store)
    store.rebuild()
    assert contents(store) == before
    assert len(texts(store)) == 4


def test_the_last_night_is_never_folded_so_that_the_next_sleep_knows_it() -> None:
    store = a_mind(memories=[replace(a_memory(1), strength=Strength(ONE))])
    slept(store)
    slept(store)
    a_mind(store, memories=[a_memory(2, "told later")])

    assert fold_old_nights(store, keep=2) == 0
    assert fold_old_nights(store, keep=0) == 1
    assert [heading.number for heading in store.journal.headings()] == [5, 6, 7, 8]
    assert fold_old_nights(store, keep=0) == 0


def test_two_nights_do_not_run_at_once() -> None:
    store = InRamStore()

    with store.night_lock(), pytest.raises(Asleep, match="agent 'main' is asleep"):
        slept(store)

    assert slept(store).plan.began > DAWN
