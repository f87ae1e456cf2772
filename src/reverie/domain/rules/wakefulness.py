"""Wakefulness: the six states an observer sees (a finite-state machine), and when they change."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import TYPE_CHECKING

from reverie.domain.journal.plan import Depth, Stimulus, should_wake
from reverie.frozen import dataclass

if TYPE_CHECKING:
    from reverie.settings.sleep import SleepSettings

TOO_MANY = 10
"""How many times what is usual must wait so that no idleness is needed."""


class SleepState(IntEnum):
    """How awake an agent is, by the ordinals that gauges show."""

    AWAKE = 0
    ENTERING_SLEEP = 1
    LIGHT_SLEEP = 2
    DEEP_SLEEP = 3
    DREAMING = 4
    WAKING = 5

    @property
    def word(self) -> str:
        """Its name in logs and files."""
        return self.name.lower()

    @property
    def is_protected(self) -> bool:
        """Whether only an urgent call ends it at once."""
        return self in (SleepState.DEEP_SLEEP, SleepState.DREAMING)


_ASLEEP = frozenset({SleepState.LIGHT_SLEEP, SleepState.DEEP_SLEEP, SleepState.DREAMING})
LEGAL: dict[SleepState, frozenset[SleepState]] = {
    SleepState.AWAKE: frozenset({SleepState.ENTERING_SLEEP}),
    SleepState.ENTERING_SLEEP: _ASLEEP | {SleepState.WAKING},
    SleepState.LIGHT_SLEEP: _ASLEEP - {SleepState.LIGHT_SLEEP} | {SleepState.WAKING},
    SleepState.DEEP_SLEEP: _ASLEEP - {SleepState.DEEP_SLEEP} | {SleepState.WAKING},
    SleepState.DREAMING: frozenset({SleepState.DEEP_SLEEP, SleepState.WAKING}),
    SleepState.WAKING: frozenset({SleepState.AWAKE}),
}
"""Which states may follow each; from dreaming no way leads back to light sleep."""
_STATES = {
    Depth.LIGHT: SleepState.LIGHT_SLEEP,
    Depth.DEEP: SleepState.DEEP_SLEEP,
    Depth.DREAMING: SleepState.DREAMING,
}


@dataclass(frozen=True, slots=True)
class Signs:
    """What speaks for falling asleep at a moment."""

    idle_ms: float
    """How long nothing has happened."""
    awake_ms: float
    waiting: int
    """How many memories wait to be replayed."""
    must_sleep: bool = False
    """Whether the debt says so."""


def state_in(depth: Depth) -> SleepState:
    """What an observer sees while a stage of this depth runs."""
    return _STATES[depth]


def may_follow(before: SleepState, after: SleepState) -> bool:
    """Whether one state may come right after another."""
    return after in LEGAL[before]


def first_illegal(states: Iterable[SleepState]) -> tuple[SleepState, SleepState] | None:
    """The first two states in a row that may not follow each other; none if all may."""
    before: SleepState | None = None
    for state in states:
        if before is not None and not may_follow(before, state):
            return before, state
        before = state
    return None


def should_sleep(signs: Signs, settings: SleepSettings) -> bool:
    """Whether an agent falls asleep: idle, and long awake or with much that waits."""
    return signs.idle_ms > settings.idle_threshold_ms and _is_tired(signs, settings)


def should_sleep_live(signs: Signs, settings: SleepSettings) -> bool:
    """The same for one that lives by itself: a full debt, or far too much waiting, is as idle."""
    is_crowded = signs.waiting > TOO_MANY * settings.min_consolidation_queue
    is_pressed = (signs.must_sleep or is_crowded) and _is_tired(signs, settings)
    return is_pressed or should_sleep(signs, settings)


def wakes(state: SleepState, called: Stimulus | None, *, cycle_over: bool = False) -> bool:
    """Whether a sleeper in a state wakes: who is awake does not, who is waking does."""
    if state in (SleepState.AWAKE, SleepState.WAKING):
        return state is SleepState.WAKING
    if state is SleepState.ENTERING_SLEEP:
        return called is not None
    depth = next(depth for depth, seen in _STATES.items() if seen is state)
    return should_wake(depth, called, cycle_over=cycle_over)


def _is_tired(signs: Signs, settings: SleepSettings) -> bool:
    is_long_awake = signs.awake_ms > settings.min_awake_duration_ms
    return is_long_awake or signs.waiting > settings.min_consolidation_queue
