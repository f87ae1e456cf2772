"""The pulse: time as it passes (monotonic), whatever the clock is set to, and a way to let it."""

from __future__ import annotations

import os
import select
from contextlib import suppress
from time import monotonic
from typing import Protocol


class Pulse(Protocol):
    """Time as it passes for whoever lives by itself."""

    def steady(self) -> float:
        """Seconds that only ever grow, from no particular moment."""

    def wait(self, seconds: float) -> None:
        """Let so many seconds pass, or fewer if somebody nudges."""

    def nudge(self) -> None:
        """End the wait that runs, or the next one; from any thread, or as a signal comes in."""


class SystemPulse:
    """The time of this machine; waiting costs nothing and ends at a nudge (self-pipe)."""

    def __init__(self) -> None:
        self._heard, self._nudged = os.pipe()
        for end in (self._heard, self._nudged):
            os.set_blocking(end, False)

    def steady(self) -> float:
        """Seconds since some moment; they stand still while the machine is suspended."""
        return monotonic()

    def wait(self, seconds: float) -> None:
        """Wait in the kernel."""
        if select.select([self._heard], [], [], max(0.0, seconds))[0]:
            with suppress(BlockingIOError):
                os.read(self._heard, 4096)

    def nudge(self) -> None:
        """Write a byte that ends the wait; a full pipe has enough of them."""
        with suppress(BlockingIOError):
            os.write(self._nudged, b".")

    def __del__(self) -> None:
        for end in (self._heard, self._nudged):
            with suppress(OSError):
                os.close(end)
