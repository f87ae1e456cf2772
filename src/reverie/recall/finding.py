"""Finding: the units that answer a question, best first, each with its reasons."""

from __future__ import annotations

from dataclasses import dataclass

from reverie.recall.features import features_of
from reverie.recall.fusing import Fused, fuse
from reverie.recall.pool import Sight, gather
from reverie.recall.ranker import Ranker, trained
from reverie.recall.signals import Signals, signals_of
from reverie.recall.units import Index, Unit

RANKED = 80
"""The best fused units that the ranker looks at."""
FUSED_SHARE = 0.2
"""How much of the fused score is added to the ranker's: it holds where the training does not."""


@dataclass(frozen=True, slots=True)
class Found:
    """One unit found, how well, and what each signal added to that."""

    unit: Unit
    score: float
    why: dict[str, float]


def find(
    index: Index, question: str, *, k: int = 10, sight: Sight | None = None, ranked: bool = True
) -> list[Found]:
    """The best `k` units for a question; with `sight` also by meaning."""
    signals = signals_of(gather(index, question, sight=sight))
    fused = fuse(signals)
    order = sorted(range(len(fused.scores)), key=lambda n: (-fused.scores[n], n))
    if not ranked:
        return [_as_fused(signals, fused, n) for n in order[:k]]
    found = rank(signals, fused, order[:RANKED], trained(ranker_for(signals)))
    return [*found, *(_as_fused(signals, fused, n) for n in order[RANKED:k])][:k]


def ranker_for(signals: Signals) -> str:
    """The name of the ranker that was trained on pools like this one."""
    seeing = "vectors" if "like said" in signals.columns else "words"
    return f"{seeing} {'after' if 'fact' in signals.columns else 'before'} a night"


def rank(signals: Signals, fused: Fused, best: list[int], ranker: Ranker) -> list[Found]:
    """The best fused units in the order of the ranker."""
    found = []
    for n, row in zip(best, features_of(signals, fused, best), strict=True):
        why = ranker.shares(row)
        for name, values in fused.shares.items():
            why[name] = why.get(name, 0.0) + FUSED_SHARE * values[n]
        found.append(Found(signals.pool.units[n], sum(why.values()), why))
    return sorted(found, key=lambda one: (-one.score, one.unit.number))


def _as_fused(signals: Signals, fused: Fused, n: int) -> Found:
    why = {name: values[n] for name, values in fused.shares.items()}
    return Found(signals.pool.units[n], fused.scores[n], why)
