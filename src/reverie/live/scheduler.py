"""The scheduler: when an agent that lives by itself falls asleep, and what it tells meanwhile."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from reverie.awake.inbox import TOLD, untold, waits
from reverie.domain.journal.plan import Outcome, Sleep, Stimulus
from reverie.domain.rules.wakefulness import Signs, SleepState, should_sleep_live
from reverie.engine.sleeper import Pace
from reverie.errors import Closed, ReverieError
from reverie.live.activity import Activity
from reverie.live.event import Event, Happened
from reverie.live.observer import Observer
from reverie.live.pulse import Pulse, SystemPulse
from reverie.live.queue import Queue, count
from reverie.live.state_book import LiveState, StateBook
from reverie.unforeseen import unforeseen

if TYPE_CHECKING:
    from reverie.domain.values.summons import Summons
    from reverie.engine.nightfall import Morning
    from reverie.mind import OpenMind

POLL_S = 3.0
"""How many seconds pass between two looks."""
RETRY_S = 60.0
"""How long after something that could not be nothing is tried."""
JUMP_S = 30.0
"""By how many seconds the clock may part from the time that passes before it was set, or slept."""


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
        self._hand_over = deliver or _unheard
        self._inbox_seen: object = None
        self._full = full
        self._beat = beat or _nothing
        self._is_stopped = False
        self._not_before = 0.0
        self._queue = Queue()
        book = StateBook(mind.place, mind.store.agent)
        self._activity = Activity(mind)
        self._seen = self._now, self._pulse.steady()
        self.observer = Observer(self._awoken(), book, tell or _unheard, lambda: self._now)

    @property
    def state(self) -> LiveState:
        """How the agent stands."""
        return self.observer.state

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
        self._update(last_activity=self._now)

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

    def tick(self) -> Morning | None:
        """Look once, and sleep if it is time; gives the night that was slept."""
        self.observer.begin()
        self._beat()
        self._check_clock()
        if self._pulse.steady() < self._not_before:
            return None
        try:
            self._deliver()
            self._look()
            why = self._reason()
            return self._sleep(why) if why else None
        except Closed:
            raise
        except Exception as error:
            self._fail(f"it could not look: {self.told(error)}")
            return None

    def heard(self) -> Stimulus | None:
        """What calls the sleeper: it was told to stop."""
        self._beat()
        return Stimulus.URGENT if self._is_stopped else None

    def _update(self, **known: datetime | int) -> None:
        """Note what else is known of how the agent stands."""
        state = self.observer.state
        self.observer.state = replace(state, **known)  # type: ignore[arg-type]

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
        if self._queue.slept_at:
            return self._queue.slept_at
        first = self.mind.store.episodes.get(1)
        return first.at if first else now

    def _check_clock(self) -> None:
        """Notice that the clock was set or the machine suspended: whoever did that is there."""
        (wall, steady), self._seen = self._seen, (self._now, self._pulse.steady())
        jump = (self._seen[0] - wall).total_seconds() - (self._seen[1] - steady)
        if abs(jump) > JUMP_S:
            self.touch()
            where = "ahead" if jump > 0 else "back"
            self.observer.note(Happened.CLOCK, f"set {where} or suspended, by {abs(jump):.0f} s")

    def _deliver(self) -> None:
        """Hand over what called the agent, now that it is awake; the inbox is read if it moved."""
        inbox = self.mind.inbox
        if inbox.version() == self._inbox_seen:
            return
        self.mind.deliver()
        for summons in untold(inbox):
            self.observer.note(Happened.STIMULUS, summons.text)
            self._hand_over(summons)
            inbox.mark(TOLD, [summons.id])
            self.touch()
        self._inbox_seen = None if waits(inbox) else inbox.version()

    def _look(self) -> None:
        """Count again what waits if something happened."""
        if self._activity.has_moved():
            self.touch()
            self._count()

    def _count(self) -> None:
        slept = self._queue.slept
        self._queue = count(self.mind)
        self._update(waiting=self._queue.waiting)
        if self._queue.slept != slept:
            self._wake_up()

    def _wake_up(self) -> None:
        """Be awake from now on."""
        self._awake_at = self._pulse.steady()
        self._update(awake_since=self._now)

    def _reason(self) -> str:
        """Why to sleep now; nothing if there is no reason."""
        steady, queue, settings = self._pulse.steady(), self._queue, self.mind.settings
        if self._is_stopped or queue.rests:
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
        self.observer.enter(SleepState.ENTERING_SLEEP, why)
        morning: Morning | None = None
        try:
            if waits(self.mind.inbox):
                how = "called before it slept"
            else:
                morning = self._night(Sleep.NIGHT if self._full and opens else Sleep.NAP)
                how = f"night {morning.plan.night} {morning.outcome}"
        except Exception as error:
            how = f"it could not sleep: {self.told(error)}"
            self._fail(how)
        self.observer.watch("")
        self.observer.enter(SleepState.WAKING, how)
        try:
            self._tell_the_morning(morning, how)
        finally:
            self.observer.enter(SleepState.AWAKE, "")
        return morning

    def _tell_the_morning(self, morning: Morning | None, how: str) -> None:
        """Deliver what called meanwhile, and tell how a sleep went."""
        self._deliver()
        if morning:
            done = self.state.memories_processed + morning.learned.replayed
            self._update(memories_processed=done)
            if morning.outcome is Outcome.WOKEN:
                self.touch()
            self._wake_up()
            for note in (how, *morning.notes):
                self.observer.note(Happened.SLEPT, note)
        self._count()
        self._activity.has_moved()  # what the night wrote is nothing that happened

    def _night(self, sleep: Sleep) -> Morning:
        pace = Pace(self._pulse.steady, self._pause)
        return self.mind.night(sleep, alarm=self, watch=self.observer.watch, pace=pace)

    def told(self, error: Exception) -> str:
        """What is told of an error; the life goes on whatever it was."""
        is_ours = isinstance(error, ReverieError | OSError)
        return str(error if is_ours else unforeseen(error, str(self.mind.home or "")))

    def _fail(self, how: str) -> None:
        """Tell what could not be, and leave it for a while."""
        self._not_before = self._pulse.steady() + RETRY_S
        self.observer.note(Happened.FAILED, how)

    def _pause(self) -> None:
        """Let the pause between two cycles pass."""
        self._pulse.wait(self.mind.settings.sleep.cycle_pause_ms / 1_000)


def _unheard(_: object) -> None:
    pass


def _nothing() -> None:
    pass
