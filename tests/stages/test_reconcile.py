"""Deep sleep looks over the rules, journals what it finds once, and touches nothing else."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

from reverie.domain.journal.kinds import ScanChange
from reverie.domain.journal.plan import Sleep
from reverie.domain.values.conflict import ConflictKind, Scan
from reverie.domain.values.directive import Directive, Room, RuleFile, RuleFiles
from reverie.engine.reconciling import reconciled_in
from reverie.engine.sleeper import Sleeper
from reverie.engine.sleeping import dry_run, plan_tonight, run_night
from reverie.engine.undoing import entry_of_night, undo
from reverie.ports import Store
from reverie.settings import Settings
from reverie.stages.reconcile import known_scan
from reverie.stores.ram.store import InRamStore
from reverie.testing import DAWN, TickClock
from reverie.thinkers.rules import RulesThinker

ANCHOR = DAWN.date() - timedelta(days=7)
SECRET = "ghp_" + "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8"


class Notebook:
    """A rulebook of a few lines, which can be turned over while a night sleeps."""

    def __init__(self, *lines: str) -> None:
        self.lines = lines
        self.kept: dict[str, RuleFiles] = {}

    def pin(self) -> str:
        told = tuple(Directive(n, line) for n, line in enumerate(self.lines, start=1))
        word = f"w{len(self.kept)}"
        self.kept[word] = RuleFiles((RuleFile("CLAUDE.md", Room.NOTES, "", directives=told),))
        return word

    def pinned(self, word: str) -> RuleFiles | None:
        return self.kept.get(word)


TABS, SPACES = "Use tabs.", "Use spaces."


def sleeper(book: Notebook | None, anchor: date | None = ANCHOR, **settings: int) -> Sleeper:
    return Sleeper(
        TickClock(),
        RulesThinker(),
        Settings.of(**settings),
        anchor=anchor,
        rulebook=book,
    )


def changes(store: Store) -> list[ScanChange]:
    entries = [store.journal.entry(heading.number) for heading in store.journal.headings()]
    made = [change for entry in entries if entry for change in entry.changes]
    return [change for change in made if isinstance(change, ScanChange)]


def reason(plan_of: Sleeper, sleep: Sleep = Sleep.NIGHT) -> str | None:
    plan = plan_tonight(InRamStore(), plan_of, sleep)
    return next(stage.skipped for stage in plan.stages if stage.name == "reconcile")


def test_rules_are_looked_over_last_and_only_in_a_full_night_on_its_day() -> None:
    book = Notebook()
    plan = plan_tonight(InRamStore(), sleeper(book))
    assert [stage.name for stage in plan.stages][-2:] == ["notice", "reconcile"]
    assert reason(sleeper(book)) is None
    assert reason(sleeper(book), Sleep.NAP) == "rules are looked over in a full night"
    due = (DAWN.date() + timedelta(days=4)).isoformat()
    assert reason(sleeper(book, DAWN.date() - timedelta(days=3))) == f"deep sleep is due on {due}"
    assert reason(sleeper(book, DAWN.date())) is not None
    assert reason(sleeper(book, None)) == "there is no day of installation to count from"
    assert reason(sleeper(book, deep_sleep_every_days=0)) == "deep sleep is turned off"


def test_what_is_found_is_journaled_once_and_goes_when_it_is_gone() -> None:
    store, book = InRamStore(), Notebook(TABS, SPACES)
    run_night(store, sleeper(book))
    found = known_scan(store)
    assert found
    assert [one.kind for one in found.conflicts] == [ConflictKind.CONTRADICTION]
    run_night(store, sleeper(book))
    assert len(changes(store)) == 1
    book.lines = (TABS,)
    run_night(store, sleeper(book))
    assert known_scan(store) == Scan(files=1, directives=1)
    assert len(changes(store)) == 2


def test_a_night_that_finds_nothing_says_so_and_no_memory_comes_of_rules() -> None:
    store = InRamStore()
    run = run_night(store, sleeper(Notebook("Use tabs.", "Never push on Fridays.")))
    assert known_scan(store) == Scan(files=1, directives=2)
    assert reconciled_in(store, run.plan.night)
    assert list(store.memories.all()) == []


def test_what_was_found_goes_with_its_night() -> None:
    store = InRamStore()
    run_night(store, sleeper(Notebook(TABS, SPACES)))
    undo(store, TickClock(), Settings(), entry_of_night(store, 1))
    assert known_scan(store) is None
    assert reconciled_in(store, 1) is None


def test_rules_that_change_while_a_night_sleeps_are_the_next_ones() -> None:
    store, book = InRamStore(), Notebook(TABS, SPACES)
    asleep = sleeper(book)

    def turn(stage: str) -> None:
        book.lines = (TABS,)

    run_night(store, replace(asleep, watch=turn))
    found = known_scan(store)
    assert found
    assert len(found.conflicts) == 1


def test_rules_that_are_gone_are_told_and_the_night_ends_well() -> None:
    store, book = InRamStore(), Notebook(TABS, SPACES)
    run = run_night(store, replace(sleeper(book), watch=lambda stage: book.kept.clear()))
    assert run.outcome == "completed"
    assert run.said == ("the rules were not looked over: what was read of them is gone",)
    assert known_scan(store) is None


def test_a_dry_run_finds_the_same_and_changes_nothing() -> None:
    store = InRamStore()
    _, entries = dry_run(store, sleeper(Notebook(TABS, SPACES)))
    made = [change for entry in entries for change in entry.changes]
    assert [type(change) for change in made] == [ScanChange]
    assert known_scan(store) is None


def test_a_secret_in_a_rule_does_not_reach_the_journal() -> None:
    store = InRamStore()
    lines = (f"Use the token {SECRET}.", f"Never use the token {SECRET}.")
    run_night(store, sleeper(Notebook(*lines)))
    found = known_scan(store)
    assert found
    assert found.conflicts
    assert SECRET not in str(found)
