"""Undo takes back the newest entries exactly, and keeps a person's later words where they fit."""

from __future__ import annotations

import pytest

from reverie.domain.journal.change import Place
from reverie.domain.journal.entry import Afterwards, Heading, Undone, nights
from reverie.domain.journal.plan import Outcome
from reverie.domain.rules.likeness import fingerprint
from reverie.domain.values.memory import Author
from reverie.engine.undoing import Undoing, entry_of_night, plan_undo, undo
from reverie.engine.waking import edit, forget, remember
from reverie.errors import UndoRefused, Unknown
from reverie.settings import Settings
from reverie.stores.ram.store import InRamStore
from reverie.testing import ScriptedThinker, TickClock
from tests.days import SETTINGS, contents, lived, slept, texts, the_one

RULE = "Never push to main."
TOLD = "I prefer short answers."
NIGHT = [1, 2, 3, 4]
"""The entries of the night of these tests: its plan, encode, compress and its end."""


def a_mind_that_slept() -> InRamStore:
    store = InRamStore()
    lived(store, RULE)
    slept(store)
    return store


def undone(store: InRamStore, down_to: int, then: Afterwards = Afterwards.AGAIN) -> Undoing:
    return undo(store, TickClock(), SETTINGS, down_to, then=then)


def numbers(*headings: Heading) -> list[int]:
    return [heading.number for heading in headings]


def buried(store: InRamStore, text: str) -> bool:
    return bool(store.present([Place("tombstone", fingerprint(text))]))


def test_undoing_a_night_restores_the_mind_and_its_sessions_wait_again() -> None:
    store = a_mind_that_slept()

    undoing = undone(store, 1)

    assert contents(store) == []
    assert numbers(*undoing.taken_back) == NIGHT
    assert [reach.session for reach in store.sessions.waiting()] == ["s1"]
    assert store.journal.headings()[-1].cause == Undone(1, Author.PERSON, Afterwards.AGAIN)
    assert nights(store.journal.headings())[-1].outcome is Outcome.UNDONE
    slept(store)
    assert the_one(store).number == 2


def test_sessions_that_are_never_to_be_encoded_do_not_wait_again() -> None:
    store = a_mind_that_slept()

    undone(store, 1, Afterwards.NEVER)

    assert texts(store) == []
    assert list(store.sessions.waiting()) == []
    slept(store)
    assert texts(store) == []


def test_only_the_undone_part_of_a_session_is_never_encoded() -> None:
    store = a_mind_that_slept()
    undone(store, 1, Afterwards.NEVER)

    lived(store, "We chose SQLite.")
    slept(store)

    assert texts(store) == ["We chose SQLite."]


def test_the_sessions_of_an_unfinished_night_can_be_kept_from_encoding_too() -> None:
    store = InRamStore()
    lived(store, RULE)
    assert slept(store, thinker=ScriptedThinker(otherwise=None)).outcome is Outcome.WAITING

    undone(store, 1, Afterwards.NEVER)

    assert list(store.sessions.waiting()) == []


def test_a_plan_of_undoing_shows_what_undo_then_does_and_changes_nothing() -> None:
    store = a_mind_that_slept()
    before = contents(store)

    planned = plan_undo(store, 1)

    assert contents(store) == before
    assert store.journal.last() == 4
    assert undone(store, 1) == planned


def test_what_a_person_told_after_the_night_is_kept() -> None:
    store = a_mind_that_slept()
    remember(store, TickClock(), SETTINGS, TOLD)

    undoing = undone(store, 1)

    assert texts(store) == [TOLD]
    assert (numbers(*undoing.kept), undoing.lost) == ([5], ())
    assert numbers(*undoing.taken_back) == NIGHT
    assert store.journal.headings()[-1].cause == Undone(1, Author.PERSON, Afterwards.AGAIN, (5,))


def test_what_an_agent_told_after_the_night_is_taken_back_with_it() -> None:
    store = a_mind_that_slept()
    remember(store, TickClock(), SETTINGS, "The build runs on ARM.", by=Author.AGENT)

    undoing = undone(store, 1)

    assert texts(store) == []
    assert numbers(*undoing.taken_back) == [*NIGHT, 5]


