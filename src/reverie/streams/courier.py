"""A courier: a thread that carries things to a server, so that nobody else waits for it."""

from __future__ import annotations

from collections.abc import Callable
from queue import Full, Queue
from threading import Event, Lock, Thread
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from reverie.streams.redis import RedisStream

MOST_WAITING = 1_000
"""How many errands wait at most; a server that slow is given no more."""


class Errand(NamedTuple):
    """Something to do with a server, and what it is about."""

    about: str
    run: Callable[[RedisStream], object]
    tries_again: bool = False
    """Whether it is run although an earlier one about the same has failed."""


class Courier:
    """Runs errands in their order, in a thread that begins with the first.

    Once one has failed, those about the same are left out, so that none overtakes it, until one
    comes that tries again.
    """

    def __init__(self, reach: Callable[[], RedisStream]) -> None:
        self._reach = reach
        self._waiting: Queue[Errand | Event | None] = Queue(MOST_WAITING)
        self._beginning = Lock()
        self._thread: Thread | None = None
        self._stream: RedisStream | None = None
        self._is_cut = False
        self.failures: dict[str, str] = {}
        """What went wrong, by what it was about."""

    def send(self, errand: Errand) -> bool:
        """Have an errand run soon; False where too many wait already, and it is left out."""
        with self._beginning:
            if self._thread is None:
                self._thread = Thread(target=self._run, name="reverie-courier", daemon=True)
                self._thread.start()
        return self._put(errand)

    def wait(self, patience_s: float) -> bool:
        """Wait until all that was sent has been run; False if that takes longer."""
        if self._thread is None:
            return True
        reached = Event()
        return self._put(reached) and reached.wait(patience_s)

    def cut(self) -> None:
        """Break off what runs and leave out what waits."""
        self._is_cut = True
        if self._stream:
            self._stream.cut()

    def close(self) -> None:
        """Let the thread end once all has been run; nobody waits for that."""
        if self._thread and not self._put(None):
            self.cut()

    def _put(self, what: Errand | Event | None) -> bool:
        try:
            self._waiting.put_nowait(what)
        except Full:
            return False
        return True

    def _run(self) -> None:
        while not self._is_cut and (next_one := self._waiting.get()):
            if isinstance(next_one, Event):
                next_one.set()
            elif next_one.tries_again or next_one.about not in self.failures:
                self._run_one(next_one)
        if self._stream:
            self._stream.close()

    def _run_one(self, errand: Errand) -> None:
        try:
            self._stream = self._stream or self._reach()
            errand.run(self._stream)
        except Exception as error:  # the edge of a thread: nobody above hears of it
            self.failures[errand.about] = str(error)
        else:
            self.failures.pop(errand.about, None)
