"""Recurrence: what came back, or was noticed, in how the work was done; a finding for a person."""

from __future__ import annotations

from enum import StrEnum

from reverie.domain.rules.likeness import fingerprint
from reverie.frozen import dataclass


class PatternKind(StrEnum):
    """What sort of thing was noticed."""

    ERROR = "error"
    CORRECTION = "correction"
    SEQUENCE = "sequence"
    TOGETHER = "together"
    SPIKE = "spike"
    """Many failures of tools within a few calls."""
    MILESTONE = "milestone"
    """A commit of a feature or a refactoring, or a merge."""


OF_ONE_SESSION = (PatternKind.SPIKE, PatternKind.MILESTONE)
"""What the self-audit notices in a single session; all else came back in at least two."""


class Choice(StrEnum):
    """What a person wants done about a finding."""

    CODIFY = "codify"
    DEBUG = "debug"
    LOG = "log"
    HOOK = "hook"
    POSTPONE = "postpone"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a person chose, and how things stood then."""

    choice: Choice
    sessions: int
    """In how many sessions the finding had been seen."""
    count: int = 0
    """How many sessions the person had had in all."""


@dataclass(frozen=True, slots=True)
class Pattern:
    """Something that was noticed in how the work was done."""

    kind: PatternKind
    what: tuple[str, ...]
    """The tools or files, the command and its failure, the words of the correction, the subject."""
    sessions: tuple[str, ...]
    """In which sessions, the oldest first."""
    times: int
    surprise: int = 0
    """How far from chance it is: the tenfold of the negative decimal logarithm."""
    example: int = 0
    """An episode that shows it; 0 where none does."""
    summary: str = ""
    """What the session had done by then, where that is told."""
    verdict: Verdict | None = None

    @property
    def name(self) -> str:
        """What it is called; the same pattern has the same name each night."""
        own = self.sessions if self.kind in OF_ONE_SESSION else ()
        return f"n-{fingerprint(' · '.join((self.kind, *self.what, *own)))[:8]}"
