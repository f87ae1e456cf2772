"""Planning: what the coming night will do, decided once and pinned before it begins."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date, datetime
from typing import TYPE_CHECKING

from reverie.domain.journal.plan import (
    Day,
    NightPlan,
    PlannedStage,
    Sleep,
    day_before_the_first,
    day_of,
)
from reverie.domain.values.aside import Sort
from reverie.domain.values.puzzle import Incubation
from reverie.domain.values.session import RULES
from reverie.engine.days import last_day
from reverie.errors import ends_all
from reverie.stages import THE_NIGHT, Line, Stage
from reverie.version import build

if TYPE_CHECKING:
    from reverie.ports import Mind
    from reverie.settings import Settings


IN_A_DOZE = "a doze only takes in; the next nap or night does it"

FAILS = "it fails whatever is left out ({}); the next version of Reverie tries it again"

IN_A_MARATHON = "a marathon puzzle owns the night; the next one does it"


def plan_night(
    mind: Mind,
    settings: Settings,
    now: datetime,
    *,
    sleep: Sleep,
    line: Line = THE_NIGHT,
    thinker: str = RULES,
    anchor: date | None = None,
    incubation: Incubation | None = None,
    version: Callable[[], str] = build,
) -> NightPlan:
    """Decide what the coming night will do, with a reason for each stage it skips."""
    night = mind.journal.next_night()
    plan = NightPlan(
        agent=mind.agent,
        night=night,
        day=_day(mind, settings, now, sleep),
        sleep=sleep,
        began=now,
        horizon=mind.episodes.last(),
        sessions=tuple(mind.sessions.waiting()),
        coming_session=mind.sessions.last() + 1,
        next_memory=mind.memories.next_number(),
        dice=f"{mind.agent}/{night}",
        stages=(),
        settings=settings,
        thinker=thinker,
        anchor=anchor,
        dozed=tuple(mind.sessions.dozed()) if sleep.counts else (),
        incubation=(incubation if sleep is Sleep.NIGHT else None) or Incubation(),
    )
    asides = [one for one in mind.asides() if one.version == version()]
    plan = replace(plan, aside=tuple(one.name for one in asides))
    aside = {one.key: FAILS.format(one.why) for one in asides if one.sort is Sort.STAGE}
    stages = (
        PlannedStage(stage.name, aside.get(stage.name) or _skipped(stage, mind, plan))
        for stage in line.stages()
    )
    return replace(plan, stages=tuple(stages))


def _day(mind: Mind, settings: Settings, now: datetime, sleep: Sleep) -> Day:
    """The day a sleep belongs to; a doze opens none, so it has the last one's."""
    night, last = mind.journal.next_night(), last_day(mind)
    if sleep.counts:
        return day_of(last, now, settings) if last else Day(night, now)
    return last or day_before_the_first(night - 1)


def _skipped(stage: Stage, mind: Mind, plan: NightPlan) -> str | None:
    """Why a stage does not run, if it does not."""
    if not plan.sleep.counts and not stage.in_a_doze:
        return IN_A_DOZE
    if plan.incubation.is_marathon and stage.name != "incubate":
        return IN_A_MARATHON
    try:
        return stage.skip(mind, plan)
    except Exception as error:
        if ends_all(error):
            raise
        return None  # the stage itself finds what it is, and sets it aside
