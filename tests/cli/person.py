"""A person at a real terminal: reads what is asked, types an answer, may press Ctrl-C."""

from __future__ import annotations

import os
import pty
import select
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from tests.cli.terminal import REVERIE

PATIENCE_S = 60
CTRL_C = b"\x03"


class Person:
    """One command that runs at a terminal of its own."""

    def __init__(self, *words: str) -> None:
        self.seen = ""
        self._read_up_to = 0
        self._child, self._terminal = pty.fork()
        if not self._child:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # whoever began the tests may ignore it
            os.execv(REVERIE, [str(REVERIE), *words])

    def reads(self, words: str) -> None:
        """Wait until something is printed, after what was read before."""
        end = time.monotonic() + PATIENCE_S
        while words not in self.seen[self._read_up_to :]:
            assert time.monotonic() < end, f"never read {words!r} in:\n{self.seen}"
            if not self._more():
                raise AssertionError(f"it ended before {words!r}:\n{self.seen}")
        self._read_up_to = self.seen.index(words, self._read_up_to) + len(words)

    def answers(self, question: str, line: str) -> None:
        """Wait for a question, and type a line."""
        self.reads(question)
        os.write(self._terminal, f"{line}\n".encode())

    def breaks_off(self) -> int:
        """Press Ctrl-C, again each second as one does, and read to the end; the exit code."""
        for _ in range(PATIENCE_S):
            os.write(self._terminal, CTRL_C)
            while select.select([self._terminal], [], [], 1)[0]:
                if not self._more():
                    return self.leaves()
        raise AssertionError(f"Ctrl-C does not end it:\n{self.seen}")

    def asks_to_stop(self) -> int:
        """Press Ctrl-C once, and read to the end; the exit code."""
        os.write(self._terminal, CTRL_C)
        return self.leaves()

    def leaves(self) -> int:
        """Read to the end; the exit code."""
        while self._more():
            pass
        _, status = os.waitpid(self._child, 0)
        return os.waitstatus_to_exitcode(status)

    def _more(self) -> bool:
        ready, _, _ = select.select([self._terminal], [], [], PATIENCE_S)
        assert ready, f"nothing more comes:\n{self.seen}"
        try:
            chunk = os.read(self._terminal, 4096)
        except OSError:
            return False
        self.seen += chunk.decode(errors="replace").replace("\r\n", "\n")
        return bool(chunk)

    def gone(self) -> None:
        """Close the terminal, whatever happened."""
        with suppress(OSError):
            os.close(self._terminal)


@contextmanager
def at_a_terminal(*words: str) -> Iterator[Person]:
    """A person who has typed a command."""
    person = Person(*words)
    try:
        yield person
    finally:
        person.gone()
