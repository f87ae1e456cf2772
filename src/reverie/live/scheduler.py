"""The scheduler: when an agent that lives by itself falls asleep, and what it tells meanwhile."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from reverie.awake.inbox import TOLD, pending, untold
from reverie.domain.journal.plan import Sleep, Stimulus
from reverie.domain.rules.wakefulness import Signs, SleepState, should_sleep_live, state_in
from reverie.engine.sleeper import Pace
from reverie.errors import ReverieError
from reverie.live.activity import Activity
from reverie.live.event import Event, Happened
from reverie.live.pulse import Pulse, SystemPulse
from reverie.live.queue import Queue, count
from reverie.live.state_book import LiveState, StateBook
from reverie.stages import THE_NIGHT

if TYPE_CHECKING:
    from reverie.domain.values.summons import Summons
    from reverie.engine.nightfall import Morning
    from reverie.mind import OpenMind

POLL_S = 3.0
"""How many seconds pass between two looks."""
RETRY_S = 60.0
"""How long after a sleep that could not be none is tried."""
JUMP_S = 30.0
"""By how many seconds the clock may part from the time that passes before it was set, or slept."""
_DEPTHS = {stage.name: stage.depth for stage in THE_NIGHT.stages()}
_CYCLE = [stage.name for stage in THE_NIGHT.cycle]


class Scheduler:
    """Lets one agent live by itself: it looks, and when it is time, it sleeps.

    `tick` looks once; `run` goes on until `stop`. Both are for one thread; the others may read
    `state`, call `touch` and `stop`, and the mind's own `stimulate` and `wake`. `tell` is given
    each event of the log, `deliver` each summons once the agent is awake; after a crash right then
    it is given the same one again, which its id tells.
    """

    def __init__(
        self,
        mind: OpenMind,
        *,
        pulse: Pulse | None = None,
        tell: Callable[[Event], None] | None = None,
        deliver: Callable[[Summons], None] | None = None,
        full: bool = False,
        beat: Callable[[], None] | None = None,
    ) -> None:
        self.mind = mind
        self._pulse = pulse or SystemPulse()
        self._tell = tell or _unheard
        self._hand_over = deliver or _unheard
        self._inbox_seen: object = None
        self._full = full
        self._beat = beat or _nothing
        self._is_stopped = False
        self._not_before = 0.0
        self._stage = ""
        self._queue = Queue()
        self._book = StateBook(mind.place, mind.store.agent)
        self._activity = Activity(mind)
        self._seen = self._now, self._pulse.steady()
        self._state = self._awoken()
        self._has_begun = False

    @property
    def state(self) -> LiveState:
        """How the agent stands."""
        return self._state

    @property
    def is_stopped(self) -> bool:
        """Whether it was told to stop."""
        return self._is_stopped

    def take(self, mind: OpenMind) -> None:
        """Live on with the same mind opened anew, by its settings of now."""
        self.mind = mind
        self._activity = Activity(mind)
        self._activity.has_moved()

    def touch(self) -> None:
        """Note that something happens: idleness begins anew."""
        self._active_at = self._pulse.steady()
        self._state = replace(self._state, last_activity=self._now)

    def stop(self) -> None:
        """Sleep no more: one that runs ends at its last checkpoint."""
        self._is_stopped = True
        self.nudge()

    def nudge(self) -> None:
        """Look at once, not only when the time between two looks has passed."""
        self._pulse.nudge()

    def run(self, until: Callable[[], bool] | None = None) -> None:
        """Live until `stop`, or until something is so."""
        while not self._is_stopped and not (until and until()):
            self.tick()
            self.rest()

    def rest(self) -> None:
        """Let the time between two looks pass."""
        if not self._is_stopped:
            self._pulse.wait(POLL_S)

    def begin(self) -> None:
        """Tell that the life begins, awake, and what the one before left; the first look does."""
        if not self._has_begun:
            self._has_begun = True
            left = self._book.read()
            self._book.write(self._state)
            self.note(Happened.STARTED, _left_behind(left))

    def tick(self) -> Morning | None:
        """Look once, and sleep if it is time; gives the night that was slept."""
        self.begin()
        self._beat()
        self._check_clock()
        self._deliver()
        self._look()
        why = self._reason()
        return self._sleep(why) if why else None

    def heard(self) -> Stimulus | None:
        """What calls the sleeper: it was told to stop."""
        self._beat()
        return Stimulus.URGENT if self._is_stopped else None

    def note(self, event: Happened, reason: str) -> None:
        """Tell of something that changes no state."""
        self._tell(Event(self._now, event, self._state.state, self._state.state, reason))

    @property
    def _now(self) -> datetime:
        return self.mind.clock.now()

    def _awoken(self) -> LiveState:
        """Be awake, since the last sleep, and idle since something last changed."""
        now, last = self._now, self._activity.last()
        self._queue = count(self.mind)
        self._activity.has_moved()
        idle = max(0.0, now.timestamp() - last) if last else 0.0
        awake = max(0.0, (now - self._awake_since(now)).total_seconds())
        self._active_at = self._pulse.steady() - idle
        self._awake_at = self._pulse.steady() - awake
        return LiveState(
            SleepState.AWAKE,
            now,
            now - timedelta(seconds=awake),
            now - timedelta(seconds=idle),
            self._queue.waiting,
            pid=os.getpid(),
        )

    def _awake_since(self, now: datetime) -> datetime:
        """When the last sleep began; before the first, when the first thing was recorded."""
        if self._queue.day:
            began = self.mind.store.journal.nights_began()[-1]
            return next(iter(self.mind.store.journal.headings(since=began))).at
        first = self.mind.store.episodes.get(1)
        return first.at if first else now

    def _check_clock(self) -> None:
        """Notice that the clock was set or the machine suspended: whoever did that is there."""
        (wall, steady), self._seen = self._seen, (self._now, self._pulse.steady())
        jump = (self._seen[0] - wall).total_seconds() - (self._seen[1] - steady)
        if abs(jump) > JUMP_S:
            self.touch()
            where = "ahead" if jump > 0 else "back"
            self.note(Happened.CLOCK, f"set {where} or suspended, by {abs(jump):.0f} s")

    def _deliver(self) -> None:
        """Hand over what called the agent, now that it is awake; the inbox is read if it moved."""
        inbox = self.mind.inbox
        if inbox.version() == self._inbox_seen:
            return
        self.mind.deliver()
        for summons in untold(inbox):
            self.note(Happened.STIMULUS, summons.text)
            self._hand_over(summons)
            inbox.mark(TOLD, [summons.id])
        self._inbox_seen = None if pending(inbox) else inbox.version()

    def _look(self) -> None:
        """Count again what waits if something happened."""
        if self._activity.has_moved():
            self.touch()
            self._count()

    def _count(self) -> None:
        nights = self._queue.nights
        self._queue = count(self.mind)
        self._state = replace(self._state, waiting=self._queue.waiting)
        if self._queue.nights > nights:
            self._wake_up()

    def _wake_up(self) -> None:
        """Be awake from now on."""
        self._awake_at = self._pulse.steady()
        self._state = replace(self._state, awake_since=self._now)

    def _reason(self) -> str:
        """Why to sleep now; nothing if there is no reason."""
        steady, queue, settings = self._pulse.steady(), self._queue, self.mind.settings
        if self._is_stopped or steady < self._not_before or queue.rests:
            return ""
        if queue.left_open:
            return f"night {queue.left_open} was cut short and goes on"
        idle, awake = steady - self._active_at, steady - self._awake_at
        signs = Signs(idle * 1_000, awake * 1_000, queue.waiting, queue.must_sleep)
        if not queue.is_worth_a_sleep(self._now, settings):
            return ""
        if not should_sleep_live(signs, settings.sleep):
            return ""
        owes = ", the debt is full" if queue.must_sleep else ""
        waits = f"{queue.waiting} memories and {queue.sessions} sessions wait"
        return f"idle for {idle / 60:.0f} min, awake for {awake / 60:.0f} min, {waits}{owes}"

    def _sleep(self, why: str) -> Morning | None:
        """Sleep as `reverie night` does, and wake up whatever comes of it."""
        opens = self._queue.opens_a_day(self._now, self.mind.settings)
        self._stage = ""
        self._enter(SleepState.ENTERING_SLEEP, why)
        morning: Morning | None = None
        try:
            morning = self.mind.night(
                Sleep.NIGHT if self._full and opens else Sleep.NAP,
                alarm=self,
                watch=self._watch,
                pace=Pace(self._pulse.steady, self._pause),
            )
            how = f"night {morning.plan.night} {morning.outcome}"
        except (ReverieError, OSError) as error:
            self._not_before = self._pulse.steady() + RETRY_S
            how = f"it could not sleep: {error}"
            self.note(Happened.FAILED, how)
        self._watch("")
        self._enter(SleepState.WAKING, how)
        self._deliver()
        if morning:
            done = self._state.memories_processed + morning.learned.replayed
            self._state = replace(self._state, memories_processed=done)
            for note in (how, *morning.notes):
                self.note(Happened.SLEPT, note)
        self._wake_up()
        self._count()
        self._activity.has_moved()  # what the night wrote is nothing that happened
        self._enter(SleepState.AWAKE, "")
        return morning

    def _pause(self) -> None:
        """Let the pause between two cycles pass."""
        self._pulse.wait(self.mind.settings.sleep.cycle_pause_ms / 1_000)

    def _watch(self, stage: str) -> None:
        """See which stage begins, and so which state, and whether a cycle begins or is over."""
        before, self._stage = self._stage, stage
        if before == _CYCLE[-1] and self._state.cycle_start:
            done = self._state.cycles_completed + 1
            self._state = replace(self._state, cycles_completed=done, cycle_start=None)
            self._book.write(self._state)
            self.note(Happened.CYCLE_ENDED, f"{done} in this life")
        if stage in _DEPTHS:
            self._enter(state_in(_DEPTHS[stage]), stage)
        if stage in _CYCLE and self._state.cycle_start is None:
            self._state = replace(self._state, cycle_start=self._now)
            self._book.write(self._state)
            self.note(Happened.CYCLE_BEGAN, "")

    def _enter(self, state: SleepState, reason: str) -> None:
        before = self._state.state
        if state is before:
            return
        begun = (
            self._state.cycle_start if state not in (SleepState.WAKING, SleepState.AWAKE) else None
        )
        self._state = replace(self._state, state=state, since=self._now, cycle_start=begun)
        self._book.write(self._state)
        self._tell(Event(self._now, Happened.STATE, state, before, reason))


def _left_behind(left: LiveState | None) -> str:
    """What the life before left, if it ended in its sleep."""
    if left is None or left.state is SleepState.AWAKE:
        return "awake"
    cycle = ", its cycle in_progress" if left.cycle_start else ""
    return f"awake; the life before was cut short in {left.state.word}{cycle}"


def _unheard(_: object) -> None:
    pass


def _nothing() -> None:
    pass
