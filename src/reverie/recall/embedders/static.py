"""Static embeddings: each token has one vector, and a text is the mean of its tokens' vectors."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from reverie.extras import how_to_install
from reverie.recall.embedders.weights_file import folder_of, needed_numpy, tensors, unfit

PACKAGE = "wordllama"
INSTALL = how_to_install("embed")
TABLE = "weights/l2_supercat_256.safetensors"
TOKENIZER = "tokenizers/l2_supercat_tokenizer_config.json"
SHAPE = (32_000, 256)
_WORDS_KEPT = 20_000
"""Words whose tokens are remembered, so that they are merged once."""
_SMALL = 1e-12
_SPACE = "\u2581"
"""What stands for the space before a word."""
_FIRST_BYTE = 3
"""The number of byte 0; what the vocabulary lacks is told byte by byte."""
LONGEST_PIECE = 48
"""Characters of a word that are merged together: a longer one is cut."""


class _Model(msgspec.Struct):
    vocab: dict[str, int]


class _Tokenizer(msgspec.Struct):
    model: _Model


class StaticTable:
    """The table of the package wordllama; its two files are mapped on first use."""

    name = "wordllama-l2-256"

    def __init__(self, folder: Path | None = None) -> None:
        self._numpy = needed_numpy()
        self._folder = folder or folder_of(PACKAGE, INSTALL)
        self._table: Any = None
        self._tokens: Callable[[str], tuple[int, ...]] = lambda word: ()

    def vectors(self, texts: Sequence[str]) -> Any:
        """One embedding a text, as rows of length one; of a text without words all are 0."""
        if self._table is None:
            self._load()
        numpy = self._numpy
        rows = numpy.zeros((len(texts), SHAPE[1]), dtype="float32")
        for number, text in enumerate(texts):
            if ids := [token for word in words_of(text) for token in self._tokens(word)]:
                rows[number] = self._table[ids].astype("float32").mean(0)
        return rows / numpy.maximum(numpy.linalg.norm(rows, axis=1, keepdims=True), _SMALL)

    def _load(self) -> None:
        try:
            table = tensors(self._folder / TABLE, self._numpy)["embedding.weight"]
            written = (self._folder / TOKENIZER).read_bytes()
            vocabulary = msgspec.json.decode(written, type=_Tokenizer).model.vocab
        except (OSError, ValueError, KeyError, TypeError, msgspec.MsgspecError) as error:
            raise unfit(PACKAGE, error) from error
        if table.shape != SHAPE or len(vocabulary) != SHAPE[0]:
            raise unfit(PACKAGE, f"a table of {len(vocabulary):,} tokens as {table.shape}")
        self._table = table
        self._tokens = lru_cache(_WORDS_KEPT)(lambda word: token_ids(word, vocabulary))


def words_of(text: str) -> list[str]:
    """What is cut before pairs are merged (byte pair encoding): words, the long ones in parts."""
    return [
        (_SPACE if not start else "") + word[start : start + LONGEST_PIECE]
        for word in text.split()
        for start in range(0, len(word), LONGEST_PIECE)
    ]


def token_ids(word: str, vocabulary: Mapping[str, int]) -> tuple[int, ...]:
    """The numbers of a word's tokens: the pair that was learned first is merged first."""
    parts = list(word)
    unknown = len(vocabulary)
    while len(parts) > 1:
        ranks = [vocabulary.get(one + other, unknown) for one, other in pairwise(parts)]
        first = min(ranks)
        if first == unknown:
            break
        at = ranks.index(first)
        parts[at : at + 2] = [parts[at] + parts[at + 1]]
    return tuple(number for part in parts for number in _numbers(part, vocabulary))


def _numbers(part: str, vocabulary: Mapping[str, int]) -> list[int]:
    known = vocabulary.get(part)
    if known is not None:
        return [known]
    return [_FIRST_BYTE + byte for byte in part.encode("utf-8", "replace")]
