"""Composite text: what several memories say, said as one."""

from __future__ import annotations

import re

from reverie.domain.intake.text import clipped
from reverie.domain.rules.merge import COMPOSITE_CHARS, as_assertions
from reverie.questions.topic import Judged, Topic
from reverie.settings import Settings

PROMPT = "One text of at most 600 characters that says what all of these say; no new numbers."
LEAST_CHARS = 12
_NUMBER = re.compile(r"\d+")


def fitting(answer: str, texts: list[str]) -> str:
    """An answer, unless it is empty, too long, or holds a number nobody said."""
    text = " ".join(answer.replace("\x00", "").encode(errors="replace").decode().split())
    said = set(_NUMBER.findall(" ".join(texts)))
    fits = LEAST_CHARS <= len(text) <= COMPOSITE_CHARS and set(_NUMBER.findall(text)) <= said
    return clipped(text, COMPOSITE_CHARS) if fits else ""


def _judged(answer: str, texts: list[str], _: Settings) -> Judged:
    return Judged(int(bool(fitting(answer, texts))), 1)


def _shown(texts: list[str]) -> object:
    return texts


COMPOSITE_TEXT = Topic(
    name="merge",
    shape=list[str],
    prompt=PROMPT,
    shown=_shown,
    judged=_judged,
    by_rules=as_assertions,
)
