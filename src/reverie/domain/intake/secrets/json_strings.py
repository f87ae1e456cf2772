"""JSON strings: what is done to texts is done to each string of it, so that it stays JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

Change = Callable[[str], str]
"""What is done to one text."""


def with_texts(text: str, change: Change) -> str:
    """The text changed; of JSON each string for itself, also where one holds JSON again."""
    if not text.startswith(("[", "{")):
        return change(text)
    try:
        read = json.loads(text)
    except (ValueError, RecursionError):
        return change(text)
    changed = _changed(read, change)
    return text if changed == read else json.dumps(changed, ensure_ascii=False)


def _changed(read: Any, change: Change) -> Any:
    if isinstance(read, str):
        return with_texts(read, change)
    if isinstance(read, list):
        return [_changed(item, change) for item in read]
    if isinstance(read, dict):
        return {name: _changed(item, change) for name, item in read.items()}
    return read
