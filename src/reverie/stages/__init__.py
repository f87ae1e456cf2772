"""The night's table of contents: which stages run, in which order, and how deep.

Each stage reads a mind and returns changes or proposals; it never writes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from reverie.domain.journal.change import Change, Proposal
from reverie.domain.journal.plan import Depth, NightPlan
from reverie.ports import Mind
from reverie.stages.compress import compress
from reverie.stages.context import StageContext
from reverie.stages.dream import dream
from reverie.stages.encode import encode
from reverie.stages.prune import prune
from reverie.stages.replay import replay

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
    has_more: Callable[[Mind, NightPlan], bool] = lambda mind, plan: True
    """Whether another cycle is worth it; one that changes nothing is always the last."""

    def names(self) -> list[str]:
        """The names of all stages, in order."""
        return [stage.name for stage in (*self.opening, *self.cycle, *self.closing)]


OPENING = (Stage("encode", Depth.LIGHT, encode),)
CYCLE = (
    Stage("replay", Depth.DEEP, replay),
    Stage("dream", Depth.DREAMING, dream),
    Stage("prune", Depth.DEEP, prune),
)
CLOSING = (Stage("compress", Depth.DREAMING, compress),)


def something_waits(mind: Mind, plan: NightPlan) -> bool:
    """Whether a memory that should become permanent has not been replayed tonight."""
    return bool(mind.memories.candidates(plan.night, plan.began, plan.settings, limit=1))


THE_NIGHT = Line(OPENING, CYCLE, CLOSING, something_waits)
