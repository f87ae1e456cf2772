"""Moments: what a session was made of, in words that all hosts share."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum

from reverie.frozen import dataclass


class What(StrEnum):
    """What happened at a moment of a session."""

    HUMAN = "human"
    SAID = "said"
    RELAYED = "relayed"
    """A note of the agent in the words of a tool."""
    ECHOED = "echoed"
    """What an agent says, or commits, in the words of a tool."""
    THOUGHT = "thought"
    SUSPECTED = "suspected"
    """A sentence of a thought that suspects something, in no tool's words."""
    EDITED = "edited"
    RAN = "ran"
    FAILED = "failed"
    FIXED = "fixed"
    COMMITTED = "committed"


@dataclass(frozen=True, slots=True)
class Moment:
    """One thing a transcript tells, with the byte its line begins at."""

    byte: int
    at: datetime | None
    what: What
    text: str
    """What a person reads of it, without secrets."""
    tool: str = ""
    """The tool that was used, or that failed."""
    subject: str = ""
    """What moments have in common that are of one thing: the file edited, the command run."""
    is_command: bool = False
    """Whether the subject is a command, which says what was done without the tool's name."""
