"""The scheduler for asyncio: it lives in a thread, so that no loop waits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from reverie.live.scheduler import Scheduler

if TYPE_CHECKING:
    from reverie.domain.values.summons import Summons
    from reverie.live.event import Event
    from reverie.live.pulse import Pulse
    from reverie.live.state_book import LiveState
    from reverie.mind import OpenMind


class AsyncScheduler:
    """Lets one agent live by itself beside the tasks of a loop.

    The mind may be in use elsewhere too. `tell` and `deliver` are called in the loop, one after the
    other; a task that awaits `run` and is cancelled ends the life at its last checkpoint first.
    """

    def __init__(
        self,
        mind: OpenMind,
        *,
        pulse: Pulse | None = None,
        tell: Callable[[Event], None] | None = None,
        deliver: Callable[[Summons], None] | None = None,
        full: bool = False,
    ) -> None:
        self._tell, self._hand_over = tell, deliver
        self._loop: asyncio.AbstractEventLoop | None = None
        self._scheduler = Scheduler(
            mind,
            pulse=pulse,
            tell=self._told if tell else None,
            deliver=self._delivered if deliver else None,
            full=full,
        )

    @property
    def state(self) -> LiveState:
        """How the agent stands."""
        return self._scheduler.state

    def touch(self) -> None:
        """Note that something happens: idleness begins anew."""
        self._scheduler.touch()

    def stop(self) -> None:
        """Sleep no more: one that runs ends at its last checkpoint."""
        self._scheduler.stop()

    async def run(self) -> None:
        """Live until `stop`, or until the task that awaits this is cancelled."""
        self._loop = asyncio.get_running_loop()
        life = self._loop.run_in_executor(None, self._scheduler.run)
        try:
            await asyncio.shield(life)
        except asyncio.CancelledError:
            self.stop()
            await life
            raise

    def _told(self, event: Event) -> None:
        if self._tell:
            self._in_the_loop(self._tell, event)

    def _delivered(self, summons: Summons) -> None:
        if self._hand_over:
            self._in_the_loop(self._hand_over, summons)

    def _in_the_loop(self, call: Callable[..., None], told: object) -> None:
        if self._loop:
            self._loop.call_soon_threadsafe(call, told)
