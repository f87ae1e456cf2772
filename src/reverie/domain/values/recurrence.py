"""Recurrence: what came back across sessions in how the work was done; a finding for a person."""

from __future__ import annotations

from enum import StrEnum

from reverie.domain.rules.likeness import fingerprint
from reverie.frozen import dataclass


class PatternKind(StrEnum):
    """What sort of thing comes back in several sessions."""

    ERROR = "error"
    CORRECTION = "correction"
    SEQUENCE = "sequence"
    TOGETHER = "together"


@dataclass(frozen=True, slots=True)
class Pattern:
    """Something that came back in at least two sessions."""

    kind: PatternKind
    what: tuple[str, ...]
    """The tools or files, the command and its failure, or the words of the correction."""
    sessions: tuple[str, ...]
    """In which sessions, the oldest first."""
    times: int
    surprise: int = 0
    """How far from chance it is: the tenfold of the negative decimal logarithm."""
    example: int = 0
    """An episode that shows it; 0 where none does."""

    @property
    def name(self) -> str:
        """What it is called; the same pattern has the same name each night."""
        return f"n-{fingerprint(' · '.join((self.kind, *self.what)))[:8]}"
