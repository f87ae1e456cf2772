"""Choice: what a decision took, what it left, and why."""

from __future__ import annotations

from reverie.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Choice:
    """What a decision says; empty where it says nothing."""

    taken: str
    left: str
    why: str
    scope: str = ""
    """What it is for."""
