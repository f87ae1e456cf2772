"""Manner: how people speak in a session, for what lasts shows otherwise in each."""

from __future__ import annotations

from enum import Enum


class Manner(Enum):
    """How much is said, and by whom."""

    BRIEF = "brief"
    """A few messages: there is little around anything, and its words tell most."""
    TALK = "talk"
    """A conversation: both say about as much."""
    WORK = "work"
    """Orders and long answers: the agent says most of it."""
