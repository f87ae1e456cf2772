"""Fusing: one score from many signals, by hand-set weights, with each signal's share in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from reverie.domain.boundary import ACROSS
from reverie.domain.unit import Unit
from reverie.recall.signals import Signals


@dataclass(frozen=True, slots=True)
class Weights:
    """How much each signal counts; relevance is what spreads to neighbours and the session."""

    relevance: Mapping[str, float]
    priors: Mapping[str, float] = field(default_factory=dict)
    from_before: float = 0.3
    """The share of a unit's relevance that reaches the next unit: answers follow questions."""
    from_after: float = 0.1
    session: float = 0.7
    """The share of the best relevance of a session that all its units get."""


_DAYS = {"on the day": 0.3, "told soon after": 0.6}
BEFORE_A_NIGHT = Weights(
    {"words": 1.0, **_DAYS},
    {"speaker": 4.0, "asks": -2.0, "asks briefly": -2.0},
    from_before=0.4,
)
AFTER_A_NIGHT = Weights(
    {"words": 0.3, "context": 0.7, "questions": 0.2, **_DAYS},
    {"speaker": 4.0, "asks briefly": -0.5, "fact": 1.5},
    from_before=0.25,
)
SEEING_BEFORE_A_NIGHT = Weights(
    {"words": 0.7, "like said": 0.7, "like after reply": 0.5, **_DAYS},
    {"speaker": 4.0, "asks": -1.5, "asks briefly": -2.0},
    from_before=0.25,
    session=0.4,
)
SEEING_AFTER_A_NIGHT = Weights(
    {"words": 0.2, "context": 0.4, "questions": 0.2, "like said": 0.8, "like after reply": 0.5,
     "like statement": 0.6, **_DAYS},
    {"speaker": 4.0, "asks briefly": -0.5, "fact": 1.2},
    from_before=0.1,
    session=0.5,
)  # fmt: skip


def weights_for(signals: Signals) -> Weights:
    """The weights that fit what a pool has: vectors or not, seen by a night or not yet."""
    rested, seeing = "fact" in signals.columns, "like said" in signals.columns
    if seeing:
        return SEEING_AFTER_A_NIGHT if rested else SEEING_BEFORE_A_NIGHT
    return AFTER_A_NIGHT if rested else BEFORE_A_NIGHT


@dataclass(frozen=True, slots=True)
class Fused:
    """The scores of a pool, and what made them up, signal by signal."""

    scores: list[float]
    relevance: list[float]
    shares: dict[str, list[float]]


def fuse(signals: Signals, weights: Weights | None = None) -> Fused:
    """The score of each unit: its own relevance, some of its neighbours', and what it is."""
    weights = weights or weights_for(signals)
    units = signals.pool.units
    shares = _weighed(signals, weights.relevance)
    own = _sums(shares, len(units))
    shares["neighbours"] = near = _from_neighbours(units, own, weights)
    relevance = [one + other for one, other in zip(own, near, strict=True)]
    best = _best_of_sessions(units, relevance)
    shares["session"] = [weights.session * best[unit.session] for unit in units]
    shares |= _weighed(signals, weights.priors)
    return Fused(_sums(shares, len(units)), relevance, shares)


def _weighed(signals: Signals, weights: Mapping[str, float]) -> dict[str, list[float]]:
    return {name: [weight * value for value in signals.columns[name]]
            for name, weight in weights.items() if name in signals.columns}  # fmt: skip


def _sums(shares: Mapping[str, list[float]], size: int) -> list[float]:
    return [sum(values) for values in zip(*shares.values(), strict=True)] or [0.0] * size


def _from_neighbours(
    units: Sequence[Unit], relevance: Sequence[float], weights: Weights
) -> list[float]:
    """What the two units before and after add; a step further counts half."""
    place = {(unit.session, unit.number): n for n, unit in enumerate(units)}
    steps = ((-1, weights.from_before), (-2, weights.from_before / 2),
             (1, weights.from_after), (2, weights.from_after / 2))  # fmt: skip
    return [
        sum(share * relevance[near] * _across(units, n, near)
            for step, share in steps
            if (near := place.get((unit.session, unit.number + step))) is not None)
        for n, unit in enumerate(units)
    ]  # fmt: skip


def _across(units: Sequence[Unit], here: int, there: int) -> float:
    """What is left of a recollection that passes from one unit to another, boundary by boundary."""
    between = units[min(here, there) + 1 : max(here, there) + 1]
    crossed = sum(1 for unit in between if unit.gloss and unit.gloss.boundary)
    return float(ACROSS**crossed)


def _best_of_sessions(units: Sequence[Unit], relevance: Sequence[float]) -> dict[str, float]:
    best: dict[str, float] = {}
    for unit, score in zip(units, relevance, strict=True):
        best[unit.session] = max(score, best.get(unit.session, score))
    return best
