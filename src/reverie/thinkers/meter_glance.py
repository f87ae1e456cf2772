"""A glance at the meter: what this month and this day have cost, read without the domain."""

from __future__ import annotations

import json
from typing import Any

from reverie import keyed


def spent_lately(path: str, day: str) -> dict[str, Any] | None:
    """What calls of a day such as 2026-01-31, and of its month, have cost; None without a meter."""
    latest: dict[str, dict[str, Any]] = {}
    for line in keyed.lines(path):
        try:
            call = json.loads(line)
            latest[str(call["id"])] = call
        except (ValueError, KeyError, TypeError):
            continue
    if not latest:
        return None
    return {"day": _sum(latest, day), "month": _sum(latest, day[:7])}


def _sum(calls: dict[str, dict[str, Any]], date: str) -> dict[str, int]:
    mine = [call for call in calls.values() if str(call.get("at", "")).startswith(date)]
    names = ("calls", "tokens", "micros")
    return {name: sum(int(call.get(name) or 0) for call in mine) for name in names}
