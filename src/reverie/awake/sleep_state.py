"""Sleep state: whether the agent sleeps or has just slept, and the numbers the hooks go by."""

from __future__ import annotations

import os

from reverie import keyed, light_json
from reverie.awake import debt, ledger

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

LONGEST_NIGHT_S = 12 * 3600
"""After how many seconds a process with the number of a night's is surely another one."""


def numbers_of(home: str) -> dict[str, Any]:
    """The numbers the hooks go by: the defaults, and what state/hook.json says otherwise."""
    try:
        given = light_json.parsed(keyed.read(os.path.join(home, ledger.STATE, "hook.json")))
    except (OSError, ValueError):
        return debt.DEFAULTS
    if not isinstance(given, dict):
        return debt.DEFAULTS
    fitting = {
        name: given[name]
        for name, value in debt.DEFAULTS.items()
        if type(given.get(name)) is type(value) and given[name] != []
    }
    return {**debt.DEFAULTS, **fitting}


def is_asleep(book: dict[str, Any], numbers: dict[str, Any], now: float) -> bool:
    """Whether a sleep is open and not stale, or a night runs."""
    if _is_within(book.get("sleep_started_at"), numbers["stale_sleep_s"], now):
        return True
    night = book.get("night")
    return (
        isinstance(night, dict)
        and _is_within(night.get("at"), LONGEST_NIGHT_S, now)
        and is_alive(night.get("pid"))
    )


def _is_within(stamp: object, seconds: float, now: float) -> bool:
    """Whether a moment lies in the last so many seconds; one from the future does not."""
    return bool(stamp) and ledger.stamp(now - seconds) < str(stamp) <= ledger.stamp(now + 60)


def is_alive(pid: object) -> bool:
    """Whether a process with this number runs."""
    if not isinstance(pid, int) or pid <= 0:
        return False
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


def is_rested(book: dict[str, Any], numbers: dict[str, Any], now: float) -> bool:
    """Whether the agent has slept so lately that no advice is due."""
    return _is_within(book.get("last_consolidated_at"), numbers["cooldown_s"], now)
