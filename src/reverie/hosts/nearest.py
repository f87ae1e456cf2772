"""The nearest file or folder of a name, found by walking up like git; light, for every start."""

from __future__ import annotations

import os


def nearest(folder: str, name: str) -> str | None:
    """The path of `name` in a folder or the first one above it that has it."""
    folder = os.path.abspath(folder)
    while True:
        path = os.path.join(folder, name)
        if os.path.exists(path):
            return path
        parent = os.path.dirname(folder)
        if parent == folder:
            return None
        folder = parent
