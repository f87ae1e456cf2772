"""The checkup of a project: what the hooks logged, how the ledger is, and the client's side."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator

from reverie.awake import ledger
from reverie.awake.hooks import LOG
from reverie.hosts.claude_code.hooks_doctor import hooks_checkup

RECENT_S = 7 * 24 * 3600
"""For how many seconds a failure of a hook is worth telling."""


def checkup(home: str, now: float | None = None) -> Iterator[tuple[bool, str, str]]:
    """What was looked at: whether it is well, what was found, and what to do."""
    moment = time.time() if now is None else now
    if os.path.isdir(os.path.join(home, ledger.STATE)):
        yield _ledger(home)
        yield _log(home, moment)
    if os.path.basename(os.path.abspath(home)) == ".reverie":
        yield from hooks_checkup(os.path.dirname(os.path.abspath(home)), moment)
    if os.path.exists(os.path.join(home, ledger.STATE, "paused")):
        yield False, "the hooks are paused and capture nothing", "run `reverie resume`"


def _ledger(home: str) -> tuple[bool, str, str]:
    try:
        book = ledger.read(home)
    except ValueError as error:
        step = "run `reverie sleep status`: it sets the file aside and rebuilds it"
        return False, f"the ledger cannot be read ({error})", step
    if book is None:
        return True, "no ledger yet: no hook has been called", ""
    if book.get("rebuilt"):
        told = book["rebuilt"]
        step = f"what is left of the old one is in state/{told['from']}; sessions are found again"
        return False, f"the ledger was damaged and rebuilt on {told['at'][:10]}", step
    return True, f"the ledger is whole (debt {book['debt']})", ""


def _log(home: str, now: float) -> tuple[bool, str, str]:
    since = ledger.stamp(now - RECENT_S)
    path = os.path.join(home, ledger.STATE, LOG)
    try:
        with open(path, encoding="utf-8", errors="replace") as file:
            recent = [line.strip() for line in file if line > since]
    except FileNotFoundError:
        recent = []
    if not recent:
        return True, "the hooks have reported no failure this week", ""
    count = f"{len(recent)} failure{'s' * (len(recent) != 1)}"
    return False, f"the hooks reported {count} this week", f"the last: {recent[-1]}"
