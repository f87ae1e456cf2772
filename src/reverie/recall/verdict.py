"""Verdict: whether what is told answers a question, is only near it, or nobody here spoke of it."""

from __future__ import annotations

from dataclasses import field
from enum import StrEnum
from typing import TYPE_CHECKING

from reverie.frozen import dataclass

if TYPE_CHECKING:
    from reverie.recall.hit import Hit
    from reverie.recall.pool import Pool
    from reverie.recall.signals import Signals

HALF = 0.5
"""The share of a question's rarest words that one who answers it says together."""
LACK, AGAINST = 0.305, 1.9
"""How far the share of a question that nobody ever said must outweigh what is said together, and
how much more the latter counts."""
MOST_UNSAID = 5
"""Words nobody said that are told."""


class Verdict(StrEnum):
    """What can be said truly of how a question fares."""

    ANSWERS = "answers"
    NEAR = "near"
    NOBODY = "nobody here said"


@dataclass(frozen=True, slots=True)
class Answer:
    """What a question gets: the best hits, the verdict on them, and what nobody ever said."""

    hits: list[Hit] = field(default_factory=list)
    verdict: Verdict = Verdict.NOBODY
    nobody_said: tuple[str, ...] = ()
    """Words of the question that no memory and no message holds, in its order."""
    notes: tuple[str, ...] = ()
    """What had to be done without to give it."""


def verdict_on(signals: Signals) -> Verdict:
    """The verdict on what was found, by the rarest words of the question alone."""
    query, together = signals.pool.query, signals.together
    lack = 1 - len(signals.pool.rarity) / max(1, len(query.stems))
    if lack - AGAINST * together >= LACK:
        return Verdict.NOBODY
    return Verdict.ANSWERS if together >= HALF else Verdict.NEAR


def nobody_said(pool: Pool) -> tuple[str, ...]:
    """The words of a question that nobody here has said in any form, in its order."""
    stem = pool.query.language.stems.stem
    unsaid = [word for word in pool.query.words if stem(word) not in pool.rarity]
    return tuple(word for word in unsaid if not word.isdigit())[:MOST_UNSAID]
