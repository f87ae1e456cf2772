"""Nights score what sessions relied on: once, as rows that are undone and rebuilt like any."""

from __future__ import annotations

from datetime import timedelta

from reverie.domain.journal.kinds import BeliefChange
from reverie.domain.journal.plan import Outcome, Sleep, Stimulus
from reverie.domain.rules.conviction import room_for
from reverie.domain.values.appraisal import Appraisal
from reverie.domain.values.episode import Draft, Voice
from reverie.domain.values.held_belief import HeldBelief
from reverie.domain.values.session import Session
from reverie.domain.values.source import of_episode
from reverie.domain.values.trace import ToolUse, trace_text
from reverie.engine.believing import beliefs
from reverie.engine.sleeping import run_doze, run_night
from reverie.engine.undoing import entry_of_night, undo
from reverie.ports import Store
from reverie.stages import THE_NIGHT
from reverie.stores.ram.store import InRamStore
from reverie.testing import DAWN, ScriptedAlarm, TickClock
from tests.days import SETTINGS, a_sleeper, contents, lived, slept


def ran(command: str, error: str = "") -> ToolUse:
    return ToolUse("Bash", command, error, is_command=True)


FAILS, WORKS = ran("git push", "fatal: rejected"), ran("git push")


def gathered(store: Store, session: str, *uses: ToolUse, said: str = "Hello there.") -> None:
    """A session, or more of one, that a host has read, in which these tools were used."""
    before = store.sessions.read(session).gathered
    drafts = [Draft(DAWN, Voice.PERSON, said, Appraisal())]
    trace = trace_text([uses])
    store.gather(session, drafts, DAWN, before=before, position=before + "x", trace=trace)


def the_belief(store: Store) -> HeldBelief:
    (belief,) = store.beliefs()
    return belief


def changes(store: Store) -> list[BeliefChange]:
    entries = [store.journal.entry(heading.number) for heading in store.journal.headings()]
    made = [change for entry in entries if entry for change in entry.changes]
    return [change for change in made if isinstance(change, BeliefChange)]


def test_a_night_believes_what_a_session_went_through_and_says_why_and_from_what() -> None:
    gathered(store := InRamStore(), "a", FAILS, FAILS, WORKS)
    slept(store)
    (change,) = changes(store)
    assert change.reason == "it failed 2 times and served 1 time"
    assert change.sources == (of_episode(1),)
    assert change.words() == f"git push is unreliable ({the_belief(store).score:+.3f})"
    assert (the_belief(store).family, the_belief(store).evidence) == ("protocol", 3)


def test_what_a_person_says_is_told_as_such() -> None:
    lived(store := InRamStore(), "`deploy.sh` is broken again.")
    slept(store)
    (change,) = changes(store)
    assert (change.target, change.reason) == ("place:deploy.sh", "it was found at fault 1 time")


def test_a_second_night_with_nothing_new_moves_nothing() -> None:
    gathered(store := InRamStore(), "a", FAILS)
    slept(store)
    before = contents(store)
    run = slept(store)
    skipped = {stage.name: stage.skipped for stage in run.plan.stages}
    assert skipped["believe"] == "no session has ended since evidence was weighed"
    assert contents(store) == before


def test_where_nothing_was_used_or_named_it_is_skipped_and_says_so() -> None:
    lived(store := InRamStore(), "We talked about the weather.")
    skipped = {stage.name: stage.skipped for stage in slept(store).plan.stages}
    assert skipped["believe"] == "no session used or named anything to rely on"


def test_of_a_session_that_goes_on_only_the_new_part_counts() -> None:
    gathered(store := InRamStore(), "a", FAILS)
    slept(store)
    gathered(store, "a", FAILS, WORKS)
    slept(store)
    assert the_belief(store).evidence == 3
    assert [change.reason for change in changes(store)] == [
        "it failed 1 time",
        "it failed 1 time and served 1 time",
    ]


def test_what_a_doze_took_in_the_next_night_weighs_once() -> None:
    gathered(store := InRamStore(), "a", FAILS)
    assert run_doze(store, a_sleeper(line=THE_NIGHT))
    assert store.beliefs() == []
    gathered(store, "b", FAILS)
    slept(store)
    assert the_belief(store).evidence == 2
    slept(store)
    assert the_belief(store).evidence == 2


def test_a_night_woken_before_it_could_weigh_leaves_that_to_the_next() -> None:
    gathered(store := InRamStore(), "a", FAILS)
    woken = a_sleeper(alarm=ScriptedAlarm({3: Stimulus.PLAIN}))
    assert run_night(store, woken, Sleep.NIGHT).outcome is Outcome.WOKEN
    assert isinstance(store.sessions.get("a"), Session)
    assert (store.sessions.waiting(), store.beliefs()) == ([], [])
    gathered(store, "b", WORKS)
    slept(store)
    assert the_belief(store).evidence == 2


def test_undo_takes_beliefs_back_and_the_next_night_forms_them_again() -> None:
    gathered(store := InRamStore(), "a", FAILS)
    slept(store)
    gathered(store, "b", FAILS, WORKS)
    before = contents(store)
    slept(store)
    held = the_belief(store)
    undo(store, TickClock(), SETTINGS, entry_of_night(store, 2))
    assert contents(store) == before
    slept(store)
    assert the_belief(store).evidence == held.evidence == 3


def test_beliefs_are_rebuilt_exactly() -> None:
    gathered(store := InRamStore(), "a", FAILS, WORKS, said="`app.py` is broken.")
    slept(store)
    before = contents(store)
    store.rebuild()
    assert contents(store) == before
    assert len(store.beliefs()) == 2


def test_nights_pass_over_a_belief_without_writing_and_it_is_read_as_they_left_it() -> None:
    gathered(store := InRamStore(), "a", *[FAILS] * 3)
    slept(store)
    kept = the_belief(store)
    for _ in range(3):
        slept(store)
    (read,) = beliefs(store)
    assert the_belief(store) == kept
    assert kept.score < read.score < 0
    assert len(changes(store)) == 1


def test_where_a_family_is_full_the_one_longest_unmoved_gives_way() -> None:
    room = room_for("protocol")
    gathered(store := InRamStore(), "a", FAILS)
    slept(store)
    gathered(store, "b", *(ran(f"make part{number}") for number in range(room)))
    slept(store)
    assert len(store.beliefs()) == room
    gone = [change for change in changes(store) if change.after is None]
    assert [change.target for change in gone] == ["protocol:git push"]
    assert gone[0].words() == "no belief about git push"


def test_a_belief_that_changes_sides_says_so() -> None:
    gathered(store := InRamStore(), "a", *[WORKS] * 15)
    slept(store)
    gathered(store, "b", *[FAILS] * 6)
    slept(store)
    assert [change.turned() for change in changes(store)] == [False, True]


def test_no_memory_comes_of_a_belief() -> None:
    gathered(store := InRamStore(), "a", FAILS, WORKS, said="Thanks.")
    slept(store)
    assert store.beliefs()
    assert list(store.memories.all()) == []


def test_a_night_long_after_another_is_a_day_of_its_own() -> None:
    gathered(store := InRamStore(), "a", FAILS)
    slept(store)
    gathered(store, "b", FAILS)
    clock = TickClock(DAWN + timedelta(days=30))
    slept(store, clock=clock)
    assert the_belief(store).day == 2
