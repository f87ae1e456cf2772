"""Memory text: an utterance as it is remembered, with what it takes to understand it."""

from __future__ import annotations

import re

from reverie.domain.intake.text import clipped
from reverie.domain.values.settled_question import answer_to, reply_to
from reverie.domain.values.utterance import Form, Utterance

HEAD_CHARS = 60
"""Characters of a heading that is told with the point below it."""
CONTEXT_CHARS = 160
"""Characters of what stood next to an idea that are kept with it."""
_NUMBERED = re.compile(r"^\s*\d{1,2}[.)]\s+")
"""The number of a heading, which tells nothing where the others are missing."""


def told(said: Utterance) -> str:
    """An utterance as it is remembered, with what it takes to understand it.

    An answer is told with its question, a point with its heading, and what speaks of something
    that was named before with those words.
    """
    if said.question:
        return answer_to(said.question, said.text)
    if said.leans_on or said.replies_to:
        return _with_background(said)
    short = _NUMBERED.sub("", said.head).rstrip(":").strip()
    if said.form is Form.POINT and short and len(short) <= HEAD_CHARS and said.text[:1].isalnum():
        return f"{short}: {said.text}"
    return said.text


def _with_background(said: Utterance) -> str:
    whole = f"{said.leans_on} {said.text}".strip()
    if not said.replies_to:
        return whole
    is_asked = said.replies_to.rstrip().endswith("?")
    return (answer_to if is_asked else reply_to)(said.replies_to, whole)


def context_of(said: Utterance) -> str:
    """What stood around an utterance, on one line."""
    parts = (said.head if said.form is not Form.POINT else "", said.before, said.after)
    return " … ".join(clipped(part, CONTEXT_CHARS) for part in parts if part)
