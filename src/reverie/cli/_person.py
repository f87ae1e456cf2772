"""The person at the terminal: whether there is one, whose word a command may take."""

from __future__ import annotations

import os
import sys


def is_at_a_terminal() -> bool:
    """Whether someone reads what is printed and can type an answer."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def is_inside_a_host() -> bool:
    """Whether an agent's host runs this command, and not a person."""
    return bool(os.environ.get("CLAUDECODE")) and not is_at_a_terminal()
