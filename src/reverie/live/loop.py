"""The loop: an agent lives by itself, with services beside it, until it is told to stop."""

from __future__ import annotations

from collections.abc import Sequence

from reverie.errors import ReverieError
from reverie.live.event import Happened
from reverie.live.scheduler import Scheduler
from reverie.live.service import Service


class Live:
    """One life: services start, the scheduler runs, services stop, whatever happens between."""

    def __init__(self, scheduler: Scheduler, services: Sequence[Service] = ()) -> None:
        self._scheduler = scheduler
        self._services = services
        self._started: list[Service] = []

    def run(self, *, once: bool = False) -> None:
        """Live until `stop` is called; with `once`, look once, sleep if it is time, and end."""
        try:
            for service in self._services:
                self._start(service)
            if once:
                self._scheduler.tick()
            else:
                self._scheduler.run()
        finally:
            while self._started:
                self._stop(self._started.pop())

    def stop(self) -> None:
        """End at the last checkpoint; from any thread, or as a signal comes in."""
        self._scheduler.stop()

    def _start(self, service: Service) -> None:
        try:
            service.start()
        except (ReverieError, OSError) as error:
            self._scheduler.note(Happened.FAILED, f"{service.name} did not start: {error}")
            return
        self._started.append(service)
        self._scheduler.note(Happened.SERVICE, f"{service.name} has started")

    def _stop(self, service: Service) -> None:
        try:
            service.stop()
        except (ReverieError, OSError) as error:
            self._scheduler.note(Happened.FAILED, f"{service.name} did not stop well: {error}")
