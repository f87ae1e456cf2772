"""A night that was cut short, or rests, goes on where it stopped, by the plan it pinned."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import msgspec
import pytest

from reverie.domain.journal.entry import NightBegan, NightStep, nights
from reverie.domain.journal.kinds import Change, MemoryChange
from reverie.domain.journal.plan import Depth, Outcome, Sleep
from reverie.domain.values.memory import Layer
from reverie.domain.values.thought import Answer
from reverie.engine.sleeping import run_night, unfinished_plan
from reverie.engine.thinking import take_answers
from reverie.engine.undoing import undo
from reverie.engine.waking import remember
from reverie.ports import Mind, Store
from reverie.settings import Settings
from reverie.stages import CLOSING, CYCLE, OPENING, Line, Stage, something_waits
from reverie.stages.context import StageContext
from reverie.stores.ram.store import InRamStore
from reverie.testing import ScriptedThinker, TickClock, a_memory
from reverie.thinkers.rules import RulesThinker
from tests.days import SETTINGS, a_sleeper, contents, lived, rehearse, slept, texts, the_one

RULE = "Never push to main."
CYCLES = Line(OPENING, (Stage("rehearse", Depth.DEEP, rehearse),), CLOSING)
IDEA = msgspec.json.encode([{"text": "Told late.", "kind": "fact", "episodes": [1]}]).decode()


class Killed(BaseException):
    """The process is gone."""


def dying_before(stage: str) -> Callable[[str], None]:
    def watch(name: str) -> None:
        if name == stage:
            raise Killed

    return watch


def killed_before(stage: str, store: Store, **given: object) -> None:
    with pytest.raises(Killed):
        slept(store, watch=dying_before(stage), **given)


def a_day() -> InRamStore:
    store = InRamStore()
    lived(store, RULE)
    return store


def stages(store: Store) -> list[str]:
    causes = [heading.cause for heading in store.journal.headings()]
    return [cause.stage for cause in causes if isinstance(cause, NightStep)]


@pytest.mark.parametrize("stage", ["encode", "rehearse", "compress"])
def test_a_killed_night_goes_on_and_ends_as_if_undisturbed(stage: str) -> None:
    calm, store = a_day(), a_day()
    slept(calm, line=CYCLES)
    killed_before(stage, store, line=CYCLES)
    assert unfinished_plan(store) is not None

    run = slept(store, line=CYCLES)

    assert (run.plan.night, run.outcome) == (1, Outcome.COMPLETED)
    assert contents(store) == contents(calm)
    assert store.journal.headings() == calm.journal.headings()
    assert unfinished_plan(store) is None


def test_what_happens_between_kill_and_resume_belongs_to_the_next_night() -> None:
    store = a_day()
    killed_before("encode", store)
    lived(store, "We chose SQLite.", session="s2")
    remember(store, TickClock(), SETTINGS, "I prefer short answers.")

    run = run_night(store, a_sleeper(), Sleep.NAP)

    assert run.plan.sleep is Sleep.NIGHT
    assert texts(store) == ["I prefer short answers.", RULE]
    assert [reach.session for reach in store.sessions.waiting()] == ["s2"]


def test_settings_changed_meanwhile_do_not_change_the_running_night() -> None:
    store = a_day()
    lived(store, "We chose SQLite.", session="s2")
    killed_before("encode", store, line=CYCLES, settings=Settings.of(max_cycles=1))

    changed = Settings.of(max_cycles=9, hot_until_age=3)
    run = slept(store, line=CYCLES, settings=changed)

    assert stages(store) == ["encode", "rehearse", "compress", "notice"]
    assert [memory.layer for memory in store.memories.all()] == [Layer.WARM, Layer.HOT]
    assert run.plan.settings == Settings.of(max_cycles=1)
    assert slept(store, settings=changed).plan.settings == changed


def test_the_rules_too_go_by_the_settings_the_night_pinned() -> None:
    store = a_day()
    killed_before("encode", store)

    strict = Settings.of(importance=100, arousal=100)
    slept(store, settings=strict, thinker=RulesThinker())

    assert texts(store) == [RULE]


def test_a_late_thinker_lets_the_night_rest_and_resume_with_its_answers() -> None:
    store, thinker = a_day(), ScriptedThinker(otherwise=None)

    resting = slept(store, thinker=thinker)

    assert resting.outcome is Outcome.WAITING
    assert [type(heading.cause) for heading in resting.entries] == [NightBegan, NightStep]
    assert nights(store.journal.headings())[-1].outcome is Outcome.UNFINISHED
    (owed,) = store.thoughts.pending()

    take_answers(store, {owed.id: Answer(IDEA, 7)})
    run = slept(store, thinker=thinker)

    assert (run.plan, run.outcome) == (resting.plan, Outcome.COMPLETED)
    assert texts(store) == [RULE, "Told late."]
    assert len(thinker.asked) == 1


def test_a_night_still_waiting_rests_again_without_asking_twice() -> None:
    store, thinker = a_day(), ScriptedThinker(otherwise=None)
    slept(store, thinker=thinker)
    before = store.journal.headings()

    assert slept(store, thinker=thinker).outcome is Outcome.WAITING

    assert len(thinker.asked) == 1
    assert store.journal.headings() == before


def test_a_late_thinker_gets_the_questions_of_all_sessions_at_once() -> None:
    store = a_day()
    lived(store, "We chose SQLite.", session="s2")

    slept(store, thinker=ScriptedThinker(otherwise=None))

    assert len(store.thoughts.pending()) == 2


def test_a_resting_night_can_go_on_with_another_thinker() -> None:
    store = a_day()
    slept(store, thinker=ScriptedThinker(otherwise=None))

    run = slept(store)

    assert (run.plan.night, run.outcome) == (1, Outcome.COMPLETED)
    assert the_one(store).text == RULE


def test_after_the_undo_of_an_unfinished_night_a_new_one_begins() -> None:
    store = a_day()
    killed_before("compress", store)

    undo(store, TickClock(), SETTINGS, 1)
    assert texts(store) == []
    run = slept(store)

    assert run.plan.night == 2
    assert texts(store) == [RULE]
    assert [night.outcome for night in nights(store.journal.headings())] == [
        Outcome.UNDONE,
        Outcome.COMPLETED,
    ]


def test_a_night_killed_after_its_closing_begins_no_further_cycle() -> None:
    calm, store = a_day(), a_day()
    line = Line(OPENING, CYCLE, (Stage("wake", Depth.DREAMING, bear), *CLOSING), something_waits)
    slept(calm, line=line)
    killed_before("compress", store, line=line)
    slept(store, line=line)
    assert stages(store) == stages(calm)
    assert contents(store) == contents(calm)


def bear(mind: Mind, night: StageContext) -> list[Change]:
    """A closing stage that bears a memory which asks to be replayed."""
    memory = replace(a_memory(night.next_memory, "born last"), tagged=True)
    return [MemoryChange(target=memory.number, before=None, after=memory, reason="born late")]
