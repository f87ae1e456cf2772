"""Best: the units of a pool in order, each with what speaks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.domain.values.unit import Field
from reverie.frozen import dataclass
from reverie.recall.signals import Occasion, Signals
from reverie.recall.weights import Fused, fuse

if TYPE_CHECKING:
    from reverie.domain.values.unit import Unit
    from reverie.recall.pool import Pool


_PARTS: dict[str, tuple[str, ...]] = {
    "words": ("words", "said"),
    "other words": ("related",),
    "memory": ("kept", "decided"),
    "context": ("context",),
    "retold": ("questions",),
    "meaning": ("meaning", "rough meaning"),
    "neighbours": ("neighbours",),
    "session": ("session",),
    "speaker": ("speaker", "agent speaks"),
    "fact": ("fact", "tells", "announces"),
    "asks": ("asks", "asks briefly"),
    "date": ("on the day", "told soon after", "newer"),
}
SIGNALS = tuple(_PARTS)
"""What can speak for an answer, or against it."""
_SIGNAL = {name: signal for signal, names in _PARTS.items() for name in names}
NEXT_TO = 0.8
"""What stands so close to what was asked for may answer it in other words,"""
NEARLY = 0.6
"""if its score is this share of the best one."""
FLOOR = 0.1
"""The share of the best score below which nothing is an answer."""


@dataclass(frozen=True, slots=True)
class Found:
    """One unit found, how well, and what each signal added to that."""

    unit: Unit
    score: float
    why: dict[str, float]


def best_of(signals: Signals, k: int) -> list[Found]:
    """The best `k` units of a pool, the best first."""
    pool = signals.pool
    fused = fuse(signals)
    some = _in_order(pool, fused)
    if signals.occasion is Occasion.WORK:
        best = next((fused.scores[n] for n in some if fused.own[n] > 0), None)
        if best is None:
            some = [n for n in some if _was_found(pool, pool.units[n].number)]
        else:
            some = [n for n in some if _answers(fused, n, best)]
    return [_found(signals, fused, n) for n in some[:k]]


def nearest_of(signals: Signals, k: int) -> list[Found]:
    """The best `k` units of a pool that some search has found, whether they answer or not."""
    pool = signals.pool
    fused = fuse(signals)
    found = frozenset[int]().union(*pool.matches.values())
    some = [n for n in _in_order(pool, fused) if pool.units[n].number in found]
    return [_found(signals, fused, n) for n in some[:k]]


def _in_order(pool: Pool, fused: Fused) -> list[int]:
    """The places of the units that may be told, the best first."""
    some = [n for n, unit in enumerate(pool.units) if unit.number in pool.eligible]
    return sorted(some, key=[-score for score in fused.scores].__getitem__)


def _answers(fused: Fused, n: int, best: float) -> bool:
    """Whether a unit may be an answer at work: it must itself say something of the question.

    Where persons talk, an answer often shares nothing with what it answers but its place.
    """
    if fused.own[n] > 0:
        return fused.scores[n] >= FLOOR * best
    return fused.shares["neighbours"][n] > NEXT_TO and fused.scores[n] >= NEARLY * best


def _was_found(pool: Pool, number: int) -> bool:
    """Whether a unit says a word of the question, though all say it and so none stands out."""
    return any(number in pool.matches.get(field, ()) for field in (Field.SAID, Field.KEPT))


def _found(signals: Signals, fused: Fused, n: int) -> Found:
    why: dict[str, float] = {}
    for name, values in fused.shares.items():
        if values[n]:
            signal = _SIGNAL[name]
            why[signal] = why.get(signal, 0.0) + values[n]
    return Found(signals.pool.units[n], sum(why.values()), why)
