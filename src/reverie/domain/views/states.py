"""States: what an observer of nights has seen, read from the headings of a journal alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime

from reverie.domain.journal.entry import Heading, NightBegan, NightEnded, NightStep, Took
from reverie.domain.journal.plan import Depth, NightPlan
from reverie.domain.rules.wakefulness import SleepState, state_in
from reverie.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Seen:
    """A state as it begins, and the cycle it belongs to; 0 before the first and after the last."""

    at: datetime
    state: SleepState
    cycle: int = 0


def seen_in(
    plan: NightPlan, steps: Iterable[Heading], depths: Mapping[str, Depth], *, is_over: bool
) -> Iterator[Seen]:
    """The states of one night with their moments: each where it changes, and as a cycle begins."""
    last = Seen(plan.began, SleepState.ENTERING_SLEEP)
    yield last
    moment = plan.began
    for heading in steps:
        if isinstance(step := heading.cause, NightStep) and step.stage in depths:
            now = Seen(moment, state_in(depths[step.stage]), step.cycle)
            if (now.state, now.cycle) != (last.state, last.cycle):
                yield now
            last, moment = now, moment + (heading.took or Took()).wall
    if is_over:
        yield Seen(moment, SleepState.WAKING)
        yield Seen(moment, SleepState.AWAKE)


def states_in(headings: Iterable[Heading], depths: Mapping[str, Depth]) -> list[SleepState]:
    """The states of the naps and nights of a journal, in order, each only as it begins.

    A night that was cut short has no waking; whoever went on with it was asleep at once.
    """
    seen = [SleepState.AWAKE]
    for state in _each(headings, depths):
        if state is not seen[-1]:
            seen.append(state)
    return seen


def _each(headings: Iterable[Heading], depths: Mapping[str, Depth]) -> Iterator[SleepState]:
    for heading in headings:
        match heading.cause:
            case NightBegan(plan) if plan.sleep.counts:
                yield SleepState.ENTERING_SLEEP
            case NightStep(is_doze=False, stage=stage) if stage in depths:
                yield state_in(depths[stage])
            case NightEnded(is_doze=False):
                yield SleepState.WAKING
                yield SleepState.AWAKE
