"""Tone: what a session was for, how it went and ended, and what to begin the next one with."""

from __future__ import annotations

from dataclasses import replace

from reverie.domain.values.memory import Author
from reverie.domain.values.source import Source
from reverie.frozen import dataclass

MOST_TURNS = 3


@dataclass(frozen=True, slots=True)
class Tone:
    """The tone of one session."""

    session: int
    mood: str
    style: str = ""
    turns: tuple[str, ...] = ()
    """Where it turned (seed word: inflection_points)."""
    carry_forward: str = ""
    calibration: str = ""
    """How much the user wants to be challenged."""
    by: Author = Author.NIGHT
    sources: tuple[Source, ...] = ()
    aim: str = ""
    """What it was for, in the words it was asked for with."""
    outcome: str = ""
    """How it ended."""

    @property
    def summary(self) -> str:
        """The tone in one line."""
        return f"{self.mood}; {self.style}" if self.style else self.mood


def joined(earlier: Tone, later: Tone) -> Tone:
    """The tone of a session that went on: its aim stays, and the rest unless it is replaced."""
    return replace(
        later,
        turns=(*earlier.turns, *later.turns)[-MOST_TURNS:],
        carry_forward=later.carry_forward or earlier.carry_forward,
        calibration=later.calibration or earlier.calibration,
        aim=earlier.aim or later.aim,
        outcome=later.outcome or earlier.outcome,
        sources=tuple(dict.fromkeys((*earlier.sources, *later.sources))),
    )
