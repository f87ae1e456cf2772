"""Entries of versions before this one: what their sentences said and now is a field."""

from __future__ import annotations

import re
from typing import Any

_REPLAYED = re.compile(r"replayed as (new|familiar), priority (\d\.\d{4})")


def replay_told_by(reason: str) -> dict[str, Any]:
    """How a memory was replayed, from the reason that was its only record."""
    told = _REPLAYED.match(reason)
    if told is None:
        return {}
    return {"is_novel": told.group(1) == "new", "priority": float(told.group(2))}
