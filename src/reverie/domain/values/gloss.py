"""Gloss: what a night writes beside an episode so that it is found by what it means."""

from __future__ import annotations

from dataclasses import field
from datetime import datetime

from reverie.domain.values.boundary import Boundary
from reverie.frozen import dataclass

FIRST_RULES = "english 1"
"""The rules of all glosses from before they said which ones made them."""


@dataclass(frozen=True, slots=True)
class Said:
    """One thing said in a session: by whom, when, and the words."""

    speaker: str
    at: datetime
    text: str
    marked: bool = False
    """Whether it is a moment someone tagged."""


@dataclass(frozen=True, slots=True)
class Gloss:
    """How factual a text is, what it says in other words, and what surrounds it."""

    fact: float = 0.0
    statements: tuple[str, ...] = ()
    questions: tuple[str, ...] = ()
    before: str = ""
    after: str = ""
    dates: str = ""
    tells: tuple[str, ...] = ()
    """The kinds of answer it may hold, such as `time` or `place`."""
    boundary: Boundary | None = None
    """What parts it from what came before in its session."""
    rules: str = field(default=FIRST_RULES, repr=False)
    """The rules that made it; left out of its words, from which the seals of exports are made."""
