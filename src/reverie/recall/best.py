"""Best: the units of a pool in order, each with what speaks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.frozen import dataclass
from reverie.recall.reasons import signal_of
from reverie.recall.signals import Occasion, Signals, signals_of
from reverie.recall.weights import Fused, fuse

if TYPE_CHECKING:
    from reverie.domain.values.unit import Unit
    from reverie.recall.pool import Pool


NEXT_TO = 0.8
"""What stands so close to what was asked for may answer it in other words."""


@dataclass(frozen=True, slots=True)
class Found:
    """One unit found, how well, and what each signal added to that."""

    unit: Unit
    score: float
    why: dict[str, float]


def best_of(pool: Pool, k: int) -> list[Found]:
    """The best `k` units of a pool, the best first."""
    signals = signals_of(pool)
    fused = fuse(signals)
    order = sorted(
        (
            n
            for n, unit in enumerate(pool.units)
            if unit.number in pool.eligible and _answers(signals, fused, n)
        ),
        key=lambda n: (-fused.scores[n], n),
    )
    return [_found(signals, fused, n) for n in order[:k]]


def _answers(signals: Signals, fused: Fused, n: int) -> bool:
    """Whether a unit may be an answer; at work it must itself say something of the question.

    Where persons talk, an answer often shares nothing with what it answers but its place.
    """
    is_work = signals.occasion is Occasion.WORK
    return not is_work or fused.own[n] > 0 or fused.shares["neighbours"][n] > NEXT_TO


def _found(signals: Signals, fused: Fused, n: int) -> Found:
    why: dict[str, float] = {}
    for name, values in fused.shares.items():
        if values[n]:
            why[signal_of(name)] = why.get(signal_of(name), 0.0) + values[n]
    return Found(signals.pool.units[n], sum(why.values()), why)
