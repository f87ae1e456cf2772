"""A doze takes in what has ended, by the rules, and leaves all else to a nap or night."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

import pytest

from reverie.domain.journal.change import Place
from reverie.domain.journal.entry import Afterwards, NightBegan, NightEnded, NightStep
from reverie.domain.journal.plan import Outcome, Sleep
from reverie.domain.rules.admission import admit
from reverie.domain.values.appraisal import Appraisal
from reverie.domain.values.episode import Draft, Voice
from reverie.domain.values.session import Mark
from reverie.engine.days import today
from reverie.engine.folding import fold_old_nights
from reverie.engine.nightfall import Notes, Surroundings, doze_through
from reverie.engine.planning import IN_A_DOZE
from reverie.engine.sleeping import (
    NightRun,
    Sleeper,
    finish_doze,
    plan_tonight,
    run_doze,
    run_night,
    unfinished_plan,
)
from reverie.engine.undoing import entry_of_night, undo
from reverie.engine.waking import end_session, record
from reverie.errors import Asleep
from reverie.ports import Store
from reverie.settings import Settings
from reverie.stages import THE_NIGHT
from reverie.stores.ram.store import InRamStore
from reverie.testing import DAWN, ScriptedThinker, TickClock
from reverie.thinkers.rules import RulesThinker
from reverie.writing.entries import heading_line
from tests.days import SETTINGS, a_sleeper, contents, lived, texts
from tests.properties.lives import Killed, Mortal, Wordsmith

RULE = "Never push to main."
CHOICE = "We chose SQLite over Postgres because it needs no server."
LATER = "Never deploy on a Friday."


def whole(**given: object) -> Sleeper:
    """A sleeper with all stages of a night."""
    return replace(a_sleeper(**given), line=THE_NIGHT)


def dozed(store: Store, **given: object) -> NightRun:
    """A doze that has something to take in."""
    run = run_doze(store, whole(**given))
    assert run is not None
    return run


def mark_of(store: Store, session: str = "s1") -> Mark:
    place = Place("mark", session)
    mark = store.present([place])[place]
    assert isinstance(mark, Mark)
    return mark


def test_the_entries_of_a_doze_are_its_plan_what_it_took_in_and_its_end() -> None:
    store = InRamStore()
    lived(store, RULE)

    run = dozed(store)

    assert [heading.cause for heading in run.entries] == [
        NightBegan(run.plan),
        NightStep(1, 0, "encode", is_doze=True),
        NightStep(1, 0, "compress", is_doze=True),
        NightEnded(1, Outcome.COMPLETED, is_doze=True),
    ]
    assert texts(store) == [RULE]
    told = [heading_line(heading).split("  ")[2].split(":")[0] for heading in run.entries]
    assert told == [
        "doze 1 began",
        "doze 1, encode",
        "doze 1, compress",
        "doze 1 completed",
    ]


def test_all_but_taking_in_is_skipped_with_a_reason() -> None:
    lived(store := InRamStore(), RULE)
    plan = plan_tonight(store, whole(), Sleep.DOZE)
    skipped = {stage.name: stage.skipped for stage in plan.stages if stage.name != "encode"}
    assert skipped == {
        "incubate": IN_A_DOZE,
        "believe": IN_A_DOZE,
        "review": IN_A_DOZE,
        "replay": IN_A_DOZE,
        "dream": IN_A_DOZE,
        "prune": IN_A_DOZE,
        "compress": None,
        "notice": IN_A_DOZE,
        "reconcile": IN_A_DOZE,
    }


def test_where_nothing_waits_a_doze_leaves_no_trace() -> None:
    store = InRamStore()
    assert run_doze(store, whole()) is None
    lived(store, RULE)
    dozed(store)
    assert run_doze(store, whole()) is None
    assert len(store.journal.nights_began()) == 1


def test_a_doze_thinks_by_the_rules_whoever_thinks_at_night() -> None:
    store, paid = InRamStore(), ScriptedThinker()
    lived(store, RULE)

    dozed(store, thinker=paid, rules=RulesThinker())

    assert paid.asked == []
    assert texts(store) == [RULE]


def test_what_a_doze_took_in_is_owed_until_a_night_has_slept_on_it() -> None:
    store = InRamStore()
    a_read_session(store, "s1", "first", RULE)
    dozed(store)
    assert store.sessions.waiting() == []
    assert store.sessions.dozed() == ["s1"]
    assert store.sessions.read("s1").consolidated == ""

    run = run_night(store, whole())

    assert run.plan.dozed == ("s1",)
    assert store.sessions.dozed() == []
    assert store.sessions.read("s1").consolidated == "first"
    assert texts(store) == [RULE]


def a_read_session(store: Store, session: str, position: str, *said: str) -> None:
    """A session that a host has read up to a position."""
    before = store.sessions.read(session).gathered
    told = [Draft(DAWN, Voice.PERSON, text, Appraisal(importance=60)) for text in said]
    assert store.gather(session, told, DAWN, before=before, position=position)


def test_of_a_session_that_went_on_only_what_came_after_its_night_is_owed() -> None:
    store = InRamStore()
    a_read_session(store, "s1", "first", RULE)
    run_night(store, whole())
    a_read_session(store, "s1", "second", CHOICE)
    dozed(store)
    a_read_session(store, "s1", "third", LATER)
    dozed(store)

    assert store.sessions.read("s1").consolidated == "first"
    run_night(store, whole())
    assert store.sessions.read("s1").consolidated == "third"


def test_a_night_replays_what_dozes_took_in() -> None:
    store = InRamStore()
    lived(store, RULE, CHOICE)
    dozed(store)
    run = run_night(store, whole())
    assert {h.cause.stage for h in run.entries if isinstance(h.cause, NightStep) and h.size} >= {
        "encode",
        "replay",
    }


def test_dozes_advance_no_day_and_belong_to_none() -> None:
    store, clock = InRamStore(), TickClock()
    for number in range(3):
        lived(store, f"Never push to branch {number}.", session=f"s{number}")
        clock.skip(timedelta(days=1))
        dozed(store, clock=clock)
    assert today(store) == 0
    assert run_night(store, whole(clock=clock)).plan.day.number == 1
    lived(store, LATER, session="later")
    clock.skip(timedelta(days=3))
    dozed(store, clock=clock)
    assert today(store) == 1
    assert run_night(store, whole(clock=clock)).plan.day.number == 2


def test_a_doze_folds_nothing() -> None:
    store, clock = InRamStore(), TickClock()
    for _ in range(3):
        run_night(store, whole(clock=clock))
        clock.skip(timedelta(days=1))
    lived(store, RULE)
    dozed(store, clock=clock, settings=Settings.of(undoable_nights=1))
    assert store.journal.first() == 1
    assert fold_old_nights(store, 1) == 2


def test_undoing_a_doze_lets_its_sessions_wait_again_and_restores_the_mind() -> None:
    store = InRamStore()
    before = contents(store)
    lived(store, RULE)
    dozed(store)
    undo(store, TickClock(), SETTINGS, entry_of_night(store, 1))
    assert contents(store) == before
    assert [reach.session for reach in store.sessions.waiting()] == ["s1"]


def test_undoing_a_night_leaves_the_dozes_before_it_and_what_they_took_in_is_owed_again() -> None:
    store = InRamStore()
    lived(store, RULE)
    dozed(store)
    before = contents(store)
    run_night(store, whole())
    undo(store, TickClock(), SETTINGS, entry_of_night(store, 2))
    assert contents(store) == before
    assert store.sessions.dozed() == ["s1"]


def test_what_shall_never_be_taken_in_is_not_owed_either() -> None:
    store = InRamStore()
    lived(store, RULE)
    dozed(store)
    run_night(store, whole())
    undo(store, TickClock(), SETTINGS, entry_of_night(store, 2), then=Afterwards.NEVER)
    assert store.sessions.dozed() == []
    assert not mark_of(store).dozed


def test_beside_a_night_that_rests_a_doze_is_refused() -> None:
    store, late = InRamStore(), Wordsmith(late=True)
    lived(store, RULE)
    assert run_night(store, whole(thinker=late)).outcome is Outcome.WAITING
    with pytest.raises(Asleep, match="night 1 has not ended"):
        run_doze(store, whole(rules=RulesThinker()))
    assert unfinished_plan(store) is not None


def test_beside_whoever_holds_the_mind_a_doze_leaves() -> None:
    store = InRamStore()
    lived(store, RULE)
    with store.night_lock(), pytest.raises(Asleep):
        run_doze(store, whole())
    assert texts(store) == []


@pytest.mark.parametrize("writes", [1, 2, 3, 4])
@pytest.mark.parametrize("comes", ["a doze", "a night", "whoever finishes"])
def test_a_doze_that_was_killed_is_finished_by_whoever_comes(writes: int, comes: str) -> None:
    whole_one, cut = InRamStore(), InRamStore()
    for store in (whole_one, cut):
        lived(store, RULE, CHOICE)
    dozed(whole_one)
    with pytest.raises(Killed):
        run_doze(Mortal(cut, writes), whole())  # type: ignore[arg-type]

    came: dict[str, Callable[[], object]] = {
        "a doze": lambda: run_doze(cut, whole()),
        "a night": lambda: run_night(cut, whole()),
        "whoever finishes": lambda: finish_doze(cut, whole()),
    }
    came[comes]()
    run_doze(cut, whole())

    assert unfinished_plan(cut) is None
    assert texts(cut) == texts(whole_one)
    if comes == "a night":
        run_night(whole_one, whole())
        assert cut.sessions.dozed() == []
        assert texts(cut) == texts(whole_one)


def test_a_doze_meets_what_it_needs_of_its_surroundings_and_no_more() -> None:
    store = InRamStore()
    lived(store, RULE)
    told: list[str] = []

    def met(what: str) -> Notes:
        told.append(what)
        return (f"note of {what}",)

    around = Surroundings(
        gather=lambda: met("gather"),
        take_file=lambda: (met("take the file"), lambda: met("write the file")),
        look=lambda: met("look"),
        repay=met,
        write_dreams=lambda run: met("dreams"),
        publish=lambda: met("publish"),
    )
    run, notes = doze_through(store, whole(), around)

    assert run
    assert told == ["gather", "take the file", "write the file", "look"]
    steps = ("gather", "take the file", "write the file", "look")
    assert notes == tuple(f"note of {step}" for step in steps)


def test_the_parts_of_a_session_are_taken_in_once_however_they_are_slept_on() -> None:
    store, clock = InRamStore(), TickClock()
    for text in (RULE, CHOICE, LATER):
        record(store, clock, SETTINGS, text, session="s1")
        end_session(store, clock, "s1", SETTINGS)
        run_doze(store, whole(clock=clock))
    run_night(store, whole(clock=clock))
    assert sorted(texts(store)) == sorted([RULE, CHOICE, LATER])


def test_a_mind_whose_first_sleep_is_a_doze_holds_nothing_that_cannot_be() -> None:
    store = InRamStore()
    lived(store, RULE)

    run_doze(store, whole())

    for heading in store.journal.headings():
        admit(store.journal.entry(heading.number), DAWN + timedelta(days=9))
