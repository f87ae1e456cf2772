"""Ranker: the best units of a pool in order, by a small trained model in plain Python."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias

from reverie.frozen import dataclass
from reverie.recall.features import features_of
from reverie.recall.reasons import SIGNALS, signal_of
from reverie.recall.signals import Signals, signals_of
from reverie.recall.weights import Fused, fuse

if TYPE_CHECKING:
    from reverie.domain.values.unit import Unit
    from reverie.recall.pool import Pool

RANKED = 80
"""The best fused units that the ranker looks at, or more if more are wanted."""
FUSED_SHARE = 0.2
"""How much of the fused score is added to the ranker's: it holds where the training does not."""
BIAS = "bias"
"""The share that is the same for all, and so tells nothing."""


@dataclass(frozen=True, slots=True)
class Split:
    """A fork of a decision tree: up to a value one way, else the other.

    `mean` is what one expects here.
    """

    feature: str
    upto: float
    mean: float
    low: Tree
    high: Tree


Tree: TypeAlias = Split | float


@dataclass(frozen=True, slots=True)
class Ranker:
    """A linear model and gradient-boosted trees over named features.

    A feature that is absent is zero.
    """

    bias: float
    linear: Mapping[str, float]
    trees: tuple[Tree, ...]

    def shares(self, features: Mapping[str, float]) -> dict[str, float]:
        """What each feature adds to the log-odds that this is the answer; they add up to it."""
        added = {
            name: weight * features[name]
            for name, weight in self.linear.items()
            if features.get(name)
        }
        added[BIAS] = self.bias
        for tree in self.trees:
            _walk(tree, features, added)
        return added


@dataclass(frozen=True, slots=True)
class Found:
    """One unit found, how well, and what each signal added to that."""

    unit: Unit
    score: float
    why: dict[str, float]


def best_of(pool: Pool, k: int, rankers: Mapping[str, Ranker] | None = None) -> list[Found]:
    """The best `k` units of a pool, by trained `rankers` or else by hand-set weights."""
    signals = signals_of(pool)
    fused = fuse(signals)
    order = sorted(
        (n for n, unit in enumerate(pool.units) if unit.number in pool.eligible),
        key=lambda n: (-fused.scores[n], n),
    )
    ranker = (rankers or {}).get(ranker_for(signals))
    if ranker is None:
        return [_as_fused(signals, fused, n) for n in order[:k]]
    return _ranked(signals, fused, order[: max(RANKED, k)], ranker)[:k]


def ranker_for(signals: Signals) -> str:
    """The name of the ranker that was trained on pools like this one."""
    if "like said" in signals.columns:
        return "vectors"
    return "words after a night" if "fact" in signals.columns else "words before a night"


def _ranked(signals: Signals, fused: Fused, best: Sequence[int], ranker: Ranker) -> list[Found]:
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


def _walk(tree: Tree, features: Mapping[str, float], added: dict[str, float]) -> None:
    """Each fork on the way adds, in the name of its feature, what it changes of the mean.

    These path contributions add up to the leaf.
    """
    if not isinstance(tree, Split):
        added[BIAS] += tree
        return
    here, of, so_far = tree.mean, features.get, added.get
    added[BIAS] += here
    while True:
        name = tree.feature
        tree = tree.low if of(name, 0.0) <= tree.upto else tree.high
        if not isinstance(tree, Split):
            added[name] = so_far(name, 0.0) + tree - here
            return
        added[name] = so_far(name, 0.0) + tree.mean - here
        here = tree.mean
