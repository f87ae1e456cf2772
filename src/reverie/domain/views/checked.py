"""Checked: one thing a doctor looked at, and what to do about it."""

from __future__ import annotations

from reverie.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Checked:
    """One thing that was looked at."""

    well: bool
    what: str
    next_step: str = ""
