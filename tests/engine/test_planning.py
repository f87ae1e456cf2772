"""A night pins all it may depend on, and each stage says itself when it is skipped."""

from __future__ import annotations

import subprocess
import sys

import pytest

from reverie.domain.journal.kinds import Change
from reverie.domain.journal.plan import Depth, NightPlan, PlannedStage, Sleep
from reverie.domain.values.session import Reach
from reverie.engine.planning import plan_night
from reverie.engine.waking import record
from reverie.ports import Mind
from reverie.settings import Settings
from reverie.stages import CLOSING, OPENING, THE_NIGHT, Line, Stage
from reverie.stages.context import StageContext
from reverie.stores.ram.store import InRamStore
from reverie.testing import DAWN, TickClock, a_memory, a_mind, a_night
from tests.days import lived, slept

NIGHT = Line(OPENING, (), CLOSING)


def nothing(mind: Mind, night: StageContext) -> list[Change]:
    """A stage that finds nothing to do."""
    return []


def test_a_plan_pins_all_a_night_may_depend_on() -> None:
    store = InRamStore("ada")
    a_mind(store, memories=[a_memory(6)])
    lived(store, "one", "two", session="s1")
    lived(store, "three", session="s2")
    settings = Settings.of(max_cycles=2)

    plan = plan_night(store, settings, DAWN, sleep=Sleep.NAP, line=NIGHT)

    assert (plan.agent, plan.night, plan.sleep, plan.began) == ("ada", 1, Sleep.NAP, DAWN)
    assert plan.sessions == (Reach("s1", 1, 0, 2, tagged=()), Reach("s2", 2, 0, 3, tagged=()))
    assert (plan.horizon, plan.coming_session, plan.next_memory) == (3, 3, 7)
    assert plan.settings is settings
    names = ["incubate", "encode", "believe", "review", "compress", "notice", "reconcile"]
    assert [stage.name for stage in plan.stages] == names
    assert plan.thinker == "rules"


def test_a_plan_stays_as_it_is_when_life_goes_on() -> None:
    store = InRamStore()
    lived(store, "one")
    plan = plan_night(store, Settings(), DAWN, sleep=Sleep.NIGHT, line=NIGHT)

    lived(store, "two")

    assert (plan.horizon, plan.sessions) == (1, (Reach("s1", 1, 0, 1, tagged=()),))


def test_a_session_that_has_not_ended_does_not_wait_but_lies_within_the_horizon() -> None:
    store = InRamStore()
    lived(store, "one")
    record(store, TickClock(), Settings(), "still talking", session="open")

    plan = plan_night(store, Settings(), DAWN, sleep=Sleep.NIGHT, line=NIGHT)

    assert [reach.session for reach in plan.sessions] == ["s1"]
    assert plan.horizon == 2


def test_each_skipped_stage_has_its_reason_and_the_others_have_none() -> None:
    plan = plan_night(InRamStore(), Settings(), DAWN, sleep=Sleep.NIGHT, line=NIGHT)

    assert plan.stages == (
        PlannedStage("incubate", "no puzzle waits"),
        PlannedStage("encode", "no session waits to be taken in"),
        PlannedStage("believe", "no session has ended since evidence was weighed"),
        PlannedStage("review", "only the rules think tonight"),
        PlannedStage("compress", "nothing is known yet that could be compressed"),
        PlannedStage("notice", "it takes two sessions to see what comes back"),
        PlannedStage("reconcile", "there is no day of installation to count from"),
    )
    lived(store := InRamStore(), "one")
    lived(store, "two in `two.py`", session="s2")
    plan = plan_night(store, Settings(), DAWN, sleep=Sleep.NIGHT, line=NIGHT, thinker="delegate")
    skipped = [stage.skipped for stage in plan.stages]
    assert skipped[:-1] == ["no puzzle waits", *[None] * 5]
    assert plan.thinker == "delegate"


def test_a_stage_says_itself_why_it_is_skipped_from_the_mind_and_the_plan_so_far() -> None:
    def naps_are_too_short(mind: Mind, plan: NightPlan) -> str | None:
        return "not in a nap" if plan.sleep is Sleep.NAP else None

    def nothing_is_known(mind: Mind, plan: NightPlan) -> str | None:
        return None if plan.next_memory > 1 else f"{mind.agent} knows nothing yet"

    picky = Stage("ponder", Depth.DEEP, nothing, skip=naps_are_too_short)
    needy = Stage("wonder", Depth.DEEP, nothing, skip=nothing_is_known)
    line = Line((), (picky,), (needy,))
    new, known = InRamStore("ada"), a_mind(memories=[a_memory(1)])

    nap = plan_night(new, Settings(), DAWN, sleep=Sleep.NAP, line=line)
    night = plan_night(known, Settings(), DAWN, sleep=Sleep.NIGHT, line=line)

    assert [stage.skipped for stage in nap.stages] == ["not in a nap", "ada knows nothing yet"]
    assert [stage.skipped for stage in night.stages] == [None, None]


def test_a_stage_skipped_by_its_own_rule_does_not_run() -> None:
    ran: list[str] = []

    def note(mind: Mind, night: StageContext) -> list[Change]:
        ran.append(night.stage)
        return []

    skipped = Stage("ponder", Depth.DEEP, note, skip=lambda mind, plan: "not tonight")
    slept(InRamStore(), line=Line((skipped,), (), (Stage("wonder", Depth.DEEP, note),)))

    assert ran == ["wonder"]


def test_planning_loads_no_stage() -> None:
    code = (
        "import sys, reverie.engine.planning;"
        "print(sorted(m for m in sys.modules if m.startswith('reverie.stages.')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("stage", THE_NIGHT.stages(), ids=lambda stage: stage.name)
def test_each_stage_of_a_night_is_found_by_its_name(stage: Stage) -> None:
    assert isinstance(stage.work(InRamStore(), a_night()), list)


def test_the_dice_differ_from_agent_to_agent_and_from_night_to_night() -> None:
    ada, bob = InRamStore("ada"), InRamStore("bob")
    first, other = (
        plan_night(store, Settings(), DAWN, sleep=Sleep.NIGHT, line=NIGHT) for store in (ada, bob)
    )
    slept(ada)
    second = plan_night(ada, Settings(), DAWN, sleep=Sleep.NIGHT, line=NIGHT)

    assert len({first.dice, other.dice, second.dice}) == 3
