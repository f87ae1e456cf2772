"""Entries of versions before this one: what their sentences said and now is a field."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import msgspec

_REPLAYED = re.compile(r"replayed as (new|familiar), priority (\d\.\d{4})")


def day_of_its_own(plan: Mapping[str, msgspec.Raw]) -> msgspec.Raw:
    """The day of a night whose plan names none: once, each sleep counted as a night."""
    day = {"number": plan["night"], "began": plan["began"]}
    return msgspec.Raw(msgspec.json.encode(day))


def replay_told_by(reason: str) -> dict[str, Any]:
    """How a memory was replayed, from the reason that was its only record."""
    told = _REPLAYED.match(reason)
    if told is None:
        return {}
    return {"is_novel": told.group(1) == "new", "priority": float(told.group(2))}
