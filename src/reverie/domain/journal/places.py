"""Places: where in a mind a value lies."""

from __future__ import annotations

from typing import NamedTuple

Key = int | str | tuple[int, int]


class Place(NamedTuple):
    """Where in a mind a value lies: a table and a key in it."""

    table: str
    key: Key
