"""The night's table of contents: which stages run, in which order, and how deep.

Each stage reads a mind and returns changes or proposals; it never writes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from reverie.domain.change import Change, Proposal
from reverie.domain.night import Depth
from reverie.ports import Mind
from reverie.stages.compress import compress
from reverie.stages.context import StageContext
from reverie.stages.encode import encode

Work = Callable[[Mind, StageContext], Sequence[Change | Proposal]]


@dataclass(frozen=True, slots=True)
class Stage:
    """One named part of a night."""

    name: str
    depth: Depth
    work: Work


@dataclass(frozen=True, slots=True)
class Line:
    """A night from dusk to dawn: once, then in cycles, then once."""

    opening: tuple[Stage, ...]
    cycle: tuple[Stage, ...]
    closing: tuple[Stage, ...]

    def names(self) -> list[str]:
        """The names of all stages, in order."""
        return [stage.name for stage in (*self.opening, *self.cycle, *self.closing)]


OPENING = (Stage("encode", Depth.LIGHT, encode),)
CYCLE: tuple[Stage, ...] = ()
CLOSING = (Stage("compress", Depth.DREAMING, compress),)

THE_NIGHT = Line(OPENING, CYCLE, CLOSING)
