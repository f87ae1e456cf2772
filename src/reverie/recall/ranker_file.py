"""Ranker file: trained rankers as JSON, read and checked."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from reverie.errors import PathRefused, SettingRefused
from reverie.files import read
from reverie.recall.ranker import Ranker, Split, Tree
from reverie.recall.reasons import signal_of

MOST_BYTES = 32 << 20
"""Bytes of the longest file of rankers."""
BROKEN = (OSError, PathRefused, ValueError, KeyError, TypeError, AttributeError, AssertionError)
"""What reading a file that holds no ranker can come to."""
_WEIGHTS = Path(__file__).with_name("weights.json")


@cache
def rankers(file: Path = _WEIGHTS) -> Mapping[str, Ranker]:
    """The rankers of a file by the pools they were trained on; the shipped ones by default."""
    try:
        written = file.read_bytes() if file is _WEIGHTS else read(file.resolve(), MOST_BYTES)
        found = Rankers(json.loads(written))
        return found if file is _WEIGHTS else dict(found)
    except (*BROKEN, RecursionError) as error:
        raise SettingRefused(
            "ranker", f"{file} holds no ranker ({error}); give shipped, none or a file"
        ) from None


class Rankers(Mapping[str, Ranker]):
    """Rankers as a file writes them, each made when it is first taken: a pool needs one of them."""

    def __init__(self, written: Mapping[str, Mapping[str, object]]) -> None:
        self._written = dict(written.items())
        self._made: dict[str, Ranker] = {}

    def __getitem__(self, name: str) -> Ranker:
        if name not in self._made:
            self._made[name] = ranker_from(self._written[name])
        return self._made[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._written)

    def __len__(self) -> int:
        return len(self._written)


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
