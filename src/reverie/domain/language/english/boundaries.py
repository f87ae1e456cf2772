"""Boundaries: where one thing that happened ends and another begins within a session."""

from __future__ import annotations

import re
from datetime import datetime, timedelta

from reverie.domain.language.english.speech import without_photos
from reverie.domain.language.english.words import straight
from reverie.domain.language.pattern import pattern
from reverie.domain.values.boundary import Boundary

LONG_PAUSE = timedelta(minutes=30)
_LOOKED_AT = 200
_I = re.IGNORECASE
_MARKED = pattern(r"\s*(?:/clear\b|/compact\b|-{3,}|={3,}|(?:new|next) (?:task|topic|issue)\b)", _I)
_SHIFT = pattern(
    r"\s*(?:(?:oh|so|well|ok|okay)[,.]? )?(?:by the way|btw|anyway|moving on|on another note|"
    r"(?:let's|let us) (?:switch|move on)|(?:something|a) (?:else|different)|different (?:topic|"
    r"question|thing)|unrelated)\b",
    _I,
)
_SURPRISE = pattern(
    r"\s*(?:wait\b|hm+\b|strange(?:ly)?\b|odd(?:ly)?\b|unexpected|"
    r"that's (?:odd|strange|wrong|not right)|"
    r"(?:\w+ )?(?:\w*error|\w*exception|traceback)\b|i was wrong|surprisingly)",
    _I,
)
_DONE = pattern(
    r"(?<!not )(?<!n't )(?<!nothing was )\b"
    r"(?:all (?:tests|checks) pass(?:ed)?|it works now|(?:is|are|all) done|finished|completed|"
    r"committed|merged|shipped|deployed|released|pushed)\b[^?]{0,40}$",
    _I,
)


def boundary_between(
    before: str, before_at: datetime, text: str, at: datetime, *, marked: bool = False
) -> Boundary | None:
    """What parts a text from the one before it; None when one thing goes on.

    `marked`: whether someone set a bookmark between the two.
    """
    opening = straight(text[:_LOOKED_AT])
    if marked or _MARKED.match(opening):
        return Boundary.EXPLICIT
    if at - before_at > LONG_PAUSE:
        return Boundary.TEMPORAL
    if _DONE.search(straight(without_photos(before)[-_LOOKED_AT:]).rstrip(" .!")):
        return Boundary.TASK_COMPLETION
    if _SURPRISE.match(opening):
        return Boundary.PREDICTION_ERROR
    return Boundary.CONTEXT_SHIFT if _SHIFT.match(opening) else None
