"""Elsewhere: work done in another process, which tells how it went and may be killed."""

from __future__ import annotations

import os
import pickle
import select
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil
from typing import NoReturn, TypeVar

PATIENCE_S = 60.0
"""How long to wait for a word from the other process before the test fails."""

Tell = Callable[[object], None]
T = TypeVar("T")


def elsewhere(work: Callable[[], T]) -> T:
    """What some work returns, or raises, in another process."""
    with beside(lambda tell: tell(work())) as other:
        return other.hear()  # type: ignore[return-value]


@contextmanager
def beside(work: Callable[[Tell], None]) -> Iterator[OtherProcess]:
    """A process that works beside this one, killed at the end if it still lives."""
    other = OtherProcess(work)
    try:
        yield other
    finally:
        other.kill()


class OtherProcess:
    """A fork of this process, and what it tells."""

    def __init__(self, work: Callable[[Tell], None]) -> None:
        self._ear, mouth = os.pipe()
        self.pid = os.fork()
        if not self.pid:
            _work_and_die(work, mouth)
        os.close(mouth)
        self._words = os.fdopen(self._ear, "rb", buffering=0)
        self._gone = False

    def hear(self) -> object:
        """The next thing it tells; what went wrong there is raised here."""
        heard, _, _ = select.select([self._ear], [], [], PATIENCE_S)
        assert heard, "the other process said nothing for too long"
        told = pickle.load(self._words)
        if isinstance(told, BaseException):
            raise told
        return told

    def kill(self) -> None:
        """End it with SIGKILL, whatever it is doing."""
        if not self._gone:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
            self._words.close()
        self._gone = True


def rest() -> NoReturn:
    """Do nothing until killed."""
    while True:
        signal.pause()


def _work_and_die(work: Callable[[Tell], None], mouth: int) -> NoReturn:
    def tell(told: object) -> None:
        os.write(mouth, pickle.dumps(told))

    try:
        signal.alarm(ceil(2 * PATIENCE_S))  # nobody may be left to kill it
        _told_how_it_went(work, tell)
    finally:
        os._exit(0)


def _told_how_it_went(work: Callable[[Tell], None], tell: Tell) -> None:
    try:
        work(tell)
    except BaseException as error:
        tell(error)
