"""The terminal: whatever a command prints, no character in it gives the terminal orders."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TextIO, cast

STYLES = {"bold": 1, "dim": 2, "red": 31, "green": 32, "yellow": 33}
"""What a line may look like, and the number by which terminals know it (SGR)."""
_OURS = f"\x1b{os.urandom(8).hex()}"
"""How our own styles begin until they are printed: no text from outside can know it."""
_ORDERS = (
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\xad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e"
    "\u2060-\u206f\ufeff\ufff9-\ufffb\ud800-\udfff\U000e0000-\U000e007f]"
    "|\r(?!\n)"
    "|(?<![^\x00-\xff\u2000-\u206f])[\u200c\u200d]|[\u200c\u200d](?![^\x00-\xff\u2000-\u206f])"
)
"""Control, C1 and bidi characters, halves of characters, and what cannot be seen.

A joiner between two letters or signs that are not Latin is part of how they are written.
"""


def styled(text: str, style: str) -> str:
    """A text that looks like one of STYLES where it is shown on a terminal."""
    return f"{_OURS}[{STYLES[style]}m{text}{_OURS}[0m"


def harmless(text: str) -> str:
    r"""A text in which orders to a terminal are spelled out as JSON does: `\u001b`."""
    if text.replace("\n", "").isprintable():
        return text  # as nearly all are, and no pattern need be compiled
    return re.sub(_ORDERS, _spelled, text)


@contextmanager
def guarded_terminal() -> Iterator[None]:
    """Both outputs of this process print only what is harmless, for a while."""
    before = sys.stdout, sys.stderr
    guards = sys.stdout, sys.stderr = _guarded(sys.stdout), _guarded(sys.stderr)
    try:
        yield
    finally:
        if (sys.stdout, sys.stderr) == guards:  # else click put something over a closed pipe
            sys.stdout, sys.stderr = before


class Guard:
    """An output that everything printed passes on its way to the terminal."""

    def __init__(self, output: TextIO) -> None:
        self._output = output

    def write(self, text: str) -> int:
        """Print a text, harmless, with our styles if it is a terminal that shows them."""
        is_shown = self._output.isatty()
        plain, *looks = text.split(_OURS)
        safe = harmless(plain)
        for look in looks:
            style, _, plain = look.partition("m")
            safe += (f"\x1b{style}m" if is_shown else "") + harmless(plain)
        try:
            self._output.write(safe)
        except UnicodeEncodeError:  # a terminal of few characters
            encoding = self._output.encoding
            self._output.write(safe.encode(encoding, "backslashreplace").decode(encoding))
        return len(text)

    def redraw(self, line: str) -> None:
        """Put a line, harmless, in the place of the one that was drawn last."""
        self._output.write(f"\r\x1b[K{harmless(line)}")
        self._output.flush()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._output, name)


def _guarded(output: TextIO) -> TextIO:
    return output if isinstance(output, Guard) else cast("TextIO", Guard(output))


def _spelled(found: re.Match[str]) -> str:
    units = found[0].encode("utf-16-be", "surrogatepass").hex()
    return "".join(f"\\u{units[at : at + 4]}" for at in range(0, len(units), 4))
