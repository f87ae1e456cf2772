"""Tone: how a session felt, how the two worked together, and what to begin the next one with."""

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

    @property
    def summary(self) -> str:
        """The tone in one line."""
        return f"{self.mood}; {self.style}" if self.style else self.mood


def joined(earlier: Tone, later: Tone) -> Tone:
    """The tone of a session that went on: what was carried forward stays unless it is replaced."""
    return replace(
        later,
        turns=(*earlier.turns, *later.turns)[-MOST_TURNS:],
        carry_forward=later.carry_forward or earlier.carry_forward,
        calibration=later.calibration or earlier.calibration,
        sources=tuple(dict.fromkeys((*earlier.sources, *later.sources))),
    )
