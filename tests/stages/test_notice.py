"""Patterns become findings of the journal, once, and nothing else comes of them."""

from __future__ import annotations

from reverie.domain.journal.change import Place
from reverie.domain.journal.kinds import FindingChange
from reverie.domain.values.appraisal import Appraisal
from reverie.domain.values.episode import Draft, Voice
from reverie.domain.values.recurrence import Pattern
from reverie.domain.values.trace import ToolUse, trace_text
from reverie.engine.undoing import entry_of_night, undo
from reverie.ports import Store
from reverie.stores.ram.store import InRamStore
from reverie.testing import DAWN, TickClock
from tests.days import SETTINGS, contents, slept

FAILS = [[ToolUse("Bash", "pytest", "KeyError", is_command=True)]]


def gathered(store: Store, session: str, text: str = "Hello there.") -> None:
    """A session that a host has read, in which a command failed."""
    drafts = [Draft(DAWN, Voice.PERSON, text, Appraisal())]
    store.gather(session, drafts, DAWN, before="", position=session, trace=trace_text(FAILS))


def findings(store: Store) -> list[Pattern]:
    return [value for _, value in contents(store) if isinstance(value, Pattern)]


def changes(store: Store) -> list[FindingChange]:
    entries = [store.journal.entry(h.number) for h in store.journal.headings()]
    made = [change for entry in entries if entry for change in entry.changes]
    return [change for change in made if isinstance(change, FindingChange)]


def test_what_comes_back_in_a_second_session_is_put_down_once() -> None:
    store = InRamStore()
    gathered(store, "a")
    slept(store)
    assert findings(store) == []
    gathered(store, "b")
    slept(store)
    slept(store)
    (found,) = findings(store)
    assert (found.what, found.sessions) == (("pytest", "KeyError"), ("a", "b"))
    assert len(changes(store)) == 1


def test_a_third_session_is_added_to_the_same_finding() -> None:
    store = InRamStore()
    for session in "abc":
        gathered(store, session)
        slept(store)
    (found,) = findings(store)
    assert found.sessions == ("a", "b", "c")


def test_a_finding_goes_with_its_night() -> None:
    store = InRamStore()
    gathered(store, "a")
    slept(store)
    gathered(store, "b")
    slept(store)
    undo(store, TickClock(), SETTINGS, entry_of_night(store, 2))
    assert findings(store) == []


def test_no_memory_comes_of_a_finding() -> None:
    store = InRamStore()
    for session in "ab":
        gathered(store, session, "Thanks.")
    slept(store)
    assert findings(store)
    assert list(store.memories.all()) == []


def test_what_was_noted_after_the_night_was_planned_is_the_next_ones() -> None:
    store = InRamStore()
    gathered(store, "a")
    gathered(store, "b")
    assert store.sessions.trace("a").startswith("@1")
    run = slept(store)
    assert run.plan.horizon == 2
    assert store.present([Place("finding", findings(store)[0].name)])
