"""Spend: what asking a model costs, call by call."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum

from reverie.frozen import dataclass

MICROS = 1_000_000
"""Millionths in one unit of the currency that prices are in."""


@dataclass(frozen=True, slots=True)
class Spent:
    """Calls, tokens, money in millionths, and time in milliseconds; spent, estimated or allowed."""

    calls: int = 0
    tokens: int = 0
    micros: int = 0
    ms: int = 0

    def __add__(self, other: Spent) -> Spent:
        return Spent(
            self.calls + other.calls,
            self.tokens + other.tokens,
            self.micros + other.micros,
            self.ms + other.ms,
        )


class CallState(StrEnum):
    """How a call stands: one that was begun and never ended was cut short with its night."""

    BEGUN = "begun"
    ANSWERED = "answered"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Call:
    """One call of a model: when, for which night and thoughts, how it stands, what it cost.

    While it is only begun, what it may cost at most stands in its place.
    """

    id: str
    at: datetime
    night: int
    """0 for what a person asks by day."""
    thinker: str
    work: tuple[str, ...]
    """The ids of the thoughts that it was to answer."""
    state: CallState
    spent: Spent
    box: str = ""
    """The puzzle whose time it takes, if it is for one."""
