"""Small files of weights in the form of the real ones, for tests of what reads them."""

from __future__ import annotations

import json
import struct
from collections.abc import Mapping, Sequence
from pathlib import Path

from reverie.recall.embedders.static import SHAPE, TABLE, TOKENIZER

LETTERS = "abcdefghijklmnopqrstuvwxyz"


def a_safetensors_file(file: Path, name: str, shape: Sequence[int], halves: bytes) -> Path:
    """A file with one array of half floats."""
    header = {name: {"dtype": "F16", "shape": list(shape), "data_offsets": [0, len(halves)]}}
    written = json.dumps(header).encode()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(struct.pack("<Q", len(written)) + written + halves)
    return file


def a_static_table(folder: Path, rows: int = SHAPE[0], width: int = SHAPE[1]) -> Path:
    """A folder like the package's: each letter points into a direction of its own."""
    vocabulary: Mapping[str, int] = {
        **{f"<{n}>": n for n in range(rows - len(LETTERS))},
        **{letter: rows - len(LETTERS) + n for n, letter in enumerate(LETTERS)},
    }
    table = bytearray(2 * rows * width)
    for n, letter in enumerate(LETTERS):
        struct.pack_into("<e", table, 2 * (vocabulary[letter] * width + n % width), 1.0)
    a_safetensors_file(folder / TABLE, "embedding.weight", (rows, width), bytes(table))
    tokenizer = folder / TOKENIZER
    tokenizer.parent.mkdir(parents=True, exist_ok=True)
    tokenizer.write_text(json.dumps({"model": {"vocab": vocabulary, "merges": []}}))
    return folder
