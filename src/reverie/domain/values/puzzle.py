"""Puzzle: a hard question to sleep on, with a limit on the time it may take."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum

from reverie.frozen import dataclass


class PuzzleType(StrEnum):
    """What kind of thinking a puzzle wants."""

    DEEP = "deep"
    PIPELINE = "pipeline"
    PATTERN = "pattern"
    COMPARE = "compare"
    CUSTOM = "custom"


class Priority(StrEnum):
    """How long a puzzle may take, and when."""

    QUICK = "quick"
    STANDARD = "standard"
    DEEP = "deep"
    MARATHON = "marathon"
    WEEKLY = "weekly"


class AnswerFormat(StrEnum):
    """What the answer looks like."""

    MD = "md"
    ADR = "adr"
    CHECKLIST = "checklist"
    TABLE = "table"


class Status(StrEnum):
    """How a puzzle stands."""

    PENDING = "pending"
    DONE = "done"
    FAILED = "failed"
    TIMED_OUT = "timed_out"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One question, with what was chosen for it; `id` is a UUID."""

    id: str
    submitted_at: datetime
    type: PuzzleType
    priority: Priority
    format: AnswerFormat
    minutes: int
    """How long it may take."""
    every: int
    """After how many minutes at most what there is of an answer is kept; 0 for only at the end."""
    text: str

    @property
    def is_marathon(self) -> bool:
        """Whether it owns its night."""
        return self.priority is Priority.MARATHON


@dataclass(frozen=True, slots=True)
class Incubation:
    """What a night is to sleep on, and what there is to know beside it."""

    puzzles: tuple[Puzzle, ...] = ()
    waits: str = ""
    """Why others, or all, wait for another night; for people."""
    backlog: tuple[str, ...] = ()
    """What the backlog of findings says, where a puzzle asks for patterns."""

    @property
    def is_marathon(self) -> bool:
        """Whether one puzzle owns the night."""
        return any(puzzle.is_marathon for puzzle in self.puzzles)


@dataclass(frozen=True, slots=True)
class Pondered:
    """What came of a puzzle so far: the text of an answer and its sources, whole or in part."""

    puzzle: Puzzle
    status: Status
    night: int
    at: datetime
    thinker: str
    text: str = ""
    sources: tuple[str, ...] = ()
    why: str = ""
    """Why it waits, failed or was cut short."""
