"""The order of a night: what lies outside the mind is met before and after it, each in its turn."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from reverie.domain.journal.plan import Outcome, Sleep
from reverie.domain.views.report import Beside
from reverie.engine.nightfall import Notes, Surroundings, sleep_through
from reverie.engine.sleeping import NightRun, Sleeper
from reverie.errors import Asleep
from reverie.stores.ram.store import InRamStore
from reverie.testing import TickClock
from reverie.thinkers.rules import RulesThinker


def a_sleeper(watch: Callable[[str], None] = lambda stage: None) -> Sleeper:
    """Whoever sleeps by the rules."""
    return Sleeper(TickClock(), RulesThinker(), watch=watch)


def around(told: list[str]) -> Surroundings:
    """Surroundings that tell when they are met, each with a note of its own."""

    def met(what: str) -> Notes:
        told.append(what)
        return (f"note of {what}",)

    def take_file() -> tuple[Notes, Callable[[], Notes]]:
        return met("take the file"), lambda: met("write the file")

    def write_dreams(run: NightRun) -> Notes:
        return met(f"dreams of night {run.plan.night}")

    def repay(summary: str) -> tuple[int, int]:
        told.append(summary)
        return 9, 0

    def write_report(run: NightRun, beside: Beside) -> Notes:
        assert (beside.debt_before, beside.debt_after) == (9, 0)
        return met(f"report with {len(beside.notes)} notes")

    return Surroundings(
        look_back=lambda: met("look back"),
        gather=lambda: met("gather"),
        take_file=take_file,
        look=lambda: met("look"),
        repay=repay,
        write_dreams=write_dreams,
        write_report=write_report,
        publish=lambda: met("publish"),
    )


def test_a_night_meets_its_surroundings_in_order_and_tells_their_notes() -> None:
    told: list[str] = []

    morning = sleep_through(InRamStore(), a_sleeper(told.append), Sleep.NAP, around(told))

    stages = [stage.name for stage in morning.plan.stages if not stage.skipped]
    first, second, *rest = told
    assert [first, second, *rest[:1]] == ["look back", "gather", "take the file"]
    assert rest[1:-6] == stages
    assert rest[-6:-4] == ["write the file", "look"]
    assert rest[-4] == "night 1 completed"
    assert rest[-3:] == ["dreams of night 1", "report with 6 notes", "publish"]
    assert morning.notes == (
        "note of look back",
        "note of gather",
        "note of take the file",
        "note of write the file",
        "note of look",
        "note of dreams of night 1",
        "note of report with 6 notes",
        "note of publish",
    )


def test_a_morning_tells_how_the_night_ran() -> None:
    morning = sleep_through(InRamStore(), a_sleeper())

    assert (morning.outcome, morning.notes) == (Outcome.COMPLETED, ())
    assert morning.entries == morning.run.entries
    assert morning.plan is morning.run.plan


def test_a_night_that_is_refused_repays_and_writes_nothing() -> None:
    told: list[str] = []
    store = InRamStore()

    with store.night_lock(), pytest.raises(Asleep):
        sleep_through(store, a_sleeper(), Sleep.NAP, around(told))

    assert told == ["look back", "gather", "take the file"]
