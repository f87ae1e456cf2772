"""The wake-up call: Ctrl-C and SIGTERM end a night at its last checkpoint, within a second."""

from __future__ import annotations

import os
import select
import signal
import sys
import time
from threading import Thread
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from reverie.domain.journal.plan import Stimulus

LIMIT_S = 0.85
"""How long after a call a night may take to end by itself; then the process ends, as by a kill."""
OVER = b"\0"
"""What is put where signals are told, once the night is over."""
STOPPED = 130
"""The exit code of a command that was stopped by a signal."""
WORDS = "reverie: stopped; nothing is half-done: `reverie night` goes on where it was\n"


class WakeUpCall:
    """Rings when the terminal or the system asks the process to stop, while it is set.

    What holds nothing half-done is called away from at once. Else the night ends at its next
    checkpoint, and where that does not come, such as in a wait for a lock, a process ends all the
    same: whatever was committed is safe from a kill.
    """

    SIGNALS = (signal.SIGINT, signal.SIGTERM)

    def __init__(self, told: Callable[[], object] = int, *, code: int = STOPPED) -> None:
        self._told, self._code = told, code
        self._rung = False

    def __enter__(self) -> WakeUpCall:
        self._before = [signal.signal(number, self._ring) for number in self.SIGNALS]
        self._heard, self._over = os.pipe()
        os.set_blocking(self._over, False)
        self._told_before = signal.set_wakeup_fd(self._over, warn_on_full_buffer=False)
        self._guard = Thread(target=self._see_it_end, name="wake-up call", daemon=True)
        self._guard.start()
        return self

    def __exit__(self, *_: object) -> None:
        signal.set_wakeup_fd(self._told_before)
        for number, before in zip(self.SIGNALS, self._before, strict=True):
            signal.signal(number, before)
        os.write(self._over, OVER)
        self._guard.join()
        os.close(self._heard)
        os.close(self._over)

    def heard(self) -> Stimulus | None:
        """An urgent call, once a signal came."""
        from reverie.domain.journal.plan import Stimulus

        return Stimulus.URGENT if self._rung else None

    def _ring(self, *_: object) -> None:
        from reverie.engine.calling_away import call_away

        self._rung = True
        self._told()
        call_away()

    def _see_it_end(self) -> None:
        """Wait for a signal, then for the end; the kernel tells of it whatever Python does."""
        end: float | None = None
        while end is None or time.monotonic() < end:
            left = None if end is None else max(0.0, end - time.monotonic())
            if not select.select([self._heard], [], [], left)[0]:
                break
            told = os.read(self._heard, 64)
            if OVER in told:
                return
            if end is None and {*told} & {*self.SIGNALS}:
                end = time.monotonic() + LIMIT_S
        sys.stderr.write(WORDS * bool(self._code))
        sys.stderr.flush()
        os._exit(self._code)
