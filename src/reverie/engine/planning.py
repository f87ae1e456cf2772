"""Planning: what the coming night will do, decided once and pinned before it begins."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING

from reverie.domain.journal.plan import Day, NightPlan, PlannedStage, Sleep, day_of
from reverie.engine.days import last_day
from reverie.stages import THE_NIGHT, Line

if TYPE_CHECKING:
    from reverie.ports import Mind
    from reverie.settings import Settings


def plan_night(
    mind: Mind, settings: Settings, now: datetime, *, sleep: Sleep, line: Line = THE_NIGHT
) -> NightPlan:
    """Decide what the coming night will do, with a reason for each stage it skips."""
    night, last = mind.journal.next_night(), last_day(mind)
    plan = NightPlan(
        agent=mind.agent,
        night=night,
        day=day_of(last, now, settings) if last else Day(night, now),
        sleep=sleep,
        began=now,
        horizon=mind.episodes.last(),
        sessions=tuple(mind.sessions.waiting()),
        coming_session=mind.sessions.last() + 1,
        next_memory=mind.memories.next_number(),
        dice=f"{mind.agent}/{night}",
        stages=(),
        settings=settings,
    )
    stages = tuple(PlannedStage(stage.name, stage.skip(mind, plan)) for stage in line.stages())
    return replace(plan, stages=stages)