def test_a_persons_edit_of_what_the_night_made_is_lost_with_it_and_listed() -> None:
    store = a_mind_that_slept()
    edit(store, TickClock(), SETTINGS, the_one(store).name, text="Ask before pushing.")
    remember(store, TickClock(), SETTINGS, TOLD)

    undoing = undone(store, 1)

    assert texts(store) == [TOLD]
    assert (numbers(*undoing.lost), numbers(*undoing.kept)) == ([5], [6])
    assert numbers(*undoing.taken_back) == NIGHT


def test_a_forget_after_the_night_keeps_its_tombstone_though_the_night_is_undone() -> None:
    store = a_mind_that_slept()
    forget(store, TickClock(), SETTINGS, the_one(store).name, why="not so")

    undoing = undone(store, 1)

    assert numbers(*undoing.kept) == [5]
    assert buried(store, RULE)
    slept(store)
    assert texts(store) == []


def test_naming_a_persons_entry_takes_that_one_back() -> None:
    store = a_mind_that_slept()
    remember(store, TickClock(), SETTINGS, TOLD)

    undoing = undone(store, 5)

    assert texts(store) == [RULE]
    assert (numbers(*undoing.taken_back), undoing.kept) == ([5], ())


def test_undoing_an_undo_brings_everything_back() -> None:
    store = a_mind_that_slept()
    remember(store, TickClock(), SETTINGS, TOLD)
    before = contents(store)
    undone(store, 1)

    undoing = undone(store, 6)

    assert contents(store) == before
    assert numbers(*undoing.taken_back) == [6]
    assert nights(store.journal.headings())[-1].outcome is Outcome.COMPLETED


def test_undoing_the_undo_of_an_undo_takes_everything_back_again() -> None:
    store = a_mind_that_slept()
    undone(store, 1)
    undone(store, 5)

    undone(store, 6)

    assert contents(store) == []
    assert [reach.session for reach in store.sessions.waiting()] == ["s1"]


def test_what_a_person_did_after_an_undo_is_kept_when_that_is_undone() -> None:
    store = a_mind_that_slept()
    undone(store, 1)
    remember(store, TickClock(), SETTINGS, TOLD)

    undoing = undone(store, 5)

    assert texts(store) == [RULE, TOLD]
    assert numbers(*undoing.kept) == [6]


def test_a_folded_entry_or_night_cannot_be_undone_and_what_can_is_named() -> None:
    store = InRamStore()
    for session in ("s1", "s2", "s3"):
        lived(store, f"We chose {session}.", session=session)
        slept(store, settings=Settings.of(undoable_nights=2))

    with pytest.raises(UndoRefused, match=r"entry e2 is folded .* entries e5 to e14 can be undone"):
        undone(store, 2)
    with pytest.raises(UndoRefused, match=r"night 1 is folded .* nights 2 to 3 are kept"):
        entry_of_night(store, 1)


@pytest.mark.parametrize("number", [-1, 0, 5, 99])
def test_an_entry_that_never_was_cannot_be_undone(number: int) -> None:
    store = a_mind_that_slept()

    with pytest.raises(Unknown, match=f"no entry e{number}; the newest is e4: `reverie journal`"):
        undone(store, number)

    assert store.journal.last() == 4


def test_a_night_is_undone_from_its_first_entry_on() -> None:
    store = InRamStore()
    remember(store, TickClock(), SETTINGS, TOLD)
    slept(store)

    assert entry_of_night(store, 1) == 2
    with pytest.raises(Unknown, match="there was no night 2; see `reverie nights`"):
        entry_of_night(store, 2)
    with pytest.raises(Unknown, match="there was no night 1"):
        entry_of_night(InRamStore(), 1)


def test_a_night_that_was_undone_is_not_undone_again_with_all_that_came_after() -> None:
    store = a_mind_that_slept()
    undone(store, 1)
    slept(store)

    with pytest.raises((UndoRefused, Unknown)):
        entry_of_night(store, 1)


def test_an_undo_is_told_as_done_by_whoever_did_it() -> None:
    store = a_mind_that_slept()

    undo(store, TickClock(), SETTINGS, 1, by=Author.AGENT)

    assert store.journal.headings()[-1].cause == Undone(1, Author.AGENT, Afterwards.AGAIN)
