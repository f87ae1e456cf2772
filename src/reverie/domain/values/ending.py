"""Ending: how a memory ceased to hold; its row stays, so that nothing is lost."""

from __future__ import annotations

from collections.abc import Container
from enum import StrEnum

from reverie.frozen import dataclass


class End(StrEnum):
    """What became of a memory."""

    RESOLVED = "resolved"
    """A question was answered, a tension settled."""
    CONFIRMED = "confirmed"
    REFUTED = "refuted"
    RAISED = "raised"
    """A doubt was found right, found wrong, or put to the user."""
    ABANDONED = "abandoned"
    SUPERSEDED = "superseded"
    """Something newer says otherwise."""
    MERGED = "merged"
    """A composite says it now."""
    FADED = "faded"
    """Nobody needed it for long."""


@dataclass(frozen=True, slots=True)
class Ending:
    """How a memory ended, in which session, by which other memory, and why."""

    how: End
    session: int
    by: int | None = None
    why: str = ""


def without(ending: Ending | None, gone: Container[int]) -> Ending | None:
    """An ending once some memories are gone: merged ones hold again, and no other one is named."""
    if ending is None or ending.by not in gone:
        return ending
    if ending.how is End.MERGED:
        return None
    return Ending(ending.how, ending.session, None, "what ended it is there no more")


CLOSED_BY_WORD = (End.RESOLVED, End.CONFIRMED, End.REFUTED, End.RAISED, End.ABANDONED)
"""The endings someone can declare awake."""
