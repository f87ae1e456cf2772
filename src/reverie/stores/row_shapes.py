"""Row shapes: which type each column of a row has that comes from outside."""

from __future__ import annotations

from typing import Any

import msgspec

Json = tuple[Any, ...]
_SHAPES = {
    "session": tuple[str, int | None, int | None, int | None, str, str | None, str],
    "episode": tuple[int, str, int, str, str, int, int, int, int, str, str, int, str | None],
    "thought": tuple[str, int, str, str, str, str | None, int],
}
"""What a row of each kind holds, in the order of its columns."""


def row_of(kind: str, row: list[Any]) -> Json:
    """A row as it may be read; ValueError where a value of it is of another type."""
    fits: Json = msgspec.convert(row, type=_SHAPES[kind])
    return fits
