"""Turns: which stages of a night are still to run, in which order, and how deep each sleeps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from reverie.domain.journal.entry import Heading, NightBegan, NightEnded, NightStep, standing_of
from reverie.domain.journal.plan import Depth, NightPlan, felt_depth, is_over_time
from reverie.engine.sleeper import Sleeper
from reverie.ports import Store
from reverie.stages import Stage


class Turn(NamedTuple):
    """A stage's turn; `opens` tells that no cycle is cut in two by waking before it."""

    cycle: int
    stage: Stage
    opens: bool
    began: float = 0.0
    """When its cycle began, by the pace."""


def turns(store: Store, plan: NightPlan, sleeper: Sleeper) -> Iterator[Turn]:
    """The stages still to run, in order; cycles go on until nothing waits or changes.

    When there is no more time no further cycle begins, and what closes a night still runs. A cycle
    over its time box is closed at once: what stands between its first and last stage is left out.
    """
    line, pace = sleeper.line, sleeper.pace
    skipped = {stage.name for stage in plan.stages if stage.skipped}
    done = {(step.cycle, step.stage) for step, _ in steps_of(store, plan)}

    def is_late(began: float) -> bool:
        return pace is not None and is_over_time(pace.since(began), plan.settings)

    def left(cycle: int, stages: tuple[Stage, ...]) -> Iterator[Turn]:
        tonight = [stage for stage in stages if stage.name not in skipped]
        began = pace.steady() if pace else 0.0
        for place, stage in enumerate(tonight):
            is_inner = bool(cycle) and 0 < place < len(tonight) - 1
            if is_inner and ((cycle, tonight[-1].name) in done or is_late(began)):
                continue
            if (cycle, stage.name) not in done:
                yield Turn(cycle, stage, cycle == 0 or place == 0, began)

    yield from left(0, line.opening)
    begun = max((cycle for cycle, _ in done), default=0)
    is_closing = any((0, stage.name) in done for stage in line.closing)
    for cycle in range(1, 1 if is_closing else plan.settings.sleep.max_cycles + 1):
        if not sleeper.has_time():
            break
        if pace and cycle > max(begun, 1):
            pace.pause()
        yield from left(cycle, line.cycle)
        if cycle < begun:
            continue
        if not sum(size for step, size in steps_of(store, plan) if step.cycle == cycle):
            break
        if not line.has_more(store, plan):
            break
    yield from left(0, line.closing)


def depth_of(sleeper: Sleeper, plan: NightPlan, turn: Turn) -> Depth:
    """How deep a stage sleeps now that its work is done and not committed yet."""
    opens, depth = turn.opens and bool(turn.cycle), turn.stage.depth
    if sleeper.pace is None:
        return depth
    elapsed = sleeper.pace.since(turn.began)
    return felt_depth(depth, opens=opens, elapsed_ms=elapsed, settings=plan.settings)


def steps_of(store: Store, plan: NightPlan) -> Iterator[tuple[NightStep, int]]:
    """The steps this night has committed so far, each with how many changes it holds."""
    for heading in own_headings(store, plan):
        if isinstance(heading.cause, NightStep):
            yield heading.cause, heading.size


def own_headings(store: Store, plan: NightPlan) -> Iterator[Heading]:
    """The headings this night has written so far and that stand."""
    began = store.journal.nights_began()
    headings = store.journal.headings(since=began[-1]) if began else []
    stands = standing_of(headings)
    for heading in headings:
        match heading.cause if heading.number in stands else None:
            case (
                NightBegan(NightPlan(night=plan.night))
                | NightStep(night=plan.night)
                | NightEnded(night=plan.night)
            ):
                yield heading
