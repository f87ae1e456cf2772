"""Association: a weighted, typed, undirected link between two memories."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import StrEnum

from reverie.domain.formulas.replay import grown, present_weight
from reverie.frozen import dataclass


class LinkKind(StrEnum):
    """Why two memories belong together."""

    SEMANTIC = "semantic"
    TEMPORAL = "temporal"
    CAUSAL = "causal"
    EMOTIONAL = "emotional"
    SPATIAL = "spatial"
    GOAL = "goal"


@dataclass(frozen=True, slots=True)
class Link:
    """One link; `a` is always the smaller memory number."""

    a: int
    b: int
    kind: LinkKind
    weight: int
    """In ten-thousandths, as of `night`."""
    night: int | None
    """The day it was last strengthened; none once it is settled and fades no more."""
    count: int = 1
    """How often the two were active together."""
    way: int = 0
    """For a causal link, 1 if `a` led to `b`, -1 if `b` led to `a`; else 0."""

    @property
    def pair(self) -> tuple[int, int]:
        """The two memories it joins."""
        return (self.a, self.b)


class Decay(StrEnum):
    """How often links fade: once a night, once a cycle, or halfway between."""

    NIGHT = "night"
    CYCLE = "cycle"
    HYBRID = "hybrid"


def fading_steps(decay: Decay, cycles: int) -> float:
    """How many steps a link fades in a night of so many cycles that did not touch it."""
    if decay is Decay.NIGHT:
        return 1.0
    return float(cycles) if decay is Decay.CYCLE else (1 + cycles) / 2


Since = Callable[[int], float]
"""How many steps links have faded that were last active in a night."""


def weight_now(link: Link, since: Since, decay: int) -> float:
    """The weight of a link at present, in ten-thousandths; a settled one does not fade."""
    if link.night is None:
        return float(link.weight)
    return present_weight(link.weight, since(link.night), decay)


def coactive(link: Link, night: int, delta: int, present: float) -> Link:
    """A link after its two ends were active together; what had faded is gone for good."""
    weight = grown(round(present), delta)
    touched = None if link.night is None else night
    return Link(link.a, link.b, link.kind, weight, touched, link.count + 1, link.way)


def settled_link(link: Link, present: float) -> Link:
    """A link that no longer fades."""
    return replace(link, weight=round(present), night=None)


def left_of(link: Link, lost: Callable[[int], float]) -> float:
    """What is left of a link that has lost what its night tells; a settled one loses nothing."""
    return link.weight - (lost(link.night) if link.night is not None else 0.0)
