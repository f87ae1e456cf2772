"""Choices: what a German decision chose, what it left, and why."""

from __future__ import annotations

import re

from reverie.domain.language.english.choices import (
    as_steps,
    confidence_in,
    derived_anew,
    path_to,
    turned_by,
)
from reverie.domain.values.choice import Choice

_CHOSEN = re.compile(r"\bfür (\w+) statt (\w+)(?:.*\bweil (.+?))?[.!]?$", re.I)

__all__ = ["as_steps", "choice_in", "confidence_in", "derived_anew", "path_to", "turned_by"]


def choice_in(text: str) -> Choice:
    """What was chosen, over what, and why, as far as the words tell."""
    found = _CHOSEN.search(text)
    return Choice(found[1], found[2], found[3] or "") if found else Choice("", "", "")
