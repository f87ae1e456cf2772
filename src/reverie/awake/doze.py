"""The doze, as hooks know it: when one is due, how it begins, how long they wait for it.

On the hook path, so light. The sign that one is due is `home.undozed`.
"""

from __future__ import annotations

import os
import time

from reverie import files
from reverie.awake import ledger
from reverie.awake.detached import run_detached
from reverie.awake.home import UNDOZED, undozed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

LEFT = ".doze-left"
"""The file that names the sign for which a doze could not be; nobody waits for another one."""
PAUSE_S = 0.02


def begin(home: str, numbers: dict[str, Any]) -> bool:
    """Begin a doze apart from this process, if one is due; tells whether it was begun."""
    is_due = bool(numbers["doze"]) and undozed(home) is not None
    return is_due and run_detached(home, "doze", "--by-itself")


def wait(home: str, numbers: dict[str, Any]) -> None:
    """Wait for the doze that is due, for so long as a start may; not for one that cannot be."""
    if not numbers["doze"] or not os.path.exists(os.path.join(home, "mind.db")):
        return
    end = time.monotonic() + numbers["doze_wait_ms"] / 1000
    while (sign := undozed(home)) is not None and time.monotonic() < end:
        if _left(home) == sign:
            return
        time.sleep(PAUSE_S)


def note_done(home: str, sign: int | None, now: float) -> None:
    """Take the sign away, unless a session has stopped since, and note when a doze last ran."""

    def decide(book: dict[str, Any]) -> None:
        book["last_dozed"] = ledger.local_date(now)
        clear(home, sign)

    ledger.change(home, decide, now)


def clear(home: str, sign: int | None) -> None:
    """Take the sign away if it is still the one that was seen; whoever calls holds the ledger."""
    if sign is not None and undozed(home) == sign:
        os.unlink(os.path.join(home, ledger.STATE, UNDOZED))


def note_left(home: str, sign: int | None) -> None:
    """Note that no doze could be for a sign, so that no start waits for it again."""
    if sign is not None:
        files.replace(os.path.join(home, ledger.STATE, LEFT), str(sign))


def _left(home: str) -> int | None:
    try:
        return int(files.glimpse(os.path.join(home, ledger.STATE, LEFT), 40))
    except ValueError:
        return None
