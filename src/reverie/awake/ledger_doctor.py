"""The checkup of what all hosts share: whether the ledger is whole, and what the hooks logged."""

from __future__ import annotations

import os
from collections.abc import Iterator

from reverie import files
from reverie.awake import ledger
from reverie.awake.hooks import LOG
from reverie.awake.soundness import SET_ASIDE, odd_entries

Found = tuple[bool, str, str]
"""Whether something is well, what was found, and what to do."""

RECENT_S = 7 * 24 * 3600
"""For how many seconds a failure of a hook is worth telling."""


def ledger_checkup(home: str, now: float) -> Iterator[Found]:
    """What was looked at, if hooks have ever been connected here."""
    if os.path.isdir(os.path.join(home, ledger.STATE)):
        yield _ledger(home)
        yield _log(home, now)


def _ledger(home: str) -> Found:
    try:
        book = ledger.read(home)
    except ValueError as error:
        step = "run `reverie sleep status`: it sets the file aside and rebuilds it"
        return False, f"the ledger cannot be read ({error})", step
    if book is None:
        return True, "no ledger yet: no hook has been called", ""
    if book.get("rebuilt"):
        told = book["rebuilt"]
        step = (
            f"what is left of the old one is in state/{told['from']}; the next start or night "
            f"finds the sessions since {str(book.get('installed_at'))[:10]} again"
        )
        return False, f"the ledger was damaged and rebuilt on {told['at'][:10]}", step
    if odd := odd_entries(book):
        step = f"look at `{SET_ASIDE}` in state/{ledger.FILE}, then delete that key"
        return False, odd, step
    return True, f"the ledger is whole (debt {book['debt']})", ""


def _log(home: str, now: float) -> Found:
    since = ledger.stamp(now - RECENT_S)
    path = os.path.join(home, ledger.STATE, LOG)
    try:
        log = files.read(path).decode(errors="replace").splitlines()
        recent = [line.strip() for line in log if line > since]
    except FileNotFoundError:
        recent = []
    if not recent:
        return True, "the hooks have reported no failure this week", ""
    count = f"{len(recent)} failure{'s' * (len(recent) != 1)}"
    return False, f"the hooks reported {count} this week", f"the last: {recent[-1]}"
