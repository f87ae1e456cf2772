"""A service: something that runs beside an agent which lives by itself, and ends with it."""

from __future__ import annotations

from typing import Protocol


class Service(Protocol):
    """Something that serves others while an agent lives, such as a page of numbers or a socket.

    It has threads of its own and is called from the thread of the agent. `start` returns at once;
    what it raises is told, and the agent lives without it. `stop`
    returns when nothing of it runs any more, and is called once for each that was started, the
    last one first.
    """

    @property
    def name(self) -> str:
        """By which it is told, in a word or two."""

    def start(self) -> None:
        """Begin."""

    def stop(self) -> None:
        """End, and give back what was held."""
