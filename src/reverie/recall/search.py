"""Finding: the units that answer a question, best first, each with its reasons."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from reverie.domain.language import DEFAULT, Language
from reverie.domain.values.unit import EVERYTHING, Unit, Within
from reverie.recall.features import features_of
from reverie.recall.pool import gather
from reverie.recall.ranker import BIAS, Ranker
from reverie.recall.reasons import SIGNALS, signal_of
from reverie.recall.signals import Signals, signals_of
from reverie.recall.weights import Fused, fuse
from reverie.recall_ports import Embedder, Index

RANKED = 80
"""The best fused units that the ranker looks at, or more if more are wanted."""
FUSED_SHARE = 0.2
"""How much of the fused score is added to the ranker's: it holds where the training does not."""


@dataclass(frozen=True, slots=True)
class Found:
    """One unit found, how well, and what each signal added to that."""

    unit: Unit
    score: float
    why: dict[str, float]


def find(
    index: Index,
    question: str,
    *,
    k: int = 10,
    embedder: Embedder | None = None,
    rankers: Mapping[str, Ranker] | None = None,
    within: Within = EVERYTHING,
    now: datetime | None = None,
    language: Language = DEFAULT,
) -> list[Found]:
    """The best `k` units for a question, by trained `rankers` or else by hand-set weights."""
    pool = gather(index, question, embedder=embedder, within=within, now=now, language=language)
    signals = signals_of(pool)
    fused = fuse(signals)
    units, eligible = pool.units, pool.eligible
    order = sorted(
        (n for n in range(len(units)) if units[n].number in eligible),
        key=lambda n: (-fused.scores[n], n),
    )
    ranker = (rankers or {}).get(ranker_for(signals))
    if ranker is None:
        return [_as_fused(signals, fused, n) for n in order[:k]]
    return rank(signals, fused, order[: max(RANKED, k)], ranker)[:k]


def ranker_for(signals: Signals) -> str:
    """The name of the ranker that was trained on pools like this one."""
    if "like said" in signals.columns:
        return "vectors"
    return "words after a night" if "fact" in signals.columns else "words before a night"


def rank(signals: Signals, fused: Fused, best: list[int], ranker: Ranker) -> list[Found]:
    """The best fused units in the order of the ranker."""
    found = []
    for n, row in zip(best, features_of(signals, fused, best), strict=True):
        why = dict.fromkeys(SIGNALS, 0.0)
        for name, share in ranker.shares(row).items():
            if name != BIAS:
                why[signal_of(name)] += share
        for name, values in fused.shares.items():
            why[signal_of(name)] += FUSED_SHARE * values[n]
        told = {name: share for name, share in why.items() if share}
        found.append(Found(signals.pool.units[n], sum(told.values()), told))
    return sorted(found, key=lambda one: (-one.score, one.unit.number))


def _as_fused(signals: Signals, fused: Fused, n: int) -> Found:
    why: dict[str, float] = {}
    for name, values in fused.shares.items():
        why[signal_of(name)] = why.get(signal_of(name), 0.0) + values[n]
    return Found(signals.pool.units[n], sum(why.values()), why)
