"""The loop: an agent lives by itself, with services beside it, until it is told to stop."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from reverie.live.event import Happened
from reverie.live.scheduler import Scheduler
from reverie.live.service import Service

if TYPE_CHECKING:
    from reverie.mind import OpenMind


class Live:
    """One life: services start, the scheduler runs, services stop, whatever happens between.

    `stop` and `renew` may be called from any thread, or as a signal comes in.
    """

    def __init__(
        self,
        scheduler: Scheduler,
        services: Sequence[Service] = (),
        *,
        reopen: Callable[[], OpenMind] | None = None,
    ) -> None:
        self._scheduler = scheduler
        self._services = services
        self._reopen = reopen
        self._started: list[Service] = []
        self._is_renewing = False

    def run(self, *, once: bool = False, ready: Callable[[], None] | None = None) -> None:
        """Live until `stop`; with `once`, look once, sleep if it is time, and end."""
        self._scheduler.observer.begin()
        try:
            for service in self._services:
                self._start(service)
            if ready:
                ready()
            while not self._scheduler.is_stopped:
                self._take_new_settings()
                self._scheduler.tick()
                if once:
                    break
                self._scheduler.rest()
        finally:
            while self._started:
                self._stop(self._started.pop())
            self._note(Happened.STOPPED, "")

    def stop(self) -> None:
        """End; a sleep that runs ends at its last checkpoint."""
        self._scheduler.stop()

    def renew(self) -> None:
        """Read the settings again before the next look."""
        self._is_renewing = True
        self._scheduler.nudge()

    def _take_new_settings(self) -> None:
        """Open the mind again by its settings of now; those that make no sense change nothing."""
        if not self._is_renewing or self._reopen is None:
            return
        self._is_renewing = False
        try:
            mind = self._reopen()
        except Exception as error:
            self._note(Happened.FAILED, f"the settings stay as they were: {self._told(error)}")
            return
        before = self._scheduler.mind
        self._scheduler.take(mind)
        before.close()
        self._note(Happened.SETTINGS, "read again")

    def _note(self, event: Happened, reason: str) -> None:
        self._scheduler.observer.note(event, reason)

    def _told(self, error: Exception) -> str:
        return self._scheduler.told(error)

    def _start(self, service: Service) -> None:
        try:
            service.start()
        except Exception as error:
            self._note(Happened.FAILED, f"{service.name} did not start: {self._told(error)}")
            return
        self._started.append(service)
        self._note(Happened.SERVICE, f"{service.name} has started")

    def _stop(self, service: Service) -> None:
        try:
            service.stop()
        except Exception as error:
            self._note(Happened.FAILED, f"{service.name} did not stop well: {self._told(error)}")
