"""The observer: sees which state an agent is in, tells each change of it, and writes it down."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

from reverie.domain.rules.wakefulness import SleepState, state_in
from reverie.live.event import Event, Happened
from reverie.live.state_book import LiveState, StateBook
from reverie.stages import THE_NIGHT

_DEPTHS = {stage.name: stage.depth for stage in THE_NIGHT.stages()}
_CYCLE = [stage.name for stage in THE_NIGHT.cycle]
_OUT_OF_CYCLES = (SleepState.AWAKE, SleepState.WAKING)


class Observer:
    """How one agent stands, by the stages of its nights as they begin."""

    def __init__(
        self,
        state: LiveState,
        book: StateBook,
        tell: Callable[[Event], None],
        now: Callable[[], datetime],
    ) -> None:
        self.state = state
        self._book, self._tell, self._now = book, tell, now
        self._stage = ""
        self._has_begun = False

    def begin(self) -> None:
        """Tell once that a life begins, awake, and what the one before left."""
        if not self._has_begun:
            self._has_begun = True
            left = self._book.read()
            self._book.write(self.state)
            self.note(Happened.STARTED, _left_behind(left))

    def note(self, event: Happened, reason: str) -> None:
        """Tell of something that changes no state."""
        self._tell(Event(self._now(), event, self.state.state, self.state.state, reason))

    def enter(self, state: SleepState, reason: str) -> None:
        """See the agent in a state; the same one again is nothing to tell."""
        before = self.state.state
        if state is before:
            return
        begun = None if state in _OUT_OF_CYCLES else self.state.cycle_start
        self.state = replace(self.state, state=state, since=self._now(), cycle_start=begun)
        self._book.write(self.state)
        self._tell(Event(self._now(), Happened.STATE, state, before, reason))

    def watch(self, stage: str) -> None:
        """See a stage begin, and so whether a cycle begins or is over; no stage is the end."""
        before, self._stage = self._stage, stage
        if before == _CYCLE[-1] and self.state.cycle_start:
            done = self.state.cycles_completed + 1
            self.state = replace(self.state, cycles_completed=done, cycle_start=None)
            self._book.write(self.state)
            self.note(Happened.CYCLE_ENDED, f"{done} in this life")
        if stage in _DEPTHS:
            self.enter(state_in(_DEPTHS[stage]), stage)
        if stage in _CYCLE and self.state.cycle_start is None:
            self.state = replace(self.state, cycle_start=self._now())
            self._book.write(self.state)
            self.note(Happened.CYCLE_BEGAN, "")


def _left_behind(left: LiveState | None) -> str:
    """What the life before left, if it ended in its sleep."""
    if left is None or left.state is SleepState.AWAKE:
        return "awake"
    cycle = ", its cycle in_progress" if left.cycle_start else ""
    return f"awake; the life before was cut short in {left.state.word}{cycle}"
