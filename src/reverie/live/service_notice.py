"""What systemd is told of a life (sd_notify): that it is ready, alive, or about to stop."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Mapping
from contextlib import suppress

OFTEN = 2
"""How many times within the time of its watchdog a life says that it is alive."""


class Notice:
    """Tells the one who started this process how it is, if it wants to know."""

    def __init__(self, environment: Mapping[str, str], steady: Callable[[], float]) -> None:
        self._address = environment.get("NOTIFY_SOCKET") or ""
        self._steady = steady
        is_for_us = environment.get("WATCHDOG_PID", str(os.getpid())) == str(os.getpid())
        every = environment.get("WATCHDOG_USEC", "") if is_for_us else ""
        self._every_s = int(every) / 1e6 / OFTEN if every.isdecimal() else 0.0
        self._last: float | None = None

    def ready(self) -> None:
        """The life has begun."""
        self._say(f"READY=1\nMAINPID={os.getpid()}")

    def alive(self) -> None:
        """It goes on; said no oftener than the watchdog needs."""
        now = self._steady()
        if self._every_s and (self._last is None or now - self._last >= self._every_s):
            self._last = now
            self._say("WATCHDOG=1")

    def stopping(self) -> None:
        """It is about to end."""
        self._say("STOPPING=1")

    def _say(self, words: str) -> None:
        """Send a datagram; whoever does not listen misses it."""
        if not self._address.startswith(("/", "@")):
            return
        address = self._address.replace("@", "\0", 1) if self._address[0] == "@" else self._address
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
            line.sendto(words.encode(), address)
