"""The nearest file or folder of a name, found by walking up like git; light, for every start."""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


def nearest(folder: str, name: str, fits: Callable[[str], bool] = os.path.exists) -> str | None:
    """The path of `name` in a folder, or the first one above it, where it fits."""
    folder = os.path.abspath(folder)
    while True:
        path = os.path.join(folder, name)
        if fits(path):
            return path
        parent = os.path.dirname(folder)
        if parent == folder:
            return None
        folder = parent
