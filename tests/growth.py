"""Growth: how much more work a call does on four times the input."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from typing import TypeVar

Given = TypeVar("Given")
TIMES = 4
MOST = 9.0
"""Between what a line makes of four times the input, 4, and what a square makes of it, 16."""
NOTHING_S = 0.06
"""Seconds of the processor that are too few to tell."""
TRIES, ROUNDS = 2, 2


def grows_as_its_square(work: Callable[[Given], object], made: Callable[[int], Given]) -> str:
    """Says so if a call on four times the input takes far more than four times the work.

    The work of a regular expression cannot be counted from here, so it is the processor's time of
    this thread alone, the least of a few tries, and said only if it is found again.
    """
    for _ in range(ROUNDS):
        few, many = _least(work, made(1)), _least(work, made(TIMES))
        if many < NOTHING_S or many <= MOST * few:
            return ""
    return f"{few * 1000:.1f} ms become {many * 1000:.1f} ms on four times the input"


def _least(work: Callable[[Given], object], given: Given) -> float:
    taken = _once(work, given)
    for _ in range(TRIES - 1 if NOTHING_S < taken < 1 else 0):
        taken = min(taken, _once(work, given))
    return taken


def _once(work: Callable[[Given], object], given: Given) -> float:
    was_on = gc.isenabled()
    gc.disable()
    try:
        begun = time.thread_time()
        work(given)
        return time.thread_time() - begun
    finally:
        if was_on:
            gc.enable()
