"""Verdicts on an answer: is the message that settles among it, and is the decision told?

Texts are matched by runs of words, without case and marks; ids and sources are never looked at.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache

AMONG = 10
"""How many hits are asked for."""
SHARE = 0.6
"""How much of a piece must stand in a message, or of a quote in what is told."""
SHORTEST_RUN = 5
"""Words of a quote that must be told in a row, at least; all of it if it is shorter."""
CHARACTERS_A_TOKEN = 4
WORTH_TELLING = 40
"""Characters; where fewer are left of a budget, nothing more is told."""
_WORD = re.compile(r"[^\W_]+")


@dataclass(frozen=True, slots=True)
class Found:
    """One hit as it is told: its text, who said it when, and how it ceased to hold."""

    text: str
    said: str = ""
    ended: str = ""

    @property
    def told(self) -> str:
        """All that is read of it."""
        return "\n".join(part for part in (self.text, self.said, self.ended) if part)


@dataclass(frozen=True, slots=True)
class Told:
    """What is told of a decision within a budget, where it is not marked as over."""

    whole: bool
    old: bool
    """Whether what was replaced is told unmarked."""
    misled: bool
    """Whether it is, and nothing of what holds stands above it."""


def cut(hits: Sequence[Found], length: int) -> list[Found]:
    """The hits with so many characters of their texts."""
    return [replace(hit, text=hit.text[:length]) for hit in hits]


def place_of(hits: Sequence[Found], messages: Sequence[str]) -> int | None:
    """The place, from one, of the first hit that is of one of the messages."""
    for place, hit in enumerate(hits, 1):
        if any(is_of(hit.told, message) for message in messages):
            return place
    return None


def is_newest_first(hits: Sequence[Found], settling: Sequence[str], old: Sequence[str]) -> bool:
    """Whether a message that settles is there, and none that it replaced stands above."""
    place = place_of(hits, settling)
    return place is not None and place_of(hits[: place - 1], old) is None


def told_of(
    hits: Sequence[Found], now: Sequence[Sequence[str]], old: Sequence[str], *, tokens: int
) -> Told:
    """What the first so many tokens of an answer tell of a decision and of what it replaced."""
    texts = _unmarked_within(hits, tokens)
    parts = [_first_telling(texts, quotes) for quotes in now]
    was = _first_telling(texts, old)
    first_new = min((place for place in parts if place is not None), default=math.inf)
    return Told(
        whole=None not in parts,
        old=was is not None,
        misled=was is not None and was < first_new,
    )


@cache
def is_of(told: str, message: str) -> bool:
    """Whether what is told is of a message: most of a large piece of it, or most of the message."""
    whole = _runs(message, 3)
    pieces = [_runs(piece, 3) for piece in re.split(r"…|\n", told)]
    longest = max(map(len, pieces))
    large = (piece for piece in pieces if piece and len(piece) * 2 >= longest)
    if any(len(piece & whole) >= SHARE * len(piece) for piece in large):
        return True
    return bool(whole) and len(_runs(told, 3) & whole) >= SHARE * len(whole)


@cache
def tells(told: str, quote: str) -> bool:
    """Whether a quote is told: three fifths of it in a row, and five words at least."""
    length = len(_words(quote))
    run = max(min(length, SHORTEST_RUN), math.ceil(SHARE * length))
    return bool(_runs(quote, run) & _runs(told, run))


def _first_telling(texts: Sequence[str], quotes: Sequence[str]) -> int | None:
    for place, text in enumerate(texts):
        if any(tells(text, quote) for quote in quotes):
            return place
    return None


def _unmarked_within(hits: Sequence[Found], tokens: int) -> list[str]:
    """What is told unmarked within a budget, the last one cut; what is marked counts as told."""
    left, texts = tokens * CHARACTERS_A_TOKEN, []
    for hit in hits:
        if left <= WORTH_TELLING:
            break
        if not hit.ended:
            texts.append(hit.told[:left])
        left -= len(hit.told) + 1
    return texts


def _words(text: str) -> tuple[str, ...]:
    return tuple(_WORD.findall(text.lower()))


@cache
def _runs(text: str, length: int) -> frozenset[tuple[str, ...]]:
    """All runs of so many words."""
    words = _words(text)
    return frozenset(words[at : at + length] for at in range(len(words) - length + 1))
