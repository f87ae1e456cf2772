"""Ranker file: trained rankers as JSON, read and checked."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from reverie.errors import SettingRefused
from reverie.recall.ranker import Ranker, Split, Tree
from reverie.recall.reasons import signal_of

BROKEN = (OSError, ValueError, KeyError, TypeError, AttributeError, AssertionError)
"""What reading a file that holds no ranker can come to."""
_WEIGHTS = Path(__file__).with_name("weights.json")


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
