"""Association: a weighted, typed, undirected link between two memories."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


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
    """The night it was last strengthened; none once it is settled and fades no more."""
    count: int = 1
    """How often the two were active together."""

    @property
    def pair(self) -> tuple[int, int]:
        """The two memories it joins."""
        return (self.a, self.b)
