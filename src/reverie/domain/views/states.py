"""States: what an observer of nights has seen, read from the headings of a journal alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from reverie.domain.journal.entry import Heading, NightBegan, NightEnded, NightStep
from reverie.domain.journal.plan import Depth
from reverie.domain.rules.wakefulness import SleepState, state_in


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
