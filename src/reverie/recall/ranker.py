"""Ranker: a small trained model, evaluated in plain Python, that says what each feature added."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypeAlias

from reverie.errors import SettingRefused
from reverie.recall.reasons import signal_of

BROKEN = (OSError, ValueError, KeyError, TypeError, AttributeError, AssertionError)
"""What reading a file that holds no ranker can come to."""
BIAS = "bias"
"""The share that is the same for all, and so tells nothing."""
_WEIGHTS = Path(__file__).with_name("weights.json")


@dataclass(frozen=True, slots=True)
class Split:
    """A fork of a tree: up to a value one way, else the other; `mean` is what one expects here."""

    feature: str
    upto: float
    mean: float
    low: Tree
    high: Tree


Tree: TypeAlias = Split | float


@dataclass(frozen=True, slots=True)
class Ranker:
    """A straight line and some trees over named features; a feature that is absent is zero."""

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


@cache
def rankers(file: Path = _WEIGHTS) -> Mapping[str, Ranker]:
    """The rankers of a file by the pools they were trained on; the shipped ones by default."""
    try:
        written = json.loads(file.read_text(encoding="utf-8"))
        return {name: ranker_from(model) for name, model in written.items()}
    except (*BROKEN, RecursionError) as error:
        raise SettingRefused(
            "ranker", f"{file} holds no ranker ({error}); give shipped, none or a file"
        ) from None


def ranker_from(written: Mapping[str, object]) -> Ranker:
    """A ranker as its file writes it."""
    linear, trees = written["linear"], written["trees"]
    assert isinstance(linear, dict)
    assert isinstance(trees, list)
    weights = {_known(name): _number(weight) for name, weight in linear.items()}
    return Ranker(_number(written["bias"]), weights, tuple(map(_tree, trees)))


def _tree(written: object) -> Tree:
    if not isinstance(written, dict):
        return _number(written)
    return Split(
        _known(written["feature"]),
        _number(written["upto"]),
        _number(written["mean"]),
        _tree(written["low"]),
        _tree(written["high"]),
    )


def _known(feature: object) -> str:
    signal_of(str(feature))
    return str(feature)


def _number(written: object) -> float:
    if isinstance(written, bool) or not isinstance(written, int | float):
        raise TypeError(f"{written!r} is no number")
    if not math.isfinite(written):
        raise ValueError(f"{written!r} is no number")
    return float(written)


def _walk(tree: Tree, features: Mapping[str, float], added: dict[str, float]) -> None:
    """Each fork on the way adds, in the name of its feature, what it changes of the mean."""
    if not isinstance(tree, Split):
        added[BIAS] += tree
        return
    here = tree.mean
    added[BIAS] += here
    while True:
        name = tree.feature
        tree = tree.low if features.get(name, 0.0) <= tree.upto else tree.high
        if not isinstance(tree, Split):
            added[name] = added.get(name, 0.0) + tree - here
            return
        added[name] = added.get(name, 0.0) + tree.mean - here
        here = tree.mean
